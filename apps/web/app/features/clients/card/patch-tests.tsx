import { DYE_FAMILIES, type DyeFamily, HARD_LIMITS } from '@riflesso/colorimetry'
import { PATCH_TEST_OUTCOMES, type PatchTest, type PatchTestOutcome } from '@riflesso/contract'
import { type FormEvent, useState } from 'react'
import { clientCardsCopy } from '~/copy/client-cards.ts'
import { longDate } from '~/format/dates.ts'
import { Button, Chip } from '~/ui/button.tsx'
import { ConfirmDialog } from '~/ui/dialog/confirm-dialog.tsx'
import { Dialog } from '~/ui/dialog/dialog.tsx'
import { ChoiceRow } from '~/ui/form/choice-row.tsx'
import { TextField } from '~/ui/form/fields.tsx'
import { Heading } from '~/ui/heading.tsx'
import { cardChanges, useCardChange } from '../client-card.ts'
import { isExpired } from '../model/card-facts.ts'

const {
  health: { tests: copy },
} = clientCardsCopy

const HOUR_MS = 3_600_000

const moment = new Intl.DateTimeFormat('it-IT', {
  day: 'numeric',
  month: 'long',
  year: 'numeric',
  hour: '2-digit',
  minute: '2-digit',
})

type Props = { readonly clientId: string; readonly tests: readonly PatchTest[] }

/** Patch tests, newest first. */
export function PatchTests({ clientId, tests }: Props) {
  const [adding, setAdding] = useState(false)
  const [removing, setRemoving] = useState<string | null>(null)
  const change = useCardChange()
  return (
    <section className="grid pt-5 border-t border-line gap-3" aria-labelledby="card-tests">
      <div className="items-center flex flex-wrap gap-y-2 gap-x-4 justify-between">
        <Heading level={3} id="card-tests">
          {copy.title}
        </Heading>
        <Button look="secondary" size="sm" onClick={() => setAdding(true)}>
          {copy.add}
        </Button>
      </div>
      {tests.length === 0 ? <p className="text-muted text-sm">{copy.none}</p> : null}
      <ul className="grid gap-3">
        {tests.map((test) => (
          <Test
            key={test.id}
            test={test}
            pending={change.isPending}
            onRead={(result) => change.mutate(() => cardChanges.readTest(clientId, test.id, result))}
            onRemove={() => setRemoving(test.id)}
          />
        ))}
      </ul>
      <PatchTestDialog opened={adding} onClose={() => setAdding(false)} clientId={clientId} />
      <ConfirmDialog
        {...copy.removeDialog}
        opened={removing !== null}
        isPending={change.isPending}
        onYes={() =>
          removing !== null &&
          change.mutate(() => cardChanges.removeTest(clientId, removing), { onSuccess: () => setRemoving(null) })
        }
        onClose={() => setRemoving(null)}
      />
    </section>
  )
}

type TestProps = {
  readonly test: PatchTest
  readonly pending: boolean
  readonly onRead: (result: PatchTestOutcome) => void
  readonly onRemove: () => void
}

function Test({ test, pending, onRead, onRemove }: TestProps) {
  const applied = new Date(test.appliedAt)
  const { asked } = test
  const ageHours = (Date.now() - applied.getTime()) / HOUR_MS
  const ripe = ageHours >= HARD_LIMITS.patchTestMinHours
  const tone = test.result === 'positivo' ? 'danger' : test.result === 'negativo' ? 'ok' : 'quiet'
  return (
    <li className="grid gap-0.5">
      <div className="flex flex-wrap items-center justify-between gap-y-1 gap-x-4">
        <span className="tabular-nums">{moment.format(applied)}</span>
        <Chip tone={tone}>{test.result === null ? copy.waiting : copy.results[test.result]}</Chip>
      </div>
      {test.result === 'negativo' && isExpired(ageHours) ? <p className="text-muted text-sm">{copy.expired}</p> : null}
      {test.family ? <p className="text-muted text-sm">{copy.families[test.family]}</p> : null}
      {asked ? (
        <p className="text-muted text-sm">
          {copy.asked(longDate(new Date(asked.at)), asked.reaction || asked.scalpBroken || asked.news)}
        </p>
      ) : null}
      {test.result === null ? (
        <p className="text-muted text-sm">
          {ripe
            ? copy.readNow
            : copy.from(moment.format(new Date(applied.getTime() + HARD_LIMITS.patchTestMinHours * HOUR_MS)))}
        </p>
      ) : null}
      <div className="flex flex-wrap gap-y-0 gap-x-6">
        {test.result === null
          ? PATCH_TEST_OUTCOMES.map((result) => (
              <Button
                key={result}
                look="plain"
                size="sm"
                disabled={pending || (result === 'negativo' && !ripe)}
                onClick={() => onRead(result)}
              >
                {copy.read(copy.results[result])}
              </Button>
            ))
          : null}
        <Button look="plain" size="sm" onClick={onRemove}>
          {copy.remove}
        </Button>
      </div>
    </li>
  )
}

const RESULTS = [
  { value: 'waiting' as const, label: copy.waiting },
  ...PATCH_TEST_OUTCOMES.map((value) => ({ value, label: copy.results[value] })),
]

const FAMILIES = DYE_FAMILIES.map((value) => ({ value, label: copy.families[value] }))

/** Value of a datetime-local field: local time without a zone. */
function localTime(date: Date): string {
  const two = (value: number) => String(value).padStart(2, '0')
  const day = `${date.getFullYear()}-${two(date.getMonth() + 1)}-${two(date.getDate())}`
  return `${day}T${two(date.getHours())}:${two(date.getMinutes())}`
}

type PatchTestDialogProps = { readonly opened: boolean; readonly onClose: () => void; readonly clientId: string }

/** Records a patch test: newly applied, or already read. */
function PatchTestDialog({ opened, onClose, clientId }: PatchTestDialogProps) {
  return (
    <Dialog opened={opened} onClose={onClose} title={copy.add} size="md">
      <TestForm clientId={clientId} onClose={onClose} />
    </Dialog>
  )
}

function TestForm({ clientId, onClose }: Omit<PatchTestDialogProps, 'opened'>) {
  const [applied, setApplied] = useState(() => localTime(new Date()))
  const [family, setFamily] = useState<DyeFamily>('ossidazione')
  const [result, setResult] = useState<PatchTestOutcome | null>(null)
  const change = useCardChange()
  const save = (event: FormEvent) => {
    event.preventDefault()
    const appliedAt = new Date(applied).toISOString()
    change.mutate(() => cardChanges.addTest(clientId, { appliedAt, result, family }), { onSuccess: onClose })
  }
  return (
    <form className="grid gap-4.5" onSubmit={save}>
      <TextField
        type="datetime-local"
        label={copy.applied}
        required
        withAsterisk={false}
        data-autofocus
        value={applied}
        onChange={(event) => setApplied(event.currentTarget.value)}
      />
      <ChoiceRow label={copy.family} options={FAMILIES} value={family} onChange={setFamily} />
      <ChoiceRow
        label={copy.result}
        options={RESULTS}
        value={result ?? 'waiting'}
        onChange={(answer) => setResult(answer === 'waiting' ? null : answer)}
      />
      <div className="flex flex-wrap justify-end gap-3">
        <Button look="secondary" onClick={onClose}>
          {copy.cancel}
        </Button>
        <Button type="submit" pending={change.isPending} disabled={applied === ''}>
          {copy.save}
        </Button>
      </div>
    </form>
  )
}
