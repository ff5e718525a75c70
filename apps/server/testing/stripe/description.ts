import { existsSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020.js'

const folder = process.env.RIFLESSO_STRIPE ?? resolve(import.meta.dirname, '../../../../../shared/stripe')
const file = join(folder, 'openapi-subset.json')

type Schema = Readonly<Record<string, unknown>>
type Described = {
  readonly parameters?: readonly { readonly name: string; readonly in: string; readonly schema: Schema }[]
  readonly requestBody?: { readonly content: Readonly<Record<string, { readonly schema: Schema }>> }
}
type Description = { readonly paths: Readonly<Record<string, Readonly<Record<string, Described>>>> }

/** The error in a request, or nothing; null if the description does not have the operation. */
export type CheckRequest = (method: string, path: string, sent: object) => readonly string[] | null

/**
 * Checks requests against Stripe's own API description, which is not part of the repository; null if it is absent, and
 * the tests report that they skip it. `RIFLESSO_STRIPE` sets its folder.
 */
export const checkRequest: CheckRequest | null = existsSync(file) ? createCheck() : null

if (checkRequest === null) {
  process.stdout.write(
    '\n  The description of the Stripe API is not here: requests to its stand-in are not checked.\n\n',
  )
}

function createCheck(): CheckRequest {
  const description = JSON.parse(readFileSync(file, 'utf8')) as Description
  // Forms contain text only.
  const ajv = new Ajv2020({ strict: false, coerceTypes: true, allErrors: true, logger: false })
  ajv.addVocabulary(['openapi', 'info', 'servers', 'security', 'paths', 'components'])
  ajv.addSchema({ ...description, $id: 'stripe' })
  const compiled = new Map<string, ValidateFunction>()
  const paths = Object.keys(description.paths).map((path) => ({
    path,
    pattern: new RegExp(`^${path.replace(/\{\w+\}/g, '[^/]+')}$`),
  }))
  return (method, path, sent) => {
    const known = paths.find(
      ({ path: template, pattern }) => pattern.test(path) && description.paths[template]?.[method],
    )
    const operation = known && description.paths[known.path]?.[method]
    if (!operation) return null
    const name = `${method} ${known.path}`
    const validate = compiled.get(name) ?? ajv.compile(schemaOf(method, operation))
    compiled.set(name, validate)
    if (validate(structuredClone(sent))) return []
    return (validate.errors ?? []).map(
      ({ instancePath, message, params }) => `${instancePath} ${message} ${JSON.stringify(params)}`,
    )
  }
}

/** References of the description count from its root. */
const rooted = (schema: unknown): unknown =>
  JSON.parse(JSON.stringify(schema).replaceAll('"$ref":"#/', '"$ref":"stripe#/'))

function schemaOf(method: string, { requestBody, parameters = [] }: Described): object {
  if (method === 'post') {
    const body = requestBody?.content['application/x-www-form-urlencoded']?.schema
    return rooted(body ?? { type: 'object', additionalProperties: false }) as object
  }
  const query = parameters.filter((parameter) => parameter.in === 'query')
  const properties = Object.fromEntries(query.map(({ name, schema }) => [name, schema]))
  return rooted({ type: 'object', properties, additionalProperties: false }) as object
}
