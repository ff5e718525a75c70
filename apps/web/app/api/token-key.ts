/** Key of the token in local storage. In a separate file because the build also reads it. */
export const TOKEN_KEY = 'auth-token'
