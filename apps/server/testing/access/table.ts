import * as contract from '@riflesso/contract'
import { samplePhoto } from '../photos.ts'
import { BILLING } from './billing-rows.ts'
import {
  everybody,
  ofOwnSalon,
  ofOwnSalonForOwner,
  ofThisSalon,
  ofThisSalonForOwner,
  type Row,
  row,
  signedIn,
} from './row.ts'
import { SHELF } from './shelf-rows.ts'

const UNKNOWN = 'nessuno@example.it'
const NEW_PASSWORD = { newPassword: 'un altro cavallo', confirmPassword: 'un altro cavallo' }
const PERSON = { firstName: 'Ada', lastName: 'Bianchi' }

/** Signing in, and users' own accounts. */
const ACCOUNTS: readonly Row[] = [
  row(contract.login, everybody(401), () => ({ body: { email: UNKNOWN, password: 'sbagliata' } })),
  row(contract.register, everybody(200), ({ mark }) => ({
    body: {
      ...PERSON,
      companyName: 'Salone',
      phoneNumber: '055 123456',
      email: `${mark}@example.it`,
      password: NEW_PASSWORD.newPassword,
      confirmPassword: NEW_PASSWORD.newPassword,
    },
  })),
  row(contract.verifyEmail, everybody(400), () => ({ body: { email: UNKNOWN, code: 'AAAAAA' } })),
  row(contract.resendVerification, everybody(200), ({ mark }) => ({ body: { email: `${mark}@example.it` } })),
  row(contract.resetPassword, everybody(200), ({ mark }) => ({ body: { email: `${mark}@example.it` } })),
  row(contract.confirmResetPassword, everybody(400), ({ mark }) => ({
    body: { email: `${mark}@example.it`, resetCode: 'AAAAAA', ...NEW_PASSWORD },
  })),
  row(contract.secondStep, everybody(410), () => ({ body: { ticket: 'x', code: '000000' } })),
  row(contract.secondFactor, ofOwnSalon),
  row(contract.startSecondFactor, ofOwnSalon),
  row(contract.confirmSecondFactor, signedIn({ stranger: 409, collaborator: 409, master: 409 }), () => ({
    body: { code: '000000' },
  })),
  row(contract.renewRecoveryCodes, signedIn({ stranger: 409, collaborator: 409, master: 409 })),
  row(contract.stopSecondFactor, ofOwnSalon),
  row(contract.logout, ofOwnSalon),
  row(contract.openSessions, ofOwnSalon),
  row(contract.endOneSession, ofOwnSalon, () => ({ params: { id: '01890000-0000-7000-8000-000000000000' } })),
  row(contract.endAllSessions, ofOwnSalon),
  row(contract.getUser, ofOwnSalon),
  row(contract.changePassword, signedIn({ stranger: 403, collaborator: 403, master: 403 }), () => ({
    body: { currentPassword: 'sbagliata', ...NEW_PASSWORD },
  })),
  row(contract.confirmPassword, signedIn({ stranger: 403, collaborator: 403, master: 403 }), () => ({
    body: { password: 'sbagliata' },
  })),
  row(contract.updateProfile, ofOwnSalon, ({ person }) => ({ body: { ...PERSON, email: person?.email ?? UNKNOWN } })),
  row(contract.acceptTerms, ofOwnSalon, () => ({
    body: { termsVersion: contract.TERMS_VERSION, dpaVersion: contract.DPA_VERSION },
  })),
  row(contract.deleteAccount, signedIn({ stranger: 403, collaborator: 403, master: 403 }), () => ({
    body: { password: 'sbagliata', confirmation: contract.DELETION_WORD },
  })),
  row(contract.revertEmailChange, everybody(410), () => ({ body: { token: 'x' } })),
  row(contract.emailChange, ofOwnSalon),
  row(contract.confirmEmailChange, signedIn({ stranger: 400, collaborator: 400, master: 400 }), () => ({
    body: { code: 'AAAAAA' },
  })),
]

/** The salon itself. */
const SALON: readonly Row[] = [
  row(contract.monthlyStats, ofOwnSalon),
  row(contract.plans, everybody(200)),
  row(contract.salonSettings, ofOwnSalon),
  row(contract.updateSalonSettings, ofOwnSalonForOwner, () => ({ body: { photoMonths: 12 } })),
  row(contract.answerReflect, ofOwnSalon, () => ({ body: { brand: 'alfaparf', code: '3', tone: 'DORATO' } })),
  row(contract.learning, ofOwnSalon),
  row(contract.resetLearning, ofOwnSalonForOwner),
  row(contract.billingDetails, ofOwnSalonForOwner),
  row(contract.auditLog, ofOwnSalonForOwner),
  row(contract.updateBillingDetails, ofOwnSalonForOwner, () => ({
    body: {
      companyName: 'Salone',
      vatNumber: '07643520567',
      street: 'Via Roma 1',
      postalCode: '50123',
      city: 'Firenze',
      province: 'FI',
      pec: 'ada@pec.it',
    },
  })),
]

const NO_TOKEN = 'A'.repeat(43)

const TEAM: readonly Row[] = [
  row(contract.team, ofOwnSalonForOwner),
  row(contract.inviteCollaborator, ofOwnSalonForOwner, () => ({ body: { email: UNKNOWN } })),
  row(contract.resendInvitation, ofThisSalonForOwner, ({ invitation: { id } }) => ({ params: { id } })),
  row(contract.withdrawInvitation, ofThisSalonForOwner, ({ invitation: { id } }) => ({ params: { id } })),
  row(contract.removeCollaborator, ofThisSalonForOwner, ({ collaborator: { id } }) => ({ params: { id } })),
  row(contract.readInvitation, everybody(404), () => ({ body: { token: NO_TOKEN } })),
  row(contract.acceptInvitation, everybody(404), () => ({
    body: {
      ...PERSON,
      token: NO_TOKEN,
      password: NEW_PASSWORD.newPassword,
      confirmPassword: NEW_PASSWORD.newPassword,
      termsVersion: contract.TERMS_VERSION,
    },
  })),
]

const PAPER_CARD = { servedOn: '2019-04-02', formula: '7.3 30 g' }
const NATURAL = { level: 5, tone: { primary: 'NATURALE', secondary: null, intensity: 'none' }, history: 'naturale' }
const OWN_FORMULA = {
  text: '30 g 5.3 + 45 g 20 vol 35 min radici',
  brand: null,
  head: { current: { roots: NATURAL, lengths: NATURAL, ends: NATURAL }, hairType: 'naturale', condition: 'buono' },
}
const CLIENT_LIST = new TextEncoder().encode('Nome;Cognome\nMaria;Neri\n')

const CLIENTS: readonly Row[] = [
  row(contract.searchClients, ofOwnSalon, ({ mark }) => ({ query: { q: mark.slice(0, 30) } })),
  row(contract.listClients, ofOwnSalon),
  row(contract.createClient, ofOwnSalon, () => ({ body: PERSON })),
  row(contract.clientCard, ofThisSalon, ({ client: { id } }) => ({ params: { id } })),
  row(contract.updateClient, ofThisSalon, ({ client: { id } }) => ({ params: { id }, body: PERSON })),
  row(contract.deleteClient, ofThisSalonForOwner, ({ client: { id } }) => ({ params: { id } })),
  row(contract.setClientHealth, ofThisSalon, ({ client: { id } }) => ({
    params: { id },
    body: { colourAllergy: true, allergyNotes: 'nichel' },
  })),
  row(contract.setClientBurn, ofThisSalon, ({ client: { id } }) => ({
    params: { id },
    body: { at: '2026-03-01T09:00:00.000Z', onHead: [{ titolo: 'Radici', minutes: 20 }], sign: null, soundAt: null },
  })),
  row(contract.setPreColour, ofThisSalon, ({ client: { id } }) => ({
    params: { id },
    body: { at: '2026-03-02T10:00:00.000Z', reaction: false, scalpBroken: false, news: false },
  })),
  row(contract.setClientConsent, ofThisSalon, ({ client: { id } }) => ({
    params: { id, kind: 'photos' },
    body: { given: true, text: 'Acconsento' },
  })),
  row(contract.addPatchTest, ofThisSalon, ({ client: { id } }) => ({
    params: { id },
    body: { appliedAt: '2026-03-01T09:00:00.000Z' },
  })),
  row(contract.readPatchTest, ofThisSalon, ({ client: { id }, patchTest }) => ({
    params: { id, testId: patchTest.id },
    body: { result: 'positivo' },
  })),
  row(contract.removePatchTest, ofThisSalon, ({ client: { id }, patchTest }) => ({
    params: { id, testId: patchTest.id },
  })),
  row(contract.clientTimeline, ofThisSalon, ({ client: { id } }) => ({ params: { id } })),
  row(contract.lastFormula, ofThisSalon, ({ client: { id } }) => ({ params: { id } })),
  row(contract.saveOwnFormula, ofThisSalon, ({ client: { id } }) => ({ params: { id }, body: OWN_FORMULA })),
  row(contract.listPaperCards, ofThisSalon, ({ client: { id } }) => ({ params: { id } })),
  row(contract.addPaperCard, ofThisSalon, ({ client: { id } }) => ({ params: { id }, form: PAPER_CARD })),
  row(contract.changePaperCard, ofThisSalon, ({ paperCard: { id } }) => ({ params: { id }, body: PAPER_CARD })),
  row(contract.listPrevisits, ofThisSalon, ({ client: { id } }) => ({ params: { id } })),
  row(contract.linkPrevisit, ofThisSalon, ({ client: { id } }) => ({ params: { id } })),
  row(contract.unlinkPrevisit, ofThisSalon, ({ client: { id } }) => ({ params: { id } })),
  row(contract.seePrevisit, ofThisSalon, ({ previsit: { id } }) => ({ params: { id } })),
  row(contract.previsitPhoto, ofThisSalon, ({ previsit: { photo } }) => ({ params: { id: photo } })),
  row(contract.deletePrevisit, ofThisSalonForOwner, ({ previsit: { id } }) => ({ params: { id } })),
  row(contract.paperCardPhoto, ofThisSalon, ({ paperCard: { id } }) => ({ params: { id } })),
  row(contract.deletePaperCard, ofThisSalonForOwner, ({ paperCard: { id } }) => ({ params: { id } })),
  row(contract.listDuplicates, ofOwnSalonForOwner),
  row(contract.mergeClients, ofThisSalonForOwner, ({ client: { id }, otherClient }) => ({
    params: { id },
    body: { otherId: otherClient.id },
  })),
  row(contract.markNotDuplicates, ofThisSalonForOwner, ({ client, otherClient }) => ({
    body: { ids: [client.id, otherClient.id] },
  })),
  row(contract.previewImport, ofOwnSalonForOwner, () => ({ form: { file: CLIENT_LIST } })),
  row(contract.importClients, ofOwnSalonForOwner, () => ({ form: { file: CLIENT_LIST } })),
  row(contract.exportClients, ofOwnSalonForOwner),
]

const ANALYSES: readonly Row[] = [
  row(contract.analyzeColor, ofThisSalon, async ({ client }) => ({
    form: { image: await samplePhoto('prima'), supplier: 'generic', clientId: client.id },
  })),
  row(contract.photoPreview, ofOwnSalon, async () => ({ form: { image: await samplePhoto('prima') } })),
  row(contract.fullAnalysis, ofThisSalon, ({ analysis: { id } }) => ({ params: { id } })),
  row(contract.deleteAnalysis, ofThisSalonForOwner, ({ analysis: { id } }) => ({ params: { id } })),
  row(contract.chooseOption, ofThisSalon, ({ analysis: { id, option } }) => ({ params: { id }, body: { option } })),
  row(contract.answerQuestions, ofThisSalon, ({ analysis: { id } }) => ({
    params: { id },
    body: { answers: [{ question: 'fibre', answer: 'media' }] },
  })),
  row(contract.midService, ofThisSalon, ({ analysis: { id } }) => ({
    params: { id },
    body: { looks: [{ session: 0, phase: 0, minute: 20, level: 6, trouble: 'too-warm' }] },
  })),
  row(contract.analysisPhoto, ofThisSalon, ({ analysis: { id } }) => ({ params: { id, slot: 'dopo' } })),
  row(contract.analysisPreview, ofThisSalon, ({ analysis: { id } }) => ({ params: { id } })),
  row(contract.saveOutcome, ofThisSalon, ({ analysis: { id } }) => ({ params: { id }, body: { note: 'Più luci' } })),
  row(contract.saveOutcomePhoto, ofThisSalon, async ({ analysis: { id } }) => ({
    params: { id },
    form: { image: await samplePhoto('prima') },
  })),
  row(contract.outcomePhoto, ofThisSalon, ({ analysis: { id } }) => ({ params: { id } })),
  row(contract.deleteOutcome, ofThisSalonForOwner, ({ analysis: { id } }) => ({ params: { id } })),
  row(contract.listPacts, ofThisSalon, ({ analysis: { id } }) => ({ params: { id } })),
  row(contract.makePact, ofThisSalon, ({ analysis: { id } }) => ({
    params: { id },
    body: { priceCents: 12000, note: null, withPictures: false },
  })),
  row(contract.signPact, ofThisSalon, ({ pact: { id } }) => ({
    params: { id },
    body: { way: 'typed', name: 'Ada Bianchi', confirmed: true },
  })),
  row(contract.pactPicture, ofThisSalon, ({ pact: { id } }) => ({ params: { id } })),
  row(contract.pactDocument, ofThisSalon, ({ pact: { id } }) => ({ params: { id } })),
  row(contract.serviceFile, ofThisSalon, ({ analysis: { id } }) => ({ params: { id } })),
  row(contract.linkPact, ofThisSalon, ({ pact: { id } }) => ({ params: { id } })),
  row(contract.unlinkPact, ofThisSalon, ({ pact: { id } }) => ({ params: { id } })),
  row(contract.mailPact, ofThisSalon, ({ pact: { id } }) => ({ params: { id } })),
  row(contract.deletePact, ofThisSalonForOwner, ({ pact: { id } }) => ({ params: { id } })),
  row(contract.recentAnalyses, ofOwnSalon),
  row(contract.modelUse, signedIn({ stranger: 403, collaborator: 403, master: 403 })),
  row(contract.recentAnalysesDetailed, ofOwnSalon, () => ({ query: { includeFullAnalysis: 'true' } })),
]

const NO_EXPORT = '01920000-0000-7000-8000-000000000000'

/** Exports belong to the user who requested them: this one requested none. */
const EXPORTS: readonly Row[] = [
  row(contract.startExport, ofThisSalonForOwner, ({ client: { id } }) => ({ body: { clientId: id } })),
  row(contract.exportProgress, signedIn({ stranger: 404, collaborator: 404, master: 404 }), () => ({
    params: { id: NO_EXPORT },
  })),
  row(contract.cancelExport, signedIn({ stranger: 404, collaborator: 404, master: 404 }), () => ({
    params: { id: NO_EXPORT },
  })),
  row(contract.downloadExport, everybody(404), () => ({ params: { id: NO_EXPORT }, body: { ticket: 'x' } })),
]

/** Public endpoints. */
const PUBLIC: readonly Row[] = [
  row({ method: 'GET', path: '/healthz' }, everybody(200)),
  row({ method: 'GET', path: '/readyz' }, everybody(200)),
  row(contract.developmentMailbox, everybody(200)),
  row({ method: 'GET', path: '/dev/posta' }, everybody(200)),
  row({ method: 'GET', path: '/dev/posta.json' }, everybody(200)),
  row(contract.legalIdentity, everybody(200)),
  row(contract.imageSearchSettings, ofOwnSalon),
  row(contract.searchImages, ofOwnSalon, () => ({ query: { q: 'biondo cenere' } })),
  row(contract.downloadImage, signedIn({ stranger: 422, collaborator: 422, master: 422 }), () => ({
    body: { imageUrl: 'http://127.0.0.1/' },
  })),
  row({ method: 'GET', path: '/gallery/:name' }, everybody(404), () => ({ params: { name: 'nessuna.avif' } })),
  row(contract.contact, everybody(200), ({ mark }) => ({
    body: { name: 'Ada', email: `${mark}@example.it`, message: 'Buongiorno' },
  })),
  row(contract.sharedPact, everybody(404), () => ({ body: { token: NO_TOKEN } })),
  row(contract.sharedPactDocument, everybody(404), () => ({ body: { token: NO_TOKEN } })),
  row(contract.sharedPrevisit, everybody(404), () => ({ body: { token: NO_TOKEN } })),
  row(contract.sendPrevisit, everybody(404), () => ({ form: { answers: '{}' } })),
  row(contract.samples, everybody(200)),
  row({ method: 'GET', path: '/samples/:name' }, everybody(404), () => ({ params: { name: 'nessuna-prima.jpg' } })),
]

/** Every endpoint of the server but the API description: an endpoint without a row fails the tests. */
export const ACCESS_TABLE: readonly Row[] = [
  ...ACCOUNTS,
  ...SALON,
  ...BILLING,
  ...TEAM,
  ...CLIENTS,
  ...ANALYSES,
  ...SHELF,
  ...EXPORTS,
  ...PUBLIC,
]
