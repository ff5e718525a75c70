type Part = string | { readonly page: 'terms' | 'dpa' | 'privacy'; readonly text: string }

const TERMS: Part = { page: 'terms', text: 'termini di servizio' }
const DPA: Part = { page: 'dpa', text: 'accordo sul trattamento dei dati' }
const PRIVACY: Part = { page: 'privacy', text: 'informativa sulla privacy' }

export const termsCopy = {
  owner: ['Ho letto e accetto i ', TERMS, ', l’', DPA, ' e l’', PRIVACY] as readonly Part[],
  collaborator: ['Ho letto e accetto i ', TERMS, ' e l’', PRIVACY] as readonly Part[],
  required: 'Accetta i termini per continuare',
  dialog: {
    title: 'Termini aggiornati',
    text: 'Per continuare a usare Riflesso leggi e accetta i termini in vigore. Analisi e clienti sono dove li hai lasciati.',
    submit: 'Accetto e continuo',
    pending: 'Registrazione...',
    logout: 'Esci',
    failed: 'Non è stato possibile registrare l’accettazione',
  },
} as const
