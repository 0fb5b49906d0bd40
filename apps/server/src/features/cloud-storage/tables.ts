import { pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import { createdAt, id, moment, sealedText } from '../../kernel/database/columns.ts'
import { users } from '../../kernel/tables.ts'

/** Cloud storage that a person has connected. */
export const cloudConnections = pgTable(
  'cloud_connections',
  {
    id: id(),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    provider: text('provider').notNull(),
    /** The owner of the storage, as the provider names them. */
    accountName: text('account_name'),
    /** Encrypted. */
    accessToken: sealedText('access_token').notNull(),
    accessEndsAt: moment('access_ends_at').notNull(),
    /** Encrypted; null where the provider gave none, so that the connection ends with its access token. */
    refreshToken: sealedText('refresh_token'),
    createdAt: createdAt(),
  },
  (table) => [uniqueIndex('cloud_connections_own').on(table.userId, table.provider)],
)
