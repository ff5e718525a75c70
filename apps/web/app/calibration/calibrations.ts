import { useDidUpdate } from '@mantine/hooks'
import { listCalibrations, type SavedCalibration } from '@riflesso/contract'
import { queryOptions, useQuery } from '@tanstack/react-query'
import { useSyncExternalStore } from 'react'
import { ApiError } from '~/api/api-error.ts'
import { call } from '~/api/client.ts'
import { createStoredText } from '~/store.ts'

/** The calibrations of the salon, newest first. */
export const calibrationsQuery = queryOptions({
  queryKey: [listCalibrations.path],
  queryFn: async ({ signal }) => (await call(listCalibrations, {}, { signal })).calibrations,
})

/** Id of the calibration of this device; it stays when the user signs out. */
const chosen = createStoredText('calibration')

/** Chooses the calibration of this device; null for none. */
export const chooseCalibration = chosen.set

/** The id chosen on this device, even of a calibration that has been deleted or belongs to another salon; null without one. */
export const useChosenCalibrationId = (): string | null => useSyncExternalStore(chosen.watch, chosen.get, () => null)

const NONE: readonly SavedCalibration[] = []

/** Reads photos without a calibration from now on if the server no longer has the chosen one. */
export function forgetDeletedCalibration(error: unknown): void {
  if (error instanceof ApiError && error.code === 'calibration-not-found') chooseCalibration(null)
}

/**
 * The calibrations of the salon and the one that this device uses. Empty and null until they are loaded, and offline: photos are
 * then read without one. `enabled` false loads nothing.
 */
export function useCalibrations(enabled = true): {
  readonly calibrations: readonly SavedCalibration[]
  readonly used: SavedCalibration | null
} {
  const id = useChosenCalibrationId()
  const { data: calibrations = NONE, refetch } = useQuery({ ...calibrationsQuery, enabled })
  useDidUpdate(() => {
    // Saved in another tab.
    if (enabled && id !== null && calibrations.every((each) => each.id !== id)) void refetch()
  }, [id])
  return { calibrations, used: calibrations.find((each) => each.id === id) ?? null }
}
