import { createProductProcess } from '../product-process.ts'

/** The product as a process of its own for journeys in a browser. */
const { app, config } = await createProductProcess({})
await app.listen({ host: config.host, port: config.port })
