import { addPaperCard, CONSENT_TEXTS, changePaperCard, listPaperCards, type PaperCard } from '@riflesso/contract'
import { queryOptions } from '@tanstack/react-query'
import { type CallInput, call } from '~/api/client.ts'

export type TypedCard = CallInput<typeof changePaperCard>['body']

export const paperCardsQuery = (clientId: string) =>
  queryOptions({
    queryKey: [listPaperCards.path, clientId],
    queryFn: async ({ signal }) => (await call(listPaperCards, { params: { id: clientId } }, { signal })).cards,
  })

/** Adds a card with its photo, if any; `consents` records the client's consent to keeping it. */
export async function postPaperCard(
  clientId: string,
  { servedOn, formula }: TypedCard,
  photo: File | null,
  consents: boolean,
): Promise<PaperCard> {
  const form = new FormData()
  form.append('servedOn', servedOn)
  form.append('formula', formula)
  if (consents) form.append('photoConsent', CONSENT_TEXTS.photos)
  // The file last, so that the server has parsed all fields before it arrives.
  if (photo) form.append('image', photo)
  return (await call(addPaperCard, { params: { id: clientId }, form })).card
}

export const putPaperCard = (id: string, body: TypedCard) => call(changePaperCard, { params: { id }, body })
