import type { OptionId } from '@riflesso/colorimetry'
import { analysisPhoto, analysisPreview } from '@riflesso/contract'
import type { AnalysisResult } from './analysis-result.ts'

/** There is a photo of the hair as it is, and a plan that changes it. */
export const hasPreview = ({ prima, sessions }: Pick<AnalysisResult, 'prima' | 'sessions'>): boolean =>
  prima !== null && sessions > 0

/** Addresses of the stored Prima photo and of the same in the colour of an option; the browser's image cookie opens them. */
export const previewAddresses = (analysisId: string, option: OptionId) => {
  const id = encodeURIComponent(analysisId)
  return {
    before: analysisPhoto.path.replace(':id', id).replace(':slot', 'prima'),
    after: `${analysisPreview.path.replace(':id', id)}?option=${option}`,
  }
}
