export const shadesCopy = {
  open: 'Colori',
  openOf: (slot: string) => `Prova i colori sulla foto ${slot}`,
  title: 'Prova i colori',
  now: 'Com’è ora',
  nowAlt: 'I capelli come sono ora',
  alt: (name: string) => `Simulazione sulla foto: ${name}`,
  choose: 'Colore da provare',
  simulated: 'Simulazione',
  working: 'Sto colorando…',
  failed: 'La simulazione non è riuscita',
  retry: 'Riprova.',
  note: 'È una simulazione nella luce della foto, per parlarne insieme: quello che si può raggiungere lo dice l’analisi.',
} as const
