import { createProductProcess } from '../product-process.ts'

/** The product as a separate process for end-to-end tests. */
const { app, config, samplePhotos } = await createProductProcess({})
// Nearly every test with a photo needs these; rendering them takes longer than a test's timeout.
await Promise.all([samplePhotos.get('castano-rame', 'prima'), samplePhotos.get('castano-rame', 'dopo')])
await app.listen({ host: config.host, port: config.port })
