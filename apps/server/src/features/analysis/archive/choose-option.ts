import type { OptionId } from '@riflesso/colorimetry'
import { notOffered } from '#platform/copy/it'
import type { Deps } from '#platform/deps'
import { AppError } from '#platform/errors'
import { findWhole, setChosenOption } from '../repository.ts'

/**
 * Stores which option of an analysis is carried out.
 *
 * @throws AppError 'analysis-not-found', or 'validation-failed' for an option that the analysis does not have
 */
export async function chooseOption(
  { db }: Pick<Deps, 'db'>,
  salonId: string,
  id: string,
  option: OptionId,
): Promise<{ readonly chosenOption: OptionId }> {
  const row = await findWhole(db, salonId, id)
  if (!row) throw new AppError('analysis-not-found')
  if (!row.analysis.options.some((offered) => offered.id === option)) {
    throw new AppError('validation-failed', { fields: { option: notOffered } })
  }
  await setChosenOption(db, salonId, id, option)
  return { chosenOption: option }
}
