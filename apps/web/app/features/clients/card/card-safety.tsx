import type { ClientCard } from '@riflesso/contract'
import { IconAlertTriangle, IconCircleCheck } from '@tabler/icons-react'
import { clientCardsCopy } from '~/copy/client-cards.ts'
import { cardFacts } from '../model/card-facts.ts'

const { safety: copy } = clientCardsCopy

type Props = { readonly card: Pick<ClientCard, 'safety' | 'agreed'> }

/** Safety answers from a card, labelled with their source. */
export function CardSafety({ card }: Props) {
  return (
    <div>
      <p className="text-muted text-xs">{copy.title}</p>
      <SafetyFacts card={card} />
    </div>
  )
}

/** Safety answers from a card. */
export function SafetyFacts({ card }: Props) {
  return (
    <ul className="grid mt-1.5 mx-0 mb-0 gap-1.5">
      {cardFacts(card).map(({ tone, text }) => {
        const Icon = tone === 'ok' ? IconCircleCheck : IconAlertTriangle
        return (
          <li
            key={text}
            className={
              'grid items-start text-sm gap-2 grid-cols-[auto_minmax(0,1fr)] leading-[1.35] [&>svg]:text-ok [&[data-tone="warning"]>svg]:text-warning data-[tone=danger]:text-danger data-[tone=danger]:font-semibold data-[tone=danger]:[&>svg]:text-inherit'
            }
            data-tone={tone}
          >
            <Icon size="1.125rem" stroke={1.75} aria-hidden />
            <span>{text}</span>
          </li>
        )
      })}
    </ul>
  )
}
