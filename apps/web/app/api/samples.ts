import { samples } from '@riflesso/contract'
import { queryOf } from '~/api/client.ts'

/** The sample photos; they never change during a visit. */
export const samplesQuery = queryOf(samples, {})

/** A sample photo as a file, as if chosen by the user. */
export async function sampleFile(url: string, name: string): Promise<File> {
  const response = await fetch(url)
  if (!response.ok) throw new Error(`${response.status}: ${url}`)
  const blob = await response.blob()
  return new File([blob], name, { type: blob.type })
}
