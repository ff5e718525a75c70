/** The part of libheif's C interface (heif.h) that `heic.ts` calls; the package types only its other entry points. */
declare module 'libheif-js/libheif-wasm/libheif-bundle.mjs' {
  type Pointer = number

  export type Libheif = {
    /** Views of the instance's memory; replaced whenever it grows, so read them again after every call. */
    readonly HEAPU8: Uint8Array
    readonly HEAPU32: Uint32Array
    _malloc(bytes: number): Pointer
    _free(address: Pointer): void
    _heif_context_alloc(): Pointer
    _heif_context_read_from_memory(
      error: Pointer,
      context: Pointer,
      source: Pointer,
      bytes: number,
      options: Pointer,
    ): void
    _heif_context_get_primary_image_handle(error: Pointer, context: Pointer, target: Pointer): void
    _heif_image_handle_get_width(handle: Pointer): number
    _heif_image_handle_get_height(handle: Pointer): number
    _heif_image_handle_get_raw_color_profile_size(handle: Pointer): number
    _heif_image_handle_get_raw_color_profile(error: Pointer, handle: Pointer, target: Pointer): void
    _heif_decode_image(
      error: Pointer,
      handle: Pointer,
      target: Pointer,
      colorspace: number,
      chroma: number,
      options: Pointer,
    ): void
    _heif_image_get_width(image: Pointer, channel: number): number
    _heif_image_get_height(image: Pointer, channel: number): number
    _heif_image_get_plane_readonly(image: Pointer, channel: number, stride: Pointer): Pointer
  }

  export default function createLibheif(options?: {
    print?: (line: string) => void
    printErr?: (line: string) => void
  }): Libheif
}
