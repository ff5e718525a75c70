import { DELETION_WORD } from '@riflesso/contract'

const counted = (done: number, total: number, word: string) => `${done} di ${total} ${word}`

export const rightsCopy = {
  export: {
    title: 'Esporta i dati',
    leadOwner:
      'Un file ZIP con tutto ciò che il salone ha in Riflesso: clienti, consensi, test, analisi con formule e foto, impostazioni. Fogli CSV per Excel, JSON per altri programmi.',
    leadCollaborator:
      'Un file ZIP con i dati del tuo account. Le schede dei clienti e le analisi appartengono al salone: le esporta il titolare.',
    start: 'Esporta tutto',
    startAccount: 'Esporta i miei dati',
    startClient: 'Esporta i dati',
    starting: 'Preparazione...',
    cancel: 'Annulla esportazione',
    progress: 'Avanzamento dell’esportazione',
    counts: (analyses: { done: number; total: number }, photos: { done: number; total: number }) =>
      `${counted(analyses.done, analyses.total, 'analisi')} · ${counted(photos.done, photos.total, 'foto')}`,
    running: 'Il download è in corso: puoi continuare a lavorare.',
    done: 'Esportazione completata: il file è tra i download.',
    cancelled: 'Esportazione annullata: il file incompleto si può eliminare.',
    failed: 'L’esportazione si è interrotta: il file è incompleto. Avviala di nuovo.',
    startFailed: 'Esportazione non riuscita',
  },
  audit: {
    title: 'Registro delle attività',
    lead: 'Gli ultimi accessi, le cancellazioni, le esportazioni e le modifiche al team e al piano. Gli ultimi due anni, per intero, sono nell’esportazione. Lo vede solo il titolare.',
    empty: 'Ancora nessuna attività da mostrare.',
    more: 'Mostra altre attività',
  },
  deleteAccount: {
    titleOwner: 'Elimina il salone',
    titleCollaborator: 'Elimina il mio account',
    leadOwner:
      'Elimina per sempre il salone: clienti, analisi, foto, collaboratori e dati di fatturazione. L’abbonamento viene chiuso prima. Le fatture emesse restano dieci anni, come impone la legge.',
    leadCollaborator:
      'Elimina per sempre il tuo account. Le analisi e le schede che hai fatto restano al salone, firmate «Collaboratore rimosso».',
    open: 'Elimina...',
    warningOwner: {
      title: 'Non si può annullare',
      text: 'Se vuoi conservare qualcosa, prima esporta i dati. Anche gli account dei collaboratori vengono chiusi.',
    },
    warningCollaborator: { title: 'Non si può annullare', text: 'Per rientrare servirà un nuovo invito del titolare.' },
    password: 'La tua password',
    confirmation: `Scrivi ${DELETION_WORD} per confermare`,
    submit: 'Elimina per sempre',
    pending: 'Eliminazione...',
    done: { title: 'Account eliminato', text: 'I tuoi dati sono stati eliminati.' },
    failed: 'Eliminazione non riuscita',
  },
  shorterRetention: {
    title: 'Conservare le foto per meno tempo?',
    text: 'Le foto più vecchie vengono eliminate per sempre entro un’ora. Le formule restano.',
    yes: 'Conserva per meno tempo',
  },
  deleteAnalysis: {
    open: 'Elimina',
    title: 'Eliminare l’analisi?',
    text: 'L’analisi e le sue foto vengono eliminate per sempre. L’analisi usata non viene restituita.',
    yes: 'Elimina',
    pending: 'Eliminazione...',
    done: { title: 'Analisi eliminata' },
    failed: 'Eliminazione non riuscita',
  },
} as const
