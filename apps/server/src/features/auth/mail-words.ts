/** Salutation of a mail. A stranger may have typed the name: only plausible names are used. */
export const greeting = (firstName: string): string =>
  /^[\p{L}\p{M}' -]{1,40}$/u.test(firstName) ? `Ciao ${capitalised(firstName)},` : 'Ciao,'

/** Capitalises each word; a word with inner capitals, 'McKenna', is kept. */
const capitalised = (name: string): string =>
  name.replace(/[\p{L}\p{M}]+/gu, (word) => {
    const lower = word.toLowerCase()
    const isPlain = word === lower || word === word.toUpperCase()
    return isPlain ? lower.charAt(0).toUpperCase() + lower.slice(1) : word
  })
