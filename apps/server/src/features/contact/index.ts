export { registerContact } from './routes.ts'
