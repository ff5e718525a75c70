import { describeReading, measure } from '@riflesso/consultation'
import { useState } from 'react'
import { readingCopy } from '~/copy/analysis/reading.ts'
import { PhotoReading } from '~/reading/photo-reading.tsx'
import type { SlotReading } from '../model/slot-reading.ts'

type Props = {
  readonly reading: SlotReading
  /** Whether a stroke of hair was drawn. */
  readonly isMarked: boolean
}

/** The reading during correction: the current values, and the level before the last stroke. */
export function CorrectionReading({ reading, isMarked }: Props) {
  const again = 'again' in reading && reading.again
  const level = reading.state === 'read' && !again ? reading.reading.level : null
  const [levels, setLevels] = useState({ before: null as number | null, now: level })
  if (level !== null && level !== levels.now) setLevels({ before: levels.now, now: level })
  const asking =
    isMarked && !again
      ? readingCopy.noneMarked
      : reading.state === 'unsure'
        ? readingCopy.unsureHair
        : readingCopy.noHair
  return (
    <div
      role="status"
      aria-busy={again}
      className="flex flex-wrap items-baseline justify-between tabular-nums gap-y-0 gap-x-3 data-again:animate-outdated"
      data-again={again || undefined}
    >
      {reading.state === 'read' ? (
        <div className="min-w-0 flex-1 basis-72">
          <PhotoReading reading={reading.reading} />
        </div>
      ) : (
        <p className="font-display text-xl font-medium tracking-[-0.015em]">{asking.title}</p>
      )}
      <p className="text-muted text-sm">
        {levels.before === null ? '' : `${readingCopy.correction.was(measure(levels.before))} · `}
        {reading.state === 'read' ? describeReading(reading.reading).light : null}
      </p>
    </div>
  )
}
