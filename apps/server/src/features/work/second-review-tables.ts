import type { Severity } from '@dragoman/sdk/quality-score'
import { sql } from 'drizzle-orm'
import { index, jsonb, pgTable, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import { orgUnits } from '../../identity/tables.ts'
import { createdAt, id, moment } from '../../kernel/database/columns.ts'
import { accounts, users } from '../../kernel/tables.ts'
import { qualityReviews } from '../quality/tables.ts'

/** A segment to judge, with the text that came to the first review. */
export interface JudgedSegment {
  id: number
  index: number
  words: number
  source: string
  target: string
}

/** The error that a segment has. */
export interface Verdict {
  index: number
  category: string
  severity: Severity
}

/** Samples of reviews that another person judges once more, without knowing what was found. */
export const secondReviews = pgTable(
  'second_reviews',
  {
    id: id(),
    accountId: uuid('account_id')
      .notNull()
      .references(() => accounts.id),
    orgUnitId: uuid('org_unit_id')
      .notNull()
      .references(() => orgUnits.id),
    reviewId: uuid('review_id')
      .notNull()
      .references(() => qualityReviews.id, { onDelete: 'cascade' }),
    personId: uuid('person_id')
      .notNull()
      .references(() => users.id),
    segments: jsonb('segments').$type<JudgedSegment[]>().notNull(),
    verdicts: jsonb('verdicts')
      .$type<Verdict[]>()
      .notNull()
      .default(sql`'[]'::jsonb`),
    /** Those of the first reviewer, as they were when it was done; null before. */
    firstVerdicts: jsonb('first_verdicts').$type<Verdict[]>(),
    createdAt: createdAt(),
    doneAt: moment('done_at'),
  },
  (table) => [
    uniqueIndex('second_reviews_person').on(table.reviewId, table.personId),
    index('second_reviews_done').on(table.accountId, table.doneAt),
    index('second_reviews_asked').on(table.personId, table.createdAt),
  ],
)
