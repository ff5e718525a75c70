/** Sentences of /detailed-analyses. */
export const detailedCopy = {
  page: 'Analisi dettagliate',
  subtitle: 'Processo, fasi operative e prima miscela di ogni analisi del salone',
  back: 'Torna all’analisi',
  full: 'Includi analisi complete',
  fullHint: 'Il caricamento richiede più tempo.',
  fullLoading: 'Caricamento delle analisi complete: può richiedere qualche istante in più.',
  loading: 'Caricamento analisi dettagliate...',
  failed: 'Errore nel caricamento delle analisi',
  empty: 'Nessuna analisi trovata',
  emptyText: 'La prima analisi comparirà qui, con le sue fasi.',
  showMore: 'Mostra altre',
  panels: {
    base: {
      title: 'Dati di base',
      text: 'Cliente, data, colore, processo richiesto, numero di fasi operative e prima fase con la sua miscela.',
    },
    full: {
      title: 'Analisi complete',
      text: 'In più, tutte le fasi con i tempi di posa; alla scheda si aggiungono valutazione tecnica, strategia, rischi e mantenimento.',
    },
  },
  process: 'Processo Richiesto',
  phases: (count: number) => (count === 1 ? '1 fase operativa' : `${count} fasi operative`),
  firstPhase: (title: string) => `Prima fase: ${title}`,
  allPhases: 'Tutte le fasi',
  minutes: (minutes: string) => `${minutes} min`,
  open: 'Visualizza Analisi Completa',
  openOf: (client: string, colour: string) => `Visualizza Analisi Completa: ${client}, ${colour}`,
  dialogTitle: (client: string) => `Analisi Completa - ${client}`,
  dialogFailed: "Impossibile caricare i dettagli dell'analisi",
} as const
