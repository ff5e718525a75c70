import { analysisPhoto } from '@riflesso/contract'

/** URL of a stored photo; the image cookie authorises it. */
export const photoAddress = (analysisId: string, slot: 'prima' | 'dopo'): string =>
  analysisPhoto.path.replace(':id', encodeURIComponent(analysisId)).replace(':slot', slot)
