/** Sentences of the result of an analysis. What was measured and planned comes in words from the consultation. */
export const resultCopy = {
  swatch: (colorName: string) => `Ciocca disegnata nel colore ${colorName}`,
  /** `level` as '6,5 ± 0,4', or '6,5' where it was confirmed. */
  level: (level: string) => `Livello ${level}`,
  sessions: (count: number) => (count === 1 ? '1 seduta' : `${count} sedute`),
  summary: {
    sessions: (count: number) => (count === 0 ? '' : count === 1 ? '1 seduta' : `${count} sedute, una al mese`),
    evidence: 'Mostra foto, scala e anteprima',
  },
  scale: {
    title: 'Scala dei livelli',
    label: (level: string) => `Scala dei livelli da 1 a 10: il risultato è al livello ${level}`,
    legend: '1 nero – 10 biondo platino',
  },
  facts: { condition: 'Condizione Capelli', process: 'Processo Richiesto', time: 'Tempo totale', noTime: '—' },
  formula: {
    title: 'Formula Tecnica e Applicazione',
    minutes: 'minuti',
    why: 'Perché e come',
    reasons: 'Perché',
    clock: {
      all: (minute: number) => `Si applica al minuto ${minute}`,
      zones: (starts: readonly { readonly minute: number; readonly zones: readonly string[] }[]) =>
        `Si applica: ${starts.map(({ minute, zones }) => `${zones.join(' e ')} al minuto ${minute}`).join(', ')}`,
    },
    none: 'Oggi non si esegue alcuna fase.',
  },
  decided: {
    title: 'Chi ha deciso',
    parts: { colour: 'Colore e livello', formula: 'Formula e tempi', texts: 'Testi' },
    by: { misurato: 'misurato', regola: 'regola', modello: 'modello' },
    words: {
      misurato: 'letto dalla foto',
      regola: 'dalle regole della colorimetria',
      modello: 'dal modello esterno, entro le regole',
    },
    textsOf: (sections: string) => `${sections}: dal modello esterno. Gli altri testi: dalle regole.`,
    seen: 'Che cosa ha visto il modello',
    changes: 'Che cosa ha modificato',
    noReason: 'motivo non riportato',
  },
  clientUnsaved: {
    title: 'Cliente non salvato',
    text: 'Non siamo riusciti a salvare il cliente: questa analisi è nell’archivio senza nome.',
  },
  photosNotKept:
    'Le foto non restano in archivio: manca il consenso della persona. Si può registrare nella sua scheda, per le prossime analisi.',
  refusal: { title: 'Oggi non si procede', instead: 'Che cosa fare invece' },
  warnings: {
    title: 'Attenzione',
    rule: (rule: string) => `Regola ${rule}`,
    more: (count: number) => (count === 1 ? 'Un’altra avvertenza' : `Altre ${count} avvertenze`),
  },
  options: { title: 'Strade possibili' },
  next: { title: 'Sedute successive' },
  unusable: { again: 'Rifai la foto o indica la base', show: 'Mostra comunque la formula' },
  moreActions: 'Altre azioni',
  tabs: {
    label: 'Approfondimenti',
    names: { why: 'Perché', reading: 'Lettura', care: 'Mantenimento' },
  },
  sections: {
    colorimetricAnalysis: 'Analisi Colorimetrica',
    technicalAssessment: 'Valutazione Tecnica',
    transformationStrategy: 'Strategia',
    hairConditionAnalysis: 'Condizione dei Capelli',
    riskAssessment: 'Rischi',
    alternativeOptions: 'Alternative',
    professionalAdvice: 'Consigli Professionali',
    maintenanceAdvice: 'Mantenimento',
    additionalNotes: 'Note',
  },
  more: 'Leggi tutto',
  less: 'Comprimi',
  moreOf: (title: string) => `Leggi tutto: ${title}`,
  lessOf: (title: string) => `Comprimi: ${title}`,
  export: 'Esporta',
  edit: 'Modifica i dati',
  reset: 'Nuova Analisi',
} as const
