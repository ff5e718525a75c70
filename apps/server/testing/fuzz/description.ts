/** The parts of a JSON schema used by the API description. */
export type Schema = {
  readonly $ref?: string
  readonly type?: string
  readonly enum?: readonly unknown[]
  readonly const?: unknown
  readonly format?: string
  readonly anyOf?: readonly Schema[]
  readonly oneOf?: readonly Schema[]
  readonly allOf?: readonly Schema[]
  readonly properties?: Readonly<Record<string, Schema>>
  readonly required?: readonly string[]
  readonly items?: Schema | false
  /** Of a list of fixed length. */
  readonly prefixItems?: readonly Schema[]
  readonly minimum?: number
  readonly maximum?: number
  readonly minLength?: number
}

type Parameter = { readonly name: string; readonly in: string; readonly schema?: Schema }

type Described = {
  readonly parameters?: readonly Parameter[]
  readonly requestBody?: { readonly content: Readonly<Record<string, { readonly schema?: Schema }>> }
}

/** The parts of an OpenAPI document from which requests are made. */
export type Description = {
  readonly paths: Readonly<Record<string, Readonly<Record<string, Described>>>>
  readonly components?: { readonly schemas?: Readonly<Record<string, Schema>> }
}

/** One call of the API. */
export type Call = Described & { readonly method: string; readonly path: string }

export const callsOf = ({ paths }: Description): readonly Call[] =>
  Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, described]) => ({ ...described, path, method: method.toUpperCase() })),
  )
