import { useForm } from '@mantine/form'
import { type SignatureStrokes, signaturePath } from '@riflesso/consultation'
import { type Pact, signPact } from '@riflesso/contract'
import { type PointerEvent, useRef } from 'react'
import { call } from '~/api/client.ts'
import { pactCopy } from '~/copy/analysis/pact.ts'
import { Button } from '~/ui/button.tsx'
import { CheckField, TextField } from '~/ui/form/fields.tsx'
import { Form } from '~/ui/form/form.tsx'
import { Heading } from '~/ui/heading.tsx'
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
  readonly onEdit: () => void
}

type Values = { name: string; isTyped: boolean; isConfirmed: boolean; strokes: SignatureStrokes }

/** Signs a draft: by finger, or by the typed name with a confirmation. */
export function PactSign({ analysisId, pact: { id, content }, onEdit }: Props) {
  const form = useForm<Values>({
    initialValues: { name: content.clientName ?? '', isTyped: false, isConfirmed: false, strokes: [] },
    validate: {
      name: (name) => (name.trim() === '' ? copy.nameMissing : null),
      isConfirmed: (isConfirmed, { isTyped }) => (isTyped && !isConfirmed ? copy.notConfirmed : null),
      strokes: (strokes, { isTyped }) => (!isTyped && strokes.length === 0 ? copy.missing : null),
    },
  })
  const request = usePactCall(
    analysisId,
    ({ name, isTyped, strokes }: Values) =>
      call(signPact, {
        params: { id },
        body: isTyped ? { way: 'typed', name, confirmed: true } : { way: 'drawn', name, strokes },
      }),
    { failed: copy.failed, done: copy.done },
  )
  const { isTyped, strokes } = form.values
  const others = (
    <>
      <Button look="secondary" size="lg" onClick={() => form.setFieldValue('isTyped', !isTyped)}>
        {isTyped ? copy.drawnInstead : copy.typedInstead}
      </Button>
      <Button look="plain" size="lg" onClick={onEdit}>
        {copy.edit}
      </Button>
    </>
  )
  return (
    <Form form={form} request={request} copy={copy} place="start" size="lg" after={others}>
      <Heading level={3} size="card">
        {copy.title}
      </Heading>
      <TextField label={copy.name} autoComplete="off" maxLength={200} {...form.getInputProps('name')} />
      {isTyped ? (
        <CheckField label={copy.confirm} {...form.getInputProps('isConfirmed', { type: 'checkbox' })} />
      ) : (
        <SignaturePad strokes={strokes} onChange={(drawn) => form.setFieldValue('strokes', drawn)} />
      )}
      {!isTyped && form.errors.strokes ? (
        <p className="text-danger text-sm" role="alert">
          {form.errors.strokes}
        </p>
      ) : null}
    </Form>
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
    <div className="grid gap-1 justify-items-end">
      <div
        // The finger draws: the page does not scroll under it.
        className="grid overflow-hidden w-full max-w-128 aspect-[3] border-[0.0938rem] border-dashed border-muted rounded-picture bg-card cursor-crosshair justify-self-start touch-none select-none [&_svg]:border-0"
        role="img"
        aria-label={copy.pad}
        onPointerDown={begin}
        onPointerMove={draw}
        onPointerUp={end}
        onPointerCancel={end}
      >
        {strokes.length === 0 ? (
          <span className="self-end p-3 border-t border-line mx-5 mb-3 text-muted text-sm text-center">
            {copy.hint}
          </span>
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
