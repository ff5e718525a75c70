import type { ResultFault, RuleSeverity, Violation } from '@riflesso/colorimetry'
import { RESULT_SENTENCES } from '../words/colour/results.ts'
import { RULE_SENTENCES } from '../words/rules.ts'

/** One objection to a plan: the rule, its severity, its place (indices from 0, null = the whole plan), and the reason. */
export type Verdict = Omit<Violation, 'rule'> & { readonly rule: string; readonly reason: string }

const GRAVITY: readonly RuleSeverity[] = ['refuse', 'cap', 'warn']

/** The objections of the safety rules with their reasons in Italian, the most serious first. */
export const writeVerdicts = (violations: readonly Violation[]): Verdict[] =>
  violations
    .map((violation) => ({ ...violation, reason: RULE_SENTENCES[violation.rule](violation.values) }))
    .sort((one, other) => GRAVITY.indexOf(one.severity) - GRAVITY.indexOf(other.severity))

/** Differences between a plan's result and its promise, in Italian. */
export const writeResultFaults = (faults: readonly ResultFault[]): (ResultFault & { readonly reason: string })[] =>
  faults.map((fault) => ({ ...fault, reason: RESULT_SENTENCES[fault.code](fault.values) }))
