import { GUESS_FAMILIES, GUESS_VOLUMES, type Guess, type GuessFamily, type GuessVolume } from '@riflesso/colorimetry'
import { useId, useState } from 'react'
import { guessesCopy } from '~/copy/guesses.ts'
import { LEVEL_STEPS } from '~/reading/level-steps.ts'
import { Button } from '~/ui/button/button.tsx'
import { AnswerTiles } from '~/ui/form/answer-tiles.tsx'
import layout from '~/ui/layout.module.css'
import texts from '~/ui/text.module.css'
import styles from './guess-step.module.css'

const { step: copy } = guessesCopy

const LEVEL_TILES = LEVEL_STEPS.map(({ level, hex }) => ({
  value: String(level),
  label: String(level),
  colours: [hex],
}))
const FAMILY_TILES = GUESS_FAMILIES.map((value) => ({ value, label: guessesCopy.families[value] }))
const VOLUME_TILES = GUESS_VOLUMES.map((value) => ({ value: String(value), label: guessesCopy.volumes[value] }))

type Props = {
  /** Called with the guess, or null when it is skipped. */
  readonly onDone: (guess: Guess | null) => void
}

/** Asks for level, reflect and developer before the reading is shown. */
export function GuessStep({ onDone }: Props) {
  const title = useId()
  const [level, setLevel] = useState<number | null>(null)
  const [family, setFamily] = useState<GuessFamily | null>(null)
  const [volume, setVolume] = useState<GuessVolume | null>(null)
  const guess = level !== null && family !== null && volume !== null ? { level, family, volume } : null
  return (
    <section className={styles.card} aria-labelledby={title}>
      <div>
        <h3 id={title} className={texts.strong}>
          {copy.title}
        </h3>
        <p className={texts.note}>{copy.text}</p>
      </div>
      <div className={styles.question} data-narrow>
        <AnswerTiles
          label={copy.level}
          tiles={LEVEL_TILES}
          value={level === null ? null : String(level)}
          onChange={(value) => setLevel(value === null ? null : Number(value))}
        />
      </div>
      <AnswerTiles label={copy.family} tiles={FAMILY_TILES} value={family} onChange={setFamily} />
      <AnswerTiles
        label={copy.volume}
        tiles={VOLUME_TILES}
        value={volume === null ? null : String(volume)}
        onChange={(value) => setVolume(GUESS_VOLUMES.find((each) => String(each) === value) ?? null)}
      />
      <div className={layout.wrap}>
        <Button disabled={guess === null} onClick={() => onDone(guess)}>
          {copy.done}
        </Button>
        <Button look="secondary" onClick={() => onDone(null)}>
          {copy.skip}
        </Button>
      </div>
    </section>
  )
}
