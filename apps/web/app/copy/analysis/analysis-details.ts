import type {
  ColourLayers,
  ElasticityResult,
  HairDensity,
  HairFibre,
  HairLength,
  HennaAnswer,
  PatchTestResult,
  ScalpState,
  StrandTestResult,
  WhitePlace,
  WhiteUpkeep,
  WhiteWish,
} from '@riflesso/colorimetry'

/** Questions and answers of the 'Altri dettagli' fold: what a photo cannot show. */
export const detailsCopy = {
  title: 'Altri dettagli',
  intro: 'Quello che la foto non vede: più risposte, meno cautele.',
  answered: (count: number) => (count === 1 ? '1 risposta' : `${count} risposte`),
  unknown: 'Non so',
  yes: 'Sì',
  no: 'No',
  clear: 'Azzera le risposte',
  groups: {
    history: 'Storia del colore',
    hair: 'Capelli e tecnica',
    white: 'Capelli bianchi',
    safety: 'Sicurezza',
    health: 'Salute',
  },
  history: {
    colourLayers: {
      label: 'Colore sulle lunghezze',
      words: {
        nessuno: 'Nessuno',
        uno: 'Uno o due strati',
        'tre-o-piu': 'Tre o più strati, nero o rosso',
        'da-anni': 'Da anni, sempre scuro',
      } satisfies Record<ColourLayers, string>,
    },
    henna: {
      label: 'Henné',
      words: {
        no: 'Mai',
        pura: 'Puro (lawsonia)',
        composta: 'Composto',
      } satisfies Record<HennaAnswer, string>,
    },
    metallicSalts: { label: 'Sali metallici' },
    weeksSinceBleach: { label: 'Decolorazione', unit: 'sett. fa' },
    weeksSincePerm: { label: 'Permanente, stiratura', unit: 'sett. fa' },
  },
  hair: {
    naturalLevel: { label: 'Livello naturale', option: (level: number) => `Livello ${level}` },
    whiteShare: { label: 'Capelli bianchi', option: (percent: number) => (percent === 0 ? 'Nessuno' : `${percent}%`) },
    regrowthCm: { label: 'Ricrescita', unit: 'cm' },
    length: {
      label: 'Lunghezza',
      words: {
        corto: 'Corti, meno di 15 cm',
        medio: 'Medi, 15–30 cm',
        lungo: 'Lunghi, 30–50 cm',
        'extra-lungo': 'Extra lunghi, oltre 50 cm',
      } satisfies Record<HairLength, string>,
    },
    density: {
      label: 'Densità',
      words: { bassa: 'Bassa', media: 'Media', alta: 'Alta' } satisfies Record<HairDensity, string>,
    },
    fibre: {
      label: 'Fibra',
      words: { fine: 'Fine', media: 'Media', grossa: 'Grossa' } satisfies Record<HairFibre, string>,
    },
    elasticity: {
      label: 'Prova di elasticità',
      words: { superato: 'Superata', fallito: 'Non superata' } satisfies Record<ElasticityResult, string>,
    },
    strandTest: {
      label: 'Prova su ciocca eseguita',
      words: { superato: 'Superata', fallito: 'Non superata' } satisfies Record<StrandTestResult, string>,
    },
  },
  white: {
    wish: 'Che cosa si vuole dei bianchi?',
    wishes: {
      coprire: { label: 'Coprire', note: 'Uniformi, radice ogni mese' },
      sfumare: { label: 'Sfumare', note: 'Tono su tono, senza stacco' },
      velare: { label: 'Velare', note: 'Trasparenti, come riflessi' },
      lasciare: { label: 'Lasciare', note: 'Si valorizzano' },
    } satisfies Record<WhiteWish, { label: string; note: string }>,
    upkeep: 'Ogni quanto si è disposti a tornare?',
    upkeeps: {
      'ogni-mese': 'Ogni mese',
      'ogni-due-mesi': 'Ogni due mesi',
      'di-rado': 'Il meno possibile',
    } satisfies Record<WhiteUpkeep, string>,
    places: { front: 'Bianchi davanti', sides: 'Bianchi ai lati', nape: 'Bianchi sulla nuca' } satisfies Record<
      WhitePlace,
      string
    >,
    shares: { 0: 'Nessuno', 20: '20%', 40: '40%', 60: '60%', 80: '80%', 100: 'Tutti' },
  },
  technique: { label: 'Tecnica desiderata', empty: 'Non indicata' },
  under16: { label: 'Meno di 16 anni' },
  health: {
    consent: {
      label: 'La persona acconsente a rispondere sulla salute',
      read: 'Leggi il testo del consenso',
    },
    allergy: { label: 'Allergia alle tinte' },
    pregnancy: { label: 'Gravidanza' },
    persulfateAsthma: { label: 'Asma da persolfati' },
    scalp: {
      label: 'Cute',
      words: { sana: 'Sana', sensibile: 'Sensibile', lesionata: 'Lesionata' } satisfies Record<ScalpState, string>,
    },
    patchTest: {
      label: 'Test di sensibilità',
      words: {
        'non-eseguito': 'Non eseguito',
        negativo: 'Negativo',
        positivo: 'Positivo',
        'da-ripetere': 'Da ripetere',
      } satisfies Record<PatchTestResult, string>,
    },
    patchTestAge: { label: 'Eseguito', unit: 'giorni fa' },
  },
} as const
