import { CONDITIONS, HAIR_TYPES } from '@riflesso/colorimetry'
import type { LastHair } from '@riflesso/contract'
import { analysisCopy } from '~/copy/analysis/analysis.ts'
import { clientsCopy } from '~/copy/clients.ts'
import { Chips } from '~/ui/form/chips.tsx'

const { hair: copy } = clientsCopy
const { hairType: types, hairCondition: conditions } = analysisCopy.preliminary

/** The chip of an open answer. */
const UNKNOWN = { value: 'unknown', label: copy.unknown } as const

type Props = {
  readonly hair: LastHair
  /** Source of the answers, or what replaces the open ones. */
  readonly note: string | null
  readonly onChange: (answer: Partial<LastHair>) => void
}

/** The two answers about the hair that decide the formula. */
export function HairQuestions({ hair, note, onChange }: Props) {
  return (
    <div className="grid gap-3">
      <Chips
        label={copy.type}
        isTitled
        chips={[...HAIR_TYPES.map((value) => ({ value, label: types.words[value] })), UNKNOWN]}
        value={hair.hairType ?? UNKNOWN.value}
        onChange={(type) => onChange({ hairType: type === UNKNOWN.value ? null : type })}
      />
      <Chips
        label={copy.condition}
        isTitled
        chips={[...CONDITIONS.map((value) => ({ value, label: conditions.words[value] })), UNKNOWN]}
        value={hair.hairCondition ?? UNKNOWN.value}
        onChange={(condition) => onChange({ hairCondition: condition === UNKNOWN.value ? null : condition })}
      />
      <p className="text-muted text-xs" role="status">
        {note}
      </p>
    </div>
  )
}

/** 'colorati, buono'; null if nothing is known. */
export function hairInShort({ hairType, hairCondition }: LastHair): string | null {
  const known = [hairType && types.words[hairType], hairCondition && conditions.words[hairCondition]].filter(Boolean)
  return known.length > 0 ? known.join(', ').toLowerCase() : null
}
