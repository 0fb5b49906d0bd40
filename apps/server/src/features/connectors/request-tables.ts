import type { ConnectorRequestState } from '@dragoman/sdk/operations/connectorRequests'
import { index, jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { createdAt, id, moment } from '../../kernel/database/columns.ts'
import { accounts, users } from '../../kernel/tables.ts'
import { connectorConfigs, connectorRuns } from './tables.ts'

/** A piece of content that someone wants to have translated, as it was then. */
export interface RequestedPiece {
  key: string
  title: string
  version: string
  url?: string
}

/** Content that an editor of another system proposes; a manager accepts or refuses it. */
export const connectorRequests = pgTable(
  'connector_requests',
  {
    id: id(),
    accountId: uuid('account_id')
      .notNull()
      .references(() => accounts.id),
    configId: uuid('config_id')
      .notNull()
      .references(() => connectorConfigs.id, { onDelete: 'cascade' }),
    name: text('name').notNull(),
    status: text('status').$type<ConnectorRequestState>().notNull().default('OPEN'),
    requesterId: uuid('requester_id').references(() => users.id),
    pieces: jsonb('pieces').$type<RequestedPiece[]>().notNull(),
    targetLocales: text('target_locales').array().notNull(),
    note: text('note').notNull().default(''),
    /** Why it was refused, or what its requester is told. */
    answer: text('answer').notNull().default(''),
    decidedById: uuid('decided_by_id').references(() => users.id),
    decidedAt: moment('decided_at'),
    runId: uuid('run_id').references(() => connectorRuns.id, { onDelete: 'set null' }),
    createdAt: createdAt(),
  },
  (table) => [
    index('connector_requests_account').on(table.accountId, table.createdAt),
    index('connector_requests_config').on(table.configId, table.createdAt),
  ],
)
