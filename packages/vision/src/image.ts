/** An upright picture in display sRGB, 8 bits a channel, row by row, alpha ignored. */
export type RgbaImage = {
  readonly width: number
  readonly height: number
  /** width × height × 4 values: R, G, B, A. */
  readonly data: Uint8ClampedArray | Uint8Array
}

/** The confidence that each pixel is hair: width × height values, 0 = not hair, 255 = hair. */
export type HairMask = {
  readonly width: number
  readonly height: number
  readonly data: Uint8Array
}
