export { findAnalysedClient, takeConsents } from './analysed-client.ts'
export { recordHealthReads } from './health-reads.ts'
export { holdClient } from './repository.ts'
export { registerClients } from './routes.ts'
