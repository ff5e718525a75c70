import type { Condition, HairType } from '@riflesso/colorimetry'

/** Strain of today's work on the fibre: powder, colour that lifts, colour that only deposits, nothing. */
export type Strain = 'powder' | 'lift' | 'deposit' | 'none'

/** The declared condition, and its meaning for that work. */
export const CONDITION_SENTENCES: Readonly<Record<Condition, Readonly<Record<Strain, string>>>> = {
  ottimo: {
    powder:
      'La fibra è elastica e lucida: regge la polvere senza trattamenti preparatori, con i legami protetti in ciotola.',
    lift: 'La fibra è elastica e lucida: si può schiarire in colorazione, poi basta un buon post-trattamento.',
    deposit: 'La fibra è elastica e lucida: il deposito vi si distende in modo uniforme.',
    none: 'La fibra è elastica e lucida: il servizio si ferma per altre ragioni.',
  },
  buono: {
    powder: 'La fibra è in buono stato, con lieve secchezza: con il protettore dei legami regge la polvere prevista.',
    lift: 'La fibra è in buono stato, con lieve secchezza: la sola colorazione la impegna poco.',
    deposit: 'La fibra è in buono stato, con lieve secchezza che una miscela a bassi volumi non peggiora.',
    none: 'La fibra è in buono stato, con lieve secchezza: non è questa a fermare il servizio.',
  },
  discreto: {
    powder:
      'La fibra ha una certa porosità: schiarisce in modo disomogeneo, e il protettore dei legami qui è d’obbligo.',
    lift: 'La fibra ha una certa porosità: assorbe in modo disomogeneo e richiede volumi contenuti anche in colorazione.',
    deposit: 'La fibra ha una certa porosità: le punte afferrano più delle lunghezze e vanno trattate per ultime.',
    none: 'La fibra ha una certa porosità: nell’attesa conviene nutrirla.',
  },
  mediocre: {
    powder:
      'La fibra è porosa e poco elastica: si schiarisce il minimo, dopo un trattamento ai legami, e le punte vanno spuntate.',
    lift: 'La fibra è porosa e poco elastica: un livello di schiaritura in colorazione è già tutto ciò che le si può chiedere.',
    deposit: 'La fibra è porosa e poco elastica: si lavora in deposito, controllando presto perché scurisce in fretta.',
    none: 'La fibra è porosa e poco elastica: il tempo dell’attesa serve a ricostruirla.',
  },
  rovinato: {
    powder:
      'La fibra si allunga troppo da bagnata e si sfilaccia: regge soltanto un breve bagno di luce a bassi volumi.',
    lift: 'La fibra si allunga troppo da bagnata e si sfilaccia: non va schiarita, nemmeno in colorazione.',
    deposit: 'La fibra si allunga troppo da bagnata e si sfilaccia: è adatta solo a deposito, con pochi volumi.',
    none: 'La fibra si allunga troppo da bagnata e si sfilaccia: prima di ogni altra cosa va curata e spuntata.',
  },
  pessimo: {
    powder: 'La fibra si spezza o è gommosa: non è in condizione di ricevere alcun processo ossidativo.',
    lift: 'La fibra si spezza o è gommosa: non è in condizione di ricevere alcun processo ossidativo.',
    deposit: 'La fibra si spezza o è gommosa: non è in condizione di ricevere alcun processo ossidativo.',
    none: 'La fibra si spezza o è gommosa: non è in condizione di ricevere alcun processo ossidativo.',
  },
}

/** Meaning of the declared type for that work. */
export const TYPE_SENTENCES: Readonly<Record<HairType, Readonly<Record<Strain, string>>>> = {
  naturale: {
    powder: 'Mai trattata, conserva tutto il suo pigmento: schiarendo affiora il fondo, livello dopo livello.',
    lift: 'Mai trattata, si schiarisce con la sola colorazione e risponde in modo prevedibile.',
    deposit: 'Mai trattata, tiene il colore meglio di un capello già lavorato.',
    none: 'Mai trattata, mostra il proprio pigmento.',
  },
  decolorati: {
    powder: 'Già decolorata, ha perso pigmento e struttura: tempi brevi e nessuna sovrapposizione inutile.',
    lift: 'Già decolorata, non si schiarisce con il colore.',
    deposit:
      'Già decolorata, ha perso pigmento e struttura: afferra il colore in fretta e lo cede altrettanto in fretta.',
    none: 'Già decolorata, ha perso pigmento e struttura.',
  },
  colorati: {
    powder: 'Già colorata, conserva pigmento artificiale che va tolto prima di poter schiarire.',
    lift: 'Già colorata sulle lunghezze: la colorazione schiarisce soltanto ciò che è ancora naturale.',
    deposit: 'Già colorata, conserva pigmento artificiale che fa da base al nuovo deposito.',
    none: 'Già colorata, conserva pigmento artificiale che un nuovo colore non può schiarire.',
  },
  meches: {
    powder: 'Con mèches, alterna ciocche già chiare e ciocche intatte: la polvere va solo sulle seconde.',
    lift: 'Con mèches, alterna ciocche già chiare e ciocche intatte, che prendono il colore in modo diverso.',
    deposit: 'Con mèches, le ciocche già chiare prendono più colore delle altre: si controlla su quelle.',
    none: 'Con mèches, alterna ciocche già chiare e ciocche intatte.',
  },
  permanentati: {
    powder: 'Permanentata, ha legami già modificati: meno calore, meno volumi e meno tempo di un capello intatto.',
    lift: 'Permanentata, ha legami già modificati: la colorazione non supera i 20 volumi.',
    deposit: 'Permanentata, ha legami già modificati e cuticola aperta: il deposito prende in fretta.',
    none: 'Permanentata, ha legami che devono ancora stabilizzarsi o vanno verificati.',
  },
}

/** What a passed elasticity test allows. */
export const ELASTICITY_SENTENCES: Readonly<
  Record<Exclude<Strain, 'none'>, (minutes: string, level: string) => string>
> = {
  powder: (minutes, level) =>
    `Prova di elasticità superata: la fibra può sostenere fino a ${minutes} minuti di decolorante, non oltre il livello ${level}.`,
  lift: () => 'Prova di elasticità superata: nulla si oppone alla schiaritura in colorazione.',
  deposit: () => 'Prova di elasticità superata: il lavoro di oggi, in solo deposito, non affatica la fibra.',
}
