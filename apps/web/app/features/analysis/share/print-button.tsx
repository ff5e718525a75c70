import { IconPrinter } from '@tabler/icons-react'
import { useEffect, useState } from 'react'
import { createPortal, flushSync } from 'react-dom'
import { shareCopy } from '~/copy/analysis/share.ts'
import { Button } from '~/ui/button.tsx'
import type { AnalysisResult } from '../model/analysis-result.ts'
import { PrintSheet } from './print-sheet.tsx'

type ButtonProps = {
  readonly ready: boolean
  readonly onPrint?: () => void
}

/** Button that prints the content of `Printed`. */
export function PrintButton({ ready, onPrint }: ButtonProps) {
  return (
    <Button
      look="secondary"
      size="lg"
      disabled={!ready}
      icon={IconPrinter}
      onClick={() => {
        onPrint?.()
        window.print()
      }}
    >
      {shareCopy.print}
    </Button>
  )
}

type Props = {
  readonly analysis: AnalysisResult
  readonly date: Date
}

/** Renders an analysis for A4 while the browser prints, by the button or the browser's own command. */
export function Printed({ analysis, date }: Props) {
  const [printing, setPrinting] = useState(false)
  useEffect(() => {
    // Render synchronously, before the browser lays out the pages.
    const begin = () => flushSync(() => setPrinting(true))
    const end = () => setPrinting(false)
    window.addEventListener('beforeprint', begin)
    window.addEventListener('afterprint', end)
    return () => {
      window.removeEventListener('beforeprint', begin)
      window.removeEventListener('afterprint', end)
    }
  }, [])
  return printing ? createPortal(<PrintSheet analysis={analysis} date={date} />, document.body) : null
}
