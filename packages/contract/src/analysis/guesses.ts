import {
  GUESS_FAMILIES,
  GUESS_VOLUMES,
  type Guess,
  type GuessAnswer,
  type GuessComparison,
} from '@riflesso/colorimetry'
import { z } from 'zod'
import { idField } from '../schema/fields.ts'
import { messages } from '../schema/messages.ts'
import { operation } from '../schema/operation.ts'

const family = z.enum(GUESS_FAMILIES, { error: messages.unknownAnswer })
const volume = z.literal(GUESS_VOLUMES, { error: messages.unknownAnswer })

/** A colourist's guess before the reading is shown. */
export const guessSchema = z.strictObject({
  level: z.number().int().min(1).max(10),
  family,
  volume,
}) satisfies z.ZodType<Guess>

/** The reading and the developer of the plan at that time. */
export const guessAnswerSchema = z.object({
  level: z.number(),
  levelError: z.number(),
  family,
  volume,
}) satisfies z.ZodType<GuessAnswer>

const comparisonSchema = z.object({
  levelsOff: z.number(),
  isFamilyRight: z.boolean(),
  isVolumeRight: z.boolean(),
  /** 0 to 100. */
  score: z.number().int(),
}) satisfies z.ZodType<GuessComparison>

const comparedGuessSchema = z.object({
  guess: guessSchema,
  answer: guessAnswerSchema,
  comparison: comparisonSchema,
  /** ISO 8601. */
  guessedAt: z.string(),
})
export type ComparedGuess = z.infer<typeof comparedGuessSchema>

/** The user's choices; both are off until the user turns them on. */
const settingsSchema = z.object({
  /** Whether the user is asked for a guess before the reading of Prima is shown. */
  isOn: z.boolean(),
  /** Whether the owner of the salon sees the user's scores. */
  isShared: z.boolean(),
})

const ownSchema = settingsSchema.extend({
  /** Oldest first, at most the latest 100. */
  guesses: z.array(comparedGuessSchema),
})

export const ownGuesses = operation({
  method: 'GET',
  path: '/api/guesses',
  access: 'session',
  summary: "Get the user's own guesses beside the answers, and whether they are asked for and shared.",
  response: ownSchema,
  errors: [],
})

export const changeGuessSettings = operation({
  method: 'PUT',
  path: '/api/guesses/settings',
  access: 'session',
  summary: 'Turn the question for a guess on or off, and share the scores with the owner or stop sharing them.',
  body: settingsSchema,
  response: ownSchema,
  errors: ['validation-failed'],
})

export const saveGuess = operation({
  method: 'PUT',
  path: '/api/analysis/:id/guess',
  access: 'session',
  summary: 'Store the guess of the user who made the analysis, with the answer. The first guess stays.',
  params: z.object({ id: idField }),
  body: guessSchema,
  response: comparedGuessSchema,
  errors: ['analysis-not-found', 'validation-failed'],
})

export const deleteGuesses = operation({
  method: 'DELETE',
  path: '/api/guesses',
  access: 'session',
  summary: "Delete all of the user's guesses.",
  response: ownSchema,
  errors: [],
})

export const sharedGuesses = operation({
  method: 'GET',
  path: '/api/guesses/shared',
  access: 'owner',
  summary: 'List the scores of the collaborators who share theirs.',
  response: z.array(
    z.object({
      id: z.string(),
      firstName: z.string(),
      lastName: z.string(),
      /** Oldest first, at most the latest 100. */
      scores: z.array(z.object({ score: z.number().int(), guessedAt: z.string() })),
    }),
  ),
  errors: [],
})
