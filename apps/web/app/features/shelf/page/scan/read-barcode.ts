import { prepareZXingModule, readBarcodes } from 'zxing-wasm/reader'
import decoder from 'zxing-wasm/reader/zxing_reader.wasm?url'

// Its default address is a server of others.
prepareZXingModule({ overrides: { locateFile: () => decoder } })

/** Text of a product's barcode in a picture; null if none is readable. */
export async function readBarcode(picture: ImageData): Promise<string | null> {
  const [found] = await readBarcodes(picture, { formats: ['EAN13', 'EAN8', 'UPCA', 'Code128'], maxNumberOfSymbols: 1 })
  return found?.isValid ? found.text : null
}
