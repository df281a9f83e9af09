internal import ImageFiles
