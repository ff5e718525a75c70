import { beforeNumber } from '@riflesso/consultation'
import { TERMS_VERSION } from '@riflesso/contract'

type Section = { readonly id?: string; readonly title: string; readonly paragraphs: readonly string[] }

export const legalCopy = {
  operator: {
    title: 'Chi gestisce questo servizio',
    loading: 'Caricamento dei dati del gestore',
    failed: 'I dati del gestore non si caricano',
    demonstration:
      'Questa è un’installazione dimostrativa: nessun gestore è indicato e non va usata con dati di persone reali.',
    vat: (number: string) => `Partita IVA ${number}`,
    pec: (address: string) => `PEC ${address}`,
    contact: (address: string) => `Contatto ${address}`,
  },
  version: (date: string) => `In vigore ${beforeNumber('dal', date)}`,
  privacy: {
    title: 'Informativa sulla privacy',
    version: TERMS_VERSION,
    description: 'Quali dati tratta Riflesso, per quali scopi, per quanto tempo, e come si esportano o si eliminano.',
    sections: [
      {
        title: 'Due ruoli diversi',
        paragraphs: [
          'Per i dati di chi si registra (titolari di saloni e collaboratori) il gestore è titolare del trattamento.',
          'Per i dati delle persone che frequentano il salone (schede, foto, analisi) il titolare è il salone: il gestore li tratta per suo conto, come responsabile, secondo l’accordo sul trattamento dei dati che fa parte dei termini di servizio.',
        ],
      },
      {
        title: 'Quali dati',
        paragraphs: [
          'Account: nome, cognome, email, cellulare, ragione sociale, password (conservata solo come impronta non reversibile), dati di fatturazione, accessi attivi, termini accettati con la data.',
          'Clienti del salone: nome, contatti, data di nascita, note; allergie, reazioni della cute, test di sensibilità e risposte prima del colore solo dopo un consenso registrato a parte; foto dei capelli e analisi; le risposte e le foto che mandano prima della visita dal collegamento del salone.',
          'Le foto vengono ricodificate senza metadati: né luogo né apparecchio restano nel file.',
          'Registro delle attività del salone: chi ha effettuato l’accesso, cancellato, esportato o modificato team e piano, e quando.',
          'I tentativi di accesso sono contati come impronte, senza indirizzi leggibili.',
        ],
      },
      {
        title: 'Perché e su quale base',
        paragraphs: [
          'Fornire il servizio e la fatturazione: esecuzione del contratto e obblighi di legge.',
          'Sicurezza degli accessi: legittimo interesse a proteggere gli account.',
          'Dati sulla salute e foto delle persone: consenso che il salone raccoglie e registra nella scheda, con le sue parole e la sua data, o che la persona firma con il suo nome dal collegamento del salone.',
          'Nessun dato serve a pubblicità o profilazione, e nessuna decisione viene presa sulle persone in modo automatico: la formula è una proposta che il professionista valuta.',
        ],
      },
      {
        title: 'Dove vanno le foto',
        paragraphs: [
          'Le foto vengono lette sul server di questa installazione. Vanno a un modello esterno di intelligenza artificiale solo se il titolare del salone lo ha permesso in «Privacy e dati», e solo se l’installazione ne usa uno: partono i soli capelli ritagliati, le misure, ciò che è dichiarato sui capelli e la formula, mai nomi, note, schede dei clienti o risposte sulla salute.',
          'Se di una testa si caricano più foto, si conserva solo la prima: le altre vengono lette e non conservate.',
          'I pagamenti sono gestiti dal fornitore di pagamento, che riceve i dati della carta senza che passino da qui.',
        ],
      },
      {
        title: 'Per quanto tempo',
        paragraphs: [
          'Foto delle analisi con cliente: 24 mesi, salvo un’altra scelta del salone. Foto senza cliente: 90 giorni, salvo un’altra scelta. Alla scadenza foto e anteprime vengono eliminate; la formula resta e dice quando.',
          'Schede e analisi: finché il salone non le elimina. Account: finché chi lo usa non lo elimina. Con l’account del titolare vengono eliminati il salone, i collaboratori, le schede, le analisi e le foto.',
          'Registro delle attività: due anni.',
          'Fatture e note di credito: dieci anni, come impone la legge a chi le emette, anche dopo l’eliminazione dell’account.',
        ],
      },
      {
        title: 'I Suoi diritti',
        paragraphs: [
          'Può consultare, correggere, esportare (ZIP con CSV, JSON e foto) ed eliminare i dati da «Profilo», scheda «Privacy e dati». La singola persona si rivolge al salone, che dalla sua scheda può esportare o eliminare tutto ciò che la riguarda, foto comprese.',
          'Può revocare un consenso in ogni momento e proporre reclamo al Garante per la protezione dei dati personali (garanteprivacy.it).',
        ],
      },
      {
        title: 'Cookie e memoria del browser',
        paragraphs: [
          'Riflesso usa solo ciò che serve a funzionare: il contrassegno della sessione, l’analisi non ancora fatta e le copie per lavorare senza connessione, nella memoria del browser, e un cookie tecnico che mostra le foto a chi ha effettuato l’accesso. Nessuno strumento di misurazione o di terzi.',
          'Uscendo, dal dispositivo vengono cancellate tutte le copie locali.',
        ],
      },
    ] satisfies readonly Section[],
  },
  terms: {
    title: 'Termini di servizio',
    version: TERMS_VERSION,
    description: 'Che cosa offre Riflesso, a quali condizioni, e l’accordo sul trattamento dei dati con i saloni.',
    sections: [
      {
        title: 'Il servizio',
        paragraphs: [
          'Riflesso misura il colore dei capelli da una foto e propone una formula a professionisti dell’acconciatura. È riservato a chi esercita l’attività.',
          'La proposta non sostituisce il giudizio del professionista, le istruzioni del produttore, né il test di sensibilità: chi esegue il servizio resta responsabile di ciò che applica.',
        ],
      },
      {
        title: 'Account e collaboratori',
        paragraphs: [
          'Chi registra il salone ne è il titolare: può invitare collaboratori entro il numero previsto dal piano, vedere e gestire l’abbonamento, esportare ed eliminare.',
          'Le credenziali sono personali. Il lavoro di un collaboratore resta al salone quando il suo account finisce.',
        ],
      },
      {
        title: 'Prova, piani e pagamenti',
        paragraphs: [
          'La prova comprende 3 analisi gratuite in tutto, senza carta. I prezzi dei piani sono quelli mostrati al momento dell’acquisto, IVA esclusa, con rinnovo mensile o annuale.',
          'L’abbonamento si può cancellare in ogni momento e vale fino alla fine del periodo pagato. Entro 30 giorni dal primo pagamento si può chiedere il rimborso dal profilo, una volta per salone.',
          'Un’analisi conta quando è archiviata; eliminarla non restituisce l’uso.',
        ],
      },
      {
        title: 'Contenuti e uso corretto',
        paragraphs: [
          'Il salone carica solo foto per le quali ha il permesso della persona ritratta e registra i consensi dovuti.',
          'Non è permesso usare il servizio per danneggiarlo, aggirarne i limiti o trattare dati di altri.',
        ],
      },
      {
        title: 'Fine del contratto',
        paragraphs: [
          'Il titolare può eliminare il salone dalla pagina «Salone»: l’abbonamento viene chiuso prima, poi tutti i dati vengono eliminati. Prima può esportarli.',
          'Se questi termini cambiano, al primo accesso viene chiesto di accettare la nuova versione.',
          'Si applica la legge italiana.',
        ],
      },
      {
        id: 'trattamento-dei-dati',
        title: 'Accordo sul trattamento dei dati',
        paragraphs: [
          'Ai sensi dell’articolo 28 del Regolamento (UE) 2016/679, il salone (titolare) affida al gestore (responsabile) il trattamento dei dati delle persone che frequentano il salone, al solo scopo di fornire il servizio e per la sua durata.',
          'Oggetto: dati anagrafici e di contatto, foto dei capelli, analisi, risposte prima della visita e, con consenso, allergie, reazioni della cute, test di sensibilità e risposte prima del colore.',
          'Il responsabile tratta i dati solo su istruzione del titolare, che le dà usando il servizio; impegna alla riservatezza chi vi accede; protegge i dati con cifratura in transito, password e codici conservati come impronte, accessi separati per salone, foto senza metadati.',
          'Si serve di altri responsabili solo per ospitare il servizio, per spedire le email, per i pagamenti e, se il titolare lo permette, per il modello esterno; ne risponde e ne comunica i cambiamenti, ai quali il titolare può opporsi.',
          'Assiste il titolare nel rispondere alle persone: esportazione ed eliminazione di un cliente, conservazione limitata delle foto, storico dei consensi. Avvisa senza ritardo di ogni violazione dei dati e mette a disposizione ciò che serve a dimostrare il rispetto di questo accordo.',
          'Alla fine restituisce i dati, con l’esportazione, e li elimina quando il titolare elimina il salone.',
        ],
      },
    ] satisfies readonly Section[],
  },
  cookie: {
    title: 'Cookie Policy',
    version: TERMS_VERSION,
    description: 'Riflesso usa solo cookie tecnici: quali sono, a che cosa servono e come si cancellano.',
    sections: [
      {
        title: 'Solo ciò che serve a funzionare',
        paragraphs: [
          'Riflesso non usa cookie di profilazione, né propri né di terzi, e nessuno strumento che misura le visite. Per questo non chiede un consenso all’ingresso: i cookie tecnici non lo richiedono.',
        ],
      },
      {
        title: 'Il cookie tecnico',
        paragraphs: [
          '«riflesso_image»: mostra le foto dell’archivio a chi ha effettuato l’accesso. Non si può leggere dalle pagine, non viene inviato ad altri siti e scade con la sessione: dopo 12 ore di inattività, o 30 giorni con «Ricorda password».',
        ],
      },
      {
        title: 'La memoria del browser',
        paragraphs: [
          '«auth-token»: il contrassegno della sessione, finché non si esce.',
          'I timer della modalità ciotola e le copie delle ultime analisi, per lavorare senza connessione: le copie durano quanto la sessione, al massimo un giorno dall’ultima connessione.',
          'Le foto, le letture confermate e le risposte di un’analisi non ancora fatta: fino all’analisi, all’uscita o a un giorno dall’ultima modifica.',
          'L’esito di un pagamento, finché non viene mostrato nel profilo.',
          'L’indirizzo di chi attende un codice, durante la registrazione o la reimpostazione della password, resta solo fino alla chiusura della scheda.',
          '«mantine-color-scheme-value»: l’aspetto chiaro o scuro, se lo si sceglie nel profilo. Non dice nulla di chi usa il dispositivo.',
          'Uscendo, dal dispositivo viene cancellato tutto il resto.',
        ],
      },
      {
        title: 'Il pagamento',
        paragraphs: [
          'Il modulo della carta è del fornitore di pagamento (Stripe), che per impedire le frodi può usare cookie tecnici propri. Viene caricato solo quando si paga.',
        ],
      },
      {
        title: 'Come cancellarli',
        paragraphs: [
          'Basta uscire dall’account, oppure cancellare i dati del sito dalle impostazioni del browser. Senza di essi si può leggere ogni pagina pubblica, ma non accedere.',
        ],
      },
    ] satisfies readonly Section[],
  },
} as const
