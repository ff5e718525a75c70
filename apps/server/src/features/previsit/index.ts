export { erasePrevisit } from './previsits.ts'
export { endAllPrevisitLinks } from './repository.ts'
export { registerPrevisits } from './routes.ts'
