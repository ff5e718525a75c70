import { listCalibrations, type SavedCalibration } from '@riflesso/contract'
import { queryOptions, useQuery } from '@tanstack/react-query'
import { useSyncExternalStore } from 'react'
import { call } from '~/api/client.ts'
import { createStoredText } from '~/store.ts'

/** The calibrations of the salon, newest first. */
export const calibrationsQuery = queryOptions({
  queryKey: [listCalibrations.path],
  queryFn: async ({ signal }) => (await call(listCalibrations, {}, { signal })).calibrations,
})

/** Id of the calibration of this device; it stays when the user signs out. */
const chosen = createStoredText('calibration')

/** Chooses the calibration of this device; null reads photos without one. */
export const chooseCalibration = chosen.set

/** The id chosen on this device, also of a calibration that was deleted meanwhile, or of another salon; null without one. */
export const useChosenCalibrationId = (): string | null => useSyncExternalStore(chosen.watch, chosen.get, () => null)

/**
 * The calibrations of the salon and the one that this device uses. Null until they are loaded, and offline: photos are then read
 * without one. `enabled` false loads nothing.
 */
export function useCalibrations(enabled = true): {
  readonly calibrations: readonly SavedCalibration[]
  readonly used: SavedCalibration | null
} {
  const id = useChosenCalibrationId()
  const { data: calibrations = [] } = useQuery({ ...calibrationsQuery, enabled })
  return { calibrations, used: calibrations.find((each) => each.id === id) ?? null }
}
