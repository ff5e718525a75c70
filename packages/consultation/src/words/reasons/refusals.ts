import type { ALTERNATIVE_CODES, REFUSAL_CODES } from '@riflesso/colorimetry'
import { beforeNumber, capitalised } from '../../italian.ts'
import { levelName } from '../colour/levels.ts'
import { FIBRE_CONDITION_WORDS } from '../reading/declared.ts'
import { amount, elapsed, number, type Sentence, weeks, word, worded } from './values.ts'

/** Why nothing is done today. */
export const REFUSAL_SENTENCES = {
  'metallic-salts': () =>
    'I sali metallici nella fibra reagiscono con il perossido: sviluppo di calore, viraggi e rottura. Nessun ossidante finché quei capelli non sono stati tagliati.',
  'henna-compound': () =>
    'L’henné composto può contenere sali metallici, incompatibili con il perossido: il servizio ossidativo non è eseguibile.',
  'broken-hair': (v) =>
    `La fibra è ${worded(v, 'condition', FIBRE_CONDITION_WORDS)} e si spezza: qualsiasi processo ossidativo la comprometterebbe del tutto.`,
  'scalp-lesion': () =>
    'La cute presenta lesioni o irritazioni: non si applica alcun colore fino a completa guarigione.',
  allergy: () =>
    'È dichiarata un’allergia ai coloranti o una reazione all’henné nero: la colorazione a ossidazione può scatenare una reazione grave.',
  'patch-test-positive': () => 'Il test di sensibilità è positivo: la colorazione a ossidazione è esclusa.',
  'under-16': (v) => `Sotto i ${number(v, 'age')} anni non si eseguono né colorazione a ossidazione né decolorazione.`,
  'persulfate-asthma': () =>
    'L’obiettivo richiede polvere decolorante, ma è dichiarata asma o sensibilità ai persolfati: la polvere non si apre.',
  'perm-too-recent': (v) =>
    `Permanente o stiratura troppo recente (${elapsed(amount(v, 'weeks'))}): i legami non si sono stabilizzati, occorre attendere ancora ${weeks(v, 'wait')}.`,
  'bleach-too-recent': (v) =>
    `Ultima decolorazione troppo recente (${elapsed(amount(v, 'weeks'))}): prima di schiarire di nuovo occorre attendere ${weeks(v, 'wait')}.`,
  'elasticity-failed': () =>
    'La prova di elasticità non è superata: la ciocca bagnata si allunga e non torna, segno che la corteccia è danneggiata.',
  'strand-test-failed': () =>
    'La prova su ciocca non è superata: la ciocca di prova si è spezzata, scaldata o ha preso un colore imprevisto, e sull’intera testa il danno sarebbe lo stesso.',
  'henna-test-first': (v) =>
    `Henné puro e obiettivo più chiaro: prima il test di incompatibilità e la prova su ciocca, con lettura a ${number(v, 'hours')} ore.`,
  'perm-date-needed': (v) =>
    `Prima di schiarire occorre la data della permanente o stiratura: devono essere trascorse almeno ${weeks(v, 'weeks')}.`,
  'no-safe-formula': () =>
    'Con questa lettura nessuna ricetta supera le regole di sicurezza: conferma a occhio livello, riflesso e storia dei capelli, e la ricetta si rifà da sola.',
  'reading-first': () =>
    'Da questa foto il colore non si legge: indica tu livello, riflesso e quanti bianchi ci sono, e la formula è pronta.',
  'refusal-removed': () =>
    'Le risposte che avevano fermato il servizio sono state eliminate: prima di un nuovo servizio rifai l’analisi con le risposte di oggi.',
} satisfies Record<(typeof REFUSAL_CODES)[number], Sentence>

/** When the course can continue. */
const LATER = {
  fibre: 'si completa in seguito, quando la fibra si è ripresa',
  visit: 'si completa in un’altra seduta',
} as const

/** Alternatives for today or later. */
export const ALTERNATIVE_SENTENCES = {
  'later-goal': (v) =>
    capitalised(
      `${beforeNumber('il', word(v, 'shade'))} (${levelName(amount(v, 'level'))}) ${worded(v, 'until', LATER)}.`,
    ),
  'meches-instead': (v) =>
    `Mèches al livello ${number(v, 'level')} al posto della copertura totale: i bianchi si confondono nei punti luce.`,
  wait: (v) => `Rinviare il servizio e fissare un nuovo appuntamento fra ${weeks(v, 'weeks')}.`,
  'strand-test-later': (v) => `Prova su ciocca fra ${weeks(v, 'weeks')}, e decisione in base a come risponde la fibra.`,
  'bond-course': (v) =>
    `Percorso ricostruttivo di ${weeks(v, 'weeks')}, con trattamenti ai legami e proteici, poi nuova valutazione.`,
  'grow-and-cut': () => 'Lasciar crescere e tagliare progressivamente le lunghezze trattate.',
  'acid-gloss': () => 'Nell’attesa un gloss acido trasparente, senza ossidante: brillantezza senza aprire la cuticola.',
  'direct-shade': () => 'Colorazione diretta senza ossidante, provata prima su una ciocca nascosta.',
  'temporary-colour': () =>
    'Colore temporaneo che va via con il lavaggio, senza ossidante, con il consenso dei genitori.',
  hairpiece: () => 'Extension o posticcio nella tonalità desiderata, senza trattare i capelli.',
  doctor: () => 'Parere del medico o del dermatologo prima di qualsiasi colorazione.',
  'without-powder': (v) =>
    `Un obiettivo raggiungibile senza polvere decolorante, fino al livello ${number(v, 'level')}.`,
  'incompatibility-test': (v) =>
    `Test di incompatibilità su una ciocca recisa, con lettura a ${number(v, 'hours')} ore: se è negativo si riconsidera il piano.`,
  'warmer-on-white': (v) =>
    `${capitalised(beforeNumber('il', word(v, 'shade')))} al posto ${beforeNumber('del', word(v, 'wished'))}: sul bianco la cenere da sola vira al grigio acciaio, il dorato la ammorbidisce.`,
  'veil-on-white': (v) =>
    `Per restare chiara: un velo ${word(v, 'shade')} in tono su tono, attivatore a ${number(v, 'volume')} volumi; per dare profondità, lowlights al livello ${number(v, 'deeper')}.`,
  'milder-formula': (v) =>
    `Formula più delicata, senza ammoniaca: ${number(v, 'grams')} g di tono su tono ${word(v, 'shade')} con attivatore a ${number(v, 'volume')} volumi, ${number(v, 'minutes')} minuti, lontano dalla cute. Attenua i bianchi senza coprirli.`,
  'band-two-visits': (v) =>
    `Più prudente per la fascia scura: due visite, oggi fino al livello ${number(v, 'level')} e fra ${weeks(v, 'weeks')} fino al livello ${number(v, 'wanted')}.`,
  'road-lacking': (v) => `${worded(v, 'service', SERVICE_WORDS)} qui non va: ${worded(v, 'need', NEED_WORDS)}.`,
  'road-harsher': (v) =>
    `${worded(v, 'service', SERVICE_WORDS)} porterebbe a un ${word(v, 'shade')}, ma chiede di più alla fibra: si sceglie la via più delicata.`,
} satisfies Record<(typeof ALTERNATIVE_CODES)[number], Sentence>

/** Services that lighten or clean hair, worded to begin a sentence. */
const SERVICE_WORDS = {
  'lift-with-colour': 'La sola colorazione',
  'remove-dye': 'La rimozione del vecchio colore',
  'remove-direct': 'Il bagno che apre il colore diretto',
  'relighten-lights': 'La ripresa delle mèches',
  lighten: 'La decolorazione',
} as const

/** Why a service is not possible on this hair. */
const NEED_WORDS = {
  'undyed-hair': 'il colore non schiarisce capelli già colorati o decolorati',
  'clean-base': 'sotto il colore diretto lascerebbe pigmento ossidativo',
  strands: 'fra le ciocche chiare serve un lavoro a ciocche, in stagnola',
  'even-lightness': 'accanto alle lunghezze decolorate resterebbe più calda e più scura',
  'cooler-base': 'lascerebbe in vista il fondo caldo, e il riflesso voluto è freddo',
  levels: 'i livelli da schiarire sono più di quelli che può dare qui',
  powder: 'qui non si apre polvere',
  'whole-way': 'oggi si fermerebbe a metà strada, e quel colore andrebbe poi tolto',
} as const
