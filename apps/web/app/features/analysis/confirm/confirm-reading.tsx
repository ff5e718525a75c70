import { type ConfirmedHair, type ConfirmedZone, confirmReading } from '@riflesso/colorimetry'
import { judgeReading, levelAndReflect, TONE_LABELS, ZONE_LABELS } from '@riflesso/consultation'
import type { Reading } from '@riflesso/vision'
import { IconCheck, IconChevronDown } from '@tabler/icons-react'
import { useId, useState } from 'react'
import { analysisCopy } from '~/copy/analysis/analysis.ts'
import { readingCopy } from '~/copy/analysis/reading.ts'
import { Button } from '~/ui/button.tsx'
import { ChoiceRow } from '~/ui/form/choice-row.tsx'
import { Swatch } from '~/ui/swatch.tsx'
import type { HairBands } from '~/vision/hair-bands.ts'
import type { PhotoPlace } from '../model/draft.ts'
import {
  type Answers,
  areAlike,
  confirmAll,
  likelyTones,
  ofWhole,
  openTones,
  wholeOf,
  withOpenTone,
  type ZoneToConfirm,
  zonesToConfirm,
} from './confirmation.ts'
import type { HairStrip } from './swatch-book.tsx'
import { ZoneEditor } from './zone-editor.tsx'

const { confirm: copy } = readingCopy

/** Element id of the confirmation of a slot, for moving focus. */
export const confirmationId = (slot: PhotoPlace): string => `confirm-${slot}`

type Props = {
  readonly slot: PhotoPlace
  /** The measured reading, without confirmed values. */
  readonly reading: Reading
  readonly answers?: Answers | undefined
  /** The photo and its bands of hair; null where the browser has none. */
  readonly cut: { readonly url: string; readonly bands: HairBands } | null
  readonly confirmed: ConfirmedHair | null
  readonly onChange: (confirmed: ConfirmedHair | null) => void
  /** Starts the analysis after the last confirmation; absent while anything else is to do first. */
  readonly onAnalyse?: (() => void) | undefined
}

/** Confirms the reading of a photo: all zones with one tap, or each zone with corrections. */
export function ConfirmReading({ slot, reading, answers, cut, confirmed, onChange, onAnalyse }: Props) {
  const { name } = analysisCopy.photos.slots[slot]
  const zones = zonesToConfirm(slot, reading, answers)
  const rows = areAlike(zones) ? wholeOf(zones) : zones
  // A single row starts expanded; several start collapsed.
  const [open, setOpen] = useState<ZoneToConfirm['zone'] | null>(rows.length === 1 ? 'lengths' : null)
  // With one row, its editor offers the reflects.
  const choice = rows.length === 1 ? null : openTones(zones)
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
      className="p-3 border border-line rounded-field bg-card data-done:border-[color-mix(in_srgb,var(--ok)_45%,var(--line))]"
      tabIndex={-1}
      aria-label={copy.of(name)}
      data-done={isDone || undefined}
    >
      <div className="flex items-center justify-between gap-3">
        <p className="font-semibold" aria-live="polite">
          {isDone ? copy.done : isUnusable ? copy.byEye : copy.title}
        </p>
        {isUnusable && !isDone ? null : (
          <Button
            look={isDone ? 'plain' : 'secondary'}
            aria-label={isDone ? copy.undoOf(name) : copy.rightOf(name, right)}
            icon={isDone ? undefined : IconCheck}
            onClick={toggleAll}
          >
            {isDone ? copy.undo : right}
          </Button>
        )}
      </div>
      {choice ? (
        <div className="mt-3">
          <ChoiceRow
            label={copy.openTone}
            options={choice.tones.map(({ primary }) => ({ value: primary, label: TONE_LABELS[primary] }))}
            value={confirmed?.[choice.zone]?.tone.primary ?? choice.tones[0].primary}
            onChange={(primary) => onChange(withOpenTone(zones, confirmed, primary))}
          />
        </div>
      ) : null}
      <ul className="mt-2 mx-0 mb-0 [&>li+li]:border-t [&>li+li]:border-line">
        {rows.map((asked) => {
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
              light={reading.light}
              hair={hairOf(cut, isWhole ? 'whole' : zone)}
              reach={levelsOfPhotos(reading)}
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

/** The levels that the photos of a head read; none of a single one. */
const levelsOfPhotos = ({ views }: Reading): readonly number[] =>
  views?.photos.flatMap(({ level }) => level ?? []) ?? []

function hairOf(cut: Props['cut'], zone: keyof HairBands): HairStrip | null {
  const band = cut?.bands[zone]
  return cut && band ? { url: cut.url, band } : null
}

type RowProps = {
  readonly asked: ZoneToConfirm
  readonly answer: ConfirmedZone | undefined
  /** '5,2 ± 0,5 · dorato' */
  readonly words: string
  readonly hex: string
  readonly light: Reading['light']
  readonly hair: HairStrip | null
  readonly reach: readonly number[]
  readonly opened: boolean
  readonly onToggle: () => void
  readonly onChange: (answer: ConfirmedZone) => void
}

function ZoneRow({
  asked: { zone, isWhole, read, otherTone, doubt },
  answer,
  words,
  hex,
  light,
  hair,
  reach,
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
        className="flex w-full min-h-12 items-center py-1.5 px-0 border-0 bg-transparent text-inherit cursor-pointer gap-2.5 text-start focus-visible:rounded-field focus-visible:outline-2 focus-visible:outline-plum focus-visible:outline-offset-2 group/zone"
        aria-expanded={opened}
        aria-controls={opened ? editor : undefined}
        onClick={onToggle}
      >
        <Swatch colours={[hex]} />
        <span className="flex min-w-0 flex-1 flex-wrap items-baseline text-base gap-y-0 gap-x-2 leading-[1.35]">
          <span className="min-w-21 font-semibold">{label}</span>{' '}
          {isSaid ? null : <span className="text-muted text-sm tabular-nums">{words}</span>}
          {open !== null && answer === undefined && !isSaid ? (
            <span className="basis-full text-copper-text text-xs">{open}</span>
          ) : null}
        </span>
        {answer ? <IconCheck className="flex-none text-ok" size="1.125rem" stroke={2} aria-hidden /> : null}
        <IconChevronDown
          className="flex-none text-muted group-aria-expanded/zone:rotate-180"
          size="1.125rem"
          stroke={1.75}
          aria-hidden
        />
      </button>
      {opened ? (
        <div id={editor}>
          <ZoneEditor
            label={label}
            value={answer ?? { level: read.level, tone: read.tone }}
            likely={likelyTones(read)}
            light={light}
            hair={hair}
            reach={reach}
            onChange={onChange}
          />
        </div>
      ) : null}
    </li>
  )
}
