/** How a mail speaks to a person. A stranger may have typed the name: only what can be nothing but a name goes into a mail. */
export const greeting = (firstName: string): string =>
  /^[\p{L}\p{M}' -]{1,40}$/u.test(firstName) ? `Ciao ${capitalised(firstName)},` : 'Ciao,'

/** Each word with a capital; one typed with capitals of its own, 'McKenna', stays as it is. */
const capitalised = (name: string): string =>
  name.replace(/[\p{L}\p{M}]+/gu, (word) => {
    const lower = word.toLowerCase()
    const isPlain = word === lower || word === word.toUpperCase()
    return isPlain ? lower.charAt(0).toUpperCase() + lower.slice(1) : word
  })
