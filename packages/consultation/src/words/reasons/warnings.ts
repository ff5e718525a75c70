import type { WARNING_CODES } from '@riflesso/colorimetry'
import { counted, toneTolerance } from '../../italian.ts'
import { CONDITION_WORDS } from '../declared.ts'
import { exposedPigment } from '../pigments.ts'
import { amount, number, type Sentence, share, weeks, worded } from './values.ts'

/** '3 giorni' or '18 ore'. */
function age(hours: number): string {
  return hours < 48
    ? counted(Math.round(hours), 'ora', 'ore')
    : counted(Math.round(hours / 24), 'giorno', 'giorni', false)
}

/** What to watch, and what to ask before starting. */
export const WARNING_SENTENCES = {
  'strand-test-first': () =>
    'Test ciocca prima di ogni altra fase: conferma tempi, livello raggiunto e tenuta della fibra.',
  'answers-missing': (v) => {
    const count = amount(v, 'count')
    return `Piano provvisorio: ${count === 1 ? 'manca una risposta' : `mancano ${counted(count, 'risposta', 'risposte')}`} e valgono i limiti più prudenti.`
  },
  'patch-test-pending': (v) =>
    `In attesa di test di sensibilità: va eseguito ${number(v, 'hours')} ore prima, e il servizio parte solo se l’esito è negativo.`,
  'patch-test-expired': (v) =>
    `Il test di sensibilità risale a ${age(amount(v, 'hours'))} fa, oltre i sei mesi: va ripetuto 48 ore prima del servizio.`,
  'patch-test-too-fresh': (v) =>
    `Il test di sensibilità è stato applicato da ${age(amount(v, 'hours'))}: si legge solo dopo 48 ore.`,
  'age-unknown': () => 'Verifichi l’età: sotto i 16 anni la colorazione a ossidazione non si esegue.',
  'allergy-unknown': () =>
    'Chieda di allergie alle tinture e di reazioni a tatuaggi temporanei all’henné nero: una risposta positiva ferma il servizio.',
  'scalp-unknown': () =>
    'Lo stato della cute non è indicato: la si tratta come sensibile e la si osserva prima di iniziare.',
  'scalp-sensitive': (v) =>
    `Cute sensibile: non oltre ${number(v, 'volume')} volumi a contatto, crema barriera sull’attaccatura, risciacquo immediato se brucia.`,
  'salts-unknown': () =>
    'Sali metallici non esclusi: esegua il test di incompatibilità su una ciocca prima di usare qualsiasi ossidante.',
  'henna-unknown': () =>
    'Henné non escluso: lo chieda, perché limita la schiaritura e può virare all’aranciato o al verde.',
  'henna-pure': () =>
    'Henné puro: la schiaritura resta aranciata, con rischio di sfumature verdi; niente riflessi cenere e test ciocca obbligatorio.',
  'asthma-unknown': () =>
    'Chieda di asma o sensibilità ai persolfati prima di aprire la polvere decolorante, e lavori in ambiente aerato.',
  'elasticity-unknown': () =>
    'Prova di elasticità non registrata: su capello bagnato la ciocca deve allungarsi di circa un terzo e tornare.',
  'bleach-date-unknown': (v) =>
    `La data dell’ultima decolorazione non è nota: servono almeno ${weeks(v, 'weeks')} di distanza.`,
  'perm-date-unknown': (v) =>
    `La data della permanente o della stiratura non è nota: servono almeno ${weeks(v, 'weeks')} di distanza.`,
  pregnancy: () =>
    'In gravidanza consigli il parere del medico ed eviti il contatto con la cute: meglio tecniche in stagnola o colorazione diretta.',
  'box-dye': () =>
    'Molti strati di colore, nero, rosso o tinta da supermercato: il prodotto può contenere sali metallici, il test di incompatibilità viene prima.',
  'green-risk': (v) =>
    `Su capello schiarito al livello ${number(v, 'level')} c’è rischio di virare al verde o al grigio: controlli una ciocca nei primi minuti.`,
  'warm-result': (v) =>
    `Al livello ${number(v, 'level')} resterà un po’ di fondo ${exposedPigment(amount(v, 'level'))}: lo anticipi alla cliente.`,
  'white-reads-strong': (v) =>
    `Sul ${share(v, 'white')} di capelli bianchi manca il fondo naturale e il riflesso appare più forte.`,
  'lightest-limit': (v) =>
    `La schiaritura si ferma al livello 10: oltre (è richiesto ${number(v, 'level')}) si rompe la fibra senza guadagnare chiarezza.`,
  'regrowth-band': (v) =>
    `Ricrescita di ${number(v, 'cm')} cm: si lavora in due fasce, prima oltre il primo centimetro, poi la radice, o resta una fascia calda.`,
  'history-unverifiable': (v) =>
    `La storia del colore non si vede in foto: il risultato si promette con una tolleranza di ${toneTolerance(amount(v, 'tolerance'))}, non identico all’immagine.`,
  'fragile-fibre': (v) =>
    `Fibra in stato ${worded(v, 'condition', CONDITION_WORDS)}: tempi ridotti, ciocca sotto controllo e punte da spuntare.`,
  'no-hot-iron': () => 'Oggi niente piastra né ferro: la fibra schiarita e debole va asciugata con aria tiepida.',
  'long-appointment': (v) =>
    `L’appuntamento supera le quattro ore abituali (${number(v, 'minutes')} minuti): lo concordi con la cliente o lo divida.`,
  'legal-gloves-eyes': (v) =>
    `Contiene perossido di idrogeno (fino al ${number(v, 'percent')}%): usi guanti adatti, eviti il contatto con gli occhi e risciacqui subito se avviene.`,
  'legal-oxidative': () =>
    'I coloranti per capelli possono causare reazioni allergiche gravi: legga e segua le istruzioni del produttore, che prevalgono su queste.',
} satisfies Record<(typeof WARNING_CODES)[number], Sentence>
