import Bowser from 'bowser'

/** Of what a browser says of itself no more is looked at. */
const MOST_READ = 500
/** Names as people know them. Bowser has no tablets of Apple's newer kind, which say that they are a Mac. */
const SYSTEMS: Readonly<Record<string, string>> = { macOS: 'Mac', iOS: 'iPhone' }

/** A device in a few words, 'Safari su iPad', by its header `User-Agent`; null when that says nothing. */
export function deviceOf(userAgent: string | undefined): string | null {
  if (!userAgent) return null
  const { browser, os, platform } = Bowser.parse(userAgent.slice(0, MOST_READ))
  const system = platform.model === 'iPad' ? 'iPad' : os.name && (SYSTEMS[os.name] ?? os.name)
  const known = [browser.name, system].filter((name) => name !== undefined && name !== '')
  return known.length === 0 ? null : known.join(' su ')
}
