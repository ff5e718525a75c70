import type { Config } from '#platform/config'
import { readPostalAddress } from '#platform/postal-address'
import type { Issuer } from './content.ts'

/** The issuer in a demonstration without an operator. Its Partita IVA has a valid check digit and no owner. */
const DEMONSTRATION: Issuer = {
  name: 'Riflesso (dimostrazione)',
  vatNumber: '12345678903',
  street: 'Via della Prova 1',
  postalCode: '50123',
  city: 'Firenze',
  province: 'FI',
}

/** The operator of the settings, validated at the start where real payments are taken. */
export function issuerOf({ legal }: Pick<Config, 'legal'>): Issuer {
  const address = legal && readPostalAddress(legal.address)
  return legal && address
    ? { name: legal.name, vatNumber: legal.vatNumber.replace(/^IT/, ''), ...address }
    : DEMONSTRATION
}
