import { emptyDetails } from '@riflesso/colorimetry'
import { ANALYSIS_HEALTH_CONSENT, CONSENT_TEXTS } from '@riflesso/contract'
import { expect, test } from 'vitest'
import { withReference } from '../model/corrections.ts'
import { EMPTY_DRAFT, type PhotoOrigin } from '../model/draft.ts'
import { analysisForm } from './analysis-form.ts'

const photo = (name: string) => ({ file: new File(['x'], name, { type: 'image/jpeg' }), previewUrl: 'blob:photo' })
const NOBODY = { clientId: null, photoConsent: false }
const fileName = (form: FormData, key: string) => (form.get(key) as File | null)?.name

test('one photo is sent as a standard analysis with its slot', () => {
  const form = analysisForm({ ...EMPTY_DRAFT, photos: { prima: null, dopo: photo('d.jpg') } }, NOBODY)
  expect([...form.keys()]).toEqual(['supplier', 'analysisType', 'slot', 'image'])
  expect(form.get('analysisType')).toBe('standard')
  expect(form.get('slot')).toBe('dopo')
  expect(fileName(form, 'image')).toBe('d.jpg')
})

test('further photos are sent beside that of their slot, each with its place', () => {
  const further = {
    prima: [
      { ...photo('side.jpg'), id: 'a', place: 'side' },
      { ...photo('nape.jpg'), id: 'b', place: 'nape' },
    ],
    dopo: [{ ...photo('other.jpg'), id: 'c', place: 'side' }],
  } as const
  const form = analysisForm({ ...EMPTY_DRAFT, photos: { prima: photo('p.jpg'), dopo: null }, further }, NOBODY)
  expect(['image', 'primaImage2', 'primaImage3'].map((part) => fileName(form, part))).toEqual([
    'p.jpg',
    'side.jpg',
    'nape.jpg',
  ])
  expect(['primaPlace', 'primaPlace2', 'primaPlace3'].map((name) => form.get(name))).toEqual(['front', 'side', 'nape'])
  expect([form.has('dopoImage2'), form.has('dopoPlace2')]).toEqual([false, false])
})

test('the seen level of each photo is sent, and none of an empty slot', () => {
  const photos = { prima: photo('p.jpg'), dopo: null }
  const form = analysisForm({ ...EMPTY_DRAFT, photos }, NOBODY, { prima: 5.1, dopo: 7 })
  expect([form.get('primaLevel'), form.has('dopoLevel')]).toEqual(['5.1', false])
})

test('two photos are sent as a transformation', () => {
  const form = analysisForm(
    { ...EMPTY_DRAFT, photos: { prima: photo('p.jpg'), dopo: photo('d.jpg') } },
    { clientId: 'c1', photoConsent: false },
  )
  expect(form.get('analysisType')).toBe('transformation')
  expect(form.get('clientId')).toBe('c1')
  expect(form.has('image')).toBe(false)
  expect(fileName(form, 'primaImage')).toBe('p.jpg')
  expect(fileName(form, 'dopoImage')).toBe('d.jpg')
})

test('a photo from the web is sent with its credit, others without', () => {
  const credit = { author: 'Ada', licence: 'CC BY 4.0', licenceUrl: null, pageUrl: 'https://photos.example/1' }
  const formOf = (origin?: PhotoOrigin) =>
    analysisForm(
      { ...EMPTY_DRAFT, photos: { prima: null, dopo: { ...photo('d.jpg'), ...(origin ? { origin } : {}) } } },
      NOBODY,
    )
  expect(JSON.parse(String(formOf({ kind: 'web', credit }).get('dopoCredit')))).toEqual(credit)
  expect([formOf({ kind: 'gallery' }), formOf()].map((form) => form.has('dopoCredit'))).toEqual([false, false])
})

test('answers are sent only if there are any', () => {
  const draft = { ...EMPTY_DRAFT, photos: { prima: photo('p.jpg'), dopo: null }, hairType: 'meches' as const }
  expect(analysisForm(draft, NOBODY).has('situation')).toBe(false)
  const details = { ...emptyDetails, whiteShare: 0.3 }
  const form = analysisForm({ ...draft, details }, NOBODY)
  expect(form.get('hairType')).toBe('meches')
  expect(JSON.parse(String(form.get('situation')))).toEqual(details)
})

test('a consent is sent with its wording and purpose', () => {
  const draft = { ...EMPTY_DRAFT, photos: { prima: photo('p.jpg'), dopo: null } }
  const agreed = analysisForm(draft, { clientId: 'c1', photoConsent: true })
  expect(agreed.get('photoConsent')).toBe(CONSENT_TEXTS.photos)
  expect(analysisForm(draft, { clientId: null, photoConsent: true }).has('photoConsent')).toBe(false)
  const details = { ...emptyDetails, safety: { ...emptyDetails.safety, pregnancy: false } }
  const answered = analysisForm({ ...draft, details, healthConsent: true }, NOBODY)
  expect(answered.get('healthConsent')).toBe(ANALYSIS_HEALTH_CONSENT)
  expect(analysisForm({ ...draft, healthConsent: true }, NOBODY).has('healthConsent')).toBe(false)
})

test('hints are sent only with their photo', () => {
  const corrections = { prima: withReference([], 'whitePoint', [0.5, 0.25]), dopo: [] }
  const photos = { prima: photo('p.jpg'), dopo: null }
  const form = analysisForm({ ...EMPTY_DRAFT, photos, corrections }, NOBODY)
  expect(JSON.parse(String(form.get('primaHints')))).toEqual({ strokes: [], whitePoint: [0.5, 0.25], greyCard: null })
  expect(form.has('dopoHints')).toBe(false)
  const withoutPhoto = { prima: null, dopo: photo('d.jpg') }
  expect(analysisForm({ ...EMPTY_DRAFT, photos: withoutPhoto, corrections }, NOBODY).has('primaHints')).toBe(false)
})

test('confirmed values are sent only with their photo', () => {
  const tone = { primary: 'DORATO', secondary: null, intensity: 'soft' } as const
  const confirmed = { prima: { roots: { level: 5, tone } }, dopo: null }
  const form = analysisForm({ ...EMPTY_DRAFT, photos: { prima: photo('p.jpg'), dopo: null }, confirmed }, NOBODY)
  expect(JSON.parse(String(form.get('primaConfirmed')))).toEqual({ roots: { level: 5, tone } })
  expect(form.has('dopoConfirmed')).toBe(false)
  const other = { prima: null, dopo: photo('d.jpg') }
  expect(analysisForm({ ...EMPTY_DRAFT, photos: other, confirmed }, NOBODY).has('primaConfirmed')).toBe(false)
})

test('a draft without photos throws', () => {
  expect(() => analysisForm(EMPTY_DRAFT, NOBODY)).toThrow()
})
