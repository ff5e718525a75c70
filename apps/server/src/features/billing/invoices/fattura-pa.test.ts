import { BILLING_CYCLES, billingDetailsBody, PAID_PLANS } from '@riflesso/contract'
import { cases, testSeed } from '@riflesso/testing'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { refusalsOf } from '#testing/fatturapa/check'
import { billingWords } from '../copy.ts'
import { vatOf } from '../demonstration/account.ts'
import type { FiscalContent } from './content.ts'
import { type FiscalDocument, fatturaPa, fileNameOf } from './fattura-pa.ts'
import { issuerOf } from './issue.ts'

const CUSTOMER = {
  companyName: 'Salone Ada & Figli',
  vatNumber: '07643520567',
  taxCode: null,
  street: 'Via Roma 1',
  postalCode: '50123',
  city: 'Firenze',
  province: 'FI',
  recipientCode: 'ABC1234',
  pec: null,
}

const CONTENT: FiscalContent = {
  issuer: issuerOf({ legal: null }),
  customer: CUSTOMER,
  lines: [
    {
      text: billingWords.invoice.plan({ planType: 'pro', billingCycle: 'monthly' }),
      netCents: 6990,
      period: { from: '2026-11-22', to: '2026-12-21' },
    },
  ],
  netCents: 6990,
  vatCents: 1538,
  takesBack: null,
}

const INVOICE: FiscalDocument = { kind: 'invoice', number: 12, issuedOn: '2026-11-22', content: CONTENT }

describe('an electronic invoice', () => {
  test('an electronic invoice is valid by the schema of the tax office', () => {
    expect(refusalsOf(fatturaPa(INVOICE))).toEqual([])
  })

  test('an electronic invoice names issuer, customer, lines and amounts', () => {
    const xml = fatturaPa(INVOICE)
    for (const part of [
      '<TipoDocumento>TD01</TipoDocumento>',
      '<Numero>RIF-12</Numero>',
      '<Data>2026-11-22</Data>',
      '<CodiceDestinatario>ABC1234</CodiceDestinatario>',
      '<Denominazione>Salone Ada &amp; Figli</Denominazione>',
      '<Descrizione>Abbonamento Riflesso Pro mensile</Descrizione>',
      '<ImponibileImporto>69.90</ImponibileImporto>',
      '<Imposta>15.38</Imposta>',
      '<ImportoTotaleDocumento>85.28</ImportoTotaleDocumento>',
    ])
      expect(xml).toContain(part)
  })

  test('an electronic invoice has the file name that the tax office requires', () => {
    expect(fileNameOf(INVOICE)).toBe('IT12345678903_0000C.xml')
  })

  test('an electronic invoice goes to the PEC of a customer without a code', () => {
    const customer = { ...CUSTOMER, recipientCode: null, pec: 'ada@pec.it' }
    const xml = fatturaPa({ ...INVOICE, content: { ...CONTENT, customer } })
    expect(refusalsOf(xml)).toEqual([])
    expect(xml).toContain('<CodiceDestinatario>0000000</CodiceDestinatario>')
    expect(xml).toContain('<PECDestinatario>ada@pec.it</PECDestinatario>')
  })

  test('an electronic invoice is reversed by a credit note that names it', () => {
    const content = { ...CONTENT, takesBack: { number: 12, issuedOn: '2026-11-22' } }
    const xml = fatturaPa({ kind: 'credit-note', number: 13, issuedOn: '2026-11-30', content })
    expect(refusalsOf(xml)).toEqual([])
    expect(xml).toContain('<TipoDocumento>TD04</TipoDocumento>')
    expect(xml).toContain('<IdDocumento>RIF-12</IdDocumento>')
    expect(refusalsOf(fatturaPa({ kind: 'credit-note', number: 13, issuedOn: '2026-11-21', content }))).toEqual([
      '00418 not before what it takes back',
    ])
  })

  test.each<[string, Partial<FiscalContent>]>([
    ['a wrong VAT', { vatCents: 1400 }],
    ['lines that make another sum', { netCents: 7000, vatCents: 1540 }],
    ['a customer without any number', { customer: { ...CUSTOMER, vatNumber: null } }],
    ['a postal code of four digits', { customer: { ...CUSTOMER, postalCode: '5012' } }],
    ['a code in small letters', { customer: { ...CUSTOMER, recipientCode: 'abc1234' } }],
    ['no line', { lines: [] }],
  ])('would be refused with %s', (_, change) => {
    expect(refusalsOf(fatturaPa({ ...INVOICE, content: { ...CONTENT, ...change } }))).not.toEqual([])
  })

  test('an electronic invoice is valid for any billing details that the form accepts and any purchase', () => {
    const text = fc.oneof(
      fc.string({ unit: 'grapheme', minLength: 1, maxLength: 60 }),
      fc.constantFrom('Ivana Čapek <&> "Łódź"', "L’Angolo dell'Arte – “Élite” €", '美容室', 'A\u0301da'),
    )
    const details = fc
      .record({
        companyName: text,
        vatNumber: fc.constantFrom('07643520567', '12345678903', ''),
        taxCode: fc.constantFrom('RSSMRA85T10A562S', '07643520567'),
        street: text,
        postalCode: fc.integer({ min: 0, max: 99_999 }).map((code) => String(code).padStart(5, '0')),
        city: text,
        province: fc.constantFrom('FI', 'RM', 'BZ'),
        recipientCode: fc.constantFrom('ABC1234', '0000000', ''),
        pec: fc.constantFrom('ada@pec.it', 'a.b-c@salone.pec.it'),
      })
      .map((given) => billingDetailsBody.safeParse(given))
      .filter((parsed) => parsed.success)
      .map((parsed) => parsed.data)
    const choice = fc.record({
      planType: fc.constantFrom(...PAID_PLANS),
      billingCycle: fc.constantFrom(...BILLING_CYCLES),
    })
    fc.assert(
      fc.property(
        details,
        choice,
        fc.nat(80_000),
        fc.nat(70_000),
        fc.integer({ min: 1, max: 60_000_000 }),
        (customer, wanted, charge, credit, number) => {
          fc.pre(charge > credit)
          const period = { from: '2026-11-22', to: '2026-12-21' }
          const netCents = charge - credit
          const lines = [
            { text: billingWords.invoice.unused(wanted), netCents: -credit, period },
            { text: billingWords.invoice.plan(wanted), netCents: charge, period },
          ]
          const content = { ...CONTENT, customer, lines, netCents, vatCents: vatOf(netCents) }
          expect(refusalsOf(fatturaPa({ ...INVOICE, number, content }))).toEqual([])
        },
      ),
      { numRuns: cases({ gate: 50, prove: 5000 }), seed: testSeed },
    )
  })
})
