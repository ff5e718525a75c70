import example from './landing-example.json' with { type: 'json' }
import realHair from './landing-real-hair.json' with { type: 'json' }

export const landingCopy = {
  title: 'Riflesso · Dalla foto alla formula, al grammo',
  description:
    'Riflesso misura livello, riflesso e fondo di schiarimento da una foto e scrive la formula in fasi: grammi, volumi e tempi di posa. Per parrucchieri e saloni.',
  hero: {
    before: 'Dalla foto',
    link: 'alla',
    accent: 'formula',
    comma: ',',
    after: 'al grammo.',
    lead: 'Foto del prima e del dopo. Riflesso legge altezza di tono e riflesso e ti scrive la formula: grammi, volumi, minuti.',
    start: 'Inizia la Prova Gratuita',
    demo: 'Prova con una foto',
    note: '3 analisi gratuite · senza carta di credito',
  },
  slider: {
    label: 'Confronto fra prima e dopo',
    value: (percent: number) => `Prima ${percent} per cento, dopo ${100 - percent} per cento`,
    prima: {
      label: 'Prima',
      name: example.hero.colour,
      detail: example.hero.prima,
      alt: 'Testa intera: caschetto castano ramato naturale, liscio, dalla radice alle punte',
    },
    dopo: {
      label: 'Simulazione',
      name: example.hero.simulata,
      detail: example.hero.formula,
      alt: 'La stessa testa in biondo rame intenso, simulato da Riflesso',
    },
    caption: 'Fotografia vera. Lettura, formula e simulazione sono di Riflesso.',
  },
  figures: [
    { value: '30 s', text: 'dalla foto alla formula' },
    { value: '30+', text: 'tecniche avanzate' },
    { value: '23', text: 'marche professionali' },
    { value: '30 giorni', text: 'soddisfatti o rimborsati' },
  ],
  problem: {
    eyebrow: 'Perché Riflesso',
    title: 'L’occhio è bravo. La luce lo inganna.',
    without: {
      title: 'A occhio',
      items: [
        'Sotto il neon è un 6, alla finestra è un 5: il livello cambia con la lampada.',
        'Il fondo di schiarimento si scopre al risciacquo, quando è tardi.',
        'La formula resta nella testa di chi l’ha fatta, o su un foglietto.',
        'Un colore da rifare è prodotto, tempo e fiducia che non tornano.',
      ],
    },
    with: {
      title: 'Con Riflesso',
      items: [
        'Livello e riflesso sono misurati, con il loro margine di errore e la luce corretta.',
        'Il fondo di schiarimento è previsto prima di aprire il decolorante.',
        'Ogni formula resta con la foto e con la cliente: si può rifare uguale.',
        'Se una formula è rischiosa, Riflesso lo dice, spiega perché e propone altro.',
      ],
    },
  },
  lights: {
    title: 'Tre luci, gli stessi capelli',
    text: 'Cambia la lampada e il numero si sposta. Per questo ha sempre un margine: qui le tre barre si coprono. Una barra larga vuol dire: rifai la foto, vicino a una finestra.',
    groups: [
      {
        title: 'La stessa ciocca',
        items: [
          { name: 'finestra', label: 'Finestra', alt: 'Capelli ramati lisci, alla luce del giorno' },
          { name: 'lampadina', label: 'Lampadina', alt: 'Gli stessi capelli, nella luce gialla di una lampadina' },
          { name: 'ombra', label: 'Ombra', alt: 'Gli stessi capelli, nella luce azzurra dell’ombra' },
        ],
      },
      {
        title: 'Altri capelli veri',
        items: [
          { name: 'castano', label: 'Castano', alt: 'Lunghezze castane mosse, più chiare verso le punte' },
          { name: 'biondo', label: 'Biondo', alt: 'Capelli biondi mossi' },
          { name: 'schiarito', label: 'Schiarito', alt: 'Lunghezze schiarite, ramate in alto e chiare sulle punte' },
        ],
      },
    ],
    readings: realHair,
    caption:
      'Fotografie vere, ritagliate: un altro ritaglio è un’altra lettura. La ciocca è della foto in cima alla pagina; lampadina e ombra sono simulate.',
  },
  how: {
    eyebrow: 'Come funziona',
    title: 'Dalla foto alla ciotola',
    steps: [
      {
        picture: 'lettura',
        alt: 'Il telefono con la foto della cliente: il contorno dei capelli e il livello con il suo margine',
        title: 'Una foto, e Riflesso misura',
        text: 'Bastano il telefono e la luce di una finestra. Livello con il suo margine di errore, riflesso, radici, lunghezze e punte; la luce della stanza viene corretta.',
      },
      {
        picture: 'formula',
        alt: 'Il telefono con la formula: prodotti, grammi e minuti di ogni fase',
        title: 'La formula, in fasi',
        text: 'Prodotto, grammi, volumi, rapporto di miscelazione e tempo di posa, con il perché di ogni scelta. Tutto resta nell’archivio della cliente.',
      },
      {
        picture: 'ciotola',
        alt: 'Il telefono accanto alla ciotola: che cosa pesare, la quantità, il tempo di posa da avviare',
        title: 'Accanto alla ciotola',
        text: 'Grammi grandi, da leggere a mani occupate. I tempi corrono insieme, uno per fase, e Riflesso dice quando controllare la ciocca.',
      },
    ],
    caption: 'Schermate di Riflesso, con una fotografia vera.',
  },
  formula: {
    eyebrow: 'Una formula vera',
    title: 'Si pesa, si mescola, si cronometra',
    text: 'Ecco che cosa leggi al banco: fasi numerate, grammi in colonna, minuti in grande. Ogni scelta ha il suo perché, a un tocco di distanza.',
    label: 'Una formula di Riflesso, per intero',
    caption: 'La formula che Riflesso ha scritto per la foto in cima alla pagina, con capelli naturali in buono stato.',
    minutes: 'min',
    sheet: example.sheet,
    zoom: 'Ingrandisci la formula',
    close: 'Chiudi',
  },
  features: {
    eyebrow: 'Che cosa fa',
    title: 'Il metodo di un maestro, sempre in salone',
    items: [
      {
        title: 'Misura, non indovina',
        text: 'Livello, riflesso e zone letti dai pixel dei capelli. Il margine di errore è sempre in vista.',
      },
      {
        title: 'Regole che proteggono',
        text: 'Volumi, tempi e decolorazioni passano da un controllo prima di arrivare in ciotola.',
      },
      {
        title: 'Ogni cliente, la sua storia',
        text: 'Foto, formule e test di sensibilità in una sola scheda, che si trova per nome.',
      },
      {
        title: 'Tutto il salone insieme',
        text: 'Il titolare invita i collaboratori: stesse schede, stesse formule, lo stesso metodo.',
      },
    ],
  },
  techniques: {
    title: 'Tecniche 2025: sedici, ognuna con i suoi numeri',
    text: 'Dove comincia la luce, quanti livelli, quanta superficie: ogni tecnica è scritta in numeri, e Riflesso li porta nella formula. In tutto sono più di 30.',
    picture: (name: string) => `Capelli con ${name}, visti da dietro`,
  },
  examples: {
    eyebrow: 'Esempi d’uso',
    title: 'Una giornata in salone',
    items: [
      {
        who: 'Titolare di salone, Bologna',
        text: 'Due colleghe, la stessa cliente, lo stesso rame: la scheda dice che cosa è stato fatto l’ultima volta, al grammo.',
      },
      {
        who: 'Colorista, Bari',
        text: 'Davanti a un balayage cresciuto da sei mesi misura radici, lunghezze e punte, e sceglie il tono sapendo da dove parte.',
      },
      {
        who: 'Collaboratrice, Torino',
        text: 'Al mattino prepara le ciotole leggendo le fasi: quantità, volumi e minuti sono già scritti, per ogni appuntamento.',
      },
    ],
    caption: 'Sono esempi d’uso, non citazioni di clienti.',
  },
  accuracy: {
    eyebrow: 'Quanto è preciso',
    title: 'I numeri, anche quelli scomodi',
    text: ({ heads }: { readonly heads: number }) =>
      `Abbiamo tenuto da parte ${heads} fotografie vere di capelli, mai usate per mettere a punto la lettura, e ne abbiamo giudicato a occhio l’altezza di tono accanto alla scala, due volte.`,
    items: (figures: {
      readonly heads: number
      readonly meanError: string
      readonly withinOne: number
      readonly insideBar: number
    }) => [
      { value: `${figures.withinOne} su 100`, text: 'letture entro un livello dal giudizio dell’occhio' },
      { value: `${figures.insideBar} su 100`, text: 'giudizi che cadono dentro il margine di errore mostrato' },
      { value: `${figures.meanError} livelli`, text: 'di errore, in media' },
    ],
    misses:
      'Dove sbaglia di più: capelli grigi, tagli molto corti, biondi chiari. Il margine si allarga, e la conferma spetta a te: prima della formula Riflesso chiede «Tu che dici?».',
    more: 'Tutti i numeri, gruppo per gruppo',
  },
  brands: {
    title: 'La tua marca, per nome',
    text: 'Accanto alla nuance Riflesso mostra come la scrive la marca del salone. Di 6 marche su 23 Riflesso ha cifre verificate su una fonte; i riflessi che nessuna fonte conferma te li chiede una volta sola, e li ricorda.',
    names: [
      'Alfaparf Milano',
      'Artègo',
      'Davines',
      'Echosline',
      'Fanola',
      'Framesi',
      'Goldwell',
      'Inebrya',
      'Kaaral',
      'Kemon',
      'Keune',
      'Lisap Milano',
      'Londa Professional',
      'L’Oréal Professionnel',
      'Matrix',
      'milk_shake',
      'Oway',
      'Oyster Cosmetics',
      'Redken',
      'Revlon Professional',
      'Schwarzkopf Professional',
      'Selective Professional',
      'Wella Professionals',
    ],
  },
  questions: {
    eyebrow: 'Domande',
    title: 'Prima di provare',
    more: 'Tutte le domande',
    text: 'Le foto restano sul server di Riflesso, senza posizione e senza altri metadati, e si eliminano quando vuoi.',
  },
  pricing: {
    eyebrow: 'Prezzi',
    title: 'Si comincia gratis, si sceglie dopo',
    text: '3 analisi gratuite senza carta di credito. Poi due piani, che puoi cancellare in qualsiasi momento. 30 giorni soddisfatti o rimborsati.',
    choose: (plan: string) => `Scegli ${plan}`,
    trust: [
      {
        title: 'Nessuna commissione',
        text: 'Paghi il piano e basta: sui tuoi servizi e sui prodotti Riflesso non prende nulla.',
      },
      {
        title: 'Le tue clienti restano tue',
        text: 'Riflesso non scrive alle tue clienti. Le schede si esportano quando vuoi e si eliminano quando vuoi.',
      },
    ],
    operator: 'Chi gestisce Riflesso',
  },
  closing: {
    title: 'La prossima cliente può essere la prima.',
    text: 'Tre analisi gratuite, senza carta di credito.',
    start: 'Inizia la Prova Gratuita',
  },
} as const
