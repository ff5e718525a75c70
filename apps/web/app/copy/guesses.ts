import type { GuessFamily, GuessVolume } from '@riflesso/colorimetry'

/** Sentences of 'Prima tu': the guess before the reading, and its scores. */
export const guessesCopy = {
  page: 'Prima tu',
  lead: 'Allena l’occhio: di’ livello, riflesso e ossidante prima di leggere la risposta. Serve a te, non cambia l’analisi.',
  families: {
    natural: 'Naturale',
    cool: 'Freddo',
    golden: 'Dorato',
    copper: 'Rame',
    red: 'Rosso',
    brown: 'Cioccolato',
  } satisfies Record<GuessFamily, string>,
  volumes: {
    0: 'Nessuno',
    5: '5–7 vol',
    10: '10–13 vol',
    20: '20 vol',
    30: '30 vol',
    40: '40 vol',
  } satisfies Record<GuessVolume, string>,
  step: {
    title: 'Prima tu: che cosa vedi?',
    text: 'La lettura è pronta e si apre dopo la tua stima.',
    level: 'Livello',
    family: 'Riflesso',
    volume: 'Ossidante del primo impasto',
    done: 'Mostra la lettura',
    skip: 'Salta',
  },
  line: {
    yours: (words: string) => `La tua stima: ${words}.`,
    answer: (words: string) => `La risposta: ${words}.`,
    words: (level: string, family: string, volume: string) => `livello ${level}, ${family}, ${volume}`,
    noDeveloper: 'nessun ossidante',
    failed: 'La tua stima non è stata salvata.',
    again: 'Riprova',
  },
  settings: {
    title: 'Le tue scelte',
    on: 'Chiedimi una stima prima della lettura',
    onHint: 'Solo con una foto Prima. Puoi sempre saltarla.',
    shared: 'Mostra i miei punteggi al titolare',
    sharedHint: 'Il titolare vede solo i punteggi e le date, finché questa scelta è attiva.',
    failed: 'Scelta non salvata',
  },
  scores: {
    title: 'Le tue stime',
    empty: 'Ancora nessuna stima: la prima apparirà qui.',
    picture: (scores: string) => `Punteggi nel tempo, dal meno recente: ${scores}`,
    average: (count: number, average: number) =>
      count === 1 ? `Una stima: ${average} punti su 100.` : `${count} stime: in media ${average} punti su 100.`,
    right: (level: number, family: number, volume: number, count: number) =>
      `Giusti su ${count}: livello ${level}, riflesso ${family}, ossidante ${volume}.`,
    remove: 'Elimina le stime',
    removal: {
      title: 'Eliminare tutte le stime?',
      text: 'I punteggi si azzerano. Non si può annullare.',
      yes: 'Elimina',
      no: 'Annulla',
      pending: 'Eliminazione...',
      failed: 'Eliminazione non riuscita',
    },
  },
  shared: {
    title: 'Chi condivide i punteggi',
    empty: 'Nessun collaboratore li condivide.',
  },
  link: {
    title: 'Prima tu',
    text: 'Di’ la tua stima prima della lettura e segui i tuoi progressi.',
    open: 'Apri',
  },
} as const
