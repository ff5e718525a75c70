export { consumeUse, readAllowance, type UseResult } from './allowance.ts'
export { type Allowance, currentMonth, type PlanState } from './allowance-rules.ts'
export { registerAccount } from './routes.ts'
