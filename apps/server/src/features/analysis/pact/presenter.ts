import type { Pact, PactPicture, SharedPact } from '@riflesso/contract'
import type { PactRow } from './pact-repository.ts'

/** Facts about the analysis of a pact. */
export type BesidePact = {
  /** Whether the Prima photo of the analysis is kept. */
  readonly hasPrima: boolean
  /** The newest signed version of the analysis. */
  readonly newestSigned: number | null
}

/** The pictures that a pact still shows. */
export const picturesOf = ({ row }: PactRow, hasPrima: boolean): PactPicture[] => [
  ...(row.withPictures && hasPrima ? (['prima'] as const) : []),
  ...(row.imageData === null ? [] : (['simulazione'] as const)),
]

/** A pact for its client. */
export const presentShared = (pact: PactRow, { hasPrima, newestSigned }: BesidePact): SharedPact => {
  const { version, madeAt, content, signature, signedAt } = pact.row
  return {
    version,
    madeAt: madeAt.toISOString(),
    content,
    pictures: picturesOf(pact, hasPrima),
    signature: signature && signedAt && { ...signature, signedAt: signedAt.toISOString() },
    isSuperseded: newestSigned !== null && newestSigned > version,
  }
}

/** A pact for the salon; `planKey` is that of the current plan. */
export const presentPact = (
  pact: PactRow,
  { planKey, now, ...beside }: BesidePact & { readonly planKey: string; readonly now: Date },
): Pact => {
  const { id, linkExpiresAt } = pact.row
  return {
    ...presentShared(pact, beside),
    id,
    author: pact.author,
    isPlanChanged: pact.row.planKey !== planKey,
    linkExpiresAt: linkExpiresAt && linkExpiresAt > now ? linkExpiresAt.toISOString() : null,
  }
}
