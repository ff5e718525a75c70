import { createProductProcess } from '../product-process.ts'

/** The product as a process of its own for journeys in a browser. */
const { app, config, samplePhotos } = await createProductProcess({})
// Nearly every journey with a photo asks for these; drawing them takes longer than a journey waits for anything.
await Promise.all([samplePhotos.get('castano-rame', 'prima'), samplePhotos.get('castano-rame', 'dopo')])
await app.listen({ host: config.host, port: config.port })
