import { signaturePath } from '@riflesso/consultation'
import { type Pact, type SignatureStrokes, signPact } from '@riflesso/contract'
import { type FormEvent, type PointerEvent, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { call } from '~/api/client.ts'
import { pactCopy } from '~/copy/analysis/pact.ts'
import { Button } from '~/ui/button/button.tsx'
import { CheckField, TextField } from '~/ui/form/fields.tsx'
import form from '~/ui/form/form.module.css'
import { Heading } from '~/ui/heading.tsx'
import layout from '~/ui/layout.module.css'
import { toast } from '~/ui/toast/toast.ts'
import styles from './pact.module.css'
import { Strokes } from './pact-sheet.tsx'
import { usePactCall } from './pacts.ts'

const { sign: copy } = pactCopy

/** Minimum distance between recorded points, as a share of the width: browsers send hundreds of points a second. */
const MIN_DISTANCE = 0.004
/** Below the limit of the contract. */
const MAX_POINTS = 3500

type Props = {
  readonly analysisId: string
  readonly pact: Pact
  /** Edits the salon's fields. */
  readonly onEdit: () => void
}

/** Signs a draft: by finger, or by the typed name with a confirmation. */
export function PactSign({ analysisId, pact: { id, content }, onEdit }: Props) {
  const [name, setName] = useState(content.clientName ?? '')
  const [strokes, setStrokes] = useState<SignatureStrokes>([])
  const [typed, setTyped] = useState(false)
  const [confirmed, setConfirmed] = useState(false)
  const [checked, setChecked] = useState(false)
  const signing = usePactCall(
    analysisId,
    () =>
      call(signPact, {
        params: { id },
        body: typed ? { way: 'typed', name, confirmed: true } : { way: 'drawn', name, strokes },
      }),
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

const rounded = (share: number): number => Math.round(Math.min(1, Math.max(0, share)) * 1000) / 1000

const pointOf = ({ currentTarget, clientX, clientY }: PointerEvent<HTMLElement>): [number, number] => {
  const { left, top, width, height } = currentTarget.getBoundingClientRect()
  return [rounded((clientX - left) / width), rounded((clientY - top) / height)]
}

type PadProps = { readonly strokes: SignatureStrokes; readonly onChange: (strokes: SignatureStrokes) => void }

/** Field to sign in by finger, pen or mouse. The typed name is its alternative for the keyboard. */
function SignaturePad({ strokes, onChange }: PadProps) {
  /** The pointer that draws: other fingers are ignored. */
  const drawing = useRef<number | null>(null)

  const begin = (event: PointerEvent<HTMLDivElement>) => {
    if (drawing.current !== null || event.button !== 0) return
    drawing.current = event.pointerId
    event.currentTarget.setPointerCapture(event.pointerId)
    onChange([...strokes, [pointOf(event)]])
  }
  const draw = (event: PointerEvent<HTMLDivElement>) => {
    const last = strokes.at(-1)
    if (drawing.current !== event.pointerId || last === undefined || strokes.flat().length >= MAX_POINTS) return
    const point = pointOf(event)
    const [x, y] = last.at(-1) ?? point
    if (Math.hypot(point[0] - x, (point[1] - y) / 3) < MIN_DISTANCE) return
    onChange([...strokes.slice(0, -1), [...last, point]])
  }
  const end = ({ pointerId }: PointerEvent<HTMLDivElement>) => {
    if (drawing.current === pointerId) drawing.current = null
  }

  return (
    <div className={styles.field}>
      <div
        className={styles.pad}
        role="img"
        aria-label={copy.pad}
        onPointerDown={begin}
        onPointerMove={draw}
        onPointerUp={end}
        onPointerCancel={end}
      >
        {strokes.length === 0 ? (
          <span className={styles.hint}>{copy.hint}</span>
        ) : (
          <Strokes path={signaturePath(strokes)} />
        )}
      </div>
      <Button look="plain" size="lg" disabled={strokes.length === 0} onClick={() => onChange([])}>
        {copy.clear}
      </Button>
    </div>
  )
}
