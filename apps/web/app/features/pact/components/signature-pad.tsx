import type { SignatureStrokes as Strokes } from '@riflesso/contract'
import { type PointerEvent, useRef } from 'react'
import { pactCopy } from '~/copy/analysis/pact.ts'
import { Button } from '~/ui/button/button.tsx'
import styles from './signature.module.css'
import { SignatureStrokes } from './signature-strokes.tsx'

const { sign: copy } = pactCopy

/** Minimum distance between recorded points, as a share of the width: browsers send hundreds of points a second. */
const MIN_DISTANCE = 0.004
/** Below the limit of the contract. */
const MAX_POINTS = 3500

type Props = {
  readonly strokes: Strokes
  readonly onChange: (strokes: Strokes) => void
}

const rounded = (share: number): number => Math.round(Math.min(1, Math.max(0, share)) * 1000) / 1000

const pointOf = ({ currentTarget, clientX, clientY }: PointerEvent<HTMLElement>): [number, number] => {
  const { left, top, width, height } = currentTarget.getBoundingClientRect()
  return [rounded((clientX - left) / width), rounded((clientY - top) / height)]
}

/** Field to sign in by finger, pen or mouse. The typed name is its alternative for the keyboard. */
export function SignaturePad({ strokes, onChange }: Props) {
  /** The pointer that draws: other fingers are ignored. */
  const drawing = useRef<number | null>(null)
  const count = strokes.reduce((sum, { length }) => sum + length, 0)

  const begin = (event: PointerEvent<HTMLDivElement>) => {
    if (drawing.current !== null || event.button !== 0) return
    drawing.current = event.pointerId
    event.currentTarget.setPointerCapture(event.pointerId)
    onChange([...strokes, [pointOf(event)]])
  }
  const draw = (event: PointerEvent<HTMLDivElement>) => {
    const last = strokes.at(-1)
    if (drawing.current !== event.pointerId || last === undefined || count >= MAX_POINTS) return
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
          <SignatureStrokes strokes={strokes} />
        )}
      </div>
      <Button look="plain" size="lg" disabled={strokes.length === 0} onClick={() => onChange([])}>
        {copy.clear}
      </Button>
    </div>
  )
}
