"""The index in Milvus: a cluster, one server, or a file of this machine (extra ``milvus``)."""
