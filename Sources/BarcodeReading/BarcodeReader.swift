internal import Barcodes
