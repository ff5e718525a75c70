import { createStore } from '~/store.ts'

/** True while offline copies are shown because the server did not respond. */
const offline = createStore(false)

export const { get: isOffline, watch: watchConnection } = offline

/** Records whether the server responded. */
export const noteConnection = (answered: boolean): void => offline.set(!answered)
