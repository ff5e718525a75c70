import { analysisCopy } from '~/copy/analysis/analysis.ts'
import type { PhotoProblem } from './photo-file.ts'

const { toasts } = analysisCopy

/** What to say about a file that is not accepted. */
export const PROBLEM_SENTENCES = {
  'too-large': toasts.tooLarge,
  unsupported: toasts.unsupported,
  animated: toasts.animated,
  hdr: toasts.hdr,
  broken: toasts.broken,
} satisfies Record<PhotoProblem, object>
