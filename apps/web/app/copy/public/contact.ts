export const contactCopy = {
  title: 'Contattaci',
  description: 'Scrivi a chi gestisce Riflesso: domande sul servizio, sull’abbonamento, sui tuoi dati.',
  lead: 'Scrivici: rispondiamo via email, di norma entro un giorno lavorativo. Per le domande più comuni c’è il',
  help: 'Centro Assistenza',
  name: 'Nome e cognome',
  email: 'Email',
  message: 'Messaggio',
  messageHint: 'Non inserire dati di clienti, né password.',
  /** Label of the honeypot: people do not see the field. */
  website: 'Lasciare vuoto',
  submit: 'Invia il messaggio',
  pending: 'Invio in corso...',
  failed: 'Messaggio non inviato',
  sent: {
    title: 'Messaggio inviato',
    text: 'Grazie: ti rispondiamo all’indirizzo che hai indicato.',
    another: 'Scrivi un altro messaggio',
  },
} as const
