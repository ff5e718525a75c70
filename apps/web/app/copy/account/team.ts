import { beforeNumber } from '@riflesso/consultation'

/** Sentences of the team: the owner's tab and the page that an invitation opens. */
export const teamCopy = {
  members: {
    title: 'Il tuo team',
    lead: 'Ogni collaboratore accede con la propria email e password, vede i clienti e l’archivio del salone, e firma ciò che fa. Le analisi contano sul piano del salone.',
    places: (taken: number, places: number) => `${taken} di ${places} posti`,
    empty: 'Per ora nel team ci sei solo tu: invita il primo collaboratore qui sotto.',
    joined: (date: string) => `Nel team ${beforeNumber('dal', date)}`,
    suspended: 'Sospeso',
    someSuspended: {
      title: 'Il piano non ha un posto per tutti',
      text: 'I collaboratori entrati per ultimi sono sospesi: rientrano da soli quando si libera un posto o con un piano più ampio. Ciò che hanno fatto resta in archivio.',
    },
    remove: 'Rimuovi',
    removeLabel: (name: string) => `Rimuovi ${name}`,
    removal: {
      title: (name: string) => `Rimuovere ${name}?`,
      text: 'Il suo accesso finisce subito, su tutti i dispositivi. Le analisi e le schede che ha creato restano al salone, firmate con il suo nome.',
      yes: 'Rimuovi',
      pending: 'Rimozione...',
      done: { title: 'Collaboratore rimosso' },
    },
  },
  invite: {
    title: 'Invita un collaboratore',
    lead: 'Riceverà un’email con un collegamento valido 7 giorni e sceglierà la propria password.',
    email: 'Email del collaboratore',
    submit: 'Invia invito',
    pending: 'Invio...',
    done: (email: string) => ({ title: 'Invito inviato', text: `A ${email}` }),
    noPlaces: {
      title: 'Il piano di prova non comprende collaboratori',
      text: 'Con Basic puoi averne fino a 3, con Pro fino a 5.',
      open: 'Vedi i piani',
    },
    used: {
      title: 'Tutti i posti sono occupati',
      text: 'Per invitare un’altra persona ritira un invito, rimuovi un collaboratore o passa a un piano con più posti.',
    },
  },
  invitations: {
    title: 'Inviti in attesa',
    until: (date: string) => `Valido fino ${beforeNumber('al', date)}`,
    expired: 'Scaduto',
    resend: 'Invia di nuovo',
    resendLabel: (email: string) => `Invia di nuovo l’invito a ${email}`,
    withdraw: 'Ritira',
    withdrawLabel: (email: string) => `Ritira l’invito a ${email}`,
    withdrawn: { title: 'Invito ritirato' },
  },
  failed: 'Errore',
  accept: {
    page: 'Invito nel team',
    title: (salon: string) => `${salon} ti invita nel team`,
    lead: 'Scegli come firmare il tuo lavoro e una password tua. Accederai con questo indirizzo.',
    email: 'Email',
    firstName: 'Nome',
    lastName: 'Cognome',
    password: 'Password',
    confirmPassword: 'Conferma password',
    submit: 'Entra nel team',
    pending: 'Un momento...',
    done: { title: 'Benvenuto nel team', text: 'Il tuo accesso è pronto.' },
    failed: 'Invito non accettato',
    invalid: 'Questo invito non si può usare',
    incomplete: 'Il collegamento è incompleto: aprilo di nuovo dall’email.',
    known: {
      title: 'Questo indirizzo ha già un account Riflesso',
      text: (email: string, salon: string) =>
        `Con ${email} esiste già un account, che non può entrare in un altro team. Chiedi a ${salon} di invitare un altro tuo indirizzo, oppure elimina prima quell’account dalla pagina Salone, alla voce «Privacy e dati».`,
    },
    otherSession: (email: string) =>
      `In questo browser è collegato ${email}: accettando l’invito si passa al nuovo accesso.`,
    toLogin: 'Vai all’accesso',
  },
} as const
