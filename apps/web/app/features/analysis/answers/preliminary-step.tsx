import { BASES, type Base, CONDITIONS, HAIR_TYPES } from '@riflesso/colorimetry'
import { analysisCopy } from '~/copy/analysis/analysis.ts'
import { readingCopy } from '~/copy/analysis/reading.ts'
import { Card } from '~/ui/card.tsx'
import { Eyebrow, Heading } from '~/ui/heading.tsx'
import type { Draft, DraftAnswers } from '../model/draft.ts'
import { DetailsFold } from './details-fold.tsx'
import { SelectRow } from './select-row.tsx'

const { preliminary: copy } = analysisCopy

type Props = {
  readonly draft: Draft
  /** The base measured in the Prima photo, until one is chosen. */
  readonly proposedBase: Base | null
  readonly onChange: (answers: Partial<DraftAnswers>) => void
}

/** Step 2: the colourist's answers about the hair. */
export function PreliminaryStep({ draft, proposedBase, onChange }: Props) {
  return (
    <Card aria-labelledby="preliminary-step">
      <Eyebrow>{copy.step}</Eyebrow>
      <Heading level={2} size="card" id="preliminary-step">
        {copy.title}
      </Heading>
      <p className="mt-1 text-muted text-xs">
        {draft.photos.dopo && !draft.photos.prima ? copy.required : copy.optional}
      </p>
      <fieldset className="grid min-w-0 p-0 border-0 mt-4 mx-0 mb-0 gap-2.5" aria-labelledby="preliminary-step">
        <SelectRow
          label={copy.hairType.label}
          empty={copy.choose}
          options={HAIR_TYPES}
          words={copy.hairType.options}
          value={draft.hairType}
          onChange={(hairType) => onChange({ hairType })}
        />
        <SelectRow
          label={copy.hairBase.label}
          empty={copy.choose}
          options={BASES}
          words={copy.hairBase.options}
          value={proposedBase ?? draft.hairBase}
          note={proposedBase === null ? undefined : readingCopy.fromPhoto}
          onChange={(hairBase) => onChange({ hairBase, baseChosen: true })}
        />
        <SelectRow
          label={copy.hairCondition.label}
          empty={copy.choose}
          options={CONDITIONS}
          words={copy.hairCondition.options}
          value={draft.hairCondition}
          onChange={(hairCondition) => onChange({ hairCondition })}
        />
        <DetailsFold details={draft.details} healthConsent={draft.healthConsent} onChange={onChange} />
      </fieldset>
    </Card>
  )
}
