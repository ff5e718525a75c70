import { createAnthropic } from '@ai-sdk/anthropic'
import { createGoogle } from '@ai-sdk/google'
import { createOpenAI } from '@ai-sdk/openai'
import { createOpenAICompatible } from '@ai-sdk/openai-compatible'
import type { LanguageModel } from 'ai'
import type { ModelSettings } from '#platform/config'
import { boundedFetch } from './bounded-fetch.ts'

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
