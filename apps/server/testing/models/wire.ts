/** The provider-independent reason an answer ended. */
export type Finish = 'stop' | 'length' | 'refusal'

/** The wire format of one provider: its requests, answers and errors. */
export type Wire = {
  readonly owns: (path: string) => boolean
  readonly answer: (text: string, finish: Finish, request: unknown) => unknown
  readonly error: (status: number) => unknown
  /** The key that a request carries. */
  readonly key: (headers: Readonly<Record<string, string | string[] | undefined>>) => string
}

/** Token counts of every stand-in. */
export const COUNTED = { input: 1200, output: 300 } as const

const bearer: Wire['key'] = ({ authorization }) => String(authorization ?? '').replace('Bearer ', '')

/** OpenAI's Responses API. */
const openai: Wire = {
  owns: (path) => path.endsWith('/responses'),
  answer: (text, finish) => ({
    id: 'resp_1',
    object: 'response',
    created_at: 1_790_000_000,
    model: 'stand-in',
    status: finish === 'length' ? 'incomplete' : 'completed',
    incomplete_details: finish === 'length' ? { reason: 'max_output_tokens' } : null,
    output: [
      {
        type: 'message',
        id: 'msg_1',
        role: 'assistant',
        status: 'completed',
        content: [
          finish === 'refusal'
            ? { type: 'refusal', refusal: text }
            : { type: 'output_text', text, annotations: [], logprobs: [] },
        ],
      },
    ],
    usage: {
      input_tokens: COUNTED.input,
      output_tokens: COUNTED.output,
      total_tokens: COUNTED.input + COUNTED.output,
      input_tokens_details: { cached_tokens: 0 },
      output_tokens_details: { reasoning_tokens: 0 },
    },
  }),
  error: (status) => ({ error: { message: `stand-in ${status}`, type: 'api_error', param: null, code: null } }),
  key: bearer,
}

const ANTHROPIC_STOP = { stop: 'end_turn', length: 'max_tokens', refusal: 'refusal' } as const

const wantsTool = (request: unknown): boolean =>
  typeof request === 'object' && request !== null && 'tools' in request && Array.isArray(request.tools)

const parsed = (text: string): unknown => {
  try {
    return JSON.parse(text)
  } catch {
    return { text }
  }
}

/** Anthropic's Messages API: a model without structured output answers through the given tool. */
const anthropic: Wire = {
  owns: (path) => path.endsWith('/messages'),
  answer: (text, finish, request) => {
    const byTool = wantsTool(request) && finish === 'stop'
    return {
      id: 'msg_1',
      type: 'message',
      role: 'assistant',
      model: 'stand-in',
      content: [
        byTool ? { type: 'tool_use', id: 'toolu_1', name: 'json', input: parsed(text) } : { type: 'text', text },
      ],
      stop_reason: byTool ? 'tool_use' : ANTHROPIC_STOP[finish],
      stop_sequence: null,
      usage: { input_tokens: COUNTED.input, output_tokens: COUNTED.output },
    }
  },
  error: (status) => ({ type: 'error', error: { type: 'api_error', message: `stand-in ${status}` } }),
  key: (headers) => String(headers['x-api-key'] ?? ''),
}

const GOOGLE_FINISH = { stop: 'STOP', length: 'MAX_TOKENS', refusal: 'SAFETY' } as const

/** Gemini's generateContent. */
const google: Wire = {
  owns: (path) => path.endsWith(':generateContent'),
  answer: (text, finish) => ({
    candidates: [
      {
        index: 0,
        finishReason: GOOGLE_FINISH[finish],
        ...(finish === 'refusal' ? {} : { content: { role: 'model', parts: [{ text }] } }),
      },
    ],
    usageMetadata: {
      promptTokenCount: COUNTED.input,
      candidatesTokenCount: COUNTED.output,
      totalTokenCount: COUNTED.input + COUNTED.output,
    },
    modelVersion: 'stand-in',
  }),
  error: (status) => ({ error: { code: status, message: `stand-in ${status}`, status: 'UNKNOWN' } }),
  key: (headers) => String(headers['x-goog-api-key'] ?? ''),
}

const COMPATIBLE_FINISH = { stop: 'stop', length: 'length', refusal: 'content_filter' } as const

/** The Chat Completions API of other servers. */
const compatible: Wire = {
  owns: (path) => path.endsWith('/chat/completions'),
  answer: (text, finish) => ({
    id: 'chatcmpl_1',
    object: 'chat.completion',
    created: 1_790_000_000,
    model: 'stand-in',
    choices: [{ index: 0, message: { role: 'assistant', content: text }, finish_reason: COMPATIBLE_FINISH[finish] }],
    usage: {
      prompt_tokens: COUNTED.input,
      completion_tokens: COUNTED.output,
      total_tokens: COUNTED.input + COUNTED.output,
    },
  }),
  error: (status) => ({ error: { message: `stand-in ${status}`, type: 'api_error' } }),
  key: bearer,
}

export const WIRES = { openai, anthropic, google, 'openai-compatible': compatible } as const
