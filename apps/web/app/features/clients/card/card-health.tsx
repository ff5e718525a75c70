import type { ClientCard } from '@riflesso/contract'
import { type FormEvent, useEffect, useState } from 'react'
import { useLocation } from 'react-router'
import { clientCardsCopy } from '~/copy/client-cards.ts'
import { longDate } from '~/format/dates.ts'
import { personName } from '~/format/person-name.ts'
import { Button } from '~/ui/button.tsx'
import { Card } from '~/ui/card.tsx'
import { Fold } from '~/ui/fold.tsx'
import { ChoiceRow } from '~/ui/form/choice-row.tsx'
import { TextAreaField } from '~/ui/form/fields.tsx'
import { Heading } from '~/ui/heading.tsx'
import { Notice } from '~/ui/state.tsx'
import { toast } from '~/ui/toast/toast.ts'
import { cardChanges, useCardChange } from '../client-card.ts'
import { CardBurn } from './card-burn.tsx'
import { PatchTests } from './patch-tests.tsx'

const { health: copy } = clientCardsCopy

const ALLERGY_ANSWERS = { unknown: null, no: false, yes: true } as const
const ALLERGY_OPTIONS = (['unknown', 'no', 'yes'] as const).map((value) => ({ value, label: copy.allergy[value] }))

/** Allergies and patch tests; requires the client's consent. */
export function CardHealth({ card }: { readonly card: ClientCard }) {
  const { hash } = useLocation()
  // The card loads after the page, too late for the router to scroll to it.
  useEffect(() => {
    if (hash === '#card-health') document.getElementById('card-health')?.scrollIntoView()
  }, [hash])
  return (
    <Card aria-labelledby="card-health">
      <Heading level={2} id="card-health">
        {copy.title}
      </Heading>
      <div className="grid mt-3.5 gap-5">
        {card.health === null ? (
          <Notice tone="info">{copy.locked}</Notice>
        ) : (
          <>
            {card.health.burn ? <CardBurn clientId={card.id} burn={card.health.burn} /> : null}
            <AllergyForm card={card} health={card.health} />
            <PatchTests clientId={card.id} tests={card.health.patchTests} />
            <Readers reads={card.health.reads} />
          </>
        )}
      </div>
    </Card>
  )
}

type Reads = NonNullable<ClientCard['health']>['reads']

/** Who has viewed the health data, here or in an analysis. */
function Readers({ reads }: { readonly reads: Reads }) {
  if (reads.length === 0) return null
  return (
    <Fold title={copy.reads.title}>
      <ul className="text-muted text-xs">
        {reads.map(({ author, day }) => {
          const reader = author ? personName(author.firstName, author.lastName) : null
          const line = copy.reads.line(longDate(new Date(`${day}T12:00`)), reader ?? copy.reads.nobody)
          return <li key={line}>{line}</li>
        })}
      </ul>
    </Fold>
  )
}

type AllergyProps = { readonly card: ClientCard; readonly health: NonNullable<ClientCard['health']> }

function AllergyForm({ card, health }: AllergyProps) {
  const [allergy, setAllergy] = useState<boolean | null>(health.colourAllergy)
  const [notes, setNotes] = useState(health.allergyNotes ?? '')
  const change = useCardChange()
  const changed = allergy !== health.colourAllergy || notes.trim() !== (health.allergyNotes ?? '')
  const save = (event: FormEvent) => {
    event.preventDefault()
    change.mutate(() => cardChanges.health(card.id, { colourAllergy: allergy, allergyNotes: notes }), {
      onSuccess: () => toast.success(copy.saved),
    })
  }
  return (
    <form className="grid gap-3.5" onSubmit={save}>
      <ChoiceRow
        label={copy.allergy.label}
        options={ALLERGY_OPTIONS}
        value={allergy === null ? 'unknown' : allergy ? 'yes' : 'no'}
        onChange={(answer) => setAllergy(ALLERGY_ANSWERS[answer])}
      />
      <TextAreaField
        label={copy.notes}
        rows={2}
        maxLength={1000}
        value={notes}
        onChange={(event) => setNotes(event.currentTarget.value)}
      />
      {changed ? (
        <div>
          <Button type="submit" size="sm" pending={change.isPending} pendingLabel={copy.saving}>
            {copy.save}
          </Button>
        </div>
      ) : null}
    </form>
  )
}
