import swagger from '@fastify/swagger'
import swaggerUi from '@fastify/swagger-ui'
import type { Operation } from '@riflesso/contract'
import type { FastifyInstance, FastifySchema } from 'fastify'
import { jsonSchemaTransform } from 'fastify-type-provider-zod'
import { z } from 'zod'

/** The API description at /api/docs (JSON at /api/docs/json), generated from the contract. Register it before the routes. */
export async function installOpenApi(app: FastifyInstance): Promise<void> {
  await app.register(swagger, {
    openapi: {
      openapi: '3.1.0',
      info: { title: 'Riflesso', version: '0.1.0', description: 'Analisi professionale del colore dei capelli.' },
      components: { securitySchemes: { bearer: { type: 'http', scheme: 'bearer' } } },
    },
    transform: (document) =>
      jsonSchemaTransform({
        ...document,
        schema: { ...document.schema, ...beyondValidation(document.schema, document.route.config?.operation) },
      }),
  })
  await app.register(swaggerUi, {
    routePrefix: '/api/docs',
    theme: { title: 'Riflesso API', css: [{ filename: 'riflesso.css', content: '.topbar { display: none }' }] },
  })
}

/** Parts of the document that the framework does not validate: access, and bodies other than JSON. */
const beyondValidation = (
  schema: FastifySchema | undefined,
  { access, multipart, binary }: Partial<Operation> = {},
) => ({
  ...(access ? { 'x-access': access } : {}),
  ...(multipart ? { consumes: ['multipart/form-data'], body: multipart } : {}),
  ...(binary
    ? { response: { ...(schema?.response ?? {}), 200: { content: { [binary]: { schema: z.file() } } } } }
    : {}),
})

declare module 'fastify' {
  interface FastifyContextConfig {
    /** The operation of the route. */
    operation?: Operation
  }
}
