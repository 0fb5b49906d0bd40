import type {
  TermChangeInput,
  TermChangeType,
  TermRequestLane,
  TermRequestOrigin,
} from '@dragoman/sdk/operations/termRequests'
import { bigint, boolean, index, jsonb, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import { createdAt, id, moment, number } from '../../kernel/database/columns.ts'
import { accounts, users } from '../../kernel/tables.ts'
import { workUnits } from '../work/work-unit-tables.ts'
import { glossaries, glossaryConcepts, type GlossaryConceptRow, type GlossaryTermRow } from './tables.ts'

/** A term as it is asked for. */
export type RequestedTerm = TermChangeInput

/** The changes that an approval made, to take them back. */
export interface AppliedRequest {
  /** The terms that it added, as they were then. */
  added: { id: string; version: string }[]
  /** The terms that it changed: as they were before, and their version afterwards. */
  changed: { before: GlossaryTermRow; version: string }[]
  /** The terms that it removed, with their concept where that went with them. */
  removed: GlossaryTermRow[]
  concept?: GlossaryConceptRow
}

/** Requests to add, change, or remove terms. */
export const termRequests = pgTable(
  'term_requests',
  {
    id: id(),
    number: number(),
    accountId: uuid('account_id')
      .notNull()
      .references(() => accounts.id),
    glossaryId: uuid('glossary_id')
      .notNull()
      .references(() => glossaries.id, { onDelete: 'cascade' }),
    /** Null for a new concept, and for terms of several. */
    conceptId: uuid('concept_id').references(() => glossaryConcepts.id, { onDelete: 'set null' }),
    changeType: text('change_type').$type<TermChangeType>().notNull(),
    origin: text('origin').$type<TermRequestOrigin>().notNull(),
    lane: text('lane').$type<TermRequestLane>().notNull().default('REQUESTED'),
    conceptText: text('concept_text').notNull(),
    terms: jsonb('terms').$type<RequestedTerm[]>().notNull(),
    note: text('note').notNull().default(''),
    /** Made by the system from a delivered translation. */
    learnt: boolean('learnt').notNull().default(false),
    /** Made from a phrase that was found in texts. */
    extracted: boolean('extracted').notNull().default(false),
    /** The segment that it was asked from, with its texts at that time. */
    workUnitId: uuid('work_unit_id').references(() => workUnits.id, { onDelete: 'set null' }),
    segmentId: bigint('segment_id', { mode: 'number' }),
    contextSource: text('context_source'),
    contextTarget: text('context_target'),
    /** Null for the system. */
    askerId: uuid('asker_id').references(() => users.id),
    laneAt: moment('lane_at').notNull(),
    changedAt: moment('changed_at').notNull(),
    deciderId: uuid('decider_id').references(() => users.id),
    decidedAt: moment('decided_at'),
    reason: text('reason'),
    applied: jsonb('applied').$type<AppliedRequest>(),
    createdAt: createdAt(),
  },
  (table) => [
    uniqueIndex('term_requests_number').on(table.number),
    index('term_requests_lane').on(table.accountId, table.lane, table.createdAt),
    index('term_requests_glossary').on(table.glossaryId, table.lane),
    index('term_requests_concept').on(table.conceptId),
    index('term_requests_work_unit').on(table.workUnitId),
  ],
)

/** The history of requests. */
export const termRequestEvents = pgTable(
  'term_request_events',
  {
    id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    requestId: uuid('request_id')
      .notNull()
      .references(() => termRequests.id, { onDelete: 'cascade' }),
    type: text('type').$type<'DATA_CHANGES' | 'LANE_TRANSITION'>().notNull(),
    from: text('from').$type<TermRequestLane>(),
    to: text('to').$type<TermRequestLane>(),
    fields: text('fields').array().$type<('terms' | 'note')[]>(),
    reason: text('reason'),
    userId: uuid('user_id').references(() => users.id),
    at: moment('at').notNull(),
  },
  (table) => [index('term_request_events_request').on(table.requestId, table.id)],
)
