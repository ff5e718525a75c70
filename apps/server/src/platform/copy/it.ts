import type { ErrorCode, ModelOutcome } from '@riflesso/contract'

/** What a person reads when a call fails. */
export const errorSentences = {
  'validation-failed': 'Alcuni dati non sono validi: li controlli e riprovi.',
  'Image data is required': 'Manca la foto: ne carichi una e riprovi l’analisi.',
  'Supplier is required': 'Manca il fornitore dei prodotti: ricarichi la pagina e riprovi l’analisi.',
  'missing-parameters': 'Mancano alcuni parametri: senza una foto Prima indichi tipologia, base e stato dei capelli.',
  'code-invalid': 'Codice non valido. Lo controlli e riprovi.',
  'code-expired': 'Il codice è scaduto. Ne richieda uno nuovo.',
  'signature-invalid': 'La firma della richiesta non è valida.',
  'card-not-for-tests': 'Qui si accettano solo le carte di prova elencate: non inserisca una carta vera.',
  'card-refused': 'La carta è stata rifiutata. Controlli i dati o usi un’altra carta.',
  'no-subscription': 'Non c’è un abbonamento su cui intervenire.',
  'invoice-not-found': 'Questa fattura non esiste.',
  'no-invoices-in-month': 'In questo mese non è stata emessa nessuna fattura.',
  'payment-not-found': 'Questo pagamento non è più in attesa. Ricarichi la pagina.',
  'billing-details-required': 'Prima del primo acquisto indichi i dati di fatturazione.',
  'plan-change-refused':
    'Da qui si passa solo a un piano superiore. Per un piano inferiore cancelli l’abbonamento: alla scadenza potrà sceglierne un altro.',
  'subscription-ending':
    'L’abbonamento è stato cancellato e non si rinnova. Per passare a un piano superiore prima lo riprenda, dalla pagina Gestione Abbonamento.',
  'guarantee-over': 'La garanzia vale una volta sola, nei 30 giorni dal primo pagamento.',
  'payment-provider-failed': 'Il servizio di pagamento non risponde. Riprovi tra poco.',
  'payments-off': 'Su questo server i pagamenti non sono attivi: scriva a chi lo gestisce.',
  'code-exhausted': 'Troppi tentativi con questo codice. Ne richieda uno nuovo.',
  'invalid-credentials': 'Email o password non corrette.',
  'token-missing': 'Token di accesso richiesto',
  'token-invalid': 'Token non valido',
  'account-removed': 'Il titolare ha chiuso il Suo accesso a questo salone.',
  'account-suspended':
    'Il Suo accesso è sospeso: il piano del salone non ha più un posto per Lei. Si rivolga al titolare.',
  'email-not-verified': 'Email non verificata. Inserisca il codice che Le abbiamo inviato.',
  'second-step-needed': 'Per accedere serve anche il codice dell’app di autenticazione.',
  'second-factor-required':
    'Chi gestisce il servizio accede in due passaggi: vanno attivati nel profilo, alla voce Password, prima di aprire questa pagina.',
  'second-factor-changed': 'L’accesso in due passaggi nel frattempo è cambiato. Ricarica la pagina.',
  'sign-in-expired': 'Questo accesso è scaduto: serve di nuovo la password.',
  forbidden: 'Non ha i permessi per questa operazione.',
  'wrong-password': 'La password attuale non è corretta.',
  'revert-link-invalid': 'Questo link non è più valido: è già stato usato o sono passate più di 72 ore.',
  'password-needed': 'Per questa operazione serve di nuovo la password.',
  'requires-upgrade': 'Ha usato tutte le analisi del Suo piano. Per continuare scelga un piano.',
  'not-found': 'Questo indirizzo non esiste.',
  'client-not-found': 'Cliente non trovato: forse è stato eliminato. Ricarichi la pagina.',
  'analysis-not-found': 'Analisi non trovata: forse è stata eliminata. Ricarichi la pagina.',
  'answers-not-kept':
    'Di questa analisi non sono più conservate le risposte: per cambiarle la ripeta con le foto.',
  'photo-not-found': 'Foto non trovata: forse è stata eliminata.',
  'patch-test-not-found': 'Test di sensibilità non trovato: forse è stato eliminato. Ricarichi la pagina.',
  'invitation-not-found': 'Invito non trovato: forse è già stato accettato o ritirato.',
  'invitation-invalid':
    'Questo invito non è più valido: è già stato usato, ritirato o sostituito da uno più recente. Chieda al salone di inviarlo di nuovo.',
  'collaborator-not-found': 'Collaboratore non trovato: forse è già stato rimosso. Ricarichi la pagina.',
  'export-not-found': 'Esportazione non trovata: la avvii di nuovo.',
  'method-not-allowed': 'Questa operazione non è prevista.',
  'request-broken': 'La richiesta è arrivata incompleta o danneggiata. Riprovi.',
  'request-timeout': 'La richiesta ha impiegato troppo tempo. Controlli la connessione e riprovi.',
  'email-taken': 'Esiste già un account con questa email. Acceda oppure usi un altro indirizzo.',
  'address-has-account':
    'Questo indirizzo ha già un account Riflesso e non può entrare nel team. Chieda al salone di invitare un altro Suo indirizzo.',
  'already-in-team': 'Questa persona fa già parte del Suo team.',
  'already-invited': 'Questo indirizzo è già stato invitato: può inviare di nuovo l’invito dall’elenco.',
  'places-used':
    'Il Suo piano non ha altri posti liberi: ritiri un invito, rimuova un collaboratore o passi a un piano con più posti.',
  'team-full': 'Il team di questo salone è al completo. Ne parli con il titolare: il Suo invito resta valido.',
  'invitation-expired': 'Questo invito è scaduto. Chieda al salone di inviarlo di nuovo.',
  'health-consent-required':
    'Per annotare allergie e test di sensibilità serve prima il consenso del cliente ai dati sulla salute.',
  'precondition-failed': 'Il file nel frattempo è cambiato. Ricarichi la pagina.',
  'image-too-large': 'Il file deve essere inferiore a 10MB',
  'image-too-many-pixels': 'L’immagine ha troppi pixel (al massimo 60 megapixel). La riduca e riprovi.',
  'request-too-large': 'I dati inviati sono troppi: li riduca e riprovi.',
  'address-too-long': 'L’indirizzo della richiesta è troppo lungo.',
  'image-unsupported': 'Carica solo file immagine (JPG, PNG, HEIC)',
  'image-animated': 'Le immagini animate non si possono analizzare: carichi una foto.',
  'unsupported-media-type': 'Il formato della richiesta non è previsto.',
  'range-not-satisfiable': 'La parte del file che è stata chiesta non esiste.',
  'image-broken': 'La foto è danneggiata o incompleta. Ne scelga un’altra.',
  'image-too-slow':
    'Leggere questa foto richiede troppo tempo. Riprovi tra poco oppure con una foto più piccola: l’analisi non è stata contata.',
  'no-hair': 'Non riusciamo a riconoscere i capelli in questa foto. Provi con una foto più vicina e ben illuminata.',
  'unsure-hair': 'Non è certo dove siano i capelli in questa foto: li segni con un tratto e ripeta l’analisi.',
  'too-many-attempts': 'Troppi tentativi. Attenda qualche minuto e riprovi.',
  'too-many-analyses':
    'Il Suo salone ha già molte analisi in corso: attenda che finiscano e riprovi. Questa non è stata contata.',
  'request-cancelled': 'Richiesta annullata: nessuna analisi è stata contata.',
  'internal-error': 'Si è verificato un errore. Riprovi tra poco.',
  'engine-failed': 'L’analisi non è riuscita e non è stata contata. Riprovi tra poco.',
  QUOTA_EXCEEDED:
    'Il limite giornaliero del motore di ricerca è stato raggiunto. Riprovi domani o carichi una foto dal dispositivo.',
  API_KEY_ERROR: 'La ricerca di immagini non è configurata correttamente. Per ora carichi una foto dal dispositivo.',
  RATE_LIMIT:
    'È stato raggiunto il limite di 100 ricerche al giorno: si azzera alle 00:00 UTC. Intanto può caricare una foto dal dispositivo.',
  INVALID_REQUEST: 'Ricerca non valida. Prova termini più semplici.',
  'search-failed': 'Errore nella ricerca',
  'download-unavailable': 'L’immagine non è disponibile. Ne provi un’altra o la carichi dal dispositivo.',
  'download-protected':
    'L’immagine è protetta e non accessibile dal server. Ne provi un’altra o la carichi dal dispositivo.',
  'download-too-large': 'L’immagine è troppo grande (massimo 10MB). Ne provi un’altra o la carichi dal dispositivo.',
  'download-timeout':
    'Il sito che ospita l’immagine è troppo lento (timeout). Provi un’altra immagine o la carichi dal dispositivo.',
  busy: 'Stiamo elaborando molte analisi. Riprovi tra qualche secondo.',
} satisfies Record<ErrorCode, string>

/** Said of a field whose rule has no sentence of its own. */
export const invalidValue = 'Valore non valido'

/** The same where the field cannot be seen; `name` is its path in the request. */
export const invalidField = (name: string): string => `Il valore di «${name}» non è valido.`

/** Said of an option that the analysis does not have. */
export const notOffered = 'Questa analisi non prevede questa opzione.'

const inWords = (count: number, one: string, many: string) => (count === 1 ? one : `${count} ${many}`)

const waitOf = (seconds: number): string => {
  if (seconds < 60) return inWords(seconds, 'un secondo', 'secondi')
  const minutes = Math.ceil(seconds / 60)
  if (minutes < 60) return inWords(minutes, 'un minuto', 'minuti')
  return inWords(Math.ceil(minutes / 60), 'un’ora', 'ore')
}

/** Said instead of the sentence of 'too-many-attempts' when it is known how long to wait. */
export const waitSentence = (seconds: number): string => `Troppi tentativi. Riprovi tra ${waitOf(seconds)}.`

/** Said in a result when the outside model brought nothing, or not all. */
export const modelNotices = {
  partly: 'Alcuni testi del modello esterno non concordavano con le misure: al loro posto ci sono quelli di Riflesso.',
  vetoed:
    'Le modifiche proposte dal modello esterno non rispettavano le regole di sicurezza: vale il piano calcolato da Riflesso.',
  timeout: 'Il modello esterno non ha risposto in tempo: questa è l’analisi calcolata da Riflesso.',
  busy: 'Il modello esterno ha troppe richieste in questo momento: questa è l’analisi calcolata da Riflesso.',
  unavailable: 'Il modello esterno non è raggiungibile: questa è l’analisi calcolata da Riflesso.',
  unauthorised:
    'Il modello esterno non ha accettato le credenziali di questo server: questa è l’analisi calcolata da Riflesso.',
  rejected: 'Il modello esterno non ha accettato la richiesta: questa è l’analisi calcolata da Riflesso.',
  declined: 'Il modello esterno ha declinato la richiesta: questa è l’analisi calcolata da Riflesso.',
  unreadable: 'La risposta del modello esterno non era utilizzabile: questa è l’analisi calcolata da Riflesso.',
  resting:
    'Il modello esterno non risponde da un po’ e viene lasciato a riposo: questa è l’analisi calcolata da Riflesso.',
} as const satisfies Record<Exclude<ModelOutcome, 'used' | 'cancelled'>, string>
