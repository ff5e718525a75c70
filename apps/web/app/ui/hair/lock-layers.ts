import gloss from './lock-gloss.avif'
import shade from './lock-shade.avif'
import shine from './lock-shine.avif'

/** Colours of hair, '#RRGGBB', from roots to tips. */
export type LockColours = { readonly roots: string; readonly lengths: string; readonly ends: string }

/** Grey pictures of one lock of hair (`tools/pictures/lock.ts`) and how each is laid over the colours, the lowest first. */
export const LAYERS = [
  { picture: shade, blend: 'multiply' },
  { picture: shine, blend: 'color-dodge' },
  { picture: gloss, blend: 'screen' },
] as const

/** Where the colours lie, as shares of the height: the zones of the trade with soft borders. */
export const stopsOf = ({ roots, lengths, ends }: LockColours) =>
  [
    [0.1, roots],
    [0.32, lengths],
    [0.58, lengths],
    [0.82, ends],
  ] as const
