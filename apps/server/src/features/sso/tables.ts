import { jsonb, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import { createdAt, id, moment } from '../../kernel/database/columns.ts'
import { accounts, users } from '../../kernel/tables.ts'
import type { TrialReport } from './report.ts'

/** Sign-ins on their way through a provider: each is good for one answer, in the browser that began it. */
export const ssoStates = pgTable(
  'sso_states',
  {
    id: id(),
    accountId: uuid('account_id')
      .notNull()
      .references(() => accounts.id, { onDelete: 'cascade' }),
    /** SHA-256 of what the provider sends back, in hex. */
    stateHash: text('state_hash').notNull(),
    /** SHA-256 of the value of the browser's cookie, in hex. */
    browserHash: text('browser_hash').notNull(),
    nonce: text('nonce').notNull(),
    codeVerifier: text('code_verifier').notNull(),
    /** Where the provider sends the browser back to. */
    callbackUrl: text('callback_url').notNull(),
    /** The answer of a SAML provider, in base64, until the browser that began asks for it. */
    answer: text('answer'),
    /** Path to go to afterwards; null for the start page. */
    returnTo: text('return_to'),
    /** The person who tries the connection; null for a sign-in. */
    trialBy: uuid('trial_by').references(() => users.id, { onDelete: 'cascade' }),
    report: jsonb('report').$type<TrialReport>(),
    usedAt: moment('used_at'),
    expiresAt: moment('expires_at').notNull(),
    createdAt: createdAt(),
  },
  (table) => [uniqueIndex('sso_states_hash').on(table.stateHash)],
)
