import { pactContentSchema, signatureSchema } from '@riflesso/consultation'
import { sql } from 'drizzle-orm'
import { boolean, check, index, integer, pgTable, text, unique, uuid } from 'drizzle-orm/pg-core'
import { colorAnalyses } from './analyses.ts'
import { id, parsedJson, timestamp } from './columns.ts'
import { sealed } from './sealed.ts'
import { author, owner } from './user-columns.ts'

/** Pacts with clients about analyses, one row a version. The content is never changed; only the unsigned draft is replaced. */
export const pacts = pgTable(
  'pacts',
  {
    id: id(),
    salonId: owner(),
    analysisId: uuid()
      .notNull()
      .references(() => colorAnalyses.id, { onDelete: 'cascade' }),
    userId: author(),
    version: integer().notNull(),
    content: parsedJson(pactContentSchema).notNull(),
    /** Key of its plan: if the plan has another one, a new version is due. */
    planKey: text().notNull(),
    /** Whether it shows the Prima photo of the analysis, while that is kept, and the simulated result. */
    withPictures: boolean().notNull(),
    /** Key of the simulated picture in the photo store; null without one, and once it is deleted. */
    imageData: text(),
    madeAt: timestamp().notNull(),
    /** Who signed, and how; null while it is a draft. */
    signature: sealed('pacts.signature', signatureSchema),
    signedAt: timestamp(),
    /** SHA-256 of the token of the link. */
    linkHash: text().unique('pacts_link_hash_key'),
    linkExpiresAt: timestamp(),
  },
  (t) => [
    unique('pacts_version_key').on(t.analysisId, t.version),
    check('pacts_signature_check', sql`(${t.signature} is null) = (${t.signedAt} is null)`),
    check('pacts_link_check', sql`(${t.linkHash} is null) = (${t.linkExpiresAt} is null)`),
    // For the deletion of a salon.
    index('pacts_salon_idx').on(t.salonId),
    // For the sweep of photos, as in the archive.
    index('pacts_image_idx').using('hash', t.imageData),
  ],
)
