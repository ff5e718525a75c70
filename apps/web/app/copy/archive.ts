import { beforeNumber } from '@riflesso/consultation'

const ofTerm = (term: string | undefined): string => (term === undefined ? '' : ` per "${term}"`)

/** Sentences of 'Analisi Recenti', of 'Archivio', of 'Analisi dettagliate' and of the detail overlay. */
export const archiveCopy = {
  recent: { title: 'Analisi Recenti', subtitle: 'Le tue ultime analisi di colore', archive: 'Tutto l’archivio' },
  page: {
    archive: { title: 'Archivio', subtitle: 'Ogni analisi del salone: cercala per cliente, periodo o colore' },
    detailed: {
      title: 'Analisi dettagliate',
      subtitle: 'Processo, fasi operative e prima miscela di ogni analisi del salone',
    },
    back: 'Torna all’analisi',
    details: 'Dettagliate',
    whole: 'Includi analisi complete',
    wholeHint: 'Il caricamento richiede più tempo.',
    panels: [
      {
        title: 'Dati di base',
        text: 'Cliente, data, colore, processo richiesto, numero di fasi operative e prima fase con la sua miscela.',
      },
      {
        title: 'Analisi complete',
        text: 'In più, tutte le fasi con i tempi di posa; alla scheda si aggiungono valutazione tecnica, strategia, rischi e mantenimento.',
      },
    ],
  },
  search: {
    label: 'Cerca per nome o cognome cliente',
    placeholder: 'Cerca per nome o cognome cliente...',
  },
  filters: {
    period: 'Periodo',
    colour: 'Colore',
    reflect: 'Riflesso',
    outcome: 'Esito',
    all: 'Tutti',
    always: 'Sempre',
    periods: { 30: 'Ultimi 30 giorni', 90: 'Ultimi 3 mesi', 365: 'Ultimo anno' },
    level: (level: number) => `Livello ${level}`,
    outcomes: { kept: 'Come promesso', missed: 'Diverso dal promesso', unmeasured: 'Non misurato' },
  },
  list: {
    recent: {
      loading: 'Caricamento delle analisi recenti',
      empty: 'Nessuna analisi recente disponibile',
      emptyText: 'Carica la tua prima foto per iniziare!',
    },
    detailed: {
      loading: 'Caricamento analisi dettagliate...',
      empty: 'Nessuna analisi trovata',
      emptyText: 'La prima analisi comparirà qui, con le sue fasi.',
    },
    wholeLoading: 'Caricamento delle analisi complete: può richiedere qualche istante in più.',
    /** `more`: the server has further ones. */
    found: (count: number, more: boolean, term: string | undefined) =>
      count === 0
        ? `Nessuna analisi trovata${ofTerm(term)}`
        : `${count}${more ? '+' : ''} analisi trovate${ofTerm(term)}`,
    showMore: 'Mostra altre',
    failed: 'Errore nel caricamento delle analisi',
  },
  card: {
    placeholder: 'Anteprima Colore',
    noDate: 'Data non disponibile',
    madeBy: (name: string) => `Fatta da ${name}`,
    process: 'Processo Richiesto',
    phases: (count: number) => (count === 1 ? '1 fase operativa' : `${count} fasi operative`),
    firstPhase: (title: string) => `Prima fase: ${title}`,
    allPhases: 'Tutte le fasi',
    minutes: (minutes: string) => `${minutes} min`,
    open: 'Visualizza Analisi Completa',
    openOf: (client: string, colour: string) => `Visualizza Analisi Completa: ${client}, ${colour}`,
  },
  detail: {
    loadingTitle: 'Caricamento Analisi',
    loadingText: "Recupero i dettagli completi dell'analisi...",
    failed: "Errore nel caricamento dell'analisi",
    notFound: 'Questa analisi non è nell’archivio del salone: l’indirizzo è errato o l’analisi è stata eliminata.',
    label: 'Dettagli analisi',
    /** Of an analysis of the detailed list. */
    titleOf: (client: string) => `Analisi Completa - ${client}`,
    failedOf: "Impossibile caricare i dettagli dell'analisi",
    close: 'Chiudi',
    closeLabel: "Chiudi l'analisi",
    noDate: 'Data non disponibile',
    noClient: 'Cliente Anonimo',
    madeBy: (name: string) => `Fatta da ${name}`,
    base: (level: number) => `Base Livello ${level}`,
    baseUnknown: 'Base da determinare',
    supplier: 'Prodotti Generici',
    condition: 'Condizione Capelli',
    process: 'Processo Richiesto',
    science: 'Analisi Colorimetrica Scientifica',
    preparation: 'Preparazione e Applicazione',
    procedureTag: 'PROCEDURA',
    phase: (number: number, title: string) => `FASE ${number} - ${title}`,
    time: (minutes: string, note: string | null) => `Tempo: ${minutes} minuti${note ? ` (${note})` : ''}`,
    noProcedure: 'Procedura non disponibile',
    photosDeleted: (date: string) =>
      `Foto eliminate ${beforeNumber('il', date)}, alla fine del periodo di conservazione o alla revoca del consenso.`,
    photosNotKept: 'Foto non conservate: manca il consenso della persona.',
    photos: { prima: 'Prima', dopo: 'Dopo' },
    photoAlt: { prima: 'Foto Prima', dopo: 'Foto Dopo' },
    swatch: (colorName: string) => `Campione del colore ${colorName}`,
  },
} as const
