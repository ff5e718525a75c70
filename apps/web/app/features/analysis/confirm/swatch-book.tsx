import { type ConfirmedZone, hexInLight, LEVEL_RANGE, labOf } from '@riflesso/colorimetry'
import { measure } from '@riflesso/consultation'
import type { Reading } from '@riflesso/vision'
import { type CSSProperties, useId, useState } from 'react'
import { readingCopy } from '~/copy/analysis/reading.ts'
import type { Band } from '~/vision/hair-bands.ts'
import { LEVEL_STEP, nearestStep } from './confirmation.ts'

const { confirm: copy } = readingCopy

/** A strip cut from the photo. */
export type HairStrip = { readonly url: string; readonly band: Band }

type Props = {
  /** 'Radici' */
  readonly label: string
  readonly value: ConfirmedZone
  /** Levels that the strips reach too: those of photos that differ. */
  readonly reach: readonly number[]
  /** The light of the photo, in which the strips are drawn. */
  readonly light: Reading['light']
  /** The client's hair, laid across the strips; null without it. */
  readonly hair: HairStrip | null
  readonly onChange: (level: number) => void
}

const STRIP_COUNT = 5
const LEVEL_SPAN = (STRIP_COUNT - 1) * LEVEL_STEP
const MAX_FIRST_LEVEL = Math.floor(LEVEL_RANGE.max) - LEVEL_SPAN

/** Keeps the strips unless the level is the first or the last one; then centres it. */
function firstStrip(before: number, level: number): number {
  const first = level > before && level < before + LEVEL_SPAN ? before : level - LEVEL_SPAN / 2
  return Math.min(Math.max(first, LEVEL_RANGE.min), MAX_FIRST_LEVEL)
}

/** Strips of the levels around one, and as far as the photos of the head differ, in the light of the photo, under a strip of the client's hair: it vanishes at its level. */
export function SwatchBook({ label, value: { level, tone }, reach, light, hair, onChange }: Props) {
  const name = useId()
  const chosen = nearestStep(level)
  const [before, setBefore] = useState(chosen - LEVEL_SPAN / 2)
  const first = firstStrip(before, chosen)
  const reached = reach.map(nearestStep)
  const lowest = Math.min(first, ...reached)
  const highest = Math.max(first + LEVEL_SPAN, ...reached)
  const levels = Array.from({ length: 1 + (highest - lowest) / LEVEL_STEP }, (_, index) => lowest + index * LEVEL_STEP)
  const choose = (step: number) => {
    setBefore(first)
    onChange(step)
  }
  return (
    <fieldset className="min-w-0 p-0 border-0 m-0" aria-label={`${copy.level}, ${label}`}>
      <p className="text-sm font-semibold">{hair ? copy.book : copy.level}</p>
      <div className="relative grid auto-cols-[1fr] grid-flow-col overflow-hidden h-24 mt-2 rounded-field">
        {levels.map((step) => (
          <label
            key={step}
            className="group/strip relative cursor-pointer has-focus-visible:z-1 has-focus-visible:outline-2 has-focus-visible:-outline-offset-2 has-focus-visible:outline-on-veil"
            style={{ background: hexInLight(labOf(step, tone), light.gains) }}
          >
            <input
              className="absolute inset-0 m-0 size-full cursor-pointer opacity-0"
              type="radio"
              name={name}
              aria-label={measure(step)}
              checked={step === chosen}
              onChange={() => choose(step)}
            />
            <span
              className="absolute top-1.5 left-1.5 px-1.5 rounded-full bg-veil text-on-veil text-2xs tabular-nums group-has-checked/strip:bg-plum group-has-checked/strip:text-on-plum"
              aria-hidden
            >
              {measure(step)}
            </span>
          </label>
        ))}
        {hair ? (
          <span
            className="absolute inset-x-0 top-9 h-8 border-y border-card pointer-events-none"
            style={cutFrom(hair)}
            aria-hidden
          />
        ) : null}
      </div>
    </fieldset>
  )
}

/** Shows only the band of the photo. */
function cutFrom({ url, band: { x, y, width, height } }: HairStrip): CSSProperties {
  const place = (from: number, length: number) => `${length < 1 ? (100 * from) / (1 - length) : 0}%`
  return {
    backgroundImage: `url(${url})`,
    backgroundSize: `${100 / width}% ${100 / height}%`,
    backgroundPosition: `${place(x, width)} ${place(y, height)}`,
  }
}
