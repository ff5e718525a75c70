import { createAnthropic } from '@ai-sdk/anthropic'
import { createGoogle } from '@ai-sdk/google'
import { createOpenAI } from '@ai-sdk/openai'
import { createOpenAICompatible } from '@ai-sdk/openai-compatible'
import type { LanguageModel } from 'ai'
import type { ModelSettings } from '#platform/config'

/** Longest accepted answer in bytes: a review has a few kilobytes. */
const MAX_RESPONSE_BYTES = 512 * 1024

/** An answer longer than any review. */
export class EndlessAnswer extends Error {
  override readonly name = 'EndlessAnswer'
}

/** `fetch` without redirects, so that neither key nor photo is sent elsewhere, and with a limit on the answer. */
const boundedFetch: typeof fetch = async (input, init) => {
  const response = await fetch(input, { ...init, redirect: 'error' })
  if (!response.body) return response
  let received = 0
  const bounded = response.body.pipeThrough(
    new TransformStream<Uint8Array, Uint8Array>({
      transform: (chunk, controller) => {
        received += chunk.length
        if (received > MAX_RESPONSE_BYTES) controller.error(new EndlessAnswer())
        else controller.enqueue(chunk)
      },
    }),
  )
  const { status, statusText, headers } = response
  return new Response(bounded, { status, statusText, headers })
}

/** The SDK's model for the settings. */
export function languageModel({ provider, model, apiKey, baseUrl }: ModelSettings): LanguageModel {
  const common = { fetch: boundedFetch, ...(baseUrl === null ? {} : { baseURL: baseUrl }), apiKey: apiKey ?? '' }
  switch (provider) {
    case 'openai':
      return createOpenAI(common)(model)
    case 'anthropic':
      return createAnthropic(common)(model)
    case 'google':
      return createGoogle(common)(model)
    case 'openai-compatible':
      return createOpenAICompatible({
        name: 'own',
        fetch: boundedFetch,
        baseURL: baseUrl ?? '',
        supportsStructuredOutputs: true,
        ...(apiKey === null ? {} : { apiKey }),
      })(model)
  }
}
