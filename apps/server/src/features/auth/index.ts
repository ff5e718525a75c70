export { presentWithSalon } from './current-user.ts'
export { greeting } from './mail-words.ts'
export { requirePassword } from './require-password.ts'
export { registerAuth } from './routes.ts'
