import { createProductProcess } from '../product-process.ts'

/** The product as a separate process for end-to-end tests. */
const { app, config } = await createProductProcess({})
await app.listen({ host: config.host, port: config.port })
