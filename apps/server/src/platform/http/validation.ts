import type { FastifyInstance } from 'fastify'
import { serializerCompiler, validatorCompiler } from 'fastify-type-provider-zod'
import { z } from 'zod'
import { invalidValue } from '../copy/it.ts'

/** Validates input and output with the contract's zod schemas. */
export function installValidation(app: FastifyInstance): void {
  // The library's messages are not for users: a rule without our message uses this one.
  z.config({ localeError: () => invalidValue })
  app.setValidatorCompiler(validatorCompiler)
  // All failures are produced in one place; one that an operation does not declare is still sent.
  app.setSerializerCompiler<z.ZodType>((route) =>
    Number(route.httpStatus) >= 400 ? JSON.stringify : serializerCompiler(route),
  )
}
