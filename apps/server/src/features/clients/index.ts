export { findClient } from './repository.ts'
export { registerClients } from './routes.ts'
