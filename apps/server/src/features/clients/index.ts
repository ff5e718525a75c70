export { type ClientRow, findClient } from './repository.ts'
export { registerClients } from './routes.ts'
