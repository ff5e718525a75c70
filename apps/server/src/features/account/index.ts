export { consumeUse, readAllowance, type UseResult } from './allowance.ts'
export { currentMonth } from './allowance-rules.ts'
export { registerAccount } from './routes.ts'
