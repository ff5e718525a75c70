import { VAT } from '@riflesso/colorimetry'
import type { AnalysisResult } from '@riflesso/consultation'
import { useQuery } from '@tanstack/react-query'
import { tubesCopy } from '~/copy/shelf/tubes.ts'
import { decimal, euro } from '~/format/numbers.ts'
import { personName } from '~/format/person-name.ts'
import { Button } from '~/ui/button.tsx'
import { copyText, handToApp } from '~/ui/hand-to-app.ts'
import { serviceQuery } from '../api/service.ts'

const { till: copy } = tubesCopy

type Props = {
  readonly analysisId: string
  readonly analysis: Pick<AnalysisResult, 'client' | 'fasi_operative'>
  /** With VAT; null without a pricing rule. */
  readonly priceCents: number | null
}

/** Hands what the till needs to another app, or copies it: the services, the grams above the plan, the price with its VAT. */
export function TillButton({ analysisId, analysis: { client, fasi_operative }, priceCents }: Props) {
  const parts = (useQuery(serviceQuery(analysisId)).data?.bowls ?? []).flatMap((bowl) => bowl.parts)
  const extra = parts.reduce((sum, { grams, planned }) => sum + Math.max(0, grams - (planned ?? grams)), 0)
  const name = client && personName(client.firstName, client.lastName)
  const lines = [
    name === null ? copy.title : `${copy.title} · ${name}`,
    ...fasi_operative.map(({ titolo }) => `• ${titolo}`),
    ...(extra > 0 ? [copy.extra(decimal(extra))] : []),
    ...(priceCents === null ? [] : [copy.price(euro(priceCents / 100), euro(priceCents / 100 / (1 + VAT)))]),
  ]
  const send = async (text: string) => {
    if ((await handToApp({ text })) === 'failed') await copyText(text, copy.copied, copy.failed)
  }
  return (
    <Button look="secondary" size="sm" onClick={() => void send(lines.join('\n'))}>
      {copy.send}
    </Button>
  )
}
