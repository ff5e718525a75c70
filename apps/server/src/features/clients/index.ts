export { findAnalysedClient } from './analysed-client.ts'
export { holdClient } from './repository.ts'
export { registerClients } from './routes.ts'
