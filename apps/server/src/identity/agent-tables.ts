import { sql } from 'drizzle-orm'
import { boolean, index, integer, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { createdAt, id, moment } from '../kernel/database/columns.ts'
import { users } from '../kernel/tables.ts'

/** Programs that have registered to work for people as their agents (RFC 7591). */
export const agentClients = pgTable('agent_clients', {
  id: text('id').primaryKey(),
  /** As the program calls itself. */
  name: text('name').notNull(),
  redirectUris: text('redirect_uris').array().notNull(),
  createdAt: createdAt(),
})

/** Agents that people have let work for them. Of their codes and tokens only hashes are kept. */
export const agentConnections = pgTable(
  'agent_connections',
  {
    id: id(),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    clientId: text('client_id')
      .notNull()
      .references(() => agentClients.id),
    /** The name of the program when the person let it in. */
    name: text('name').notNull(),
    readOnly: boolean('read_only').notNull(),
    createdAt: createdAt(),
    /** Null until its first call. */
    lastUsedAt: moment('last_used_at'),
    callsPerDay: integer('calls_per_day').notNull(),
    changesPerDay: integer('changes_per_day').notNull(),
    /** The day, in UTC, that `calls` and `changes` are those of. */
    day: text('day').notNull().default(''),
    calls: integer('calls').notNull().default(0),
    changes: integer('changes').notNull().default(0),
    codeHash: text('code_hash').notNull().unique(),
    codeExpiresAt: moment('code_expires_at').notNull(),
    /** When tokens were given for the code; null while it waits. */
    codeUsedAt: moment('code_used_at'),
    /** The challenge of PKCE: SHA-256 of what the program has to show with the code, base64url. */
    codeChallenge: text('code_challenge').notNull(),
    redirectUri: text('redirect_uri').notNull(),
    /** Null while the code waits. */
    refreshHash: text('refresh_hash').unique(),
    /** Those that were replaced, the newest last: who still has one is not the program. */
    spentHashes: text('spent_hashes')
      .array()
      .notNull()
      .default(sql`'{}'`),
    refreshExpiresAt: moment('refresh_expires_at'),
  },
  (table) => [
    index('agent_connections_user').on(table.userId),
    index('agent_connections_client').on(table.clientId),
    index('agent_connections_spent').using('gin', table.spentHashes),
  ],
)
