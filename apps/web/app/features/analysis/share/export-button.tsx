import type { BrandNotation } from '@riflesso/colorimetry'
import { analysisAsText } from '@riflesso/consultation'
import { IconDownload } from '@tabler/icons-react'
import { analysisCopy } from '~/copy/analysis/analysis.ts'
import { resultCopy } from '~/copy/analysis/analysis-result.ts'
import { useSalonBrand } from '~/salon/salon-settings.ts'
import { Button } from '~/ui/button.tsx'
import { saveFile } from '~/ui/save-file.ts'
import { toast } from '~/ui/toast/toast.ts'
import type { AnalysisResult } from '../model/analysis-result.ts'
import { exportFileName } from './export-name.ts'

const { toasts } = analysisCopy

/** Downloads the analysis as a text file named after client and colour, with shades in the brand's notation. */
function exportAnalysis(analysis: AnalysisResult | null, brand: BrandNotation | null): void {
  if (analysis === null) {
    toast.error(toasts.nothingToExport)
    return
  }
  const name = exportFileName(analysis.client, analysis.colorName, 'txt')
  saveFile(new File([analysisAsText(analysis, brand)], name, { type: 'text/plain;charset=utf-8' }))
  toast.success({ title: toasts.exported.title, text: toasts.exported.text(name) })
}

type Props = {
  readonly analysis: AnalysisResult | null
  readonly onDone?: () => void
}

/** Button that exports an analysis as a text file; shows a message if there is none. */
export function ExportButton({ analysis, onDone }: Props) {
  const brand = useSalonBrand()
  return (
    <Button
      look="secondary"
      size="lg"
      icon={IconDownload}
      onClick={() => {
        exportAnalysis(analysis, brand)
        onDone?.()
      }}
    >
      {resultCopy.export}
    </Button>
  )
}
