import { accuracyCopy } from '~/copy/public/accuracy.ts'
import { accuracy } from './report.ts'

const { scatter: copy } = accuracyCopy

const [LOW, HIGH] = [0.5, 10.5]
const SIZE = 100
const SCALE = SIZE / (HIGH - LOW)
const TICKS = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10]

const across = (level: number): number => (Math.min(HIGH, Math.max(LOW, level)) - LOW) * SCALE
const up = (level: number): number => SIZE - across(level)

const isNear = ({ eye, read }: { readonly eye: number; readonly read: number }): boolean => Math.abs(read - eye) <= 1

const BAND = [
  [LOW, LOW],
  [LOW, LOW + 1],
  [HIGH - 1, HIGH],
  [HIGH, HIGH],
  [HIGH, HIGH - 1],
  [LOW + 1, LOW],
]
  .map(([eye = 0, read = 0]) => `${across(eye)},${up(read)}`)
  .join(' ')

/** Dots at the same place are drawn once. */
const DOTS = [...new Map(accuracy.readings.map((reading) => [`${reading.eye} ${reading.read}`, reading]))]

/** Every head of the test half as a dot of its colour: x is the level judged by eye, y the reading. */
export function ReadAgainstEye() {
  const { readings } = accuracy
  return (
    <figure className="m-0">
      <svg
        className="block w-[min(100%,34rem)] h-auto"
        viewBox={`-9 -3 ${SIZE + 12} ${SIZE + 14}`}
        role="img"
        aria-label={copy.alt(readings.length, readings.filter(isNear).length)}
      >
        <polygon className="fill-sunken" points={BAND} />
        <line className="stroke-control [stroke-width:0.3]" x1={0} y1={SIZE} x2={SIZE} y2={0} />
        {TICKS.map((level) => (
          <g key={level} className="fill-muted text-[length:3.5px] tabular-nums">
            <text x={across(level)} y={SIZE + 5} textAnchor="middle">
              {level}
            </text>
            <text x={-2.5} y={up(level) + 1.2} textAnchor="end">
              {level}
            </text>
          </g>
        ))}
        {DOTS.map(([place, { eye, read, hex }]) => (
          <circle
            key={place}
            className="stroke-control [stroke-width:0.3]"
            cx={across(eye)}
            cy={up(read)}
            r={1.35}
            fill={hex}
          />
        ))}
        <text className="fill-ink text-[length:3.8px]" x={SIZE} y={SIZE + 10} textAnchor="end">
          {copy.eye}
        </text>
        <text className="fill-ink text-[length:3.8px]" x={1} y={2}>
          {copy.read}
        </text>
      </svg>
    </figure>
  )
}
