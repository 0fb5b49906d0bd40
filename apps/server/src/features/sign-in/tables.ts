import { bigint, boolean, index, integer, jsonb, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core'
import { createdAt, id, moment, sealedText } from '../../kernel/database/columns.ts'
import { users } from '../../kernel/tables.ts'

/** Failed attempts, counted per user name and address; per ADDRESS whatever the name, and per NAME wherever from. */
export const loginAttempts = pgTable(
  'login_attempts',
  {
    purpose: text('purpose').$type<'LOGIN' | 'RESET' | 'CODE' | 'ADDRESS' | 'NAME'>().notNull().default('LOGIN'),
    username: text('username').notNull(),
    address: text('address').notNull(),
    failed: integer('failed').notNull().default(0),
    /** Of ADDRESS and NAME: when counting began. */
    lastFailedAt: moment('last_failed_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.purpose, table.username, table.address] })],
)

/** Tasks of the captcha that were solved, and challenges that passkeys have answered; each is good for one request. */
export const solvedChallenges = pgTable('solved_challenges', {
  /** SHA-256 of the task's signature, or of the challenge, in hex. */
  id: text('id').primaryKey(),
  solvedAt: moment('solved_at').notNull(),
})

/** The authenticator app of a person. */
export const authenticators = pgTable('authenticators', {
  userId: uuid('user_id')
    .primaryKey()
    .references(() => users.id, { onDelete: 'cascade' }),
  /** The shared secret, encrypted. */
  secret: sealedText('secret').notNull(),
  /** Null until a first code has shown that the app has the secret; until then no one is asked for one. */
  confirmedAt: moment('confirmed_at'),
  /** The time step of the last code that was accepted: no code works twice. */
  lastStep: integer('last_step').notNull().default(0),
  createdAt: createdAt(),
})

/** Keys of a person that devices hold; each belongs to one host. */
export const passkeys = pgTable(
  'passkeys',
  {
    id: id(),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    name: text('name').notNull(),
    /** Host name that the browser was at. */
    host: text('host').notNull(),
    /** Base64url, as the browser says it. */
    credentialId: text('credential_id').notNull().unique(),
    /** COSE key, base64url. */
    publicKey: text('public_key').notNull(),
    /** Signatures that the device has counted; 0 where it does not count. */
    counter: bigint('counter', { mode: 'number' }).notNull(),
    transports: text('transports').array().notNull(),
    /** Whether the device knows whose it is, and verified the person when it was added. */
    passwordless: boolean('passwordless').notNull(),
    /** Whether it can be copied to other devices of the person, and whether it was. */
    backupEligible: boolean('backup_eligible').notNull(),
    backedUp: boolean('backed_up').notNull(),
    createdAt: createdAt(),
    lastUsedAt: moment('last_used_at'),
  },
  (table) => [index('passkeys_user').on(table.userId)],
)

/** Codes that stand in for a lost authenticator app or passkey, each once. */
export const recoveryCodes = pgTable(
  'recovery_codes',
  {
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** SHA-256 of the code, in hex; the codes are random and long. */
    codeHash: text('code_hash').notNull(),
    usedAt: moment('used_at'),
  },
  (table) => [primaryKey({ columns: [table.userId, table.codeHash] })],
)

/** The purpose of a secret that was sent or shown. */
export type SecretPurpose = 'RESET' | 'INVITATION' | 'ONE_TIME' | 'IMPERSONATION' | 'MFA_EMAIL' | 'EMAIL_CHANGE'

/** Secrets that were mailed or shown: single use, short-lived, bound to one purpose. */
export const oneTimeSecrets = pgTable(
  'one_time_secrets',
  {
    id: id(),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    purpose: text('purpose').$type<SecretPurpose>().notNull(),
    /** SHA-256 of the secret, in hex. */
    secretHash: text('secret_hash').notNull(),
    /** The other things it is bound to: the new address, the session, the impersonator. */
    data: jsonb('data').$type<Record<string, string>>().notNull().default({}),
    /** Wrong guesses so far; a short code is worth few. */
    failed: integer('failed').notNull().default(0),
    expiresAt: moment('expires_at').notNull(),
    usedAt: moment('used_at'),
    createdBy: uuid('created_by').references(() => users.id),
    createdAt: createdAt(),
  },
  (table) => [index('one_time_secrets_user').on(table.userId, table.purpose)],
)
