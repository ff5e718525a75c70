import { type ConfirmedHair, type ConfirmedZone, confirmReading } from '@riflesso/colorimetry'
import { judgeReading, levelAndReflect, TONE_LABELS, ZONE_LABELS } from '@riflesso/consultation'
import type { Reading } from '@riflesso/vision'
import { IconCheck, IconChevronDown } from '@tabler/icons-react'
import { useId, useState } from 'react'
import { analysisCopy } from '~/copy/analysis/analysis.ts'
import { readingCopy } from '~/copy/analysis/reading.ts'
import { Button } from '~/ui/button/button.tsx'
import { ChoiceRow } from '~/ui/form/choice-row.tsx'
import { Swatch } from '~/ui/swatch.tsx'
import texts from '~/ui/text.module.css'
import type { PhotoPlace } from '../model/draft.ts'
import styles from './confirm-reading.module.css'
import {
  type Answers,
  areAlike,
  confirmAll,
  ofWhole,
  openTones,
  wholeOf,
  withOpenTone,
  type ZoneToConfirm,
  zonesToConfirm,
} from './confirmation.ts'
import { ZoneEditor } from './zone-editor.tsx'

const { confirm: copy } = readingCopy

/** Element id of the confirmation of a slot, for moving focus. */
export const confirmationId = (slot: PhotoPlace): string => `confirm-${slot}`

type Props = {
  readonly slot: PhotoPlace
  /** The measured reading, without confirmed values. */
  readonly reading: Reading
  /** What is declared of the hair. */
  readonly answers?: Answers | undefined
  readonly confirmed: ConfirmedHair | null
  readonly onChange: (confirmed: ConfirmedHair | null) => void
  /** Starts the analysis after the last confirmation; absent while anything else is to do first. */
  readonly onAnalyse?: (() => void) | undefined
}

/** Confirms the reading of a photo: all zones with one tap, or each zone with corrections. */
export function ConfirmReading({ slot, reading, answers, confirmed, onChange, onAnalyse }: Props) {
  const [open, setOpen] = useState<ZoneToConfirm['zone'] | null>(null)
  const { name } = analysisCopy.photos.slots[slot]
  const zones = zonesToConfirm(slot, reading, answers)
  const choice = openTones(zones)
  const isDone = zones.every(({ zone }) => confirmed?.[zone])
  const shown = confirmReading(reading, confirmed)
  // An unusable reading cannot be confirmed; the user enters the colour by eye.
  const isUnusable = judgeReading(reading).state === 'unusable'
  const right = onAnalyse ? copy.rightAndAnalyse : copy.right

  const toggleAll = () => {
    setOpen(null)
    onChange(isDone ? null : confirmAll(zones, confirmed))
    if (!isDone) onAnalyse?.()
  }

  return (
    <section
      id={confirmationId(slot)}
      className={styles.card}
      tabIndex={-1}
      aria-label={copy.of(name)}
      data-done={isDone || undefined}
    >
      <div className={styles.head}>
        <p className={texts.strong} aria-live="polite">
          {isDone ? copy.done : isUnusable ? copy.byEye : copy.title}
        </p>
        {isUnusable && !isDone ? null : (
          <Button
            look={isDone ? 'plain' : 'secondary'}
            aria-label={isDone ? copy.undoOf(name) : copy.rightOf(name, right)}
            leftSection={isDone ? undefined : <IconCheck size="1.125rem" stroke={2} aria-hidden />}
            onClick={toggleAll}
          >
            {isDone ? copy.undo : right}
          </Button>
        )}
      </div>
      {choice ? (
        <div className={styles.tones}>
          <ChoiceRow
            label={copy.openTone}
            options={choice.tones.map(({ primary }) => ({ value: primary, label: TONE_LABELS[primary] }))}
            value={confirmed?.[choice.zone]?.tone.primary ?? choice.tones[0].primary}
            onChange={(primary) => onChange(withOpenTone(zones, confirmed, primary))}
          />
        </div>
      ) : null}
      <ul className={styles.zones}>
        {(areAlike(zones) ? wholeOf(zones) : zones).map((asked) => {
          const { zone, isWhole, read } = asked
          const answer = confirmed?.[zone]
          const colour = isWhole ? shown : answer ? (shown.zones[zone] ?? shown) : read
          return (
            <ZoneRow
              key={zone}
              asked={asked}
              answer={answer}
              words={levelAndReflect(colour)}
              hex={colour.hex}
              opened={open === zone}
              onToggle={() => setOpen(open === zone ? null : zone)}
              onChange={(next) => onChange(isWhole ? ofWhole(reading, next) : { ...confirmed, [zone]: next })}
            />
          )
        })}
      </ul>
    </section>
  )
}

type RowProps = {
  readonly asked: ZoneToConfirm
  readonly answer: ConfirmedZone | undefined
  /** '5,2 ± 0,5 · dorato' */
  readonly words: string
  readonly hex: string
  readonly opened: boolean
  readonly onToggle: () => void
  readonly onChange: (answer: ConfirmedZone) => void
}

function ZoneRow({
  asked: { zone, isWhole, read, otherTone, doubt },
  answer,
  words,
  hex,
  opened,
  onToggle,
  onChange,
}: RowProps) {
  const editor = useId()
  const label = isWhole ? copy.whole : ZONE_LABELS[zone]
  // The reading of the whole hair stands above.
  const isSaid = isWhole && answer === undefined
  const open = otherTone ? copy.otherTone(TONE_LABELS[otherTone.primary]) : doubt && copy.doubts[doubt]
  return (
    <li>
      <button
        type="button"
        className={styles.zone}
        aria-expanded={opened}
        aria-controls={opened ? editor : undefined}
        onClick={onToggle}
      >
        <Swatch colours={[hex]} />
        <span className={styles.words}>
          <span className={styles.name}>{label}</span> {isSaid ? null : <span className={texts.figure}>{words}</span>}
          {open !== null && answer === undefined && !isSaid ? <span className={styles.doubt}>{open}</span> : null}
        </span>
        {answer ? <IconCheck className={styles.tick} size="1.125rem" stroke={2} aria-hidden /> : null}
        <IconChevronDown className={styles.chevron} size="1.125rem" stroke={1.75} aria-hidden />
      </button>
      {opened ? (
        <div id={editor}>
          <ZoneEditor label={label} value={answer ?? { level: read.level, tone: read.tone }} onChange={onChange} />
        </div>
      ) : null}
    </li>
  )
}
