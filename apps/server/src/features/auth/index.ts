export { requirePassword } from './require-password.ts'
export { registerAuth } from './routes.ts'
