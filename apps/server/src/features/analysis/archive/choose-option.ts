import type { OptionId } from '@riflesso/colorimetry'
import { withRetouch } from '#features/clients'
import { notOffered } from '#platform/copy/it'
import type { Deps } from '#platform/deps'
import { AppError } from '#platform/errors'
import { findWhole, setChosenOption } from '../repository.ts'
import { storePromise } from './colours-repository.ts'

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
  return db.transaction(async (tx) => {
    const isOffered = await withRetouch(tx, salonId, id, () => setChosenOption(tx, salonId, id, option))
    const row = await findWhole(tx, salonId, id)
    if (!row) throw new AppError('analysis-not-found')
    if (!isOffered) throw new AppError('validation-failed', { fields: { option: notOffered } })
    await storePromise(tx, salonId, { ...row, option })
    return { chosenOption: option }
  })
}
