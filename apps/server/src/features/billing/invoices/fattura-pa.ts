import type { BillingDetails, INVOICE_KINDS } from '@riflesso/contract'
import type { PostalAddress } from '#platform/postal-address'
import type { ContentLine, FiscalContent, Issuer } from './content.ts'
import { writeXml, type XmlContent } from './xml.ts'

/** Characters beyond Latin-1 in Italian texts, and their replacements. */
const WRITTEN: Readonly<Record<string, string>> = {
  '’': "'",
  '‘': "'",
  '“': '"',
  '”': '"',
  '–': '-',
  '—': '-',
  '€': 'EUR',
  '…': '...',
}

/**
 * Converts a text to the characters of the tax office's schema (Basic Latin and Latin-1), cut to `max`: other accents are
 * dropped, unknown characters become '?'.
 */
const latin = (text: string, max: number): string =>
  Array.from(text.normalize('NFC'), (character) => {
    const written = WRITTEN[character] ?? character
    if (/^[\x20-\x7e\xa0-\xff]+$/.test(written)) return written
    const bare = character.normalize('NFD').replace(/\p{M}/gu, '')
    return /^[\x20-\x7e]+$/.test(bare) ? bare : '?'
  })
    .join('')
    .replace(/\s+/g, ' ')
    .trim()
    .slice(0, max)

/**
 * Electronic invoices to businesses, FatturaPA format FPR12. Source: Agenzia delle Entrate, 'Specifiche tecniche per la
 * fatturazione elettronica', annex A, schema 1.2.1 and following; the comments name its elements.
 */
export type FiscalDocument = {
  readonly kind: (typeof INVOICE_KINDS)[number]
  readonly number: number
  /** Day in Italy, 'YYYY-MM-DD'. */
  readonly issuedOn: string
  readonly content: FiscalContent
}

const NAMESPACE = 'http://ivaservizi.agenziaentrate.gov.it/docs/xsd/fatture/v1.2'
/** Invoice and credit note (TipoDocumento). */
const TYPES = { invoice: 'TD01', 'credit-note': 'TD04' } as const
/** Ordinary regime (RegimeFiscale). */
const REGIME = 'RF01'
/** Paid in full (CondizioniPagamento), by card (ModalitaPagamento). */
const PAID_AT_ONCE = 'TP02'
const BY_CARD = 'MP08'
/** CodiceDestinatario of a customer with a PEC instead of a code. */
const NO_CODE = '0000000'
const VAT_RATE = '22.00'

/** The number as printed on the document: a separate series, beside the operator's other invoices. */
export const numberText = (number: number): string => `RIF-${number}`

/** Five characters, unique among the operator's documents: part of the file name. */
const transmissionOf = (number: number): string => number.toString(36).toUpperCase().padStart(5, '0')

/** The file name required by the tax office: 'IT01234567890_0000C.xml'. */
export const fileNameOf = ({ number, content }: Pick<FiscalDocument, 'number' | 'content'>): string =>
  `IT${content.issuer.vatNumber}_${transmissionOf(number)}.xml`

const amount = (cents: number): string => (cents / 100).toFixed(2)

/** The document as XML, to be sent through the operator's own channel. */
export function fatturaPa({ kind, number, issuedOn, content }: FiscalDocument): string {
  const { issuer, customer, lines, netCents, vatCents, takesBack } = content
  const total = amount(netCents + vatCents)
  const root: XmlContent = {
    FatturaElettronicaHeader: {
      DatiTrasmissione: transmission(issuer, customer, number),
      CedentePrestatore: {
        DatiAnagrafici: {
          IdFiscaleIVA: vatId(issuer.vatNumber),
          Anagrafica: named(issuer.name),
          RegimeFiscale: REGIME,
        },
        Sede: seat(issuer),
      },
      CessionarioCommittente: {
        DatiAnagrafici: {
          IdFiscaleIVA: customer.vatNumber === null ? null : vatId(customer.vatNumber),
          CodiceFiscale: customer.taxCode,
          Anagrafica: named(customer.companyName),
        },
        Sede: seat(customer),
      },
    },
    FatturaElettronicaBody: {
      DatiGenerali: {
        DatiGeneraliDocumento: {
          TipoDocumento: TYPES[kind],
          Divisa: 'EUR',
          Data: issuedOn,
          Numero: numberText(number),
          ImportoTotaleDocumento: total,
        },
        DatiFattureCollegate: takesBack && { IdDocumento: numberText(takesBack.number), Data: takesBack.issuedOn },
      },
      DatiBeniServizi: {
        DettaglioLinee: lines.map(detailOf),
        DatiRiepilogo: {
          AliquotaIVA: VAT_RATE,
          ImponibileImporto: amount(netCents),
          Imposta: amount(vatCents),
          EsigibilitaIVA: 'I',
        },
      },
      DatiPagamento: {
        CondizioniPagamento: PAID_AT_ONCE,
        DettaglioPagamento: { ModalitaPagamento: BY_CARD, ImportoPagamento: total },
      },
    },
  }
  const attributes = { versione: 'FPR12', 'xmlns:p': NAMESPACE }
  return `<?xml version="1.0" encoding="UTF-8"?>\n${writeXml('p:FatturaElettronica', root, attributes)}`
}

/** The PEC is given only if there is no code. */
const transmission = (issuer: Issuer, { recipientCode, pec }: BillingDetails, number: number): XmlContent => ({
  IdTrasmittente: vatId(issuer.vatNumber),
  ProgressivoInvio: transmissionOf(number),
  FormatoTrasmissione: 'FPR12',
  CodiceDestinatario: recipientCode ?? NO_CODE,
  PECDestinatario: recipientCode === null ? pec : null,
})

const vatId = (vatNumber: string): XmlContent => ({ IdPaese: 'IT', IdCodice: vatNumber })

const named = (name: string): XmlContent => ({ Denominazione: latin(name, 80) })

const seat = ({ street, postalCode, city, province }: PostalAddress): XmlContent => ({
  Indirizzo: latin(street, 60),
  CAP: postalCode,
  Comune: latin(city, 60),
  Provincia: province,
  Nazione: 'IT',
})

const detailOf = ({ text, netCents, period }: ContentLine, index: number): XmlContent => ({
  NumeroLinea: String(index + 1),
  Descrizione: latin(text, 1000),
  Quantita: '1.00',
  DataInizioPeriodo: period?.from ?? null,
  DataFinePeriodo: period?.to ?? null,
  PrezzoUnitario: amount(netCents),
  PrezzoTotale: amount(netCents),
  AliquotaIVA: VAT_RATE,
})
