import type { Reading } from '@riflesso/vision'
import { resultDetailsCopy } from '~/copy/analysis/result-details.ts'
import { measure, percent } from '~/format/numbers.ts'
import { Swatch } from '~/ui/swatch.tsx'

const { measures: copy } = resultDetailsCopy

/** Colours of the hair as a proportional bar, with the figures below. */
export function PaletteBar({ palette }: Pick<Reading, 'palette'>) {
  const colours = [...palette].sort((a, b) => b.share - a.share)
  return (
    <div>
      <div className="flex overflow-hidden h-5.5 rounded-[0.5rem]" aria-hidden>
        {colours.map(({ hex, share }) => (
          <span key={hex} style={{ background: hex, flexGrow: share }} />
        ))}
      </div>
      <ul className="flex flex-wrap mt-2 mx-0 mb-0 text-xs tabular-nums gap-y-1 gap-x-4" aria-label={copy.palette}>
        {colours.map(({ hex, share, level }) => (
          <li key={hex} className="flex items-center gap-1.5">
            <Swatch colours={[hex]} size="dot" />
            {copy.share(percent(share), measure(level))}
          </li>
        ))}
      </ul>
    </div>
  )
}
