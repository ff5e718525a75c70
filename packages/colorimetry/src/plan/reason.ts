import type { Reason } from '../model/plan.ts'
import type { ReasonCode } from '../model/reason-codes.ts'

export const reason = (code: ReasonCode, rule: string, values: Reason['values'] = {}): Reason => ({
  code,
  rule,
  values,
})
