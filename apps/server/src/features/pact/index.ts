export { erasePact } from './change-pact.ts'
export { documentOf } from './read-pact.ts'
export { endAllLinks, listPacts, type PactRow } from './repository.ts'
export { registerPacts, sendDocument } from './routes.ts'
