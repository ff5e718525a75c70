export { listGuesses } from './repository.ts'
export { registerGuesses } from './routes.ts'
