import { washRules } from '@riflesso/consultation'
import { useQuery } from '@tanstack/react-query'
import { resultCopy } from '~/copy/analysis/analysis-result.ts'
import { longDate } from '~/format/dates.ts'
import { Button } from '~/ui/button.tsx'
import { copyText, handToApp } from '~/ui/hand-to-app.ts'
import { Heading } from '~/ui/heading.tsx'
import { WhatsAppLink } from '~/ui/whatsapp-link.tsx'
import { fullAnalysisQuery } from '../../archive/full-analysis.ts'
import type { AnalysisResult } from '../../model/analysis-result.ts'
import { CalendarButton } from '../../share/calendar-button.tsx'
import { TextSection } from './text-section.tsx'

const { care: copy, sections } = resultCopy

type Props = {
  readonly analysis: AnalysisResult
  readonly date: Date
}

/** Home care by kind of product, how to wash, and the next appointments, in sentences. */
function careOf({ analysis: { analysis, plan, chair }, date }: Props) {
  const wash = washRules(plan)
  // Wash rules have their own list.
  const text = analysis.maintenanceAdvice
    .split('\n')
    .filter((line) => !wash.includes(line))
    .join('\n')
    .trim()
  const products = chair?.aftercare.map(({ testo }) => testo) ?? []
  const appointments =
    chair?.appointments.map(({ testo, weeks: [from, to] }) => {
      const span = copy.between(longDate(weeksAfter(date, from)), longDate(weeksAfter(date, to)))
      return `${testo.replace(/\.$/, '')}, ${span}.`
    }) ?? []
  return { text, products, wash, appointments }
}

/** The care in full. */
export function Care(props: Props) {
  const { text, products, wash, appointments } = careOf(props)
  return (
    <>
      {text === '' ? null : <TextSection title={sections.maintenanceAdvice} text={text} />}
      <List title={copy.products} lines={products} />
      <List title={copy.wash} lines={wash} />
      <List title={copy.appointments} lines={appointments} />
    </>
  )
}

/** Hands the care to the client, and the appointments to a calendar. */
export function CareActions({ analysisId, analysis, date }: Props & { readonly analysisId: string }) {
  const phone = useQuery(fullAnalysisQuery(analysisId)).data?.clientPhone
  const { text, products, wash, appointments } = careOf({ analysis, date })
  const whole = [text, ...products, ...wash, ...appointments].filter((line) => line !== '').join('\n')
  return (
    <div className="flex flex-wrap pb-3 gap-2">
      <Button look="secondary" size="lg" onClick={() => void send(whole)}>
        {copy.send}
      </Button>
      <WhatsAppLink phone={phone} text={whole} />
      <CalendarButton analysisId={analysisId} analysis={analysis} date={date} />
    </div>
  )
}

function List({ title, lines }: { readonly title: string; readonly lines: readonly string[] }) {
  if (lines.length === 0) return null
  return (
    <section>
      <Heading level={3}>{title}</Heading>
      <ul className="[list-style:revert] grid pl-4.5 mt-1 mx-0 mb-0 text-sm gap-1">
        {lines.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
    </section>
  )
}

const weeksAfter = (date: Date, weeks: number): Date =>
  new Date(date.getFullYear(), date.getMonth(), date.getDate() + Math.round(weeks * 7))

/** Shares to another app, or copies to the clipboard. */
async function send(text: string): Promise<void> {
  if ((await handToApp({ text })) === 'failed') await copyText(text, copy.sent, copy.failed)
}
