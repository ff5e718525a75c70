import { createHash } from 'node:crypto'
import { type AftercareProduct, type OptionId, workOf } from '@riflesso/colorimetry'
import { analysisOfOption, euro, writePact } from '@riflesso/consultation'
import type { PactContent } from '@riflesso/contract'
import { nothingDone } from '#platform/copy/it'
import { AppError } from '#platform/errors'
import type { WholeRow } from '../repository.ts'
import type { HomeCareProduct } from './pact-repository.ts'

const optionOf = ({ chosenOption }: WholeRow): OptionId => chosenOption ?? 'equilibrata'

/**
 * The analysis with its chosen option, without its health answers: a pact is kept longer than the consent to them and must not contain
 * them.
 */
const carriedOut = (row: WholeRow) => analysisOfOption(row.analysis, optionOf(row))

type Agreed = {
  readonly salonName: string
  readonly priceCents: number | null
  readonly note: string | null
}

/** The salon's own home-care products. */
export type Shelf = { readonly homeCare: readonly HomeCareProduct[] }

/**
 * The content of a pact about the chosen option of an analysis.
 *
 * @throws AppError 'validation-failed' when nothing is done today
 */
export function writeContent(row: WholeRow, agreed: Agreed, shelf: Shelf): PactContent {
  const written = writePact(carriedOut(row))
  if (!written) throw new AppError('validation-failed', { fields: { id: nothingDone } })
  const { clientFirstName, clientLastName, analysisDate } = row
  const name = [clientFirstName, clientLastName].filter((part) => part !== null).join(' ')
  const { sections, homeCare, appointments, ...rest } = written
  return {
    ...rest,
    ...agreed,
    clientName: name === '' ? null : name,
    analysedAt: analysisDate.toISOString(),
    option: optionOf(row),
    sections: sections.map(({ lines, ...section }) => ({
      ...section,
      lines: section.id === 'home-care' ? withShelf(lines, homeCare, shelf) : [...lines],
    })),
    homeCare: [...homeCare],
    appointments: [...appointments],
  }
}

/** Adds the salon's products after the kind of product of each line: 'Nel salone: Maschera Ada, 24,00 €.' */
const withShelf = (lines: readonly string[], kinds: readonly AftercareProduct[], { homeCare }: Shelf): string[] =>
  lines.map((line, index) => {
    const own = homeCare.filter(({ kind }) => kind === kinds[index])
    return own.length === 0 ? line : `${line} Nel salone: ${own.map(named).join('; ')}.`
  })

const named = ({ name, cents }: HomeCareProduct): string => `${name}, ${euro(cents / 100)}`

/** Key of the content of a plan; analyses with the same key have the same pact. */
export function planKeyOf(row: WholeRow): string {
  const { plan } = carriedOut(row)
  return createHash('sha256')
    .update(JSON.stringify([optionOf(row), plan.expected.shade, plan.expected.hex, workOf(plan)]))
    .digest('hex')
}
