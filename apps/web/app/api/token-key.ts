/** Key of the token in local storage. In a file of its own because the build reads it too. */
export const TOKEN_KEY = 'auth-token'
