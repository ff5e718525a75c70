import type { FastifyInstance } from 'fastify'
import { serializerCompiler, validatorCompiler } from 'fastify-type-provider-zod'
import { z } from 'zod'
import { invalidValue } from '../copy/it.ts'

/** Checks what comes in and what goes out with the contract's zod schemas. */
export function installValidation(app: FastifyInstance): void {
  // The library's own sentences are not copy: a rule without one of ours says this.
  z.config({ localeError: () => invalidValue })
  app.setValidatorCompiler(validatorCompiler)
  app.setSerializerCompiler(serializerCompiler)
}
