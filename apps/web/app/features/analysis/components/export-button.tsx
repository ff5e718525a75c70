import { IconDownload } from '@tabler/icons-react'
import { resultCopy } from '~/copy/analysis-result.ts'
import { useSalonBrand } from '~/salon/salon-settings.ts'
import { Button } from '~/ui/button.tsx'
import type { AnalysisResult } from '../model/analysis-result.ts'
import { exportAnalysis } from './export-analysis.ts'

/** Saves an analysis as a text file; says so when there is none yet. */
export function ExportButton({ analysis }: { readonly analysis: AnalysisResult | null }) {
  const brand = useSalonBrand()
  return (
    <Button
      look="secondary"
      size="sm"
      leftSection={<IconDownload size="1.125rem" stroke={1.75} aria-hidden />}
      onClick={() => exportAnalysis(analysis, brand)}
    >
      {resultCopy.export}
    </Button>
  )
}
