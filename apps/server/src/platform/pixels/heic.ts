import createLibheif, { type Libheif } from 'libheif-js/libheif-wasm/libheif-bundle.mjs'

/** A HEIC photo as decoded by libheif: rotation, mirroring and cropping applied, colours in the file's own space. */
type HeicPhoto = {
  readonly width: number
  readonly height: number
  /** Interleaved R, G, B, 8 bits, rows without padding. */
  readonly rgb: Uint8Array
  /** The ICC profile of the file, or null. */
  readonly icc: Uint8Array | null
}

type HeicAnswer =
  | { readonly ok: true; readonly photo: HeicPhoto }
  | { readonly ok: false; readonly code: 'image-broken' | 'image-too-many-pixels' }

// Values of libheif's C enumerations (heif.h).
const COLORSPACE_RGB = 1
const CHROMA_INTERLEAVED_RGB = 10
const CHANNEL_INTERLEAVED = 10
// heif_error: two enumerations and a pointer. The first is 0 when all went well.
const ERROR_BYTES = 12
const POINTER_BYTES = 4

const readUint32 = (heif: Libheif, address: number): number => heif.HEAPU32[address >>> 2] ?? 0

/** Calls a libheif function that returns a heif_error through its first argument. */
const succeeds = (heif: Libheif, call: (error: number) => void) => {
  const error = heif._malloc(ERROR_BYTES)
  call(error)
  const code = readUint32(heif, error)
  heif._free(error)
  return code === 0
}

/** Calls a libheif function that stores a pointer; null when it fails. */
const pointerFrom = (heif: Libheif, call: (error: number, target: number) => void) => {
  const target = heif._malloc(POINTER_BYTES)
  const ok = succeeds(heif, (error) => call(error, target))
  const pointer = readUint32(heif, target)
  heif._free(target)
  return ok && pointer !== 0 ? pointer : null
}

const readIcc = (heif: Libheif, handle: number) => {
  const size = heif._heif_image_handle_get_raw_color_profile_size(handle)
  if (size === 0) return null
  const target = heif._malloc(size)
  const ok = succeeds(heif, (error) => heif._heif_image_handle_get_raw_color_profile(error, handle, target))
  return ok ? new Uint8Array(heif.HEAPU8.slice(target, target + size)) : null
}

const readPixels = (heif: Libheif, handle: number): Pick<HeicPhoto, 'width' | 'height' | 'rgb'> | null => {
  const image = pointerFrom(heif, (error, target) =>
    heif._heif_decode_image(error, handle, target, COLORSPACE_RGB, CHROMA_INTERLEAVED_RGB, 0),
  )
  if (image === null) return null
  const width = heif._heif_image_get_width(image, CHANNEL_INTERLEAVED)
  const height = heif._heif_image_get_height(image, CHANNEL_INTERLEAVED)
  const strideTarget = heif._malloc(POINTER_BYTES)
  const plane = heif._heif_image_get_plane_readonly(image, CHANNEL_INTERLEAVED, strideTarget)
  const stride = readUint32(heif, strideTarget)
  if (plane === 0 || width <= 0 || height <= 0) return null
  const rgb = new Uint8Array(width * height * 3)
  for (let row = 0; row < height; row++) {
    const start = plane + row * stride
    rgb.set(heif.HEAPU8.subarray(start, start + width * 3), row * width * 3)
  }
  return { width, height, rgb }
}

/**
 * Decodes the primary picture of a HEIC file. Each call has its own WebAssembly instance: its memory, which never
 * shrinks, is freed with it, and a malicious file cannot affect the next one. Blocks its thread: workers only.
 */
export const decodeHeic = (bytes: Uint8Array, maxPixels: number): HeicAnswer => {
  const heif: Libheif = createLibheif({ print: () => {}, printErr: () => {} })
  const context = heif._heif_context_alloc()
  const source = heif._malloc(bytes.length)
  heif.HEAPU8.set(bytes, source)
  const parsed = succeeds(heif, (error) => heif._heif_context_read_from_memory(error, context, source, bytes.length, 0))
  if (!parsed) return { ok: false, code: 'image-broken' }
  const handle = pointerFrom(heif, (error, target) =>
    heif._heif_context_get_primary_image_handle(error, context, target),
  )
  if (handle === null) return { ok: false, code: 'image-broken' }
  const pixels = heif._heif_image_handle_get_width(handle) * heif._heif_image_handle_get_height(handle)
  if (pixels > maxPixels) return { ok: false, code: 'image-too-many-pixels' }
  const decoded = readPixels(heif, handle)
  if (decoded === null) return { ok: false, code: 'image-broken' }
  return { ok: true, photo: { ...decoded, icc: readIcc(heif, handle) } }
}
