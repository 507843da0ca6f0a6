archive-path-unsafe = “{ $name }” leads out of its archive.
archive-not-a-file = “{ $name }” is a link or a device, not a file.
archive-name-twice = “{ $name }” stands in its archive more than once; only the first is read.
archive-too-deep = “{ $name }” lies in an archive inside another. Unpack that one first.
collection-unknown = There is no collection “{ $name }”. There are: { $known }
collection-name-invalid = “{ $name }” cannot name a collection. Begin with a letter or a digit; letters, digits, spaces, dots, hyphens and underscores may follow. “guides” is the name of what comes with Rigwise.
collection-line = { $name }: { $documents ->
    [one] { $documents } document
   *[other] { $documents } documents
}
url-off = Addresses are not fetched unless you allow it: { $how }
url-invalid = “{ $url }” is not fetched: an address begins with http:// or https:// and holds no user name.
url-private = “{ $url }” is not fetched: { $address } is no public address.
url-unreachable = “{ $url }” could not be fetched: { $reason }
url-status = “{ $url }” was answered with the status { $status }.
url-redirects = “{ $url }” leads on to another address too often.
url-slow = “{ $url }” did not arrive within { $seconds } s.
url-too-large = “{ $url }” is larger than the limit of { $limit } bytes.
url-type = “{ $url }” is of the type “{ $type }”, which is not read.
