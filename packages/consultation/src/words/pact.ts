import type { ReasonCode } from '@riflesso/colorimetry'
import { capitalised, levelTolerance } from '../italian.ts'
import { exposedPigment } from './colour/pigments.ts'
import { amount, number, type Sentence, white, worded } from './reasons/values.ts'

/** Titles of the sections, in their order. */
export const PACT_TITLES = {
  today: 'Che cosa si raggiunge oggi',
  'not-today': 'Che cosa oggi non si raggiunge',
  sessions: 'Le sedute',
  upkeep: 'Per mantenere il colore',
  risks: 'I rischi',
  'patch-test': 'Il test di sensibilità',
  'home-care': 'I prodotti per casa',
  wash: 'Come lavare i capelli',
} as const

/** The signed sentence. */
export const PACT_DECLARATION =
  'Ho letto questo patto. Mi sono stati spiegati il risultato previsto, i suoi limiti, i rischi e la cura a casa.'

/** Cosmetics Europe recommendation 27: 48 hours before every colouring, even with a product already used. */
export const PATCH_TEST_LINES = [
  'Va fatto 48 ore prima di ogni colorazione, anche con un prodotto già usato: un po’ di colore sull’avambraccio.',
  'Se la pelle prude, brucia o si arrossa, avvisi subito il salone: il servizio non si esegue.',
] as const

/**
 * Warnings in words for the client. Warnings about the colourist's work, and those that follow from health answers, have none:
 * a pact is kept longer than those answers.
 */
export const RISKS: Partial<Record<ReasonCode, Sentence>> = {
  'strand-test-first': () =>
    'Prima di iniziare si prova la miscela su una ciocca: se i capelli non reggono, oggi ci si ferma lì.',
  'henna-pure': () => 'Sui capelli trattati con henné possono restare riflessi aranciati o verdi.',
  'box-dye': (v) =>
    worded(v, 'metal', {
      unknown:
        'Gli strati di colore già presenti possono contenere sali metallici: prima si esegue un test, e se è positivo il servizio non si fa.',
      no: 'Gli strati di colore già presenti si aprono a fatica e non in modo uguale.',
    }),
  'green-risk': () => 'Sui capelli schiariti il colore può virare al verde o al grigio: si controlla nei primi minuti.',
  'warm-result': (v) => `Resta un po’ di fondo ${exposedPigment(amount(v, 'level'))}.`,
  'fantasy-base': () => 'Il colore risulta più profondo e meno vivo dell’immagine.',
  'direct-over-yellow': () => 'Su un fondo giallo il viola si spegne e il blu può virare al verde.',
  'old-direct': () => 'Il vecchio colore diretto non se ne va tutto in una volta e può restare in parte visibile.',
  'direct-residue': () =>
    'I pigmenti blu e verdi lasciano un velo nei capelli: un futuro cambio di colore ne dovrà tenere conto.',
  'white-transparent': (v) =>
    `I capelli bianchi restano ${amount(v, 'share') >= 0.75 ? 'un po’ trasparenti' : 'in buona parte trasparenti'}.`,
  'white-upkeep': () => 'Coprire i capelli bianchi chiede un ritocco alla radice ogni 3–5 settimane.',
  'white-hard-line': (v) =>
    `${capitalised(white(v, 'sul'))} una nuance così scura fa vedere la ricrescita in poche settimane.`,
  'white-reads-strong': (v) => `${capitalised(white(v, 'sul'))} il riflesso appare più forte.`,
  'regrowth-band': () => 'Con una ricrescita così lunga può restare una fascia di tono diverso fra radice e lunghezze.',
  'fragile-fibre': (v) =>
    worded(v, 'condition', {
      mediocre: 'I capelli sono indeboliti: le punte possono spezzarsi e vanno spuntate.',
      rovinato: 'I capelli sono rovinati: possono spezzarsi e le punte vanno spuntate.',
      pessimo: 'I capelli sono in pessimo stato: possono spezzarsi.',
    }),
  'no-hot-iron': () => 'Oggi niente piastra né ferro: i capelli appena schiariti sono delicati.',
  'legal-gloves-eyes': (v) =>
    `I prodotti contengono perossido di idrogeno (fino al ${number(v, 'percent')}%): in caso di contatto con gli occhi si sciacqua subito.`,
  'legal-oxidative': () => 'I coloranti per capelli possono causare reazioni allergiche gravi.',
}

/** Tolerance of the colour, and its reason. */
export const toleranceLine = (tolerance: number): string =>
  `Il colore può scostarsi di ${levelTolerance(tolerance)} da quello descritto: nessuna foto mostra tutta la storia dei capelli.`
