import type { WARNING_CODES } from '@riflesso/colorimetry'
import { beforeNumber, capitalised, counted, duration, levelTolerance, listed } from '../../italian.ts'
import { exposedPigment } from '../colour/pigments.ts'
import { FIBRE_CONDITION_WORDS } from '../reading/declared.ts'
import { missingAnswer } from '../reading/missing.ts'
import { amount, levels, number, type Sentence, share, type Values, white, word, worded } from './values.ts'

/** '3 giorni' or '18 ore'. */
function age(hours: number): string {
  return hours < 48
    ? counted(Math.round(hours), 'ora', 'ore')
    : counted(Math.round(hours / 24), 'giorno', 'giorni', false)
}

const askedAnswers = (values: Values): string[] => word(values, 'asked').split(' ').map(missingAnswer)

/** 'entro 45 minuti', 'in due applicazioni, di 45 e di 15 minuti,'. */
const trialTime = (values: Values): string =>
  values.again === undefined
    ? `entro ${number(values, 'minutes')} minuti`
    : `in due applicazioni, di ${number(values, 'minutes')} e di ${number(values, 'again')} minuti,`

/** White hair of a photo, before its wish is known. */
const UNASKED_WHITE = {
  partly: 'la miscela di oggi lo colora solo in parte',
  mostly: 'la miscela di oggi colora anche quello',
  natural: 'la miscela di oggi, tutta naturale, colora anche quello',
  prepared: 'la miscela di oggi, per metà naturale, colora anche quello',
} as const

/** Empty for today. */
const inSession = (values: Values): string => {
  const session = amount(values, 'session')
  return session === 0 ? '' : ` nella ${session + 1}ª seduta`
}

/** Warnings, and questions to be asked before starting. */
export const WARNING_SENTENCES = {
  'strand-test-first': (v) =>
    worded(v, 'bowl', {
      powder: `Prova su ciocca con la stessa miscela, prima di ogni altra fase: deve arrivare al livello ${number(v, 'level')} ${trialTime(v)} e la ciocca deve tenere.`,
      colour: `Prova su ciocca con la miscela scelta, ${number(v, 'minutes')} minuti: mostra se ${beforeNumber('il', word(v, 'shade'))} prende e quanto la fibra ne assorbe.`,
      clear: 'Prova su ciocca con il gloss trasparente: mostra come la fibra lo riceve.',
      none: 'Prova su ciocca con lo schiarente, oggi: mostra di quanto il capello si apre e se tiene.',
    }),
  'answers-missing': (v) =>
    v.bowl === 'clear'
      ? 'Con le risposte che mancano si sa se serve altro.'
      : 'Con tutte le risposte la formula è più precisa di mezzo livello.',
  'safety-questions': (v) =>
    `Prima di iniziare accerta ${listed(askedAnswers(v))}: una risposta sfavorevole ferma il servizio o ne cambia i limiti.`,
  'patch-test-pending': (v) => `Senza test di sensibilità non si parte: ${number(v, 'hours')} ore prima, e negativo.`,
  'patch-test-expired': (v) =>
    `Il test di sensibilità risale a ${age(amount(v, 'hours'))} fa, oltre un anno: va ripetuto 48 ore prima del servizio.`,
  'patch-test-due': (v) =>
    `Il test di sensibilità non vale più: qualcosa è cambiato, o era con un altro tipo di colore. Si ripete ${number(v, 'hours')} ore prima.`,
  'patch-test-too-fresh': (v) =>
    `Il test di sensibilità è stato applicato ${age(amount(v, 'hours'))} fa: si legge solo dopo 48 ore.`,
  'scalp-sensitive': (v) =>
    `Cute sensibile: non oltre ${number(v, 'volume')} volumi a contatto, crema barriera sull’attaccatura, risciacquo immediato se brucia.`,
  'henna-pure': (v) =>
    worded(v, 'tested', {
      yes: 'Henné puro, prova su ciocca superata: si procede con cautela, un livello per seduta; il fondo resta aranciato e i riflessi cenere sono esclusi.',
      no: 'Henné puro: la schiaritura resta aranciata, con rischio di sfumature verdi; niente riflessi cenere e prova su ciocca obbligatoria.',
    }),
  pregnancy: () =>
    'In gravidanza consiglia il parere del medico e tieni la miscela a un centimetro dalla cute. Più prudenti ancora: stagnola, tono su tono, colorazione diretta.',
  'box-dye': (v) =>
    worded(v, 'metal', {
      unknown:
        'Molti strati di colore, nero, rosso o tinta da supermercato: il prodotto può contenere sali metallici, perciò il test di incompatibilità viene prima.',
      no: 'Molti strati di colore, nero, rosso o tinta da supermercato: si aprono a fatica e non in modo uguale.',
    }),
  'green-risk': (v) =>
    `Su capello schiarito al livello ${number(v, 'level')} c’è rischio di virare al verde o al grigio: controlla una ciocca nei primi minuti.`,
  'warm-result': (v) =>
    `Al livello ${number(v, 'level')} resterà un po’ di fondo ${exposedPigment(amount(v, 'level'))}: dillo prima alla cliente.`,
  'fantasy-base': (v) =>
    `Un colore puro come questo si legge pieno solo su una base al livello ${number(v, 'level')}, che qui non si raggiunge: il risultato sarà più profondo e meno vivo dell’immagine.`,
  'direct-over-yellow': (v) =>
    `Su un fondo giallo il viola diretto si spegne e il blu vira al verde: non stenderlo finché la base al livello ${number(v, 'level')} non è neutra e uniforme.`,
  'old-direct': (v) =>
    worded(v, 'way', {
      bath: 'Il vecchio colore diretto non se ne va tutto in una volta: dopo il bagno di luce asciuga una ciocca e giudica la base che resta prima di aprire la ciotola seguente.',
      washes:
        'Sotto resta un vecchio colore diretto che qui non si può aprire con la polvere: fallo scaricare con lavaggi chiarificanti e rivedi la base prima di colorare.',
    }),
  'direct-residue': () =>
    'I pigmenti diretti blu e verdi scaricano, ma lasciano un velo nella fibra: avverti la cliente che un futuro cambio di colore dovrà tenerne conto.',
  'white-transparent': (v) => {
    const covered = amount(v, 'share')
    if (covered >= 0.75)
      return `Al livello ${number(v, 'level')} il bianco si copre quasi del tutto: resta un filo di trasparenza.`
    return `Al livello ${number(v, 'level')} il bianco si copre ${covered >= 0.5 ? 'poco più che a metà' : 'meno che a metà'} e resta trasparente: è l’8 che dà corpo.`
  },
  'white-wish-open': (v) => {
    const wishes = 'coprire, sfumare, velare o lasciare, e ogni quanto si è disposti a tornare'
    if (v.until === 'open')
      return `Prima di tutto chiedi del bianco: la foto ne mostra circa ${beforeNumber('il', share(v, 'white'))}, che può essere luce${v.lights === 'yes' ? ' o schiariture' : ''}, e senza risposta ${v.taken === undefined ? 'non si copre' : worded(v, 'taken', UNASKED_WHITE)}. Si può ${wishes}.`
    const kept = v.until === 'reveal' ? ' Finché non lo sai, il bianco resta com’è.' : ''
    return `Chiedi che cosa si vuole ${white(v, 'del')}: ${wishes}.${kept}`
  },
  'white-upkeep': (v) =>
    `Coprire ${white(v)} chiede la radice ogni 3–5 settimane; ${worded(v, 'upkeep', { 'ogni-due-mesi': 'per chi torna ogni due mesi proponi di sfumare', 'di-rado': 'per chi torna di rado proponi di velare o di lasciare' })}.`,
  'white-hard-line': (v) =>
    `${capitalised(white(v, 'sul'))} una nuance così scura segna la ricrescita in poche settimane: proponi una nuance più morbida, fino al livello ${number(v, 'level')}.`,
  'white-reads-strong': (v) =>
    `${capitalised(white(v, 'sul'))} manca il fondo naturale e il riflesso appare più forte.`,
  'lightest-limit': (v) =>
    `La schiaritura si ferma al livello 10: oltre (è richiesto ${number(v, 'level')}) si rompe la fibra senza guadagnare chiarezza.`,
  'regrowth-band': (v) =>
    `Ricrescita di ${number(v, 'cm')} cm: si lavora in due fasce, prima oltre il primo centimetro, poi la radice, altrimenti resta una fascia calda.`,
  'roots-lighter': (v) =>
    `Le radici risultano più chiare delle lunghezze di ${levels(v, 'levels')}: se non sono state schiarite è l’effetto della luce dall’alto; verifica sul capello prima di miscelare.`,
  'goal-roots-lighter': (v) =>
    `Nell’obiettivo le radici risultano più chiare delle lunghezze di ${levels(v, 'levels')}: se è l’effetto della luce dall’alto, porta le radici allo stesso colore delle lunghezze.`,
  'history-unverifiable': (v) =>
    v.kept === 'yes'
      ? 'Una foto non mostra la storia del capello: non promettere l’immagine, ma il colore che il capello ha già.'
      : `Una foto non mostra la storia del capello: non promettere l’immagine, ma un ${word(v, 'shade')} entro ${levelTolerance(amount(v, 'tolerance'))}.`,
  'fragile-fibre': (v) =>
    `Fibra ${worded(v, 'condition', FIBRE_CONDITION_WORDS)}: ciocca sotto controllo e punte da spuntare.`,
  'no-hot-iron': () => 'Oggi niente piastra né ferro: la fibra appena schiarita va asciugata con aria tiepida.',
  'long-appointment': (v) =>
    `L’appuntamento supera le quattro ore abituali (${number(v, 'minutes')} minuti): concordalo con la cliente o dividilo in due.`,
  'four-hands': (v) =>
    `Un solo paio di mani impiegherebbe ${duration(amount(v, 'alone'))}${inSession(v)}, oltre le sei ore: una seconda persona lavora ${counted(amount(v, 'second'), 'sezione', 'sezioni')} su ${number(v, 'sections')}. Altrimenti si fanno meno ciocche, o metà testa in un’altra visita.`,
  'two-visits': (v) =>
    `Neanche in quattro mani bastano sei ore${inSession(v)}: si lavora su ${counted(amount(v, 'today'), 'sezione', 'sezioni')} su ${number(v, 'sections')}, le altre in una visita a parte.`,
  'health-removed': () =>
    'Le risposte sulla salute di questa analisi sono state eliminate: prima di riusare la formula chiedi di nuovo allergie, test di sensibilità, cute, gravidanza e asma.',
  'legal-gloves-eyes': (v) =>
    `Contiene perossido di idrogeno (fino al ${number(v, 'percent')}%): usa guanti adatti, evita il contatto con gli occhi e risciacqua subito se avviene.`,
  'legal-oxidative': () =>
    'I coloranti per capelli possono causare reazioni allergiche gravi: leggi e segui le istruzioni del produttore, che prevalgono su queste.',
} satisfies Record<(typeof WARNING_CODES)[number], Sentence>
