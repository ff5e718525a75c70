import { describeReading } from '@riflesso/consultation'
import type { Reading } from '@riflesso/vision'
import { LevelBar } from './level-bar.tsx'

/** A reading as a colleague says it, over the scale of levels. */
export function PhotoReading({ reading }: { readonly reading: Reading }) {
  return (
    <div className="grid min-w-0 gap-1.5">
      <p className="font-display text-xl tabular-nums font-medium tracking-[-0.015em] leading-[1.2] text-pretty animate-rise">
        {describeReading(reading).spoken}
      </p>
      <LevelBar colour={reading} />
    </div>
  )
}
