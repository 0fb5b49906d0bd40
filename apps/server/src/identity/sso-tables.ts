import { sql } from 'drizzle-orm'
import { boolean, jsonb, pgTable, primaryKey, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import { createdAt, moment, sealedText } from '../kernel/database/columns.ts'
import { accounts, users } from '../kernel/tables.ts'

/** Roles that people can get with their first sign-in through a provider. */
export const ssoRoles = ['ACCOUNT_ADMIN', 'PROJECT_MANAGER', 'CLIENT', 'VENDOR'] as const
export type SsoRole = (typeof ssoRoles)[number]

/** The roles and units that a group of the provider gives. */
export interface SsoMapping {
  group: string
  role: SsoRole
  orgUnitIds: string[]
}

/** The provider that an account's people sign in through. */
export const ssoConnections = pgTable(
  'sso_connections',
  {
    accountId: uuid('account_id')
      .primaryKey()
      .references(() => accounts.id, { onDelete: 'cascade' }),
    /** Names the account in addresses; lower case. */
    urlKey: text('url_key').notNull(),
    protocol: text('protocol').$type<'OIDC' | 'SAML'>().notNull(),
    isEnabled: boolean('is_enabled').notNull(),
    /** Whether people of the email domains can sign in with it alone. */
    isRequired: boolean('is_required').notNull(),
    /** Of a SAML provider, its entity id. */
    issuer: text('issuer').notNull(),
    /** Null for SAML. */
    clientId: text('client_id'),
    /** Encrypted; null for a provider that needs none. */
    clientSecret: sealedText('client_secret'),
    /** Its last four characters. */
    secretHint: text('secret_hint'),
    /** Where a SAML provider signs people in; null for OpenID Connect. */
    signOnUrl: text('sign_on_url'),
    /** Where a SAML provider ends sessions; null where it doesn't. */
    signOutUrl: text('sign_out_url'),
    /** Where the metadata of a SAML provider is read once a day; null without an address. */
    metadataUrl: text('metadata_url'),
    /** Certificates of a SAML provider, DER in base64: one of them has to fit. */
    certificates: text('certificates')
      .array()
      .notNull()
      .default(sql`'{}'`),
    /** Whether requests to a SAML provider are signed. */
    signsRequests: boolean('signs_requests').notNull().default(false),
    /** The key that messages are signed with, encrypted; null before the first connection by SAML. */
    signingKey: sealedText('signing_key'),
    signingCertificate: text('signing_certificate'),
    /** Whether people who sign out are signed out of the provider, too. */
    endsProviderSession: boolean('ends_provider_session').notNull().default(false),
    emailClaim: text('email_claim').notNull(),
    nameClaim: text('name_claim').notNull(),
    groupsClaim: text('groups_claim').notNull(),
    createsPeople: boolean('creates_people').notNull(),
    /** Null where people whose groups are not mapped are refused. */
    defaultRole: text('default_role').$type<SsoRole>(),
    defaultOrgUnitIds: uuid('default_org_unit_ids')
      .array()
      .notNull()
      .default(sql`'{}'`),
    mappings: jsonb('mappings').$type<SsoMapping[]>().notNull().default([]),
    /** When this very connection last worked; null before that. */
    triedAt: moment('tried_at'),
  },
  (table) => [uniqueIndex('sso_connections_url_key').on(table.urlKey)],
)

/** Email domains whose people sign in through the provider of an account. */
export const ssoDomains = pgTable(
  'sso_domains',
  {
    accountId: uuid('account_id')
      .notNull()
      .references(() => accounts.id, { onDelete: 'cascade' }),
    /** Lower case. */
    domain: text('domain').notNull(),
    /** The text that the TXT record must contain. */
    token: text('token').notNull(),
    /** When the record was last found; null while the domain does not count. */
    verifiedAt: moment('verified_at'),
    checkedAt: moment('checked_at'),
    /** The records found instead by the last look-up; null if it found the right one. */
    found: jsonb('found').$type<string[]>(),
    /** Whether the name servers did not answer the last look-up. */
    lookupFailed: boolean('lookup_failed').notNull().default(false),
  },
  (table) => [
    primaryKey({ columns: [table.accountId, table.domain] }),
    uniqueIndex('sso_domains_domain')
      .on(table.domain)
      .where(sql`${table.verifiedAt} is not null`),
  ],
)

/**
 * The subjects of a provider with which people have signed in: a later owner of the same address there is someone else.
 */
export const ssoSubjects = pgTable(
  'sso_subjects',
  {
    accountId: uuid('account_id')
      .notNull()
      .references(() => accounts.id, { onDelete: 'cascade' }),
    issuer: text('issuer').notNull(),
    subject: text('subject').notNull(),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    createdAt: createdAt(),
  },
  (table) => [
    primaryKey({ columns: [table.accountId, table.issuer, table.subject] }),
    uniqueIndex('sso_subjects_person').on(table.accountId, table.userId, table.issuer),
  ],
)
