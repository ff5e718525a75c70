import { LAYERS, type LockColours, stopsOf } from './lock-layers.ts'

type Props = LockColours & {
  readonly label?: string
}

const FROM_THE_TOP = LAYERS.toReversed()
const PICTURES = FROM_THE_TOP.map(({ picture }) => `url("${picture}")`)
const backgroundBlendMode = [...FROM_THE_TOP.map(({ blend }) => blend), 'normal'].join()

/** Hair in the given colours, filling its box; the colours alone until the lock is loaded. */
export function HairLock({ label, ...colours }: Props) {
  const stops = stopsOf(colours).map(([at, colour]) => `${colour} ${100 * at}%`)
  return (
    <span
      className="relative block overflow-hidden size-full"
      {...(label === undefined ? { 'aria-hidden': true } : { role: 'img', 'aria-label': label })}
    >
      <span
        // A wide box shows the middle of a taller lock: flattened, the zones would be stripes.
        className="absolute top-1/2 left-0 w-full min-h-full aspect-5/4 [background-position:center] [background-size:cover] -translate-y-1/2"
        style={{ backgroundImage: [...PICTURES, `linear-gradient(${stops.join()})`].join(), backgroundBlendMode }}
      />
    </span>
  )
}
