import type { BrandId } from '@riflesso/colorimetry'
import { analysisAsText } from '@riflesso/consultation'
import { analysisCopy } from '~/copy/analysis.ts'
import { toast } from '~/ui/toast.ts'
import type { AnalysisResult } from '../model/analysis-result.ts'
import { exportFileName } from '../model/export-name.ts'

const { toasts } = analysisCopy

/** Hands the analysis over as a text file named from client and colour, with the brand's writing of the shades. */
export function exportAnalysis(analysis: AnalysisResult | null, brand: BrandId | null): void {
  if (analysis === null) {
    toast.error(toasts.nothingToExport)
    return
  }
  const name = exportFileName(analysis.client, analysis.colorName)
  const url = URL.createObjectURL(new Blob([analysisAsText(analysis, brand)], { type: 'text/plain;charset=utf-8' }))
  const link = document.createElement('a')
  link.href = url
  link.download = name
  link.click()
  URL.revokeObjectURL(url)
  toast.success({ title: toasts.exported.title, text: toasts.exported.text(name) })
}
