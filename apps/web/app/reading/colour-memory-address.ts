/** Search parameters of the search by colour: 'back' closes it, a reload keeps it. */
export const MEMORY_PARAMS = { goal: 'colore', start: 'partenza', except: 'tranne' } as const

/** A search by colour. */
export type ColourToFind = {
  /** '#8A694D', or a shade such as '7.3'. */
  readonly goal: string
  /** '#5B4032', the hair before. */
  readonly start?: string | undefined
  /** Id of an analysis to leave out. */
  readonly except?: string | undefined
}

/** Search parameters that open a search by colour on the same page, replacing whatever is open there. */
export function withColourToFind(before: URLSearchParams, wanted: ColourToFind): URLSearchParams {
  const next = withoutColourToFind(before)
  for (const opened of ['analisi', 'esito']) next.delete(opened)
  for (const key of ['goal', 'start', 'except'] as const) {
    const value = wanted[key]
    if (value !== undefined) next.set(MEMORY_PARAMS[key], value.replace('#', ''))
  }
  return next
}

/** Search parameters that close it. */
export function withoutColourToFind(before: URLSearchParams): URLSearchParams {
  const next = new URLSearchParams(before)
  for (const name of Object.values(MEMORY_PARAMS)) next.delete(name)
  return next
}

/** Initial shade of the picker. */
export const FIRST_SHADE = '7.0'
