/** Validation messages, shown by the forms and answered by the server alike. Source: product specification, section 5. */
export const messages = {
  firstNameRequired: 'Nome richiesto',
  lastNameRequired: 'Cognome richiesto',
  companyNameRequired: 'Ragione sociale richiesta',
  phoneNumberRequired: 'Numero di telefono richiesto',
  supplierRequired: 'Fornitore richiesto',
  emailInvalid: 'Email non valida',
  passwordTooShort: 'La password deve essere di almeno 8 caratteri',
  passwordTooLong: 'La password può avere al massimo 200 caratteri',
  passwordRequired: 'Password richiesta',
  confirmPasswordRequired: 'Conferma password richiesta',
  passwordsDiffer: 'Le password non corrispondono',
  codeLength: 'Il codice deve essere di 6 caratteri',
  tooLong: 'Testo troppo lungo',
  notText: 'Il testo contiene caratteri non validi',
  dateInvalid: 'Data non valida',
  tooManyPoints: 'I segni disegnati sulla foto sono troppi',
} as const
