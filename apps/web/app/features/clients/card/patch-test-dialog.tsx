import { PATCH_TEST_OUTCOMES, type PatchTestOutcome } from '@riflesso/contract'
import { type FormEvent, useState } from 'react'
import { clientCardsCopy } from '~/copy/client-cards.ts'
import { Button } from '~/ui/button.tsx'
import { Dialog } from '~/ui/dialog/dialog.tsx'
import { ChoiceRow } from '~/ui/form/choice-row.tsx'
import { TextField } from '~/ui/form/fields.tsx'
import { cardChanges, useCardChange } from '../client-card.ts'

const {
  health: { tests: copy },
} = clientCardsCopy

const RESULTS = [
  { value: 'waiting' as const, label: copy.waiting },
  ...PATCH_TEST_OUTCOMES.map((value) => ({ value, label: copy.results[value] })),
]

/** Value of a datetime-local field: local time without a zone. */
function localTime(date: Date): string {
  const two = (value: number) => String(value).padStart(2, '0')
  const day = `${date.getFullYear()}-${two(date.getMonth() + 1)}-${two(date.getDate())}`
  return `${day}T${two(date.getHours())}:${two(date.getMinutes())}`
}

type Props = { readonly opened: boolean; readonly onClose: () => void; readonly clientId: string }

/** Records a patch test: newly applied, or already read. */
export function PatchTestDialog({ opened, onClose, clientId }: Props) {
  return (
    <Dialog opened={opened} onClose={onClose} title={copy.add} size="md">
      <TestForm clientId={clientId} onClose={onClose} />
    </Dialog>
  )
}

function TestForm({ clientId, onClose }: Omit<Props, 'opened'>) {
  const [applied, setApplied] = useState(() => localTime(new Date()))
  const [result, setResult] = useState<PatchTestOutcome | null>(null)
  const change = useCardChange()
  const save = (event: FormEvent) => {
    event.preventDefault()
    const appliedAt = new Date(applied).toISOString()
    change.mutate(() => cardChanges.addTest(clientId, { appliedAt, result }), { onSuccess: onClose })
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
