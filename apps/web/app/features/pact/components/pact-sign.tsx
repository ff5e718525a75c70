import type { Pact, SignatureStrokes } from '@riflesso/contract'
import { type FormEvent, useState } from 'react'
import { flushSync } from 'react-dom'
import { pactCopy } from '~/copy/analysis/pact.ts'
import { Button } from '~/ui/button/button.tsx'
import { CheckField, TextField } from '~/ui/form/fields.tsx'
import form from '~/ui/form/form.module.css'
import { Heading } from '~/ui/heading.tsx'
import layout from '~/ui/layout.module.css'
import { toast } from '~/ui/toast/toast.ts'
import { pactCalls, usePactCall } from '../api/pacts.ts'
import { SignaturePad } from './signature-pad.tsx'

const { sign: copy } = pactCopy

type Props = {
  readonly analysisId: string
  readonly pact: Pact
  /** Edits the salon's fields. */
  readonly onEdit: () => void
}

/** Signs a draft: by finger, or by the typed name with a confirmation. */
export function PactSign({ analysisId, pact, onEdit }: Props) {
  const [name, setName] = useState(pact.content.clientName ?? '')
  const [strokes, setStrokes] = useState<SignatureStrokes>([])
  const [typed, setTyped] = useState(false)
  const [confirmed, setConfirmed] = useState(false)
  const [checked, setChecked] = useState(false)
  const signing = usePactCall(
    analysisId,
    () => pactCalls.sign(pact.id, typed ? { way: 'typed', name, confirmed: true } : { way: 'drawn', name, strokes }),
    copy.failed,
  )
  const isNamed = name.trim() !== ''
  const isComplete = isNamed && (typed ? confirmed : strokes.length > 0)

  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    flushSync(() => setChecked(true))
    if (isComplete) signing.mutate(undefined, { onSuccess: () => toast.success({ title: copy.done }) })
    else event.currentTarget.querySelector<HTMLElement>('[aria-invalid=true]')?.focus()
  }

  return (
    <form className={form.form} noValidate onSubmit={submit} aria-labelledby="pact-sign">
      <Heading level={3} size="card" id="pact-sign">
        {copy.title}
      </Heading>
      <TextField
        label={copy.name}
        autoComplete="off"
        maxLength={200}
        value={name}
        error={checked && !isNamed ? copy.nameMissing : null}
        onChange={({ currentTarget }) => setName(currentTarget.value)}
      />
      {typed ? (
        <CheckField
          label={copy.confirm}
          checked={confirmed}
          error={checked && !confirmed ? copy.notConfirmed : null}
          onChange={({ currentTarget }) => setConfirmed(currentTarget.checked)}
        />
      ) : (
        <SignaturePad strokes={strokes} onChange={setStrokes} />
      )}
      {checked && !typed && strokes.length === 0 ? (
        <p className={form.problem} role="alert">
          {copy.missing}
        </p>
      ) : null}
      <div className={layout.wrap}>
        <Button type="submit" size="lg" pending={signing.isPending} pendingLabel={copy.pending}>
          {copy.submit}
        </Button>
        <Button look="secondary" size="lg" onClick={() => setTyped(!typed)}>
          {typed ? copy.drawnInstead : copy.typedInstead}
        </Button>
        <Button look="plain" size="lg" onClick={onEdit}>
          {copy.edit}
        </Button>
      </div>
    </form>
  )
}
