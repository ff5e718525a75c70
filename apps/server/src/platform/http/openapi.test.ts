import * as contract from '@riflesso/contract'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createTestApp, type TestApp } from '#testing/test-app'

const isOperation = (value: unknown): value is contract.Operation =>
  typeof value === 'object' && value !== null && 'method' in value && 'path' in value && 'access' in value

/** Every operation of the contract. */
const operations = Object.values<unknown>(contract).filter(isOperation)

describe('the API description', () => {
  let server: TestApp
  beforeAll(async () => {
    server = await createTestApp()
  })
  afterAll(() => server.close())

  test('the API description is served as JSON and as a page', async () => {
    const json = await server.app.inject('/api/docs/json')
    expect(json.json().openapi).toBe('3.1.0')
    const page = await server.app.inject('/api/docs')
    expect(page.statusCode).toBe(200)
    expect(page.body).not.toMatch(/<script>(?!\s*<)/)
  })

  test.each(operations.map((operation) => [`${operation.method} ${operation.path}`, operation] as const))(
    'the API description has %s with its summary, who may call it and every status it can answer',
    async (_name, operation) => {
      const { paths } = (await server.app.inject('/api/docs/json')).json()
      const described = paths[operation.path.replace(/:(\w+)/g, '{$1}')]?.[operation.method.toLowerCase()]
      expect(described?.summary).toBe(operation.summary)
      expect(described['x-access']).toBe(operation.access)
      const codes = [...contract.ACCESS_ERRORS[operation.access], ...(operation.errors ?? [])]
      const statuses = new Set(codes.map((code) => String(contract.ERROR_STATUS[code])))
      expect(Object.keys(described.responses)).toEqual(expect.arrayContaining([...statuses]))
    },
  )

  test('the API description has the input and the output of every operation', async () => {
    const { paths } = (await server.app.inject('/api/docs/json')).json()
    for (const { method, path, body, multipart, response, binary } of operations) {
      const described = paths[path.replace(/:(\w+)/g, '{$1}')][method.toLowerCase()]
      const taken = body ? ['application/json'] : multipart ? ['multipart/form-data'] : []
      expect(Object.keys(described.requestBody?.content ?? {}), path).toEqual(taken)
      const given = response ? 'application/json' : binary
      expect(Object.keys(described.responses[200]?.content ?? {}), path).toEqual([given])
    }
  })

  test('the API description names the fields and files of an analysis', async () => {
    const { paths } = (await server.app.inject('/api/docs/json')).json()
    const { schema } = paths['/api/analyze-color'].post.requestBody.content['multipart/form-data']
    expect(schema.required).toEqual(['supplier'])
    expect(Object.keys(schema.properties)).toEqual(
      expect.arrayContaining(['supplier', 'analysisType', 'slot', 'hairType', 'situation', 'clientId', 'primaHints']),
    )
    for (const name of ['image', 'primaImage', 'dopoImage']) {
      expect(schema.properties[name]).toMatchObject({
        type: 'string',
        format: 'binary',
        description: expect.any(String),
      })
    }
    const photo = paths['/api/analysis/{id}/photo/{slot}'].get.responses[200].content['image/jpeg']
    expect(photo.schema).toMatchObject({ type: 'string', format: 'binary' })
  })

  test.each(operations.filter(({ access }) => access !== 'public').map(({ method, path }) => [method, path] as const))(
    '%s %s needs a session, before anything else is looked at',
    async (method, path) => {
      const answer = await server.app.inject({ method, url: path.replace(/:\w+/g, 'x') })
      expect(answer.statusCode).toBe(401)
      expect(answer.json()).toMatchObject({ code: 'token-missing' })
    },
  )
})
