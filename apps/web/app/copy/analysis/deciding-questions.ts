const NUMBERS = ['', 'Una risposta', 'Due risposte', 'Tre risposte'] as const

/** Questions on a result that change its plan. The questions are worded by the consultation. */
export const questionsCopy = {
  title: (count: number) =>
    count === 0 ? 'Il piano segue queste risposte' : `${NUMBERS[count] ?? `${count} risposte`} e la formula è completa`,
  intro: 'Un tocco aggiorna la formula qui e in archivio, senza consumare un’analisi.',
  planning: 'Aggiorno la formula…',
  change: 'Cambia',
  changeOf: (asked: string) => `Cambia la risposta: ${asked}`,
  failed: 'Risposta non registrata',
  siblings: 'Per quali capelli vale la formula',
  siblingsBy: { hairType: 'Tipo di capelli', condition: 'Stato dei capelli', whiteWish: 'Bianchi' },
} as const
