import { index, integer, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { id, moment } from '../../kernel/database/columns.ts'
import { connectorConfigs } from './tables.ts'

/** Requests of connections to sources of one's own, and what was answered, without anything secret. */
export const connectorExchanges = pgTable(
  'connector_exchanges',
  {
    id: id(),
    configId: uuid('config_id')
      .notNull()
      .references(() => connectorConfigs.id, { onDelete: 'cascade' }),
    at: moment('at').notNull(),
    method: text('method').notNull(),
    url: text('url').notNull(),
    /** Null where there was no answer. */
    status: integer('status'),
    ms: integer('ms').notNull(),
    /** Bytes of the answer. */
    size: integer('size').notNull(),
    sent: text('sent').notNull(),
    received: text('received').notNull(),
  },
  (table) => [
    index('connector_exchanges_config').on(table.configId, table.at),
    index('connector_exchanges_at').on(table.at),
  ],
)
