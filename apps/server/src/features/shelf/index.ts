export { registerShelf } from './routes.ts'
