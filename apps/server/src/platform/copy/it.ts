import { type ErrorCode, type ModelOutcome, messages, REMOVED_AUTHOR } from '@riflesso/contract'

/** The Italian message of each failure. */
export const errorSentences = {
  'validation-failed': 'Alcuni dati non sono validi: controllali e riprova.',
  'Image data is required': 'Manca la foto: caricane una e riprova l’analisi.',
  'Supplier is required': 'Manca il fornitore dei prodotti: ricarica la pagina e riprova l’analisi.',
  'missing-parameters': 'Mancano alcuni parametri: senza una foto Prima indica tipologia, base e stato dei capelli.',
  'code-invalid': 'Codice non valido. Controllalo e riprova.',
  'code-expired': 'Il codice è scaduto. Chiedine uno nuovo.',
  'signature-invalid': 'La firma della richiesta non è valida.',
  'card-not-for-tests': 'Qui si accettano solo le carte di prova elencate: non inserire una carta vera.',
  'card-refused': 'La carta è stata rifiutata. Controlla i dati o usa un’altra carta.',
  'no-subscription': 'Non c’è un abbonamento su cui intervenire.',
  'invoice-not-found': 'Questa fattura non esiste.',
  'no-invoices-in-month': 'In questo mese non è stata emessa nessuna fattura.',
  'payment-not-found': 'Questo pagamento non è più in attesa. Ricarica la pagina.',
  'plan-change-refused':
    'Da qui si passa solo a un piano superiore. Per un piano inferiore cancella l’abbonamento: alla scadenza potrai sceglierne un altro.',
  'subscription-ending':
    'L’abbonamento è stato cancellato e non si rinnova. Per passare a un piano superiore prima riprendilo, dalla pagina Gestione Abbonamento.',
  'guarantee-over': 'La garanzia vale una volta sola, nei 30 giorni dal primo pagamento.',
  'payment-provider-failed': 'Il servizio di pagamento non risponde. Riprova tra poco.',
  'payments-off': 'Su questo server i pagamenti non sono attivi: scrivi a chi lo gestisce.',
  'code-exhausted': 'Troppi tentativi con questo codice. Chiedine uno nuovo.',
  'invalid-credentials': 'Email o password non corrette.',
  'token-missing': 'Token di accesso richiesto',
  'token-invalid': 'Token non valido',
  'account-removed': 'Il titolare ha chiuso il tuo accesso a questo salone.',
  'account-suspended':
    'Il tuo accesso è sospeso: il piano del salone non ha più un posto per te. Rivolgiti al titolare.',
  'email-not-verified': 'Email non verificata. Inserisci il codice che ti abbiamo inviato.',
  'second-step-needed': 'Per accedere serve anche il codice dell’app di autenticazione.',
  'second-factor-required':
    'Chi gestisce il servizio accede in due passaggi: vanno attivati nella pagina Salone, alla voce Accesso, prima di aprire questa pagina.',
  'second-factor-changed': 'L’accesso in due passaggi nel frattempo è cambiato. Ricarica la pagina.',
  'sign-in-expired': 'Questo accesso è scaduto: serve di nuovo la password.',
  forbidden: 'Non hai i permessi per questa operazione.',
  'wrong-password': 'La password attuale non è corretta.',
  'revert-link-invalid': 'Questo link non è più valido: è già stato usato o sono passate più di 72 ore.',
  'password-needed': 'Per questa operazione serve di nuovo la password.',
  'requires-upgrade': 'Hai usato tutte le analisi del tuo piano. Per continuare scegli un piano.',
  'not-found': 'Questo indirizzo non esiste.',
  'client-not-found': 'Cliente non trovato: forse è stato eliminato. Ricarica la pagina.',
  'analysis-not-found': 'Analisi non trovata: forse è stata eliminata. Ricarica la pagina.',
  'line-not-found': 'Linea non trovata: forse è stata tolta. Ricarica la pagina.',
  'product-not-found': 'Questo prodotto non è sullo scaffale: forse è stato tolto. Ricarica la pagina.',
  'booking-not-found': 'Movimento non trovato: ricarica la pagina.',
  'shelf-full': 'Lo scaffale ha già 2000 prodotti: togli quelli che non usi più.',
  'line-in-use': 'Questa linea ha ancora prodotti sullo scaffale: prima toglili.',
  'booking-key-used': 'Questo movimento è già stato registrato e annullato. Registralo di nuovo.',
  'service-changed':
    'Il servizio è già stato chiuso, corretto o riaperto da un altro dispositivo: lo scaffale non è cambiato. Ricarica la pagina.',
  'answers-not-kept': 'Di questa analisi non sono più conservate le risposte: per cambiarle ripetila con le foto.',
  'photo-not-found': 'Foto non trovata: forse è stata eliminata.',
  'patch-test-not-found': 'Test di sensibilità non trovato: forse è stato eliminato. Ricarica la pagina.',
  'pact-not-found': 'Patto non trovato: forse è stato eliminato o sostituito. Ricarica la pagina.',
  'link-invalid': 'Questo collegamento non è valido o è scaduto: chiedine uno nuovo al salone.',
  'pact-signed': 'Questo patto è già firmato: per cambiarlo prepara una nuova versione.',
  'pact-outdated': 'Il piano nel frattempo è cambiato: prepara di nuovo il patto prima di farlo firmare.',
  'client-without-email': 'Nella scheda non c’è un’email: aggiungila, oppure condividi il collegamento.',
  'paper-card-not-found': 'Scheda di carta non trovata: forse è stata eliminata. Ricarica la pagina.',
  'formula-vetoed': 'Questa formula oggi non si può usare.',
  'previsit-not-found': 'Risposte non trovate: forse sono state eliminate. Ricarica la pagina.',
  'previsit-sent': 'Le risposte sono già state inviate: per cambiarle parlane con il salone.',
  'too-many-paper-cards': 'Questa scheda cliente ha già 200 schede di carta: eliminane una che non serve più.',
  'photo-consent-required': 'Per conservare la foto serve il consenso del cliente alle foto.',
  'invitation-not-found': 'Invito non trovato: forse è già stato accettato o ritirato.',
  'invitation-invalid':
    'Questo invito non è più valido: è già stato usato, ritirato o sostituito da uno più recente. Chiedi al salone di inviarlo di nuovo.',
  'collaborator-not-found': 'Collaboratore non trovato: forse è già stato rimosso. Ricarica la pagina.',
  'export-not-found': 'Esportazione non trovata: avviala di nuovo.',
  'method-not-allowed': 'Questa operazione non è prevista.',
  'request-broken': 'La richiesta è arrivata incompleta o danneggiata. Riprova.',
  'request-timeout': 'La richiesta ha impiegato troppo tempo. Controlla la connessione e riprova.',
  'upload-too-slow':
    'La foto arriva troppo lentamente e il caricamento è stato interrotto: nessuna analisi è stata contata. Cerca un segnale migliore e riprova.',
  'email-taken': 'Esiste già un account con questa email. Accedi oppure usa un altro indirizzo.',
  'address-has-account':
    'Questo indirizzo ha già un account Riflesso e non può entrare nel team. Chiedi al salone di invitare un altro tuo indirizzo.',
  'already-in-team': 'Questa persona fa già parte del tuo team.',
  'already-invited': 'Questo indirizzo è già stato invitato: puoi inviare di nuovo l’invito dall’elenco.',
  'places-used':
    'Il tuo piano non ha altri posti liberi: ritira un invito, rimuovi un collaboratore o passa a un piano con più posti.',
  'team-full': 'Il team di questo salone è al completo. Parlane con il titolare: il tuo invito resta valido.',
  'invitation-expired': 'Questo invito è scaduto. Chiedi al salone di inviarlo di nuovo.',
  'health-consent-required':
    'Per annotare allergie e test di sensibilità serve prima il consenso del cliente ai dati sulla salute.',
  'precondition-failed': 'Il file nel frattempo è cambiato. Ricarica la pagina.',
  'image-too-large': 'Il file deve essere inferiore a 10MB',
  'image-too-many-pixels': 'L’immagine ha troppi pixel (al massimo 60 megapixel). Riducila e riprova.',
  'request-too-large': 'I dati inviati sono troppi: riducili e riprova.',
  'address-too-long': 'L’indirizzo della richiesta è troppo lungo.',
  'image-unsupported': 'Carica solo file immagine (JPG, PNG, HEIC)',
  'image-animated': messages.imageAnimated,
  'image-hdr': messages.imageHdr,
  'unsupported-media-type': 'Il formato della richiesta non è previsto.',
  'range-not-satisfiable': 'La parte del file che è stata chiesta non esiste.',
  'image-broken': 'La foto è danneggiata o incompleta. Scegline un’altra.',
  'image-too-slow':
    'Leggere questa foto richiede troppo tempo. Riprova tra poco oppure con una foto più piccola: l’analisi non è stata contata.',
  'no-hair': 'Non trovo i capelli. Passa il dito su una ciocca, oppure scegli una foto in cui si vedano bene.',
  'unsure-hair': 'Non è certo dove siano i capelli in questa foto: segnali con un tratto e ripeti l’analisi.',
  'readings-differ':
    'Questa foto si legge in due modi, uno sullo schermo e uno qui: scegli quale lettura vale. L’analisi non è stata contata.',
  'unusable-reading': 'Questa lettura non si può usare: cambia foto oppure indica tu il colore.',
  'stock-out-of-range': 'Così la scorta di un prodotto andrebbe oltre ogni misura: controlla i pezzi e i grammi.',
  'too-many-attempts': 'Troppi tentativi. Attendi qualche minuto e riprova.',
  'too-many-analyses':
    'Il tuo salone ha già molte analisi in corso: attendi che finiscano e riprova. Questa non è stata contata.',
  'request-cancelled': 'Richiesta annullata: nessuna analisi è stata contata.',
  'internal-error': 'Si è verificato un errore. Riprova tra poco.',
  'engine-failed': 'L’analisi non è riuscita e non è stata contata. Riprova tra poco.',
  QUOTA_EXCEEDED:
    'Il limite giornaliero del motore di ricerca è stato raggiunto. Riprova domani o carica una foto dal dispositivo.',
  API_KEY_ERROR: 'La ricerca di immagini non è configurata correttamente. Per ora carica una foto dal dispositivo.',
  RATE_LIMIT:
    'È stato raggiunto il limite di 100 ricerche al giorno: si azzera alle 00:00 UTC. Intanto puoi caricare una foto dal dispositivo.',
  INVALID_REQUEST: 'Ricerca non valida. Prova termini più semplici.',
  'search-failed': 'Errore nella ricerca',
  'download-unavailable': 'L’immagine non è disponibile. Provane un’altra o caricala dal dispositivo.',
  'download-protected':
    'L’immagine è protetta e non accessibile dal server. Provane un’altra o caricala dal dispositivo.',
  'download-too-large': 'L’immagine è troppo grande (massimo 10MB). Provane un’altra o caricala dal dispositivo.',
  'download-timeout':
    'Il sito che ospita l’immagine è troppo lento (timeout). Prova un’altra immagine o caricala dal dispositivo.',
  busy: 'Stiamo elaborando molte analisi. Riprova tra qualche secondo.',
  'archive-unavailable': 'In questo momento l’archivio non risponde. Riprova tra qualche secondo.',
  'archive-full': 'Sul server non c’è più spazio e nulla di nuovo si può salvare. Avvisa chi lo gestisce.',
} satisfies Record<ErrorCode, string>

/** Message of a field whose rule has no message. */
export const invalidValue = 'Valore non valido'

/** The same for a field that is not visible; `name` is its path in the request. */
export const invalidField = (name: string): string => `Il valore di «${name}» non è valido.`

/** Message for an option that the analysis does not have. */
export const notOffered = 'Questa analisi non prevede questa opzione.'

/** Message of an analysis whose plan refuses the service of today. */
export const nothingDone = 'Per questa analisi oggi non era previsto nessun servizio.'

/** Messages of a written formula that cannot be mixed. */
export const formulaUnread = (pieces: readonly string[]) =>
  `Non ho capito: ${pieces.map((piece) => `«${piece}»`).join(', ')}.`
export const formulaIncomplete = 'Alla formula manca qualcosa: grammi, ossigeno, minuti o dove va messa.'

/** Message of a formula sent with the key of something else. */
export const actOfAnother = 'Non è stata salvata: ricarica la pagina e riprova.'

/** Message of an analysis whose formula the client's card forbids today. */
export const formulaForbidden = 'La scheda della cliente oggi vieta questa formula: il patto non si prepara.'

const inWords = (count: number, one: string, many: string) => (count === 1 ? one : `${count} ${many}`)

const waitOf = (seconds: number): string => {
  if (seconds < 60) return inWords(seconds, 'un secondo', 'secondi')
  const minutes = Math.ceil(seconds / 60)
  if (minutes < 60) return inWords(minutes, 'un minuto', 'minuti')
  return inWords(Math.ceil(minutes / 60), 'un’ora', 'ore')
}

/** Replaces the message of 'too-many-attempts' when the time to wait is known. */
export const waitSentence = (seconds: number): string => `Troppi tentativi. Riprova tra ${waitOf(seconds)}.`

/** Shown in a result when the external model failed, wholly or in part. */
export const modelNotices = {
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
} as const satisfies Record<Exclude<ModelOutcome, 'used' | 'partly' | 'cancelled'>, string>

/** The name of an author, also where the account is deleted. */
export const nameOfAuthor = (author: { readonly firstName: string | null; readonly lastName: string | null } | null) =>
  author?.firstName ? `${author.firstName} ${author.lastName}` : REMOVED_AUTHOR
