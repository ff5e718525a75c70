import type { ErrorCode } from '@riflesso/contract'

/** Whether a failure is about one photo: the answer then names its slot. */
export const isAboutPhoto = (code: ErrorCode): boolean =>
  code.startsWith('image-') || code === 'no-hair' || code === 'unsure-hair' || code === 'readings-differ'
