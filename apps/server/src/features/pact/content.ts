import { createHash } from 'node:crypto'
import { workOf } from '@riflesso/colorimetry'
import { analysisOfOption, type HomeCareProduct, writePact } from '@riflesso/consultation'
import type { WholeRow } from '#features/analysis'
import { nothingDone } from '#platform/copy/it'
import { AppError } from '#platform/errors'

/** The option that a pact about this analysis describes. */
export const optionOf = ({ chosenOption }: Pick<WholeRow, 'chosenOption'>) => chosenOption ?? 'equilibrata'

/**
 * The analysis with its chosen option, without its health answers: a pact is kept longer than the consent to them and must not contain
 * them.
 */
const carriedOut = (row: WholeRow) => analysisOfOption(row.analysis, optionOf(row))

type Agreed = { readonly salonName: string; readonly priceCents: number | null; readonly note: string | null }

/**
 * The content of a pact about the chosen option of an analysis, with the salon's own products for home care.
 *
 * @throws AppError 'validation-failed' when nothing is done today
 */
export function writeContent(row: WholeRow, agreed: Agreed, products: readonly HomeCareProduct[]) {
  const written = writePact(carriedOut(row), products)
  if (!written) throw new AppError('validation-failed', { fields: { id: nothingDone } })
  const name = [row.clientFirstName, row.clientLastName].filter((part) => part !== null).join(' ')
  return {
    ...written,
    ...agreed,
    clientName: name === '' ? null : name,
    analysedAt: row.analysisDate.toISOString(),
    option: optionOf(row),
  }
}

/** Key of the content of a plan; analyses with the same key have the same pact. */
export function planKeyOf(row: WholeRow): string {
  const { plan } = carriedOut(row)
  return createHash('sha256')
    .update(JSON.stringify([optionOf(row), plan.expected.shade, plan.expected.hex, workOf(plan)]))
    .digest('hex')
}
