import { samples } from '@riflesso/contract'
import { queryOptions } from '@tanstack/react-query'
import { call } from '~/api/client.ts'

/** The sample photos; they never change during a visit. */
export const samplesQuery = queryOptions({
  queryKey: [samples.path],
  queryFn: ({ signal }) => call(samples, {}, { signal }),
})

/** A sample photo as a file, as if chosen by the user. */
export async function sampleFile(url: string, name: string): Promise<File> {
  const response = await fetch(url)
  if (!response.ok) throw new Error(`${response.status}: ${url}`)
  const blob = await response.blob()
  return new File([blob], name, { type: blob.type })
}
