import { guessAnswerSchema, guessSchema } from '@riflesso/contract'
import { boolean, index, pgTable, uuid } from 'drizzle-orm/pg-core'
import { colorAnalyses } from './analyses.ts'
import { parsedJson, timestamp } from './columns.ts'
import { users } from './users.ts'

/** A user's choices about guesses; without a row both are off. Deleted with the account, and when the owner removes the user. */
export const guessSettings = pgTable('guess_settings', {
  userId: uuid()
    .primaryKey()
    .references(() => users.id, { onDelete: 'cascade' }),
  isOn: boolean().notNull(),
  isShared: boolean().notNull(),
})

/** Guesses of users about their own analyses, with the answer at that time; deleted with the user or the analysis. */
export const guesses = pgTable(
  'guesses',
  {
    analysisId: uuid()
      .primaryKey()
      .references(() => colorAnalyses.id, { onDelete: 'cascade' }),
    salonId: uuid()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    userId: uuid()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    guess: parsedJson(guessSchema).notNull(),
    answer: parsedJson(guessAnswerSchema).notNull(),
    guessedAt: timestamp().notNull(),
  },
  (t) => [
    index('guesses_user_idx').on(t.userId, t.guessedAt.desc().nullsFirst()),
    // For the deletion of a salon, and for its owner's list.
    index('guesses_salon_idx').on(t.salonId),
  ],
)
