import {
  deletePact,
  linkPact,
  listPacts,
  mailPact,
  makePact,
  type PactPicture,
  pactDocument,
  pactPicture,
  signPact,
  unlinkPact,
} from '@riflesso/contract'
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import type { z } from 'zod'
import { messageOf } from '~/api/api-error.ts'
import { addressOf, type CallInput, call } from '~/api/client.ts'
import { fetchFile } from '~/api/fetch-file.ts'
import { photoAddress } from '~/api/photo-address.ts'
import { toast } from '~/ui/toast/toast.ts'

/** The pacts of an analysis, and what a new one may contain. */
export type Pacts = z.output<typeof listPacts.response>

export const pactsQuery = (analysisId: string) =>
  queryOptions({
    queryKey: [listPacts.path, analysisId],
    queryFn: ({ signal }) => call(listPacts, { params: { id: analysisId } }, { signal }),
  })

export const pactCalls = {
  make: (id: string, body: CallInput<typeof makePact>['body']) => call(makePact, { params: { id }, body }),
  sign: (id: string, body: CallInput<typeof signPact>['body']) => call(signPact, { params: { id }, body }),
  link: (id: string) => call(linkPact, { params: { id } }),
  unlink: (id: string) => call(unlinkPact, { params: { id } }),
  mail: (id: string) => call(mailPact, { params: { id } }),
  remove: (id: string) => call(deletePact, { params: { id } }),
  document: (id: string) => fetchFile(addressOf(pactDocument, { params: { id } })),
} as const

/** Runs a call about a pact, then reloads the pacts of the analysis; a failure is a toast with `failed` as its title. */
export function usePactCall<Input, Output>(analysisId: string, run: (input: Input) => Promise<Output>, failed: string) {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: run,
    onError: (error) => toast.error({ title: failed, text: messageOf(error) }),
    onSettled: () => queryClient.invalidateQueries({ queryKey: pactsQuery(analysisId).queryKey }),
  })
}

/** URL of a picture of a pact; the image cookie authorises it. */
export const pictureAddress = (analysisId: string, pactId: string, picture: PactPicture): string =>
  picture === 'prima' ? photoAddress(analysisId, 'prima') : addressOf(pactPicture, { params: { id: pactId } })
