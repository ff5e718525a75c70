import type { OptionId } from '@riflesso/colorimetry'
import { analysisPreview } from '@riflesso/contract'
import { photoAddress } from '~/api/photo-address.ts'
import type { AnalysisResult } from '../../model/analysis-result.ts'

/** Whether there is a Prima photo and a plan that changes its colour. */
export const hasPreview = ({ prima, sessions }: Pick<AnalysisResult, 'prima' | 'sessions'>): boolean =>
  prima !== null && sessions > 0

/** URLs of the stored Prima photo and of its preview for an option in its planned colour; the image cookie authorises them. */
export const previewAddresses = (analysisId: string, option: OptionId, colour: string) => ({
  before: photoAddress(analysisId, 'prima'),
  after: `${analysisPreview.path.replace(':id', encodeURIComponent(analysisId))}?option=${option}&colour=${encodeURIComponent(colour)}`,
})
