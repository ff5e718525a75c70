import type { ForbiddenToday, SafetyToday } from '@riflesso/contract'

/** Grams in the format of a scale. */
const FACTOR_SIGNS: Readonly<Record<number, string>> = { 0.5: '½', 0.75: '¾', 1.25: '1¼', 1.5: '1½' }

type Numbered = { readonly number: number; readonly of: number }
type SectionMinutes = {
  /** By zones if they are applied apart; otherwise their words are empty. */
  readonly applied: readonly { readonly zones: string; readonly from: number; readonly to: number }[]
  readonly look: number | null
  readonly rinse: number
  readonly second: boolean
}

export const bowlCopy = {
  open: 'Modalità ciotola',
  label: 'Modalità ciotola',
  close: 'Esci dalla modalità ciotola',
  phaseOf: (number: number, count: number) => `Fase ${number} di ${count}`,
  previous: 'Indietro',
  previousLabel: 'Indietro, alla fase precedente',
  next: 'Fase successiva',
  finish: 'Fine',
  running: {
    title: 'Un cronometro va ancora',
    text: 'Se finisci adesso i cronometri si fermano.',
    yes: 'Ferma e finisci',
    no: 'Torna alla ciotola',
  },
  safety: {
    title: 'Senza test non si parte: 48 ore prima, negativo',
    waiting: {
      missing: 'Nessun test di sensibilità registrato.',
      unread: 'Il test è in attesa: l’esito non è ancora registrato.',
      'too-fresh': 'Il test è stato applicato da meno di 48 ore: è presto per leggerlo.',
      expired: 'L’ultimo test negativo ha più di un anno: va ripetuto.',
      due: 'Il test va rifatto: qualcosa è cambiato, era con un altro tipo di colore, o il salone lo vuole ogni volta.',
    } satisfies Record<Exclude<SafetyToday, ForbiddenToday | 'valid'>, string>,
    questions: {
      title: 'Tre domande prima del colore',
      labels: {
        reaction: 'Dopo il test, una reazione a una tinta o a un tatuaggio nero?',
        scalpBroken: 'Oggi la cute è irritata o lesa?',
        news: 'Qualcosa di nuovo: un farmaco, una malattia, un tatuaggio?',
      },
      chips: [
        { value: 'no', label: 'No' },
        { value: 'yes', label: 'Sì' },
      ],
      yes: 'Con un sì il test si rifà, 48 ore prima. Una reazione va annotata nella scheda; con la cute irritata o lesa oggi non si colora.',
      advice:
        'L’industria consiglia un test prima di ogni colore, anche con prodotti già usati. Se lo vuoi sempre, si attiva nella pagina Salone.',
      nothing: 'Niente è cambiato, procedi',
      save: 'Segna le risposte',
    },
    forbidden: {
      positive: {
        title: 'Test positivo: questa formula non si fa',
        text: 'La colorazione a ossidazione è esclusa. Consiglia una visita dermatologica.',
      },
      allergy: {
        title: 'Allergia alle tinte: questa formula non si fa',
        text: 'È segnata nella scheda: nessuna colorazione e nessuna prova in salone.',
      },
      'under-16': {
        title: 'Meno di 16 anni: questa formula non si fa',
        text: 'Lo dice la data di nascita nella scheda: nessuna colorazione né decolorazione.',
      },
      scalp: {
        title: 'Cute non a posto: questa formula non si fa',
        text: 'L’ultima volta ha bruciato: finché nella scheda la cute non è a posto, niente colore né decolorazione.',
      },
    } satisfies Record<ForbiddenToday, { readonly title: string; readonly text: string }>,
    /** While a bowl is on the hair. */
    rinse: 'Risciacqua subito e non applicare altro.',
    record: 'Registra il test',
    card: 'Apri la scheda',
    confirm: 'Il test è negativo, procedi',
  },
  burn: {
    open: 'Brucia',
    openFor: (client: string) => `Brucia · ${client}`,
    title: 'Brucia: via tutto, subito',
    steps: ({ rinseMinutes, emergencyNumber }: { rinseMinutes: number; emergencyNumber: string }) => [
      `Sciacqua con acqua fresca corrente per almeno ${rinseMinutes} minuti, senza strofinare. Niente shampoo né creme.`,
      'Occhi, vescicole, pelle lesa o dolore che resta dopo l’acqua: oggi stesso medico o pronto soccorso.',
      `Viso o labbra gonfi, fiato corto, capogiro: ${emergencyNumber}, subito.`,
    ],
    water: (clock: string) => `Acqua da ${clock}`,
    call: (number: string) => `Chiama il ${number}`,
    noted: 'Annotato',
    places: {
      waiting: 'Va nella scheda della cliente appena si può.',
      card: 'È nella scheda della cliente: finché la cute non è a posto, niente colore.',
      device:
        'Resta su questo dispositivo fino a domani: senza cliente, o senza il suo consenso, la scheda non lo tiene.',
    },
    by: (name: string) => `segnato da ${name}`,
    onHead: (bowl: string, minutes: number) => (minutes > 0 ? `${bowl}, da ${minutes} min` : bowl),
    ask: 'Dopo l’acqua, che cosa si vede?',
    signs: {
      nothing: 'Niente',
      redness: 'Rossore',
      swelling: 'Gonfiore',
      'broken-skin': 'Vescicole o pelle lesa',
    },
    serious: 'Serve un medico oggi. Porta con te il nome dei prodotti usati.',
    sound: 'La cute è a posto',
    mistake: 'Tocco per sbaglio: i cronometri riprendono',
    confirm: {
      title: 'La cute è a posto?',
      text: 'Nessun dolore e nessun segno: la ciotola si riapre, con i cronometri fermi.',
      yes: 'Sì, è a posto',
      no: 'Non ancora',
    },
    tooSoon: {
      rinsing: ({ rinseMinutes }: { rinseMinutes: number }) =>
        `Non sono ancora passati ${rinseMinutes} minuti d’acqua. Se lo sono già, o non serve altro, la ciotola si riapre con i cronometri fermi.`,
      serious: 'Hai segnato gonfiore o pelle lesa: serve prima un medico. Confermi lo stesso che la cute è a posto?',
    },
    door: (clock: string) => `Brucia · acqua da ${clock}`,
  },
  timer: {
    label: (phase: string) => `Timer: ${phase}`,
    start: 'Avvia',
    pause: 'Pausa',
    resume: 'Riprendi',
    reset: 'Azzera',
    more: '+1 min',
    silence: 'Ferma il suono',
    over: 'Tempo scaduto',
    none: 'Nessuna posa',
    left: (clock: string) => `Mancano ${clock}`,
  },
  check: {
    every: (minutes: string) => `Controllo ciocca ogni ${minutes} min`,
    next: (clock: string) => `Controllo ciocca ${clock}`,
  },
  sections: {
    title: 'Sezioni',
    hint: 'Minuti dalla prima ciocca stesa.',
    of: ({ number, of }: Numbered) => `Sezione ${number} di ${of}`,
    rinse: ({ number, of }: Numbered) => `Sezione ${number} di ${of}: sciacqua`,
    look: (number: number, clock: string) => `Prima occhiata alla sezione ${number} fra ${clock}`,
    minutes: ({ applied, look, rinse, second }: SectionMinutes) =>
      [
        ...(second ? ['seconda persona'] : []),
        ...applied.map(({ zones, from, to }) => `${zones === '' ? 'stendi' : zones} da ${from} a ${to}`),
        ...(look === null ? [] : [`prima occhiata ${look}`]),
        `sciacqua ${rinse}`,
      ].join(' · '),
    next: (number: number) => `Sciacquo la sezione ${number}`,
  },
  quantity: {
    label: 'Quantità',
    less: 'Meno prodotto',
    more: 'Più prodotto',
    factors: 'Moltiplica la miscela',
    factor: (factor: number) => `×${FACTOR_SIGNS[factor] ?? factor}`,
    factorLabel: (sign: string, factor: string) => `${sign}, quantità per ${factor}`,
  },
  midService: {
    ask: 'Com’è adesso?',
    minute: (minute: number) => `Al minuto ${minute} di posa`,
    trouble: 'Cosa vedi?',
    troubles: {
      regular: 'Tutto regolare',
      'not-at-level': 'Non arriva al livello',
      'too-warm': 'Troppo caldo',
      'too-ash': 'Troppo cenere',
      'ends-grabbed': 'Le punte corrono avanti',
      band: 'Si vede una banda',
      'uneven-root': 'Radice non uniforme',
    },
    level: 'A che livello è?',
    levelOf: (level: number) => `Livello ${level}`,
    half: 'e mezzo',
    halfLabel: (level: number) => `Livello ${level} e mezzo`,
    choose: 'Scegli cosa vedi e il livello: rispondo subito.',
    asking: 'Ricalcolo il resto di oggi…',
    actions: {
      'go-on': (minutes: string) => `Continua ancora ${minutes} min`,
      'tone-anew': () => 'Risciacqua e tonalizza la base che c’è',
      'second-application': () => 'Risciacqua e ripeti oggi',
      'extra-bowl': () => 'Risciacqua e correggi',
      'take-off': () => 'Togli subito da quella zona',
      rinse: () => 'Risciacqua e prosegui',
      stop: () => 'Risciacqua e fermati',
    },
    /** Reason of each action. */
    reasons: {
      'go-on': 'Il prodotto lavora ancora e c’è tempo prima del limite di posa.',
      'tone-anew': 'Il tono va scelto sulla base che c’è, non su quella prevista.',
      'second-application': 'Questa ciotola ha dato quel che poteva: una più debole e più breve porta avanti il resto.',
      'extra-bowl': 'Una ciotola breve corregge il riflesso senza schiarire ancora.',
      'take-off': 'Lì altro tempo porterebbe oltre.',
      rinse: 'Ha fatto il suo lavoro: altro tempo non serve.',
      stop: 'Altro prodotto oggi chiederebbe troppo al capello.',
    },
    /** Reason of a rinse that misses the promise. */
    enough: 'Oggi il capello non sopporta altro, o non lo prende.',
    lookAfter: (minutes: string) => `Guarda una ciocca fra ${minutes} min.`,
    kept: 'Il risultato resta quello previsto.',
    rest: 'Poi, oggi',
    minutes: (time: string) => `${time} min`,
    nothing: 'Per questa formula non so dirlo: seguila com’è.',
    offline: 'Senza una risposta del server non posso ricalcolare il resto. Intanto, dalla formula:',
    decide: 'Fai così',
    told: 'Deciso adesso:',
  },
  lines: 'Nella ciotola',
  how: 'Applicazione',
  strip: 'Timer in corso',
  stripItem: (number: number, clock: string) => `Fase ${number} · ${clock}`,
  door: (number: number, clock: string) => `Ciotola · Fase ${number} · ${clock}`,
  ringing: (number: number) => `Fase ${number}: tempo scaduto`,
  restart: 'Ricomincia da capo',
  loading: 'Apertura della formula...',
  failed: 'Impossibile aprire la modalità ciotola',
  noPhases: 'Questa analisi non ha fasi da eseguire oggi.',
} as const
