/**
 * Square planes with a border of one zero all round, the channels of a pixel side by side: (size + 2)² × channels values, in the
 * memory of a network.
 */
export type Planes = { readonly channels: number; readonly size: number; readonly data: Float32Array }

/** Index of the first channel of a pixel inside the border. */
export const placeOf = ({ channels, size }: Planes, x: number, y: number): number =>
  ((y + 1) * (size + 2) + x + 1) * channels

/** Number of values in planes with their border. */
export const valuesOf = (channels: number, size: number): number => channels * (size + 2) ** 2

/** Position of a pixel of a doubled map in the small one, with pixel centres aligned half a pixel in. */
export const sourceOf = (position: number): number => Math.max(0, position / 2 - 0.25)
