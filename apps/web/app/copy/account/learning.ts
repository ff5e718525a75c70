import type { LevelBand, ShadeFamily } from '@riflesso/colorimetry'
import { decimal } from '@riflesso/consultation'

const results = (n: number) => (n === 1 ? '1 esito' : `${n} esiti`)

const levels = (value: number) => (value === 1 ? 'un livello' : `${decimal(value)} livelli`)

const FAMILIES: Readonly<Record<ShadeFamily, string>> = {
  natural: 'Naturali',
  warm: 'Toni caldi',
  cool: 'Toni freddi',
  lightener: 'Schiariture',
}

const BANDS: Readonly<Record<LevelBand, string>> = {
  dark: 'livelli 1–4',
  middle: 'livelli 5–7',
  pale: 'livelli 8–10',
}

export const learningCopy = {
  families: FAMILIES,
  learnt: {
    title: 'Che cosa ha imparato',
    lead: 'Riflesso confronta ogni risultato fotografato con quello previsto e ne tiene conto nei piani successivi del salone. Gli esiti di una cliente contano per primi quando torna. Le regole di sicurezza non cambiano mai, e nulla esce dal salone.',
    empty: 'Nessun esito fotografato finora. Apri un’analisi dall’archivio e premi «Com’è andata?».',
    missing: (n: number, isPowder: boolean) =>
      `Non ancora abbastanza esiti di ${isPowder ? 'schiaritura' : 'colore'}: ${n === 1 ? 'ne manca 1' : `ne mancano ${n}`} prima di correggere i piani.`,
    off: 'La correzione è disattivata: i piani nuovi seguono solo le tabelle.',
    since: (date: string) => `Contano gli esiti registrati dal ${date}.`,
    cell: (family: ShadeFamily, band: LevelBand) => `${FAMILIES[family]}, ${BANDS[band]}`,
    level: (mean: number) => {
      if (mean < 0) return `più scuri di ${levels(-mean)}`
      // Paler results do not change the promise.
      if (mean > 0) return `più chiari di ${levels(mean)}, che non si promettono`
      return 'livello come previsto'
    },
    warmth: (mean: number) => (mean > 0 ? 'più caldi' : mean < 0 ? 'più freddi' : null),
    results,
    picture: (mean: number, spread: number) =>
      `Differenza dal previsto: ${decimal(mean)} livelli, incertezza ${decimal(spread)}`,
    darker: 'più scuro',
    lighter: 'più chiaro',
  },
  accuracy: {
    title: 'La tua accuratezza',
    lead: 'Quante volte livello e riflesso promessi sono stati raggiunti, negli ultimi 200 esiti fotografati. La differenza spiegata dall’incertezza di piano e foto è contata a parte.',
    empty: 'Si vedrà qui dal primo esito fotografato.',
    columns: { family: 'Famiglia', reached: 'Raggiunti', insideError: 'Nell’incertezza', missed: 'Mancati' },
    quantities: { level: 'Livello', reflect: 'Riflesso' },
    whole: 'Tutti',
  },
  choice: {
    title: 'Correzione dei piani',
    lead: 'Un piano già in archivio resta com’è.',
    label: 'Tieni conto degli esiti nei piani nuovi',
    reset: 'Azzera',
    resetHint:
      'Da usare se cambiano prodotti o luce: da oggi contano solo gli esiti nuovi. Gli esiti restano in archivio.',
    confirm: {
      title: 'Azzerare ciò che ha imparato?',
      text: 'Gli esiti registrati finora non correggeranno più i piani. Restano in archivio, ma non si può tornare indietro.',
      yes: 'Azzera',
    },
    done: { title: 'Azzerato' },
    failed: 'Non riuscito',
  },
} as const
