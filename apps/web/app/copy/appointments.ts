export const appointmentsCopy = {
  open: 'Date nel calendario',
  title: 'Prossimi appuntamenti',
  name: 'Nome nel calendario',
  nameHint: 'Compare in ogni titolo. Se il file va alla cliente, scrivi il nome del salone.',
  day: 'Giorno',
  time: 'Ora (facoltativa)',
  hint: 'Senza ora, l’appuntamento occupa tutto il giorno. Un nuovo file aggiorna le date già messe nel calendario.',
  message: (name: string | null) => `${name ? `Ciao ${name}` : 'Ciao'}, ecco le date:`,
  save: 'Salva il file .ics',
} as const
