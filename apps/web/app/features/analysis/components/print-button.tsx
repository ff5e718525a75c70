import { IconPrinter } from '@tabler/icons-react'
import { useEffect, useState } from 'react'
import { createPortal, flushSync } from 'react-dom'
import { shareCopy } from '~/copy/share.ts'
import { Button } from '~/ui/button.tsx'
import type { AnalysisResult } from '../model/analysis-result.ts'
import { PrintSheet } from './print-sheet.tsx'

type Props = {
  /** Null until it is there: nothing to print. */
  readonly analysis: AnalysisResult | null
  /** When it was made. */
  readonly date: Date
}

/** Prints an analysis on A4. While it is on the screen, the browser's own command prints the same sheet. */
export function PrintButton({ analysis, date }: Props) {
  const [printing, setPrinting] = useState(false)
  useEffect(() => {
    // The sheet must stand before the browser lays out its pages.
    const begin = () => flushSync(() => setPrinting(true))
    const end = () => setPrinting(false)
    window.addEventListener('beforeprint', begin)
    window.addEventListener('afterprint', end)
    return () => {
      window.removeEventListener('beforeprint', begin)
      window.removeEventListener('afterprint', end)
    }
  }, [])
  return (
    <>
      <Button
        look="secondary"
        size="sm"
        disabled={analysis === null}
        leftSection={<IconPrinter size="1.125rem" stroke={1.75} aria-hidden />}
        onClick={() => window.print()}
      >
        {shareCopy.print}
      </Button>
      {printing && analysis ? createPortal(<PrintSheet analysis={analysis} date={date} />, document.body) : null}
    </>
  )
}
