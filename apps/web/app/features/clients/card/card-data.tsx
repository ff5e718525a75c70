import type { ClientCard } from '@riflesso/contract'
import { clientCardsCopy } from '~/copy/client-cards.ts'
import { longDate } from '~/format/dates.ts'
import { Card } from '~/ui/card.tsx'
import { Heading } from '~/ui/heading.tsx'
import { ageOn } from '../model/age.ts'
import { SafetyFacts } from './card-safety.tsx'

const { facts: copy } = clientCardsCopy

const birthText = (day: string) => `${longDate(new Date(`${day}T00:00`))} · ${copy.age(ageOn(day, new Date()))}`

/** Warnings first, then contacts, birthday, notes. */
export function CardFactsSection({ card }: { readonly card: ClientCard }) {
  return (
    <Card aria-labelledby="card-facts">
      <Heading level={2} size="card" id="card-facts">
        {copy.title}
      </Heading>
      <div className="mt-3">
        <SafetyFacts card={card} />
      </div>
      <dl className="grid mt-3.5 mx-0 mb-0 gap-y-2 gap-x-5 grid-cols-[auto_minmax(0,1fr)] [&_dt]:text-muted [&_dd]:m-0 [&_dd]:tabular-nums [&_dd]:wrap-anywhere [&_a]:text-plum">
        <dt>{copy.phone}</dt>
        <dd>{card.phone ? <a href={`tel:${card.phone.replace(/[^\d+]/g, '')}`}>{card.phone}</a> : copy.none}</dd>
        <dt>{copy.email}</dt>
        <dd>{card.email ? <a href={`mailto:${card.email}`}>{card.email}</a> : copy.none}</dd>
        <dt>{copy.birthDate}</dt>
        <dd>{card.birthDate ? birthText(card.birthDate) : copy.none}</dd>
      </dl>
      {card.notes ? (
        <>
          <p className="mt-3.5 text-muted">{copy.notes}</p>
          <p className="mt-1 wrap-anywhere whitespace-pre-line">{card.notes}</p>
        </>
      ) : null}
    </Card>
  )
}
