import type { OptionId } from '@riflesso/colorimetry'
import { analysisPreview } from '@riflesso/contract'
import { photoAddress } from '~/api/photo-address.ts'
import type { AnalysisResult } from '../../model/analysis-result.ts'

/** There is a photo of the hair as it is, and a plan that changes it. */
export const hasPreview = ({ prima, sessions }: Pick<AnalysisResult, 'prima' | 'sessions'>): boolean =>
  prima !== null && sessions > 0

/** Addresses of the stored Prima photo and of the same in the colour of an option; the browser's image cookie opens them. */
export const previewAddresses = (analysisId: string, option: OptionId) => ({
  before: photoAddress(analysisId, 'prima'),
  after: `${analysisPreview.path.replace(':id', encodeURIComponent(analysisId))}?option=${option}`,
})
