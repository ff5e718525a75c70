export { checkFile } from './check-file.ts'
export { registerServiceFile } from './routes.ts'
