import { beforeNumber } from '@riflesso/consultation'

/** Sentences of the page 'Clienti': the list, new clients, duplicates, lists from and for other programs. */
export const clientListsCopy = {
  page: 'Clienti',
  subtitle: 'Le schede del salone: contatti, consensi, sicurezza e colori nel tempo.',
  add: 'Nuovo cliente',
  actions: { import: 'Importa CSV', export: 'Esporta CSV', duplicates: 'Trova doppioni' },
  /** Filter: retouch due, or within a week. */
  due: 'Da richiamare',
  search: {
    label: 'Cerca un cliente',
    placeholder: 'Nome, telefono o email...',
    found: (count: number, more: boolean, term: string) =>
      count === 0
        ? `Nessun cliente trovato per "${term}"`
        : `${count}${more ? '+' : ''} ${count === 1 && !more ? 'cliente trovato' : 'clienti trovati'} per "${term}"`,
  },
  list: {
    label: 'Clienti del salone',
    loading: 'Caricamento dei clienti',
    more: 'Mostra altri',
    noVisit: 'Nessuna visita ancora',
    testDue: 'Manca il test',
    /** The retouch of the last plan has been due since that day. */
    callBack: (date: string) => `Da richiamare ${beforeNumber('dal', date)}`,
    /** The retouch of the last plan is due on that day, within a week. */
    retouchSoon: (date: string) => `Ritocco ${beforeNumber('dal', date)}`,
    empty: {
      title: 'Nessun cliente in archivio',
      text: 'Aggiungi la prima, oppure importa la rubrica che hai già.',
    },
    noneDue: {
      title: 'Nessuno da richiamare',
      text: 'Qui trovi chi ha il ritocco scaduto, o entro sette giorni, secondo l’ultima visita.',
    },
    failed: 'Errore nel caricamento dei clienti',
  },
  form: {
    newTitle: 'Nuovo cliente',
    editTitle: 'Modifica i dati',
    firstName: 'Nome',
    lastName: 'Cognome',
    phone: 'Telefono',
    email: 'Email',
    birthDate: 'Data di nascita',
    notes: 'Note',
    notesHint: 'Non scrivere qui informazioni sulla salute: hanno un posto a parte, con il loro consenso.',
    save: 'Salva',
    saving: 'Salvataggio...',
    created: { title: 'Cliente salvato', text: (name: string) => `La scheda di ${name} è pronta.` },
    saved: { title: 'Cliente salvato' },
    failed: 'Errore salvataggio cliente',
  },
  exported: {
    title: 'Elenco esportato',
    text: 'Il file si apre in un foglio di calcolo e non contiene dati sulla salute.',
  },
  exportFailed: 'Esportazione non riuscita',
  import: {
    title: 'Importa clienti',
    intro:
      'Un file CSV con una riga di intestazione: Nome e Cognome, e se ci sono Telefono, Email, Data di nascita e Note.',
    choose: 'Scegli il file',
    chooseOther: 'Scegli un altro file',
    reading: 'Lettura del file...',
    ready: (count: number) =>
      count === 0
        ? 'Nessun cliente da aggiungere'
        : count === 1
          ? '1 cliente da aggiungere'
          : `${count} clienti da aggiungere`,
    list: 'I primi, come verranno salvati',
    ignored: (headings: string) => `Colonne non importate: ${headings}`,
    duplicates: (count: number) =>
      count === 1
        ? '1 riga è di un cliente già in archivio e resta fuori'
        : `${count} righe sono di clienti già in archivio e restano fuori`,
    problems: (count: number) => (count === 1 ? '1 riga ha un errore' : `${count} righe hanno errori`),
    line: (line: number, text: string) => `Riga ${line}: ${text}`,
    skip: 'Importa senza le righe con errori',
    nothingYet: 'Nulla è stato ancora salvato.',
    confirm: (count: number) => (count === 1 ? 'Importa 1 cliente' : `Importa ${count} clienti`),
    confirming: 'Importazione...',
    done: {
      title: 'Importazione completata',
      text: (imported: number) => (imported === 1 ? '1 cliente aggiunto.' : `${imported} clienti aggiunti.`),
    },
    failed: 'Importazione non riuscita',
  },
  duplicates: {
    title: 'Doppioni',
    intro:
      'Schede che potrebbero essere della stessa persona. Scegli quale resta: riceve analisi, test e consensi dell’altra.',
    loading: 'Ricerca dei doppioni...',
    none: 'Nessun doppione trovato.',
    failed: 'Errore nella ricerca dei doppioni',
    reasons: { name: 'stesso nome', phone: 'stesso telefono', email: 'stessa email' },
    analyses: (count: number) => (count === 1 ? '1 analisi' : `${count} analisi`),
    apart: {
      label: (count: number) => (count === 2 ? 'Non è la stessa persona' : 'Sono tutte persone diverse'),
      done: { title: 'Ricordato', text: 'Queste schede non verranno più proposte insieme.' },
      failed: 'Salvataggio non riuscito',
    },
    keep: 'Tieni questa',
    keepLabel: (name: string, place: number) => `Tieni questa: scheda ${place} di ${name}`,
    confirm: {
      title: 'Unire le schede?',
      text: (name: string, others: number) =>
        others === 1
          ? `Resta la scheda di ${name}; l’altra viene eliminata dopo averle passato tutto. Non si può annullare.`
          : `Resta la scheda di ${name}; le altre ${others} vengono eliminate dopo averle passato tutto. Non si può annullare.`,
      yes: 'Unisci',
      pending: 'Unione...',
    },
    merged: { title: 'Schede unite', text: 'La scheda rimasta raccoglie tutta la storia.' },
    mergeFailed: 'Unione non riuscita',
  },
} as const
