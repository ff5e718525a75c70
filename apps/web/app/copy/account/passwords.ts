/** Sentences of the forms that set a password. Source: product specification, sections 2 and 8. */
export const passwordsCopy = {
  newPassword: 'Nuova Password',
  newPasswordHint: 'Almeno 8 caratteri',
  confirmPassword: 'Conferma Password',
  prompt: {
    title: 'Conferma la password',
    text: 'Questa operazione richiede di nuovo la password: così su un tablet rimasto aperto nessun altro può farla.',
    label: 'Password',
    submit: 'Continua',
    pending: 'Verifica...',
  },
  reset: {
    email: 'Email',
    code: 'Codice di reset',
    hint: 'Sei caratteri, nell’email che ti abbiamo inviato. Il codice vale 15 minuti.',
    submit: 'Aggiorna Password',
    pending: 'Aggiornamento...',
    done: { title: 'Password aggiornata', text: 'Accedi con la nuova password: tutti gli accessi sono stati chiusi.' },
    failed: 'Errore',
  },
} as const
