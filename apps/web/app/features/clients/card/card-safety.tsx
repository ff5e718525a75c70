import type { ClientCard } from '@riflesso/contract'
import { IconAlertTriangle, IconCircleCheck } from '@tabler/icons-react'
import { clientCardsCopy } from '~/copy/client-cards.ts'
import texts from '~/ui/text.module.css'
import { cardFacts } from '../model/card-facts.ts'
import styles from './card-safety.module.css'

const { safety: copy } = clientCardsCopy

type Props = { readonly card: Pick<ClientCard, 'safety' | 'agreed'> }

/** Safety answers from a card, labelled with their source. */
export function CardSafety({ card }: Props) {
  return (
    <div>
      <p className={texts.small}>{copy.title}</p>
      <SafetyFacts card={card} />
    </div>
  )
}

/** Safety answers from a card. */
export function SafetyFacts({ card }: Props) {
  return (
    <ul className={styles.facts}>
      {cardFacts(card).map(({ tone, text }) => {
        const Icon = tone === 'ok' ? IconCircleCheck : IconAlertTriangle
        return (
          <li key={text} className={styles.fact} data-tone={tone}>
            <Icon size="1.125rem" stroke={1.75} aria-hidden />
            <span>{text}</span>
          </li>
        )
      })}
    </ul>
  )
}
