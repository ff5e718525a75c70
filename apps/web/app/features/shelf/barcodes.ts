/** Barcodes printed on tubes and bottles. */
const FORMATS = ['ean_13', 'ean_8', 'upc_a', 'upc_e']

/** The part of the Barcode Detection API that is used here; TypeScript's DOM types do not have it. */
type Detector = { detect(source: HTMLVideoElement): Promise<readonly { readonly rawValue: string }[]> }
type DetectorClass = new (options: { formats: string[] }) => Detector

const detectorClass = (): DetectorClass | null =>
  (globalThis as typeof globalThis & { readonly BarcodeDetector?: DetectorClass }).BarcodeDetector ?? null

/** Whether the browser reads barcodes and has a camera. */
export const canReadBarcodes = (): boolean => detectorClass() !== null && 'mediaDevices' in navigator

/** A function that returns the barcode in the current frame of a video, or null. */
export function barcodeReader(): (video: HTMLVideoElement) => Promise<string | null> {
  const Detector = detectorClass()
  const detector = Detector && new Detector({ formats: FORMATS })
  return async (video) => (await detector?.detect(video))?.[0]?.rawValue ?? null
}
