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
- I file .json contengono gli stessi dati, e di più, per altri programmi.
- Date e ore nei file .csv sono italiane; nei file .json seguono lo standard ISO 8601, in tempo universale.
`

const ANALYSES = `analisi.csv, analisi.json
    le analisi: colore, formula, tempi, esito, chi le ha eseguite; nel file .json ogni analisi è completa
analisi/<cliente>/<giorno>_<codice>/
    una cartella per analisi, con la formula da leggere (formula.txt), i patti (patto-versione-1.pdf) e le foto
    ancora conservate
    (prima.jpg, dopo.jpg, risultato.jpg);
    le foto trovate sul web sono di altri e non sono qui: in analisi.json ci sono autore, licenza e pagina
`

const CLIENTS = `clienti.csv, clienti.json
    le schede: contatti, data di nascita, note, allergie
consensi.csv
    ogni consenso con le sue parole, quando è stato dato e quando revocato
test-di-sensibilita.csv
    i test con la data e l'esito
schede-di-carta.csv, schede-di-carta/
    le vecchie schede di carta: il giorno, la formula ricopiata e le foto ancora conservate
`

const CONTENT = {
  salon: `salone.json
    il titolare, i collaboratori, le impostazioni, i dati di fatturazione, i termini accettati
attivita.csv
    chi ha fatto che cosa negli ultimi due anni: accessi, cancellazioni, esportazioni, team, piano
fatture/
    le fatture elettroniche e le note di credito intestate al salone, in formato FatturaPA
scaffale/
    lo scaffale con linee, prodotti, scorte e prezzi (scaffale.json), ogni movimento (movimenti.json)
    e ciò che è stato pesato (servizi.json)
${CLIENTS}${ANALYSES}`,
  client: `${CLIENTS}${ANALYSES}`,
  account: `account.csv, account.json
    i dati del tuo account e i termini che hai accettato
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
