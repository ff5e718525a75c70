/** Sentences of the next appointments as a calendar file. */
export const appointmentsCopy = {
  open: 'Date nel calendario',
  title: 'Prossimi appuntamenti',
  name: 'Nome nel calendario',
  nameHint: 'Compare in ogni titolo: di solito il salone. Il nome della cliente c’è solo se lo scrivi tu.',
  day: 'Giorno',
  time: 'Ora (facoltativa)',
  hint: 'Senza ora, l’appuntamento occupa tutto il giorno. Un nuovo file aggiorna le date già messe nel calendario.',
  save: 'Salva il file .ics',
} as const
