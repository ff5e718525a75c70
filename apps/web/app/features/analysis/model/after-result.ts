/** State of the navigation from a result to the photos: the analysis whose photos and answers return, or null for new ones. */
export type AfterResult = { readonly afterResult: string | null }

export const afterResult = (edited: string | null): AfterResult => ({ afterResult: edited })

export const isAfterResult = (state: unknown): state is AfterResult =>
  typeof state === 'object' && state !== null && 'afterResult' in state
