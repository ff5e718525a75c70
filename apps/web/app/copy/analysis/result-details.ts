/** Sentences beside the formula of a result: the simulated preview and the measures of the photos. */
export const resultDetailsCopy = {
  preview: {
    title: 'Anteprima simulata',
    text: 'Luci, fibra e porosità possono cambiarlo: è una simulazione, non una promessa.',
    loading: 'Disegniamo l’anteprima sulla foto...',
    failed: 'Non riusciamo a mostrare l’anteprima adesso.',
    retry: 'Riprova',
    slider: 'Confronto fra la foto Prima e l’anteprima simulata',
    value: (percent: number) => `Foto Prima ${percent} per cento, simulazione ${100 - percent} per cento`,
    before: 'Prima',
    after: 'Simulazione',
    show: 'Mostra alla cliente',
    beforeAlt: 'I capelli come sono ora',
    afterAlt: (colorName: string) => `Simulazione: gli stessi capelli in ${colorName.toLocaleLowerCase('it-IT')}`,
  },
  measures: {
    title: 'Lettura delle foto',
    photos: { prima: 'Foto Prima', dopo: 'Foto Dopo' },
    levelName: 'Livello',
    zones: 'Zone',
    palette: 'Tavolozza',
    share: (share: string, level: string) => `${share}, livello ${level}`,
    light: 'Luce',
  },
} as const
