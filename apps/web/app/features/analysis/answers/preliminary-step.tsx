import type { Base } from '@riflesso/colorimetry'
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
      <Heading level={2} id="preliminary-step">
        {copy.title}
      </Heading>
      <p className="mt-1 text-muted text-xs">
        {draft.photos.dopo && !draft.photos.prima ? copy.required : copy.optional}
      </p>
      <fieldset className="grid min-w-0 p-0 border-0 mt-4 mx-0 mb-0 gap-2.5" aria-labelledby="preliminary-step">
        <SelectRow
          {...copy.hairType}
          empty={copy.choose}
          layout="line"
          value={draft.hairType}
          onChange={(hairType) => onChange({ hairType })}
        />
        <SelectRow
          {...copy.hairBase}
          empty={copy.choose}
          layout="line"
          value={proposedBase ?? draft.hairBase}
          note={proposedBase === null ? undefined : readingCopy.fromPhoto}
          onChange={(hairBase) => onChange({ hairBase, baseChosen: true })}
        />
        <SelectRow
          {...copy.hairCondition}
          empty={copy.choose}
          layout="line"
          value={draft.hairCondition}
          onChange={(hairCondition) => onChange({ hairCondition })}
        />
        <DetailsFold details={draft.details} healthConsent={draft.healthConsent} onChange={onChange} />
      </fieldset>
    </Card>
  )
}
