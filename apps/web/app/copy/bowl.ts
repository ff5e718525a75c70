/** As they are read on a scale. */
const FACTOR_SIGNS: Readonly<Record<number, string>> = { 0.5: '½', 0.75: '¾', 1.25: '1¼', 1.5: '1½' }

/** Sentences of the 'Modalità ciotola'. */
export const bowlCopy = {
  open: 'Modalità ciotola',
  label: 'Modalità ciotola',
  close: 'Esci dalla modalità ciotola',
  phaseOf: (number: number, count: number) => `Fase ${number} di ${count}`,
  previous: 'Indietro',
  previousLabel: 'Indietro, alla fase precedente',
  next: 'Fase successiva',
  finish: 'Fine',
  timer: {
    label: (phase: string) => `Timer: ${phase}`,
    start: 'Avvia',
    pause: 'Pausa',
    resume: 'Riprendi',
    reset: 'Azzera',
    more: '+1 min',
    silence: 'Ferma il suono',
    over: 'Tempo scaduto',
    none: 'Nessuna posa',
    left: (clock: string) => `Mancano ${clock}`,
  },
  check: {
    every: (minutes: string) => `Controllo ciocca ogni ${minutes} min`,
    next: (clock: string) => `Controllo ciocca ${clock}`,
  },
  quantity: {
    label: 'Quantità',
    less: 'Meno prodotto',
    more: 'Più prodotto',
    factors: 'Moltiplica la miscela',
    factor: (factor: number) => `×${FACTOR_SIGNS[factor] ?? factor}`,
    factorLabel: (sign: string, factor: string) => `${sign}, quantità per ${factor}`,
  },
  lines: 'Nella ciotola',
  how: 'Applicazione',
  strip: 'Timer in corso',
  stripItem: (number: number, clock: string) => `Fase ${number} · ${clock}`,
  door: (number: number, clock: string) => `Ciotola · Fase ${number} · ${clock}`,
  ringing: (number: number) => `Fase ${number}: tempo scaduto`,
  restart: 'Ricomincia da capo',
  loading: 'Apertura della formula...',
  failed: 'Impossibile aprire la modalità ciotola',
  noPhases: 'Questa analisi non ha fasi da eseguire oggi.',
} as const
