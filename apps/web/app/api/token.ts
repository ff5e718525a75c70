import { createStoredText } from '~/store.ts'
import { TOKEN_KEY } from './token-key.ts'

const token = createStoredText(TOKEN_KEY)

export const { get: readToken, watch: watchToken } = token

export const storeToken = (text: string): void => token.set(text)

export const removeToken = (): void => token.set(null)
