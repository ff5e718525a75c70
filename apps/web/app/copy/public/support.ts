export const supportCopy = {
  title: 'Centro Assistenza',
  description:
    'Sei guide brevi e le risposte alle domande più comuni su Riflesso: analisi, formule, clienti, team, abbonamento.',
  lead: 'Sei guide di due minuti. Poi le domande più comuni.',
  tutorials: 'Tutorial',
  back: 'Tutti i tutorial',
  next: 'Tutorial successivo',
  questions: 'Domande frequenti',
  accuracy: { text: 'Quanto ci si può fidare di una lettura?', link: 'I numeri, gruppo per gruppo' },
  contact: { text: 'Non hai trovato la risposta?', link: 'Contattaci' },
} as const

/** Questions and answers of the help centre, in order; `first` are those of somebody who has not tried it yet. */
export const QUESTIONS = [
  {
    question: 'Quando viene contata un’analisi?',
    first: true,
    answer:
      'Quando è archiviata. Un’analisi annullata, non riuscita o senza capelli riconosciuti non consuma nulla. Eliminarla dopo non restituisce l’uso.',
  },
  {
    question: 'Serve la carta di credito per provare?',
    first: true,
    answer: 'No. La prova comprende 3 analisi gratuite in tutto, senza carta e senza scadenza.',
  },
  {
    question: 'Quali foto funzionano meglio?',
    first: false,
    answer:
      'Foto nitide, alla luce di una finestra, con i capelli che riempiono l’inquadratura. Vanno bene JPG, PNG e HEIC fino a 10MB. Un asciugamano bianco nella foto rende la lettura più precisa.',
  },
  {
    question: 'La luce del salone è difficile: che cosa posso fare?',
    first: false,
    answer:
      'Tieni nella foto un asciugamano bianco, o un cartoncino grigio al 18% accanto ai capelli. Poi, in Correggi, toccalo: la luce della lampada viene tolta dalla misura, e il grigio corregge anche l’esposizione.',
  },
  {
    question: 'Come registro com’è andata?',
    first: false,
    answer:
      'Apri l’analisi e tocca Registra l’esito, oppure premi Fine nella modalità ciotola. La foto del risultato si misura come la foto Prima e si vede accanto al piano. È gratis.',
  },
  {
    question: 'Come ritrovo una formula già riuscita?',
    first: false,
    answer:
      'In Archivio scegli il colore, il riflesso e, se vuoi, l’esito «Come promesso»: restano le analisi che hanno dato quel colore. Conta il risultato misurato; se manca, il colore promesso.',
  },
  {
    question: 'Riflesso impara dai miei risultati?',
    first: false,
    answer:
      'Sì, dal quinto esito fotografato: se i tuoi dorati riescono sempre un po’ più scuri, i piani nuovi ne tengono conto e lo dicono. Nella pagina Salone, in Che cosa ha imparato, si vede, si spegne e si azzera. Nulla esce dal salone, e le regole di sicurezza non cambiano.',
  },
  {
    question: 'Posso avere la formula nei tubi che ho in salone?',
    first: true,
    answer:
      'Sì. In Scaffale incolla i codici dei tubi che hai, o un CSV del fornitore. Poi, nella formula, tocca Con i miei tubi: vedi lo stesso tubo, la miscela che gli somiglia, oppure che cosa manca, con il costo. In modalità ciotola pesi i prodotti e lo scaffale si aggiorna quando chiudi il servizio.',
  },
  {
    question: 'Dove vanno a finire le foto?',
    first: true,
    answer:
      'Restano sul server di Riflesso, senza metadati, e si possono eliminare in ogni momento. Vanno a un modello esterno solo se il titolare lo ha permesso nella pagina Salone.',
  },
  {
    question: 'I collaboratori consumano le analisi del salone?',
    first: true,
    answer:
      'Sì, le analisi di tutti contano sul piano del titolare. Basic comprende fino a 3 collaboratori, Pro fino a 5.',
  },
  {
    question: 'Posso cambiare idea dopo l’acquisto?',
    first: true,
    answer:
      'Sì. L’abbonamento si cancella quando si vuole e vale fino alla fine del periodo pagato. Entro 30 giorni dal primo pagamento il titolare può chiedere il rimborso dal profilo.',
  },
] as const

export type Tutorial = {
  /** Last part of its address. */
  readonly id: string
  readonly title: string
  readonly lead: string
  readonly steps: readonly { readonly title: string; readonly text: string }[]
}

/** The tutorials, in the order in which users need them. */
export const TUTORIALS: readonly Tutorial[] = [
  {
    id: 'prima-analisi',
    title: 'La prima analisi',
    lead: 'Dalla foto alla formula, in tre passi.',
    steps: [
      {
        title: 'Carica la foto',
        text: 'In «Prima» la foto dei capelli di oggi; in «Dopo», se c’è, quella del risultato desiderato. Una sola foto basta.',
      },
      {
        title: 'Guarda la lettura',
        text: 'Livello, riflesso e zone compaiono subito sulla foto, prima di consumare un’analisi. Se qualcosa non torna, correggila.',
      },
      {
        title: 'Completa i tre menu',
        text: 'Tipologia, base di partenza e stato dei capelli. La base è già indicata dalla foto; senza la foto Prima servono tutti e tre.',
      },
      {
        title: 'Premi «Procedi con l’analisi»',
        text: 'Scegli la cliente, creane una nuova o procedi senza salvarla. La formula arriva in pochi secondi e resta nell’archivio.',
      },
    ],
  },
  {
    id: 'correggere-la-lettura',
    title: 'Correggere la lettura',
    lead: 'Un tratto o un tocco, e Riflesso misura di nuovo.',
    steps: [
      {
        title: 'Tocca la foto e premi «Correggi»',
        text: 'Si apre la foto in grande, con il contorno dei capelli riconosciuti.',
      },
      {
        title: 'Segna i capelli che mancano',
        text: 'Con «Aggiungi» si passa sulle ciocche escluse; con «Togli» su pelle, abito o sfondo. Basta un tratto, e con due dita la foto si ingrandisce.',
      },
      {
        title: 'Indica un bianco',
        text: 'Con «Bianco» tocca un asciugamano o un foglio nella stessa luce: il colore della lampada viene tolto dalla misura.',
      },
      { title: 'Controlla il livello', text: 'La lettura si aggiorna a ogni segno. «Annulla ultimo» torna indietro.' },
    ],
  },
  {
    id: 'leggere-la-formula',
    title: 'Leggere la formula',
    lead: 'Fasi, grammi, minuti e il perché di ogni scelta.',
    steps: [
      {
        title: 'Parti dalla richiesta',
        text: 'In alto la nuance richiesta e, se oggi si arriva a un’altra, quale. Il margine di errore, in «Lettura», dice quanto fidarsi.',
      },
      {
        title: 'Segui le fasi',
        text: 'Ogni riga numerata ha prodotti, grammi o millilitri, volumi dell’ossidante, rapporto di miscelazione e minuti di posa.',
      },
      {
        title: 'Apri «Come si fa»',
        text: 'Le istruzioni passo passo, i minuti, le ragioni della scelta e che cosa fare se va diversamente. In «Avvertenze» tocca una frase: si apre la regola del mestiere da cui viene.',
      },
      {
        title: 'Scegli fra le strade possibili',
        text: 'Quando l’obiettivo lo permette, «prudente», «equilibrata» e «decisa». Guardarle è gratuito.',
      },
    ],
  },
  {
    id: 'schede-clienti',
    title: 'Le schede dei clienti',
    lead: 'Contatti, consensi, test di sensibilità e la storia del colore.',
    steps: [
      {
        title: 'Apri «Clienti»',
        text: 'Cerca per nome, telefono o email, anche con poche lettere, oppure crea una scheda nuova.',
      },
      {
        title: 'Registra i consensi',
        text: 'Uno per le foto, uno, a parte, per allergie e test, e uno per ogni luogo in cui si pubblicano le foto. Restano con data e testo.',
      },
      {
        title: 'Annota il test di sensibilità',
        text: 'Data ed esito. Senza un test negativo nell’ultimo anno il piano di colore resta in attesa di test; con il test, prima di ogni colore bastano tre domande.',
      },
      {
        title: 'Rilegga la storia',
        text: 'Le analisi stanno in una linea del tempo di campioni di colore: un tocco e la formula è di nuovo lì.',
      },
    ],
  },
  {
    id: 'lavorare-in-team',
    title: 'Lavorare in team',
    lead: 'Un accesso per ogni collaboratore, un solo archivio.',
    steps: [
      { title: 'Apri la pagina Salone, scheda «Team»', text: 'La vede solo il titolare del salone.' },
      {
        title: 'Invita con l’email',
        text: 'Chi riceve l’invito sceglie la propria password. I posti dipendono dal piano: 3 con Basic, 5 con Pro.',
      },
      {
        title: 'Condividi l’archivio',
        text: 'I collaboratori vedono clienti e analisi del salone e ne aggiungono; abbonamento e team restano del titolare.',
      },
      {
        title: 'Quando qualcuno se ne va',
        text: 'Rimuovilo: i suoi accessi finiscono subito, il lavoro fatto resta al salone, con la sua firma.',
      },
    ],
  },
  {
    id: 'abbonamento',
    title: 'Piano e abbonamento',
    lead: 'Scegliere, cambiare, cancellare.',
    steps: [
      {
        title: 'Scegli il piano',
        text: '«Abbonati» in alto, poi Basic o Pro, mensile o annuale. I prezzi sono IVA esclusa.',
      },
      {
        title: 'Inserisci i dati di fatturazione',
        text: 'Si chiedono una volta sola: ragione sociale, Partita IVA o codice fiscale, indirizzo, codice destinatario o PEC.',
      },
      {
        title: 'Passa a Pro quando serve',
        text: 'Dal profilo, scheda «Abbonamento»: prima di confermare vedi il conguaglio al centesimo.',
      },
      {
        title: 'Cancella quando vuoi',
        text: 'Il piano vale fino alla fine del periodo pagato. Entro 30 giorni dal primo pagamento puoi chiedere il rimborso.',
      },
    ],
  },
]
