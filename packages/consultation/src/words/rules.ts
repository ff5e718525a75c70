import type { RuleId } from '@riflesso/colorimetry'
import { beforeNumber, capitalised, decimal, percent } from '../italian.ts'
import { HISTORY_WORDS } from './reading/declared.ts'
import { elapsed, levelsInWords, type Values } from './reasons/values.ts'

type Words = (values: Values) => string

const at = (values: Values, key: string): string => {
  const value = values[key]
  return typeof value === 'number' ? decimal(value) : String(value ?? '')
}
const levels = (values: Values, key: string): string => levelsInWords(Number(values[key] ?? 0))
const white = ({ white: share }: Values): string => beforeNumber('il', percent(Number(share ?? 0)))
const history = ({ history: id }: Values): string => {
  const words: Readonly<Record<string, string>> = HISTORY_WORDS
  return words[String(id)] ?? 'trattato'
}

/** Why a plan is vetoed, by the broken rule. */
export const RULE_SENTENCES: Readonly<Record<RuleId, Words>> = {
  'F1-metallic-salts': () =>
    'Con sali metallici o henné composto nella fibra nessun ossidante è ammesso: calore, viraggi e rottura.',
  'F2-broken-hair': () => 'La fibra si spezza (stato pessimo): nessun processo ossidativo è ammesso.',
  'F3-scalp-lesion': () => 'La cute è lesa o irritata: non si applica alcun colore.',
  'F4-allergy': () => 'È dichiarata un’allergia, o il test di sensibilità è positivo: la colorazione è esclusa.',
  'F5-under-16': () => 'Sotto i 16 anni non si eseguono né colorazione a ossidazione né decolorazione.',
  'F6-persulfate-asthma': () => 'È dichiarata asma o sensibilità ai persolfati: la polvere decolorante non si apre.',
  'F8-chemical-interval': (v) =>
    `La permanente o stiratura risale a ${elapsed(Number(v.weeks ?? 0))}: devono passarne due prima di colorare e quattro prima di decolorare.`,
  'F9-elasticity': () =>
    'La prova di elasticità non è superata: la corteccia è danneggiata e il servizio non si esegue.',
  'strand-test-failed': () => 'La prova su ciocca non è superata: su questi capelli il servizio non si esegue.',
  'henna-tested-first': () => 'Su henné puro non si schiarisce senza il test di incompatibilità e la prova su ciocca.',
  'henna-no-ash': () => 'Su henné puro un riflesso freddo da solo vira al verde.',
  'refusal-without-phases': () =>
    'Un piano che rifiuta non contiene fasi e dice il motivo; un piano che si esegue contiene le sue fasi.',
  'R1-colour-lifts-no-colour': (v) =>
    `Tintura non leva tintura: una nuance di livello ${at(v, 'shade')} non schiarisce un capello trattato al livello ${at(v, 'level')}.`,
  'R7-prepigment': (v) =>
    `Si scende di ${levels(v, 'levels')} su capello schiarito senza pre-pigmentare: il colore risulterebbe spento e verdastro.`,
  'R8-no-ash-on-lightened': (v) =>
    `Un riflesso freddo puro al livello ${at(v, 'level')}, steso su capello schiarito, vira al verde o al grigio.`,
  'R9-tone-on-level': (v) =>
    `Un tonalizzante di livello ${at(v, 'shade')} è più chiaro del capello (livello ${at(v, 'level')}): non schiarisce e lascia in vista il fondo.`,
  'direct-base': (v) =>
    `Una colorazione diretta di livello ${at(v, 'shade')} non si legge su una base al livello ${at(v, 'level')}: il pigmento diretto non schiarisce, la base va preparata prima.`,
  'lift-cap': (v) =>
    `La schiaritura prevista è di ${levels(v, 'lift')}, ma condizione e storia ne consentono ${at(v, 'cap')} per seduta.`,
  'highlift-base': (v) =>
    `Il superschiarente si usa solo su base naturale dal livello 5 in su: qui il capello è ${history(v)}, livello ${at(v, 'level')}.`,
  'white-coverage': (v) =>
    `${capitalised(white(v))} di capelli bianchi si copre alla radice con 20 volumi e almeno un terzo di base naturale.`,
  'white-unasked': (v) =>
    `Forse ${white(v)} di capelli è bianco e non si sa che cosa se ne vuole: il colore resta a 20 volumi e per metà di base naturale, e su molti bianchi nessun colore chiaro.`,
  'white-too-light': (v) => `Una nuance di livello ${at(v, 'shade')} non copre ${white(v)} di capelli bianchi.`,
  'legal-peroxide': (v) =>
    `${at(v, 'volume')} volumi superano il limite di legge di 40 volumi, 12% di perossido di idrogeno.`,
  'lightener-volume': (v) =>
    `${at(v, 'volume')} volumi nel decolorante superano i ${at(v, 'most')} ammessi su questa zona per cute, fibra o permanente.`,
  'colour-volume': (v) =>
    `${at(v, 'volume')} volumi nella colorazione superano i ${at(v, 'most')} ammessi su capello permanentato o cute non sana.`,
  'lift-by-volume': (v) =>
    `Con questi volumi il prodotto schiarisce al massimo di ${levels(v, 'most')}, il piano chiede ${levels(v, 'lift')}.`,
  'class-volume': (v) => `${at(v, 'volume')} volumi non sono ammessi per questa classe di prodotto.`,
  'class-minutes': (v) =>
    `${at(v, 'minutes')} minuti sono troppi per questa classe di prodotto: al massimo ${at(v, 'most')}.`,
  'lightener-minutes': (v) => `${at(v, 'minutes')} minuti di decolorante sulla stessa ciocca superano il limite di 50.`,
  'lightener-applications': () =>
    'La stessa zona si decolora al massimo due volte al giorno, la seconda con non più di 20 volumi e solo su fibra in stato ottimo o buono.',
  'persulfate-contact': (v) =>
    `${at(v, 'total')} minuti di contatto con i persolfati sulla stessa ciocca superano il limite di ${at(v, 'most')} al giorno.`,
  'oxidative-processes': (v) =>
    `${at(v, 'total')} processi ossidativi sulla stessa zona superano il limite di ${at(v, 'most')} al giorno.`,
  'appointment-length': (v) => `${at(v, 'minutes')} minuti di appuntamento superano il limite di 360.`,
  'hands-warned': (v) =>
    `Un solo paio di mani impiegherebbe ${at(v, 'minutes')} minuti, oltre i 360 di una seduta, e il piano non lo dice.`,
  'minutes-add-up': (v) =>
    `Il piano dichiara ${at(v, 'minutes')} minuti, ma le sole pose ne richiedono ${at(v, 'least')}.`,
  'lightening-interval': (v) =>
    `Fra due decolorazioni devono passare almeno due settimane: il piano ne lascia ${at(v, 'weeks')}.`,
  'phase-complete': () =>
    'Ogni fase nomina le zone e i prodotti, e ogni decolorante o decapante il livello a cui fermarsi.',
  'known-shade': (v) =>
    v.shade === ''
      ? 'Un prodotto che esiste in nuance non ne indica alcuna.'
      : `La nuance ${at(v, 'shade')} non esiste per questa classe di prodotto.`,
  'promise-within-reach': (v) =>
    `Il piano promette il livello ${at(v, 'level')}, ma le fasi arrivano al livello ${at(v, 'reached')}.`,
  'developer-arithmetic': () =>
    'L’ossidante deve essere pari ai grammi di prodotto per il rapporto, e la percentuale corrispondere ai volumi.',
  'mixing-ratio': (v) => `Il rapporto ${at(v, 'ratio').replace('.', ',')} non è ammesso per questa classe di prodotto.`,
  'bowl-shades': () => 'In una ciotola entrano al massimo tre nuance e un correttore, e una sola classe di colore.',
  'corrector-share': (v) =>
    `${at(v, 'grams')} g di correttore sono troppi per ${at(v, 'colour')} g di colore: al massimo un quarto, metà per intensificare.`,
  'finish-present': () => 'La seduta non termina con risciacquo e trattamento acido.',
  'bond-present': () => 'La decolorazione è priva del protettore dei legami.',
  'ruined-hair-bath': () => 'Su fibra rovinata è ammesso solo un bagno di luce a 10 volumi, per non più di 10 minuti.',
  'strand-test-warned': () => 'Mancano risposte e il piano non chiede prima la prova su ciocca.',
  'pregnancy-warned': () => 'È dichiarata una gravidanza e il piano non ne avverte.',
  'legal-warned': () => 'Mancano le avvertenze di legge su ossidanti e coloranti.',
  'patch-test-warned': () => 'Manca un test di sensibilità valido e il piano non ne avverte.',
}
