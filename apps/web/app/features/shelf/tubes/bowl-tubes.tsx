import { type AnalysisResult, capitalised, type FormulaLine, lineQuantity, percent } from '@riflesso/consultation'
import { tubesCopy as copy } from '~/copy/shelf/tubes.ts'
import { productOf } from '~/format/formula-line.ts'
import { decimal, euro } from '~/format/numbers.ts'
import { splitPhaseTime } from '~/format/phase-time.ts'
import { Chip } from '~/ui/button.tsx'
import type { BowlInTubes, FormulaInTubes, TubePart } from '../api/tubes.ts'
import { hexOfShade, lineTitle, unitOf } from '../model/product-words.ts'
import { ShadeDot } from '../shade-dot.tsx'

const TONE = { same: 'ok', mix: 'copper', missing: 'danger' } as const

type Phase = AnalysisResult['fasi_operative'][number]

type Props = {
  readonly bowl: BowlInTubes
  /** The written phase; undefined for analyses that lack it. */
  readonly phase: Phase | undefined
  readonly formula: FormulaInTubes
}

/** A bowl in tubes: the products to weigh, the difference from the plan, or alternatives to missing products. */
export function BowlTubes({ bowl, phase, formula }: Props) {
  const minutes = bowl.minutes ?? (phase && splitPhaseTime(phase.tempo_posa_min).minutes)
  return (
    <li className="grid py-3 gap-1.5 grid-cols-1 first:pt-0 [&+&]:border-t [&+&]:border-line">
      <div className="flex flex-wrap items-center gap-y-1.5 gap-x-2.5">
        <span
          className="grid flex-none size-8 rounded-full bg-plum text-on-plum font-display text-lg font-medium place-items-center"
          aria-hidden
        >
          {bowl.phase + 1}
        </span>
        <h3 className="flex-[1_1_10rem] min-w-0 font-[family-name:inherit] text-lg font-semibold tracking-snug leading-tight">
          {phase?.titolo ?? copy.bowl(bowl.phase + 1)}
        </h3>
        <Chip tone={TONE[bowl.match]}>{copy.match[bowl.match]}</Chip>
        {bowl.match === 'missing' ? null : (
          <span className="tabular-nums font-semibold whitespace-nowrap">
            {copy.bowlCost(amount(bowl.productCents, bowl.isIncomplete))}
          </span>
        )}
      </div>
      {bowl.match === 'missing' ? (
        <Missing bowl={bowl} formula={formula} planned={phase?.formula ?? []} />
      ) : (
        <Parts parts={[...bowl.parts, ...(bowl.developer ?? [])]} formula={formula} />
      )}
      <p className="text-muted text-sm">
        {[
          bowl.difference && bowl.match === 'mix' ? capitalised(bowl.difference.testo) : null,
          bowl.ratio === null ? null : copy.ratio(bowl.ratio),
          minutes ? copy.minutes(String(minutes)) : null,
          bowl.inHalfTubes ? copy.inHalfTubes : null,
        ]
          .filter((each) => each !== null)
          .join(' · ')}
      </p>
      {bowl.match === 'missing' ? null : <Around sentences={bowl.around} />}
    </li>
  )
}

/** '12,40 €'; 'almeno 12,40 €' if a price is unknown. */
const amount = (cents: number, isIncomplete: boolean): string =>
  isIncomplete ? copy.atLeast(euro(cents / 100)) : euro(cents / 100)

type PartsProps = { readonly parts: readonly TubePart[]; readonly formula: FormulaInTubes }

/** The products to weigh. */
export function Parts({ parts, formula }: PartsProps) {
  return (
    <ul className="grid p-0 m-0 text-xl gap-y-1 gap-x-3 grid-cols-[max-content_max-content_minmax(0,1fr)] leading-[1.2] list-none">
      {parts.map((part) => {
        const product = formula.products.find(({ id }) => id === part.productId)
        const line = formula.lines.find(({ id }) => id === product?.lineId)
        if (!product || !line) return null
        return (
          <li key={part.productId} className="grid items-center col-span-full grid-cols-[subgrid]">
            <b className="min-w-20 text-2xl tabular-nums font-[650] tracking-tight text-right">
              {part.grams === null ? percent(part.share) : `${decimal(part.grams)}\u00a0${unitOf(line.class)}`}
            </b>
            <ShadeDot hex={hexOfShade(product.shade, line.class)} />
            <span className="wrap-anywhere [&>span]:text-base">
              <b>{product.code}</b>{' '}
              <span className="text-muted">
                {[product.name, lineTitle(line.supplier, line.name)].filter(Boolean).join(' ')}
              </span>
            </span>
          </li>
        )
      })}
    </ul>
  )
}

type MissingProps = {
  readonly bowl: BowlInTubes
  readonly formula: FormulaInTubes
  /** The generic lines of the bowl. */
  readonly planned: readonly FormulaLine[]
}

function Missing({ bowl, formula, planned }: MissingProps) {
  return (
    <>
      <p className="text-muted text-lg">
        {planned.map((line) => `${lineQuantity(line)} ${productOf(line)}`).join(' + ')}
      </p>
      <MissingTubes bowl={bowl} formula={formula} />
    </>
  )
}

/** What a bowl lacks, what is there of it, and the nearest mixture with the shade that is expected from it. */
export function MissingTubes({ bowl, formula }: Omit<MissingProps, 'planned'>) {
  const there = [...bowl.kept, ...(bowl.developer ?? [])]
  return (
    <>
      <Around sentences={bowl.around} />
      {there.length > 0 ? (
        <>
          <p className="text-muted text-sm">{copy.missing.kept}</p>
          <Parts parts={there} formula={formula} />
        </>
      ) : null}
      {bowl.nearest.length > 0 ? (
        <>
          <p className="text-muted text-sm">
            {bowl.difference ? `${copy.missing.nearest} ${bowl.difference.testo}.` : copy.missing.nearest}
          </p>
          <Parts parts={bowl.nearest} formula={formula} />
          {bowl.nearestResult ? (
            <p className="flex items-center gap-2 text-sm">
              <ShadeDot hex={bowl.nearestResult.hex} /> {copy.missing.expected(bowl.nearestResult.shade)}
            </p>
          ) : null}
        </>
      ) : null}
    </>
  )
}

function Around({ sentences }: { readonly sentences: readonly string[] }) {
  if (sentences.length === 0) return null
  return (
    <ul className="grid pt-0 pr-0 pb-0 pl-4.5 m-0 gap-1 leading-[1.35] [list-style:revert]">
      {sentences.map((sentence) => (
        <li key={sentence}>{sentence}</li>
      ))}
    </ul>
  )
}
