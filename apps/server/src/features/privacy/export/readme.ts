import { dayAndTimeOf } from '#platform/italian-time'

type Readme = {
  readonly of: 'salon' | 'client' | 'account'
  /** The owner of the data. */
  readonly name: string
  readonly date: Date
}

const SHARED = `Come aprire i file
- I file .csv si aprono con Excel, Numbers o LibreOffice: il separatore è il punto e virgola, i caratteri sono UTF-8.
  Un apostrofo davanti a una cella che comincia con = + - @ impedisce che diventi una formula: non fa parte del dato.
- I file .json della cartella dati sono per altri programmi: una tabella per file, un oggetto per riga.
- Date e ore nei file .csv sono italiane; nei file .json seguono lo standard ISO 8601, in tempo universale.
`

const ANALYSES = `clienti.csv
    le schede: contatti, data di nascita, note, allergie
schede-di-carta/
    le foto ancora conservate delle vecchie schede di carta
domande-prima-della-visita/
    le foto che le clienti hanno mandato con le risposte
analisi.csv
    le analisi: colore, formula, tempi, esito, chi le ha eseguite
analisi/<cliente>/<giorno>_<codice>/
    una cartella per analisi, con la formula da leggere (formula.txt), i patti (patto-versione-1.pdf) e le foto
    ancora conservate (prima.jpg, dopo.jpg, risultato.jpg);
    le foto trovate sul web sono di altri e non sono qui: in dati/color_analyses.json ci sono autore, licenza e pagina
`

const CONTENT = {
  salon: `attivita.csv
    chi ha fatto che cosa negli ultimi due anni: accessi, cancellazioni, esportazioni, team, piano
fatture/
    le fatture elettroniche e le note di credito intestate al salone, in formato FatturaPA
${ANALYSES}dati/
    ogni tabella del salone per intero: persone, impostazioni, termini accettati, schede, consensi, test di sensibilità,
    analisi, esiti, patti, scaffale con movimenti e servizi pesati
`,
  client: `${ANALYSES}dati/
    ogni tabella per intero: scheda, consensi, test di sensibilità, schede di carta, risposte prima delle visite,
    analisi, esiti, patti, servizi pesati
`,
  account: `account.csv
    i dati del tuo account
dati/
    gli stessi dati e i termini che hai accettato
`,
} as const

const ENDING = {
  salon:
    'Contiene dati personali e sulla salute delle persone: conservalo al sicuro ed eliminalo quando non serve più.',
  client:
    'Contiene dati personali e sulla salute di una persona: consegnalo solo a lei ed eliminalo quando non serve più.',
  account:
    'Le schede dei clienti e le analisi non sono qui: appartengono al salone, che ne è il titolare e può esportarle.',
} as const

/** The first file of an archive: its content and how to open it. */
export const readme = ({ of, name, date }: Readme): string =>
  `Riflesso - esportazione dei dati
${name}
${dayAndTimeOf(date)}

Che cosa contiene
${CONTENT[of]}
${SHARED}
${ENDING[of]}
`.replaceAll('\n', '\r\n')
