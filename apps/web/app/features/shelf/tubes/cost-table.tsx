import type { OptionId } from '@riflesso/colorimetry'
import type { AnalysisResult } from '@riflesso/consultation'
import { updatePriceSettings } from '@riflesso/contract'
import { useId } from 'react'
import { useMayCall } from '~/auth/session/use-may-call.ts'
import { tubesCopy } from '~/copy/shelf/tubes.ts'
import { duration, euro } from '~/format/numbers.ts'
import { paths } from '~/paths.ts'
import { ButtonLink } from '~/ui/button.tsx'
import { Heading } from '~/ui/heading.tsx'
import table from '~/ui/share-table.module.css'
import type { FormulaInTubes, OptionInTubes } from '../api/tubes.ts'

const { cost: copy } = tubesCopy

type Money = OptionInTubes['year']
type Row = { readonly name: string; readonly cell: (option: OptionInTubes) => string }

type Props = {
  readonly formula: FormulaInTubes
  readonly option: OptionId
  readonly titles: AnalysisResult['options']
}

/** Cost and proposed price of each option: today, the later sessions, a year. */
export function CostTable({ formula: { options }, option, titles }: Props) {
  const id = useId()
  const maySetPrices = useMayCall(updatePriceSettings)
  const isIncomplete = options.some(({ year }) => year.isIncomplete)
  const hasPrice = options.some(({ year }) => year.priceCents !== null)
  const rows: readonly Row[] = [
    { name: copy.products, cell: ({ sessions }) => products(sessions.slice(0, 1)) },
    { name: copy.chair, cell: ({ sessions }) => chair(sessions.slice(0, 1)) },
    ...(hasPrice ? [{ name: copy.price, cell: ({ sessions }: OptionInTubes) => price(sessions.slice(0, 1)) }] : []),
    { name: copy.next, cell: ({ sessions }) => later(sessions.slice(1)) },
    { name: copy.year, cell: ({ year }) => total(year) },
  ]
  return (
    <section className="pt-3 border-t border-line" aria-labelledby={id}>
      <Heading level={3} id={id}>
        {copy.title}
      </Heading>
      <p className="text-muted text-xs">{copy.private}</p>
      <table
        className={`${table.table} mt-1 mx-0 mb-2 text-sm [&_tbody_th]:text-muted [&_[data-chosen]]:text-ink [&_[data-chosen]]:font-[650] max-sm:text-2xs max-sm:[&_th]:px-1 max-sm:[&_td]:px-1`}
      >
        <thead>
          <tr>
            <td />
            {options.map((each) => (
              <th key={each.id} scope="col" className={table.number} data-chosen={each.id === option || undefined}>
                {titles.find((title) => title.id === each.id)?.titolo ?? copy.only}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ name, cell }) => (
            <tr key={name}>
              <th scope="row">{name}</th>
              {options.map((each) => (
                <td key={each.id} className={table.number} data-chosen={each.id === option || undefined}>
                  {cell(each)}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      {isIncomplete ? <p className="text-muted text-xs">{copy.incomplete}</p> : null}
      {hasPrice || !maySetPrices ? null : (
        <div>
          <ButtonLink look="plain" size="sm" to={paths.salonPrices}>
            {copy.noRule}
          </ButtonLink>
        </div>
      )}
    </section>
  )
}

const sum = (all: readonly Money[], part: (money: Money) => number): number =>
  all.reduce((total, money) => total + part(money), 0)

const products = (all: readonly Money[]): string => {
  const text = euro(sum(all, ({ productCents }) => productCents) / 100)
  return all.some(({ isIncomplete }) => isIncomplete) ? `${text}*` : text
}

/** '1 h 25 min', with its cost if the salon has an hourly rate. */
const chair = (all: readonly Money[]): string => {
  const time = duration(sum(all, ({ minutes }) => minutes))
  return all.some(({ chairCents }) => chairCents === null)
    ? time
    : `${time} · ${euro(sum(all, ({ chairCents }) => chairCents ?? 0) / 100)}`
}

const price = (all: readonly Money[]): string => euro(sum(all, ({ priceCents }) => priceCents ?? 0) / 100)

/** The price if the salon has a pricing rule, otherwise the cost. */
const total = (money: Money): string => (money.priceCents === null ? products([money]) : price([money]))

const later = (sessions: readonly Money[]): string =>
  sessions.length === 0
    ? copy.none
    : `${sessions.length} · ${sessions.some(({ priceCents }) => priceCents === null) ? products(sessions) : price(sessions)}`
