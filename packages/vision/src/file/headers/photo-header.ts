/** The format detected from a file's bytes; its name and declared type are ignored. */
export type PhotoFormat = 'jpeg' | 'png' | 'webp' | 'heic' | 'avif' | 'gif' | 'bmp' | 'tiff'

type Size = { readonly width: number; readonly height: number }

/** Declarations of a file's header about its pixels: all that determines the memory of decoding. */
export type PhotoHeader = Size &
  (
    | {
        readonly format: 'jpeg'
        /** Samples per pixel of all components together, after subsampling: 1.5 for 4:2:0, 3 for 4:4:4. */
        readonly samplesPerPixel: number
        /** Four components: cyan, magenta, yellow and black. */
        readonly isInk: boolean
        /** Several scans: the decoder stores the coefficients of the whole picture. */
        readonly isBuffered: boolean
      }
    | {
        readonly format: 'png'
        readonly bytesPerPixel: number
        readonly isInterlaced: boolean
      }
    | { readonly format: 'gif' }
    | { readonly format: 'tiff'; readonly bytesPerPixel: number }
    | {
        readonly format: 'bmp'
        /** Place of the first stored row in the file. */
        readonly pixelsAt: number
        readonly bytesPerPixel: number
        /** Length of a stored row. */
        readonly rowBytes: number
        readonly isFromTop: boolean
      }
    | { readonly format: 'webp'; readonly isLossless: boolean; readonly hasAlpha: boolean }
    | {
        readonly format: 'heic' | 'avif'
        /** More than 8 bits a sample. */
        readonly isDeep: boolean
        /** More colour samples than 4:2:0 has. */
        readonly hasFullColour: boolean
        readonly hasAlpha: boolean
        readonly hasProfile: boolean
      }
  )
