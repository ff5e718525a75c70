import type { FormulaLine } from '@riflesso/consultation'
import type { AnalysisOutcome } from '@riflesso/contract'
import { outcomeCopy } from '~/copy/analysis/outcome.ts'
import { decimal, duration } from '~/format/numbers.ts'
import { Facts } from '~/ui/panel.tsx'
import type { MixedBowl } from '../mixed-bowls.ts'
import type { OutcomeFormProps } from './outcome-dialog.tsx'

const { result: copy } = outcomeCopy

type Phases = OutcomeFormProps['analysis']['fasi_operative']

type Props = { readonly outcome: AnalysisOutcome; readonly phases: Phases }

/** The mixtures, the client's comment, and the note for next time. */
export function OutcomeFacts({ outcome: { mixed, clientWord, note }, phases }: Props) {
  return (
    <Facts
      facts={[
        ...(mixed
          ? mixed.map((bowl) => [copy.bowl(bowl.phase + 1), mixedWords(bowl, phases)] as const)
          : [[copy.mixed, copy.asPlanned] as const]),
        ...(clientWord ? [[copy.word, clientWord] as const] : []),
        ...(note ? [[copy.note, note] as const] : []),
      ]}
    />
  )
}

/** '45 g + 67,5 g · 20 vol · 38 min' */
function mixedWords({ phase, grams, developerVolume, minutes }: MixedBowl, phases: Phases): string {
  const lines = phases[phase]?.formula ?? []
  const amounts = grams.flatMap((amount, index) => (amount === null ? [] : [amountWords(amount, lines[index])]))
  return [
    amounts.join(' + '),
    developerVolume === null ? '' : copy.developer(decimal(developerVolume)),
    minutes > 0 ? duration(minutes) : '',
  ]
    .filter(Boolean)
    .join(' · ')
}

/** '45 g', in millilitres for a product that is measured. */
const amountWords = (amount: number, line: FormulaLine | undefined): string =>
  `${decimal(amount)}\u00A0${line && line.quantita_g === null ? 'ml' : 'g'}`
