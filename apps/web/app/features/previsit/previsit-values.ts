import { HAIR_TYPES, HENNA_ANSWERS, SCALP_STATES } from '@riflesso/colorimetry'
import { PREVISIT_CONSENTS, type PrevisitFields } from '@riflesso/contract'

export const MAX_MONTHS = 120

/** `key` tells photos apart: those of a camera may have one name. */
export type ChosenPhoto = { readonly key: string; readonly file: File }

/** What is typed in the form; an empty text is no answer. */
export const NO_ANSWERS = {
  hairType: '',
  homeDye: '',
  henna: '',
  monthsSinceColour: '',
  monthsSinceBleach: '',
  birthDate: '',
  isSixteen: false,
  wish: '',
  photoConsent: false,
  photos: [] as readonly ChosenPhoto[],
  healthConsent: false,
  allergy: '',
  allergyNotes: '',
  scalp: '',
  name: '',
  confirmed: false,
}
export type PrevisitValues = typeof NO_ANSWERS

const oneOf = <Word extends string>(words: readonly Word[], given: string): Word | null =>
  words.find((word) => word === given) ?? null
const yesNo = (given: string) => (given === '' ? null : given === 'yes')
const monthsOf = (given: string) => (given.trim() === '' ? null : Number(given))

/** The answers for the server; those about health only with the consent. */
export const fieldsOf = (values: PrevisitValues): PrevisitFields => ({
  answers: {
    hairType: oneOf(HAIR_TYPES, values.hairType),
    homeDye: yesNo(values.homeDye),
    henna: oneOf(HENNA_ANSWERS, values.henna),
    monthsSinceColour: monthsOf(values.monthsSinceColour),
    monthsSinceBleach: monthsOf(values.monthsSinceBleach),
    birthDate: values.birthDate || null,
    isSixteen: values.isSixteen,
    wish: values.wish || null,
  },
  health: values.healthConsent
    ? {
        allergy: yesNo(values.allergy),
        allergyNotes: values.allergyNotes || null,
        scalp: oneOf(SCALP_STATES, values.scalp),
      }
    : null,
  consents: {
    version: PREVISIT_CONSENTS.version,
    photos: values.photoConsent && values.photos.length > 0,
    health: values.healthConsent,
  },
  name: values.name,
  confirmed: true,
})
