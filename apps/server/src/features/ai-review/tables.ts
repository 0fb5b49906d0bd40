import { sql } from 'drizzle-orm'
import { bigint, index, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { createdAt, id, moment } from '../../kernel/database/columns.ts'
import { users } from '../../kernel/tables.ts'
import { segments, workUnits } from '../work/work-unit-tables.ts'

/** The findings of language models in translations. */
export const segmentFindings = pgTable(
  'segment_findings',
  {
    id: id(),
    workUnitId: uuid('work_unit_id')
      .notNull()
      .references(() => workUnits.id, { onDelete: 'cascade' }),
    segmentId: bigint('segment_id', { mode: 'number' })
      .notNull()
      .references(() => segments.id, { onDelete: 'cascade' }),
    /** SHA-256 of the translation that it was found in, in hex: with another one it is gone. */
    targetHash: text('target_hash').notNull(),
    category: text('category').notNull(),
    severity: text('severity').notNull(),
    excerpt: text('excerpt'),
    reason: text('reason').notNull(),
    suggestion: text('suggestion'),
    engineName: text('engine_name').notNull(),
    /** OPEN, ACCEPTED, or REJECTED. */
    state: text('state').notNull().default('OPEN'),
    decidedBy: uuid('decided_by').references(() => users.id, { onDelete: 'set null' }),
    decidedAt: moment('decided_at'),
    createdAt: createdAt(),
  },
  (table) => [
    index('segment_findings_segment').on(table.segmentId),
    index('segment_findings_unit').on(table.workUnitId),
  ],
)

/** Translations that were reviewed, so that none is sent twice. */
export const reviewedSegments = pgTable('reviewed_segments', {
  segmentId: bigint('segment_id', { mode: 'number' })
    .primaryKey()
    .references(() => segments.id, { onDelete: 'cascade' }),
  targetHash: text('target_hash').notNull(),
  /** REVIEW, SPELLING, or both. */
  checks: text('checks').array().notNull(),
  reviewedAt: moment('reviewed_at')
    .notNull()
    .default(sql`now()`),
})
