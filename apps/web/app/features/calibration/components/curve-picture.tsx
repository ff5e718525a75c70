import type { SavedCalibration } from '@riflesso/contract'
import { calibrationCopy } from '~/copy/analysis/calibration.ts'
import { measure } from '~/format/numbers.ts'
import { LEVEL_STEPS } from '~/reading/level-steps.ts'
import texts from '~/ui/text.module.css'
import styles from './curve-picture.module.css'

const { curve: copy } = calibrationCopy

/** Side of the square in SVG units; a level is a tenth of it. */
const SIDE = 200
const across = (level: number): number => ((Math.min(10.5, Math.max(0.5, level)) - 0.5) / 10) * SIDE
const up = (level: number): number => SIDE - across(level)

/** The swatches and the curve of a calibration: x is the level seen in the light, y the named level. */
export function CurvePicture({ curve, swatches }: Pick<SavedCalibration, 'curve' | 'swatches'>) {
  const counted = swatches.filter(({ isLost }) => !isLost)
  const lost = swatches.length - counted.length
  const [first, last] = [curve[0], curve.at(-1)]
  // Beyond its ends the curve keeps its distance to the seen level.
  const corners =
    first && last
      ? [
          { seen: 0.5, named: 0.5 + first.named - first.seen },
          ...curve,
          { seen: 10.5, named: 10.5 + last.named - last.seen },
        ]
      : []
  const words = counted.map(({ seen, level }) => copy.point(measure(seen), measure(level))).join(', ')
  return (
    <figure className={styles.figure}>
      <svg
        className={styles.picture}
        viewBox={`-24 -6 ${SIDE + 30} ${SIDE + 30}`}
        role="img"
        aria-label={copy.label(words)}
      >
        {LEVEL_STEPS.map(({ level, hex }) => (
          <g key={level}>
            <rect x={across(level - 0.5)} y={SIDE + 2} width={SIDE / 10} height="5" fill={hex} />
            <rect x="-7" y={up(level + 0.5)} width="5" height={SIDE / 10} fill={hex} />
            <text className={styles.number} x={across(level)} y={SIDE + 18} textAnchor="middle">
              {level}
            </text>
            <text className={styles.number} x="-11" y={up(level) + 3} textAnchor="end">
              {level}
            </text>
          </g>
        ))}
        <rect className={styles.frame} width={SIDE} height={SIDE} />
        <line className={styles.same} x1="0" y1={SIDE} x2={SIDE} y2="0" />
        <polyline
          className={styles.curve}
          points={corners.map(({ seen, named }) => `${across(seen)},${up(named)}`).join(' ')}
        />
        {counted.map(({ x, y, seen, level }) => (
          <circle
            key={`${x} ${y}`}
            className={styles.swatch}
            cx={across(seen)}
            cy={up(level)}
            r="5"
            fill={LEVEL_STEPS[level - 1]?.hex}
          />
        ))}
      </svg>
      <figcaption className={texts.small}>
        → {copy.seen} · ↑ {copy.named}
        {lost === 0 ? null : <span> · {lost === 1 ? copy.lost : copy.losts(lost)}</span>}
      </figcaption>
    </figure>
  )
}
