import { percentOf } from '../data/products/developers.ts'
import type { Phase } from '../model/plan.ts'

/** Volumes of everything in a phase that contains peroxide: its developer, and products that are developers themselves. */
export const volumesOf = ({ developer, products }: Phase): readonly number[] =>
  [developer?.volume, ...products.map((product) => product.volume)].filter((volume) => volume !== undefined)

export const percentsOf = (phase: Phase): readonly number[] => volumesOf(phase).map(percentOf)
