"""A compressed index for more vectors than can all be compared with every question.

The vectors are grouped around centroids. A question is compared with the centroids, then with the codes of
the vectors in the nearest groups, 4 bits for each 4 numbers, 16 times smaller than float16. The codes only
choose candidates: those are scored by the vectors themselves, which stay on disk and are mapped. So what the
codes lose costs nothing, and a good passage is missed only if its group was not looked at. How often that
happens is measured when the index is built, and the number of groups to look at is chosen by it.
"""
