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
  if (!(await setChosenOption(db, salonId, id, option))) {
    if (!(await findWhole(db, salonId, id))) throw new AppError('analysis-not-found')
    throw new AppError('validation-failed', { fields: { option: notOffered } })
  }
  return { chosenOption: option }
}
