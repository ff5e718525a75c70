import { PLANS, ROLES, SUBSCRIPTION_STATUSES } from '@riflesso/contract'
import { sql } from 'drizzle-orm'
import { type AnyPgColumn, boolean, check, index, integer, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { z } from 'zod'
import { id, oneOf, parsedJson, timestamp } from './columns.ts'

/** Users. A master is a salon: its id is the `salonId` that scopes every query of salon data. */
export const users = pgTable(
  'users',
  {
    id: id(),
    /** Lower case, trimmed. */
    email: text().notNull().unique('users_email_key'),
    /** Argon2id hash. */
    password: text().notNull(),
    firstName: text().notNull(),
    lastName: text().notNull(),
    companyName: text(),
    phoneNumber: text(),
    role: text({ enum: ROLES }).notNull().default('master'),
    parentId: uuid().references((): AnyPgColumn => users.id, { onDelete: 'cascade' }),
    /** When the collaborator lost their place in the salon's plan; null with a place. Until they get one, sign-in is refused. */
    suspendedAt: timestamp(),
    /**
     * When the owner removed a collaborator. The row stays, because their work in the salon shows
     * its name: with an unreachable address, without a telephone number, with an unknown password.
     */
    removedAt: timestamp(),
    isEmailVerified: boolean().notNull().default(false),
    /** SHA-256 of the newest code sent, until the address is verified; every code sent is a row of `email_verifications`. */
    emailVerificationCode: text(),
    emailVerificationExpiry: timestamp(),
    passwordResetCode: text(),
    passwordResetExpiry: timestamp(),
    currentPlan: text({ enum: PLANS }).notNull().default('trial'),
    trialAnalysesUsed: integer().notNull().default(0),
    monthlyAnalysesUsed: integer().notNull().default(0),
    /** When the monthly count resets; null until a paid plan is active. */
    monthlyAnalysesResetDate: timestamp(),
    stripeCustomerId: text().unique('users_stripe_customer_id_key'),
    stripeSubscriptionId: text().unique('users_stripe_subscription_id_key'),
    subscriptionStatus: text({ enum: SUBSCRIPTION_STATUSES }),
    subscriptionStartDate: timestamp(),
    subscriptionEndDate: timestamp(),
    createdAt: timestamp().notNull().defaultNow(),
    updatedAt: timestamp().notNull().defaultNow(),
  },
  (t) => [
    oneOf('users_role_check', t.role, ROLES),
    oneOf('users_current_plan_check', t.currentPlan, PLANS),
    oneOf('users_subscription_status_check', t.subscriptionStatus, SUBSCRIPTION_STATUSES),
    check('users_parent_check', sql`(${t.role} = 'child') = (${t.parentId} is not null)`),
    check(
      'users_collaborator_ends_check',
      sql`${t.role} = 'child' or (${t.suspendedAt} is null and ${t.removedAt} is null)`,
    ),
    check('users_email_lower_check', sql`${t.email} = lower(${t.email})`),
    check('users_counts_check', sql`${t.trialAnalysesUsed} >= 0 and ${t.monthlyAnalysesUsed} >= 0`),
    index('users_parent_id_idx').on(t.parentId),
  ],
)

/** The columns of a user that name the author of a row. */
export const authorName = { firstName: users.firstName, lastName: users.lastName }

/** The data typed when a code was requested: applied when that code is confirmed. `password` is a hash. */
const pendingRegistrationSchema = z.object({
  password: z.string(),
  firstName: z.string(),
  lastName: z.string(),
  companyName: z.string().nullable(),
  phoneNumber: z.string().nullable(),
  /** The accepted terms, `at` in ISO 8601; absent without any. */
  terms: z.object({ termsVersion: z.string(), dpaVersion: z.string(), at: z.string() }).optional(),
})
export type PendingRegistration = z.output<typeof pendingRegistrationSchema>

/**
 * Every verification code sent. Several may be valid at a time, each with its registration; an attempt counts
 * against all codes of the matching registration.
 */
export const emailVerifications = pgTable(
  'email_verifications',
  {
    id: id(),
    userId: uuid()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** SHA-256 of the code. */
    code: text().notNull(),
    /**
     * The registration of the address that this code is for: the token given only to its sender. It grants nothing
     * by itself, so it is stored in plain text.
     */
    registrationId: uuid().notNull().defaultRandom(),
    registration: parsedJson(pendingRegistrationSchema),
    expiresAt: timestamp().notNull(),
    /** Attempts that named the registration. */
    tries: integer().notNull().default(0),
    /** Attempts without it: any caller can make them, so they are counted apart from the registered user's. */
    unnamedTries: integer().notNull().default(0),
    verified: boolean().notNull().default(false),
    createdAt: timestamp().notNull().defaultNow(),
  },
  (t) => [index('email_verifications_user_id_idx').on(t.userId, t.createdAt)],
)
