import { guessesCopy } from '~/copy/guesses.ts'
import styles from './score-picture.module.css'

const { scores: copy } = guessesCopy

/** A score from 0 to 100 with its date, ISO 8601. */
export type DatedScore = { readonly score: number; readonly guessedAt: string }

/** Size of the drawing, in its own units. */
const WIDTH = 320
const HEIGHT = 88
const EDGE = 8
/** Scores whose average is drawn as the line. */
const WINDOW = 5

const y = (score: number): number => HEIGHT - EDGE - (score / 100) * (HEIGHT - 2 * EDGE)

const averageOf = (scores: readonly DatedScore[]): number =>
  scores.reduce((sum, { score }) => sum + score, 0) / Math.max(1, scores.length)

/** Scores over time, oldest first: a dot for each guess, and their moving average as a line. */
export function ScorePicture({ scores }: { readonly scores: readonly DatedScore[] }) {
  const x = (place: number) =>
    scores.length === 1 ? WIDTH / 2 : EDGE + (place / (scores.length - 1)) * (WIDTH - 2 * EDGE)
  const line = scores.map((_, place) => averageOf(scores.slice(Math.max(0, place - WINDOW + 1), place + 1)))
  return (
    <div role="img" aria-label={copy.picture(scores.map(({ score }) => score).join(', '))}>
      <svg className={styles.picture} viewBox={`0 0 ${WIDTH} ${HEIGHT}`} aria-hidden>
        {[0, 50, 100].map((score) => (
          <line key={score} className={styles.grid} x1={0} x2={WIDTH} y1={y(score)} y2={y(score)} />
        ))}
        <polyline className={styles.line} points={line.map((score, place) => `${x(place)},${y(score)}`).join(' ')} />
        {scores.map(({ score, guessedAt }, place) => (
          <circle key={guessedAt} className={styles.dot} cx={x(place)} cy={y(score)} r={3.5} />
        ))}
      </svg>
    </div>
  )
}
