import Bowser from 'bowser'

/** The part of a User-Agent that is parsed. */
const MAX_LENGTH = 500
/** Common names of systems. Bowser does not detect newer iPads, which identify themselves as a Mac. */
const SYSTEMS: Readonly<Record<string, string>> = { macOS: 'Mac', iOS: 'iPhone' }

/** A device in a few words, 'Safari su iPad', from its header `User-Agent`; null when that is unknown. */
export function deviceOf(userAgent: string | undefined): string | null {
  if (!userAgent) return null
  const { browser, os, platform } = Bowser.parse(userAgent.slice(0, MAX_LENGTH))
  const system = platform.model === 'iPad' ? 'iPad' : os.name && (SYSTEMS[os.name] ?? os.name)
  const known = [browser.name, system].filter((name) => name !== undefined && name !== '')
  return known.length === 0 ? null : known.join(' su ')
}
