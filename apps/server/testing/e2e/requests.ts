/** Requests of tests to their server, and its answers: nothing of the server is imported here. */

/** A client of a salon. */
export type ClientWish = {
  readonly firstName: string
  readonly lastName: string
  readonly phone?: string
  readonly email?: string
  /** ISO 8601. */
  readonly birthDate?: string
}

export type AnalysisWish = {
  /** The client; one who is not in the salon yet is added. */
  readonly client?: ClientWish
  /** With a Dopo photo beside Prima. */
  readonly isTransformation?: boolean
  /** Declared as coloured: the plan has a bowl of colour. Undeclared hair that keeps its colour gets a clear gloss. */
  readonly isColoured?: boolean
}

/** Content of a new salon; empty by default. */
export type SalonWish = {
  readonly clients?: readonly ClientWish[]
  /** The archive, oldest first. Each one is counted against the plan. */
  readonly analyses?: readonly AnalysisWish[]
  /** A member of the team. Only a paid plan keeps one. */
  readonly hasCollaborator?: boolean
  /** Without the tools that a salon sees once it has used them. */
  readonly isNew?: boolean
  /** False for an owner who has not accepted the terms. */
  readonly hasAcceptedTerms?: boolean
}

/** A user who can sign in. */
export type Member = {
  readonly email: string
  readonly firstName: string
  readonly lastName: string
  readonly password: string
  /** Of an open session. */
  readonly token: string
  /** Of the same session: the value of the cookie that shows stored photos. */
  readonly imageToken: string
}

export type BuiltSalon = {
  readonly owner: Member & { readonly companyName: string; readonly phoneNumber: string }
  readonly collaborator: Member | null
  /** Ids in the order of the request. */
  readonly clientIds: readonly string[]
  readonly analysisIds: readonly string[]
}
