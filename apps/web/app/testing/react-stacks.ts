import * as React from 'react'

/**
 * Stops React's development build from recording a stack trace for each element, which takes a tenth of the tests' CPU time;
 * its warnings stay. React itself stops after 10,000 elements in a second, by this counter. Without the counter, nothing is
 * changed.
 */
export function withoutElementStacks(): void {
  const internals: unknown = Reflect.get(React, '__CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE')
  if (typeof internals !== 'object' || internals === null) return
  Object.defineProperty(internals, 'recentlyCreatedOwnerStacks', {
    get: () => Number.MAX_SAFE_INTEGER,
    set: () => undefined,
  })
}
