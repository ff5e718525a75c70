import type { ClientCard } from '@riflesso/contract'
import { clientCardsCopy } from '~/copy/client-cards.ts'
import { longDate } from '~/format/dates.ts'
import { Card } from '~/ui/card.tsx'
import { Heading } from '~/ui/heading.tsx'
import { ageOn } from '../model/age.ts'
import styles from './card-data.module.css'
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
      <div className={styles.safety}>
        <SafetyFacts card={card} />
      </div>
      <dl className={styles.facts}>
        <dt>{copy.phone}</dt>
        <dd>{card.phone ? <a href={`tel:${card.phone.replace(/[^\d+]/g, '')}`}>{card.phone}</a> : copy.none}</dd>
        <dt>{copy.email}</dt>
        <dd>{card.email ? <a href={`mailto:${card.email}`}>{card.email}</a> : copy.none}</dd>
        <dt>{copy.birthDate}</dt>
        <dd>{card.birthDate ? birthText(card.birthDate) : copy.none}</dd>
      </dl>
      {card.notes ? (
        <>
          <p className={styles.label}>{copy.notes}</p>
          <p className={styles.notes}>{card.notes}</p>
        </>
      ) : null}
    </Card>
  )
}
