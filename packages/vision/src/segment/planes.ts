/**
 * Square planes with a border of one zero all round, the channels of a pixel side by side: (size + 2)² × channels values, in the
 * memory of a network.
 */
export type Planes = { readonly channels: number; readonly size: number; readonly data: Float32Array }

/** Number of values in planes with their border. */
export const valuesOf = (channels: number, size: number): number => channels * (size + 2) ** 2
