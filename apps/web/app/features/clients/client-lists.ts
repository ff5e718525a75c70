import {
  CLIENT_PAGE_MAX,
  importClients,
  listClients,
  listDuplicates,
  mergeClients,
  previewImport,
} from '@riflesso/contract'
import { infiniteQueryOptions, keepPreviousData } from '@tanstack/react-query'
import type { z } from 'zod'
import { call, queryOf } from '~/api/client.ts'

/** Key prefix of all client lists. */
export const clientListKey = [listClients.path] as const

/** The salon's clients, paginated; '' means all, `isDue` only those to call back. */
export const clientListQuery = (term: string, isDue: boolean) =>
  infiniteQueryOptions({
    queryKey: [...clientListKey, term, isDue],
    queryFn: ({ pageParam, signal }) =>
      call(
        listClients,
        { query: { q: term || undefined, after: pageParam, due: isDue ? 'true' : undefined } },
        { signal },
      ),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: (last) => (last.length < CLIENT_PAGE_MAX ? undefined : last.at(-1)?.id),
    placeholderData: keepPreviousData,
    // Refetch on every visit of the list.
    staleTime: 0,
  })

export const duplicatesQuery = {
  ...queryOf(listDuplicates, {}),
  staleTime: 0,
}

/** Merges the other cards into `keptId`, sequentially. */
export async function mergeInto(keptId: string, otherIds: readonly string[]): Promise<void> {
  for (const otherId of otherIds) await call(mergeClients, { params: { id: keptId }, body: { otherId } })
}

export type ImportPreview = z.output<typeof previewImport.response>

const formOf = (file: File) => {
  const form = new FormData()
  form.append('file', file)
  return form
}

export const readImport = (file: File): Promise<ImportPreview> => call(previewImport, { form: formOf(file) })

export function runImport(file: File, skipProblems: boolean) {
  const form = formOf(file)
  form.append('skipProblems', String(skipProblems))
  return call(importClients, { form })
}
