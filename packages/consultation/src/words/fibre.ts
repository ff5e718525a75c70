import type { Condition, HairType } from '@riflesso/colorimetry'
import type { Strain } from '../sections/strain.ts'

type Work = Exclude<Strain, 'nothing'>

/** A declared condition: what it is, and what it means for today's work; `waiting` where the service is refused. */
type ConditionWords = Readonly<Record<Work | 'waiting', string>> & { readonly fact: string }

/** Elasticity is tested, not declared: no condition speaks of it. */
export const CONDITIONS_IN_WORDS: Readonly<Record<Condition, ConditionWords>> = {
  ottimo: {
    fact: 'La fibra è integra e lucida',
    powder: 'regge la polvere senza trattamenti preparatori, con i legami protetti in ciotola.',
    lift: 'si può schiarire in colorazione, poi basta un buon post-trattamento.',
    remove: 'il decapante lavora in modo uniforme.',
    deposit: 'il deposito vi si distende in modo uniforme.',
    waiting: 'il servizio si ferma per altre ragioni.',
  },
  buono: {
    fact: 'La fibra è in buono stato, con lieve secchezza',
    powder: 'con il protettore dei legami regge la polvere prevista.',
    lift: 'la sola colorazione la impegna poco.',
    remove: 'il decapante non la impegna, ma dopo va nutrita.',
    deposit: 'una miscela a bassi volumi non la peggiora.',
    waiting: 'non è questa a fermare il servizio.',
  },
  discreto: {
    fact: 'La fibra ha una certa porosità',
    powder: 'schiarisce in modo disomogeneo, e il protettore dei legami qui è d’obbligo.',
    lift: 'assorbe in modo disomogeneo e richiede volumi contenuti anche in colorazione.',
    remove: 'il vecchio colore può cedere a chiazze: si guarda ciocca per ciocca.',
    deposit: 'le punte afferrano più delle lunghezze e si guardano per prime.',
    waiting: 'nell’attesa conviene nutrirla.',
  },
  mediocre: {
    fact: 'La fibra è porosa e indebolita',
    powder: 'si schiarisce il minimo, dopo un trattamento ai legami, e le punte vanno spuntate.',
    lift: 'un livello di schiaritura in colorazione è già tutto ciò che le si può chiedere.',
    remove: 'il decapante la asciuga: un solo passaggio, poi nutrimento.',
    deposit: 'si controlla presto, perché scurisce in fretta.',
    waiting: 'il tempo dell’attesa serve a ricostruirla.',
  },
  rovinato: {
    fact: 'La fibra è sfibrata e si sfilaccia',
    powder: 'regge soltanto un breve bagno di luce a bassi volumi.',
    lift: 'la colorazione la impegna già molto.',
    remove: 'il decapante la asciuga: un solo passaggio, poi nutrimento.',
    deposit: 'è adatta solo a deposito, con pochi volumi.',
    waiting: 'prima di ogni altra cosa va curata e spuntata.',
  },
  pessimo: {
    fact: 'La fibra si spezza',
    powder: 'non è in condizione di ricevere alcun processo ossidativo.',
    lift: 'non è in condizione di ricevere alcun processo ossidativo.',
    remove: 'non è in condizione di ricevere alcun processo.',
    deposit: 'non è in condizione di ricevere alcun processo ossidativo.',
    waiting: 'non è in condizione di ricevere alcun processo ossidativo.',
  },
}

/** A declared type: what it is, and what it means for the work on it today; no entry = the fact alone. */
type TypeWords = Partial<Readonly<Record<Work, string>>> & { readonly fact: string; readonly waiting?: string }

export const TYPES_IN_WORDS: Readonly<Record<HairType, TypeWords>> = {
  naturale: {
    fact: 'Mai trattata, conserva tutto il suo pigmento',
    powder: 'schiarendo affiora il fondo, livello dopo livello.',
    lift: 'si schiarisce con la sola colorazione e risponde in modo prevedibile.',
    deposit: 'tiene il colore meglio di un capello già lavorato.',
  },
  decolorati: {
    fact: 'Già decolorata, ha perso pigmento e struttura',
    powder: 'tempi brevi e nessuna sovrapposizione inutile.',
    deposit: 'afferra il colore in fretta e lo cede altrettanto in fretta.',
  },
  colorati: {
    fact: 'Già colorata, conserva pigmento artificiale',
    powder: 'va tolto prima di poter schiarire.',
    remove: 'il decapante lo scioglie senza schiarire quello naturale.',
    deposit: 'fa da base al nuovo deposito.',
    waiting: 'un nuovo colore non può schiarirlo.',
  },
  meches: {
    fact: 'Con mèches, alterna ciocche già chiare e ciocche intatte',
    powder: 'la polvere non passa dalle une alle altre.',
    lift: 'prendono il colore in modo diverso.',
    deposit: 'le già chiare prendono più colore delle altre, e si controlla su quelle.',
  },
  permanentati: {
    fact: 'Permanentata, ha legami già modificati',
    powder: 'meno calore, meno volumi e meno tempo di un capello intatto.',
    lift: 'la colorazione non supera i 20 volumi.',
    deposit: 'la cuticola è aperta e il deposito prende in fretta.',
    waiting: 'devono ancora stabilizzarsi o vanno verificati.',
  },
}

/** What a passed elasticity test allows. */
export const ELASTICITY_SENTENCES: Readonly<Record<Work, (minutes: string, level: string) => string>> = {
  powder: (minutes, level) =>
    `Prova di elasticità superata: la fibra può sostenere fino a ${minutes} minuti di decolorante, non oltre il livello ${level}.`,
  lift: () => 'Prova di elasticità superata: la fibra regge la schiaritura in colorazione prevista.',
  remove: () => 'Prova di elasticità superata: il decapante riduttivo non tocca il pigmento naturale.',
  deposit: () => 'Prova di elasticità superata: il lavoro di oggi, in solo deposito, non affatica la fibra.',
}
