import { beforeNumber } from '@riflesso/consultation'

const ofTerm = (term: string): string => (term === '' ? '' : ` per "${term}"`)

/** Sentences of 'Analisi Recenti' and of the detail overlay. */
export const archiveCopy = {
  recent: {
    title: 'Analisi Recenti',
    subtitle: 'Le tue ultime analisi di colore',
    searchLabel: 'Cerca per nome o cognome cliente',
    searchPlaceholder: 'Cerca per nome o cognome cliente...',
    clearSearch: 'Cancella la ricerca',
    /** `more`: the server has further ones. */
    found: (count: number, more: boolean, term: string) =>
      count === 0
        ? `Nessuna analisi trovata${ofTerm(term)}`
        : `${count}${more ? '+' : ''} analisi trovate${ofTerm(term)}`,
    placeholder: 'Anteprima Colore',
    noDate: 'Data non disponibile',
    noClient: 'Cliente Anonimo',
    madeBy: (name: string) => `Fatta da ${name}`,
    emptyTitle: 'Nessuna analisi recente disponibile',
    emptyText: 'Carica la tua prima foto per iniziare!',
    showMore: 'Mostra altre',
    detailed: 'Analisi dettagliate',
    loading: 'Caricamento delle analisi recenti',
    failed: 'Errore nel caricamento delle analisi',
  },
  filters: {
    colour: 'Colore',
    reflect: 'Riflesso',
    outcome: 'Esito',
    all: 'Tutti',
    level: (level: number) => `Livello ${level}`,
    outcomes: { kept: 'Come promesso', missed: 'Diverso dal promesso', unmeasured: 'Non misurato' },
  },
  detail: {
    loadingTitle: 'Caricamento Analisi',
    loadingText: "Recupero i dettagli completi dell'analisi...",
    failed: "Errore nel caricamento dell'analisi",
    notFound: 'Questa analisi non è nell’archivio del salone: l’indirizzo è errato o l’analisi è stata eliminata.',
    label: 'Dettagli analisi',
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
