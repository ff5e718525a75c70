import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { XmlDocument, XmlValidateError, XsdValidator } from 'libxml2-wasm'

/**
 * The tax office's own schema. Source: Agenzia delle Entrate, 'Schema del file xml FatturaPA versione 1.2.1'. Later
 * versions only add document types that are not used here.
 */
const SCHEMA = readFileSync(join(import.meta.dirname, 'Schema_VFPR12_v1.2.1.xsd'), 'utf8')
  .replace('\ufeff', '')
  // The signature belongs to the channel; its schema is on another host.
  .replace(/<xs:import [^>]*\/>/, '')
  .replace(/<xs:element ref="ds:Signature"[^>]*\/>/, '')

const schema = XsdValidator.fromDoc(XmlDocument.fromString(SCHEMA))

/**
 * The errors that the tax office would report for an electronic invoice: by its schema, and by its checks of content.
 * Source of the codes: Agenzia delle Entrate, 'Elenco controlli versione 2.x', FatturaPA to businesses.
 */
export function refusalsOf(xml: string): string[] {
  using document = XmlDocument.fromString(xml)
  try {
    schema.validate(document)
  } catch (error) {
    if (!(error instanceof XmlValidateError)) throw error
    return error.details.map(({ message }) => message)
  }
  return CHECKS.filter(([, holds]) => !holds(readerOf(document))).map(([code]) => code)
}

type Reader = {
  /** The texts of all elements at a path below the root, in their order. */
  readonly all: (path: string) => string[]
  /** The first of them, or ''. */
  readonly one: (path: string) => string
}

const readerOf = (document: XmlDocument): Reader => {
  const all = (path: string) => document.find(`//${path}`).map((node) => node.content)
  return { all, one: (path) => all(path)[0] ?? '' }
}

const sum = (amounts: readonly string[]) => amounts.reduce((total, amount) => total + Number(amount), 0)
/** Equal within a tolerance in euro; half a cent more, because sums of decimals are not exact. */
const near = (a: number, b: number, tolerance: number) => Math.abs(a - b) < tolerance + 0.005

const CHECKS: readonly (readonly [code: string, holds: (reader: Reader) => boolean])[] = [
  [
    '00417 who it is made out to',
    ({ one }) =>
      one('CessionarioCommittente/DatiAnagrafici/IdFiscaleIVA/IdCodice') !== '' ||
      one('CessionarioCommittente/DatiAnagrafici/CodiceFiscale') !== '',
  ],
  [
    '00418 not before what it takes back',
    ({ one }) => one('DatiGeneraliDocumento/Data') >= one('DatiFattureCollegate/Data'),
  ],
  [
    '00421 VAT on the taxable amount',
    ({ one }) =>
      near(
        Number(one('DatiRiepilogo/Imposta')),
        (Number(one('DatiRiepilogo/ImponibileImporto')) * Number(one('DatiRiepilogo/AliquotaIVA'))) / 100,
        0.01,
      ),
  ],
  [
    '00422 taxable amount of the lines',
    ({ one, all }) => near(Number(one('DatiRiepilogo/ImponibileImporto')), sum(all('DettaglioLinee/PrezzoTotale')), 0),
  ],
  [
    '00423 price of each line',
    ({ all }) => {
      const [units, quantities] = [all('DettaglioLinee/PrezzoUnitario'), all('DettaglioLinee/Quantita')]
      return all('DettaglioLinee/PrezzoTotale').every((total, index) =>
        near(Number(total), Number(units[index]) * Number(quantities[index]), 0.01),
      )
    },
  ],
  ['00425 a digit in the number', ({ one }) => /\d/.test(one('DatiGeneraliDocumento/Numero'))],
  [
    '00426 a PEC only without a code',
    ({ one }) => one('CodiceDestinatario') === '0000000' || one('PECDestinatario') === '',
  ],
  ['00427 a code of seven', ({ one }) => one('CodiceDestinatario').length === 7],
  [
    'total of the document',
    ({ one }) =>
      near(
        Number(one('ImportoTotaleDocumento')),
        Number(one('DatiRiepilogo/ImponibileImporto')) + Number(one('DatiRiepilogo/Imposta')),
        0,
      ),
  ],
  ['total of the payment', ({ one }) => one('ImportoPagamento') === one('ImportoTotaleDocumento')],
  [
    'no period that ends before it begins',
    ({ all }) => {
      const ends = all('DettaglioLinee/DataFinePeriodo')
      return all('DettaglioLinee/DataInizioPeriodo').every((start, index) => start <= (ends[index] ?? ''))
    },
  ],
]
