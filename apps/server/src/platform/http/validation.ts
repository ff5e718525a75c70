import type { FastifyInstance } from 'fastify'
import { serializerCompiler, validatorCompiler } from 'fastify-type-provider-zod'
import { z } from 'zod'
import { invalidValue } from '../copy/it.ts'

/** Checks what comes in and what goes out with the contract's zod schemas. */
export function installValidation(app: FastifyInstance): void {
  // The library's own sentences are not copy: a rule without one of ours says this.
  z.config({ localeError: () => invalidValue })
  app.setValidatorCompiler(validatorCompiler)
  // Failures are all made in one place; one that an operation does not name must still be told.
  app.setSerializerCompiler<z.ZodType>((route) =>
    Number(route.httpStatus) >= 400 ? JSON.stringify : serializerCompiler(route),
  )
}
