import type { Wave } from '@riflesso/vision/render'

/** Request to the worker for one picture of hair; sizes in pixels. */
export type LockRequest = {
  readonly width: number
  readonly height: number
  readonly roots: string
  readonly lengths: string
  readonly ends: string
  readonly highlights?: { readonly colour: string; readonly share: number }
  readonly seed: number
  readonly wave?: Wave
}
