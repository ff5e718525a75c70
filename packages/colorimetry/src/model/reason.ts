import type { Reason } from './plan.ts'
import type { ReasonCode } from './reason-codes.ts'

export const reason = (code: ReasonCode, rule: string, values: Reason['values'] = {}): Reason => ({
  code,
  rule,
  values,
})
