import { calibrationPhoto, deleteCalibration, type SavedCalibration, saveCalibration } from '@riflesso/contract'
import { addressOf, call } from '~/api/client.ts'
import type { Marks } from '../model/ring-marks.ts'

export type NewCalibration = {
  readonly file: File
  readonly marks: Marks
  /** Place and device. */
  readonly name: string
  /** Id of the calibration that this one replaces. */
  readonly replaces: string | null
}

/** Measures a ring and saves its calibration. */
export async function postCalibration({ file, marks, name, replaces }: NewCalibration): Promise<SavedCalibration> {
  const form = new FormData()
  form.append('name', name)
  form.append('taps', JSON.stringify(marks))
  if (replaces !== null) form.append('replaces', replaces)
  // The file last, so that the server has parsed all fields before it arrives.
  form.append('image', file)
  return (await call(saveCalibration, { form })).calibration
}

export const removeCalibration = (id: string) => call(deleteCalibration, { params: { id } })

/** URL of the photo of a ring; the image cookie authorises it. */
export const ringPhotoAddress = (id: string): string => addressOf(calibrationPhoto, { params: { id } })
