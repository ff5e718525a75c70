export { registerModelUse } from './routes.ts'
