import { IconDownload } from '@tabler/icons-react'
import { resultCopy } from '~/copy/analysis/analysis-result.ts'
import { useSalonBrand } from '~/salon/salon-settings.ts'
import { Button } from '~/ui/button/button.tsx'
import type { AnalysisResult } from '../model/analysis-result.ts'
import { exportAnalysis } from './export-analysis.ts'

type Props = {
  /** Null until it has loaded. */
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
      leftSection={<IconDownload size="1.25rem" stroke={1.75} aria-hidden />}
      onClick={() => {
        exportAnalysis(analysis, brand)
        onDone?.()
      }}
    >
      {resultCopy.export}
    </Button>
  )
}
