import { describeMeasures, describeReading, describeViews } from '@riflesso/consultation'
import type { Reading } from '@riflesso/vision'
import { useId } from 'react'
import { resultDetailsCopy } from '~/copy/analysis/result-details.ts'
import { measure, percent, withError } from '~/format/numbers.ts'
import { LevelBar } from '~/reading/level-bar.tsx'
import { Heading } from '~/ui/heading.tsx'
import { Swatch } from '~/ui/swatch.tsx'
import type { AnalysisResult } from '../../model/analysis-result.ts'

const { measures: copy } = resultDetailsCopy

/** All measured values of the photos, with explanations. */
export function MeasuredPhotos({ analysis }: { readonly analysis: Pick<AnalysisResult, 'prima' | 'dopo'> }) {
  const id = useId()
  const { prima, dopo } = analysis
  return (
    <section aria-labelledby={id}>
      <Heading level={3} id={id}>
        {copy.title}
      </Heading>
      <div className="grid mt-4 gap-y-7 gap-x-8 grid-cols-[repeat(auto-fit,minmax(min(100%,20rem),1fr))]">
        {prima ? <MeasuredPhoto name={copy.photos.prima} reading={prima} /> : null}
        {dopo ? <MeasuredPhoto name={copy.photos.dopo} reading={dopo} /> : null}
      </div>
    </section>
  )
}

function MeasuredPhoto({ name, reading }: { readonly name: string; readonly reading: Reading }) {
  const words = describeReading(reading)
  const views = describeViews(reading)
  return (
    <section className="grid content-start min-w-0 gap-3" aria-label={name}>
      <div className="flex items-end justify-between gap-3">
        <div>
          <p className="text-muted text-xs font-normal">{name}</p>
          <Heading level={4} size="small">
            {words.colorName}
          </Heading>
        </div>
        <p className="grid flex-none justify-items-end">
          <span className="text-muted text-xs font-normal">{copy.levelName}</span>
          <b className="font-display text-xl tabular-nums font-medium tracking-tight leading-[1.2]">
            {withError(reading.level, reading.levelError)}
          </b>
        </p>
      </div>
      <LevelBar colour={reading} />
      <p className="text-sm">
        {words.structure} · {words.light}
      </p>
      {views ? <p className="text-sm">{views.said}</p> : null}
      {words.zones.length > 0 ? (
        <ul className="list-none m-0 p-0" aria-label={copy.zones}>
          {words.zones.map(({ zone, label, colorName }) => {
            const { hex, level, levelError } = reading.zones[zone] ?? reading
            return (
              <li
                key={zone}
                className="grid items-center py-1.75 border-t border-line gap-2.5 grid-cols-[auto_minmax(0,1fr)_auto]"
              >
                <Swatch colours={[hex]} />
                <span className="grid leading-[1.3]">
                  {label} <span className="text-muted text-xs font-normal">{colorName}</span>
                </span>
                <b className="tabular-nums font-[650]">{withError(level, levelError)}</b>
              </li>
            )
          })}
        </ul>
      ) : null}
      <PaletteBar palette={reading.palette} />
      <dl className="grid">
        {describeMeasures(reading).map(({ id, name: measured, value, meaning }) => (
          <div
            key={id}
            className="grid py-2 border-t border-line gap-y-0.5 gap-x-3 grid-cols-[minmax(6.5rem,0.7fr)_minmax(0,1.3fr)]"
          >
            <dt className="text-muted text-xs font-normal">{measured}</dt>
            <dd className="grid tabular-nums font-normal [&_b]:font-[650]">
              <b>{value}</b>
              <span className="text-muted text-xs leading-[1.4]">{meaning}</span>
            </dd>
          </div>
        ))}
      </dl>
    </section>
  )
}

/** Colours of the hair as a proportional bar, with the figures below. */
function PaletteBar({ palette }: Pick<Reading, 'palette'>) {
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
