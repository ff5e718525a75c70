import { costOfMinutes, priceOf } from '@riflesso/colorimetry'
import type { formulaInTubes, PriceSettings } from '@riflesso/contract'
import type { Answer } from '#platform/http/bind'

export type Money = Answer<typeof formulaInTubes>['options'][number]['year']

type Products = Pick<Money, 'productCents' | 'isIncomplete'>

const priceBy = ({ rule, hourCents }: PriceSettings, cents: number, minutes: number): number | null => {
  if (rule === null) return null
  if (rule.kind !== 'time') return priceOf(rule, cents, minutes)
  return hourCents === null ? null : priceOf({ kind: 'time', centsPerHour: hourCents }, cents, minutes)
}

/** Cost and price of one visit by the rule of the salon. */
export const moneyOf = (settings: PriceSettings, { productCents, isIncomplete }: Products, minutes: number): Money => ({
  productCents,
  isIncomplete,
  minutes,
  chairCents: settings.hourCents === null ? null : costOfMinutes(minutes, settings.hourCents),
  priceCents: priceBy(settings, productCents, minutes),
})

/** The sum of visits, each multiplied by its number. */
export const sumOf = (visits: readonly { readonly money: Money; readonly times: number }[]): Money => {
  const sum = (of: (money: Money) => number) => visits.reduce((all, { money, times }) => all + times * of(money), 0)
  const sumIfKnown = (of: (money: Money) => number | null) =>
    visits.every(({ money }) => of(money) !== null) ? sum((money) => of(money) ?? 0) : null
  return {
    productCents: sum(({ productCents }) => productCents),
    isIncomplete: visits.some(({ money, times }) => times > 0 && money.isIncomplete),
    minutes: sum(({ minutes }) => minutes),
    chairCents: sumIfKnown(({ chairCents }) => chairCents),
    priceCents: sumIfKnown(({ priceCents }) => priceCents),
  }
}
