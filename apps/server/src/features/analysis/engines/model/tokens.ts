/** Tokens counted by the provider, over all requests. */
export type Tokens = { readonly calls: number; readonly input: number; readonly output: number }

export const NO_TOKENS: Tokens = { calls: 0, input: 0, output: 0 }

export const addTokens = (one: Tokens, other: Tokens): Tokens => ({
  calls: one.calls + other.calls,
  input: one.input + other.input,
  output: one.output + other.output,
})
