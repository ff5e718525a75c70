import type { Situation } from '../model/situation.ts'
import { undeclaredWhite } from '../situation/empty-details.ts'
import { shadeOf, situationOf } from './situations.ts'

/** Values of a situation by path ('details.safety.scalp'), where they differ from the plain situation. */
export type Changes = Readonly<Record<string, unknown>>

/** Medium hair without history, and a wish one level lighter. */
const PLAIN = situationOf({ current: shadeOf('5.0'), goal: shadeOf('6.0') })

const NOTHING_SAID: Readonly<Record<string, object>> = {
  white: undeclaredWhite,
}

const leavesOf = (value: unknown, path: readonly string[] = []): [string, unknown][] =>
  value === null || typeof value !== 'object'
    ? [[path.join('.'), value]]
    : Object.entries(value).flatMap(([key, inner]) => leavesOf(inner, [...path, key]))

/** Differences of a situation from the plain one. */
export function changesOf(situation: Situation): Changes {
  const plain = new Map(leavesOf(PLAIN))
  return Object.fromEntries(leavesOf(situation).filter(([path, value]) => plain.get(path) !== value))
}

/** The plain situation with these changes. */
export function situationWith(changes: Changes): Situation {
  const situation = JSON.parse(JSON.stringify(PLAIN))
  for (const [path, value] of Object.entries(changes)) {
    const keys = path.split('.')
    const last = keys.pop() ?? ''
    // Objects that the plain situation lacks are created with their first value.
    keys.reduce((inner, key) => (inner[key] ??= { ...NOTHING_SAID[key] }), situation)[last] = value
  }
  return situation
}

/** The fewest changes, and the roundest numbers, of a faulty situation that `isFaulty` still calls faulty. */
export function smallestFault(situation: Situation, isFaulty: (situation: Situation) => boolean): Changes {
  let changes = changesOf(situation)
  const accept = (simpler: Changes) => {
    if (!isFaulty(situationWith(simpler))) return false
    changes = simpler
    return true
  }
  let isSimpler = true
  while (isSimpler) {
    isSimpler = false
    for (const path of Object.keys(changes)) {
      const { [path]: value, ...others } = changes
      if (accept(others)) isSimpler = true
      else if (
        typeof value === 'number' &&
        !Number.isInteger(value) &&
        accept({ ...changes, [path]: Math.round(value) })
      )
        isSimpler = true
    }
  }
  return changes
}
