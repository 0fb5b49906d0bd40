import type { SingleSignOn, SsoConnection, SsoDomain, SsoFailure, SsoTrial } from '@dragoman/sdk/operations/sso'
import { and, arrayOverlaps, asc, desc, eq, inArray } from 'drizzle-orm'
import type { Context } from '../../identity/context.ts'
import { showPerson, shownPerson } from '../../identity/people.ts'
import { keepsPassword, type SsoConnectionRow } from '../../identity/single-sign-on.ts'
import { orgUnits } from '../../identity/tables.ts'
import type { AccountRow } from '../../identity/visit-account.ts'
import type { Database } from '../../kernel/database/connect.ts'
import { journal, users } from '../../kernel/tables.ts'
import { noVersion, versionOf } from '../../kernel/version.ts'
import { roleOrder } from '@dragoman/sdk/roles'
import { lastSettingsChange } from '../account/settings/last-settings-change.ts'
import { recordName, recordValue } from '../account/subdomains/look-up-record.ts'
import { fingerprintOf, showCertificate } from './certificates.ts'
import { findConnection, usualKey } from './connections.ts'
import { domainsOf, type SsoDomainRow } from './domains.ts'
import { callbackAt, entityIdOf, originsOf, signedOutAt, startAt } from './sso-addresses.ts'
import type { SsoStateRow } from './states.ts'

const events = ['ACCOUNT_SSO_UPDATED', 'ACCOUNT_SSO_REMOVED', 'ACCOUNT_SSO_URL_KEY_CHANGED'] as const

type Caller = Pick<Context, 'db' | 'session' | 'settings'>

/** Single sign-on of an account, as the wire shows it. */
export async function showSso({ db, session, settings }: Caller, account: AccountRow): Promise<SingleSignOn> {
  const connection = await findConnection(db, account.id)
  const urlKey = connection?.urlKey ?? usualKey(account)
  const origins = await originsOf(db, settings, account.id)
  const admins = roleOrder.filter(keepsPassword)
  const passwordPeople = await db
    .select(shownPerson)
    .from(users)
    .where(and(eq(users.accountId, account.id), eq(users.status, 'ACTIVE'), arrayOverlaps(users.roles, admins)))
    .orderBy(asc(users.name))
    .limit(50)
  return {
    url: startAt(origins[0]!, urlKey),
    urlKey,
    callbackUrls: origins.map((origin) => callbackAt(origin, urlKey)),
    entityId: entityIdOf(settings, urlKey),
    signedOutUrls: origins.map((origin) => signedOutAt(origin, urlKey)),
    ...(connection && { connection: await showConnection(db, connection) }),
    domains: (await domainsOf(db, account.id)).map(showDomain),
    failures: await failuresOf(db, account.id),
    passwordPeople: passwordPeople.map((row) => showPerson(session, row)),
    version: connection ? versionOf(recorded(connection), connection.secretHint) : noVersion,
    ...(await lastSettingsChange(db, session, account.id, { events })),
  }
}

/** The fields of a connection that are compared and journaled: never a secret. */
export const recorded = ({
  accountId: _account,
  clientSecret: _secret,
  secretHint: _hint,
  signingKey: _key,
  signingCertificate: _certificate,
  triedAt: _tried,
  certificates,
  ...rest
}: SsoConnectionRow) => ({ ...rest, certificates: certificates.map(fingerprintOf) })

async function showConnection(db: Database, row: SsoConnectionRow): Promise<SsoConnection> {
  const { defaultOrgUnitIds, mappings, defaultRole, clientId, secretHint, triedAt, ...rest } = row
  const { signOnUrl, signOutUrl, metadataUrl } = rest
  const names = await namesOf(db, [...defaultOrgUnitIds, ...mappings.flatMap(({ orgUnitIds }) => orgUnitIds)])
  return {
    protocol: rest.protocol,
    isEnabled: rest.isEnabled,
    isRequired: rest.isRequired,
    issuer: rest.issuer,
    ...(clientId !== null && { clientId }),
    ...(signOnUrl !== null && { signOnUrl }),
    ...(signOutUrl !== null && { signOutUrl }),
    ...(metadataUrl !== null && { metadataUrl }),
    certificates: rest.certificates.map(showCertificate),
    signsRequests: rest.signsRequests,
    endsProviderSession: rest.endsProviderSession,
    emailClaim: rest.emailClaim,
    nameClaim: rest.nameClaim,
    groupsClaim: rest.groupsClaim,
    createsPeople: rest.createsPeople,
    ...(secretHint !== null && { secretHint }),
    ...(defaultRole !== null && { defaultRole }),
    defaultOrgUnits: names(defaultOrgUnitIds),
    mappings: mappings.map(({ group, role, orgUnitIds }) => ({ group, role, orgUnits: names(orgUnitIds) })),
    ...(triedAt && { triedAt: triedAt.getTime() }),
  }
}

/** Organizational units by their ids; those that are gone are left out. */
async function namesOf(db: Database, ids: readonly string[]) {
  const rows =
    ids.length > 0
      ? await db
          .select({ id: orgUnits.id, name: orgUnits.name })
          .from(orgUnits)
          .where(inArray(orgUnits.id, [...ids]))
      : []
  const names = new Map(rows.map(({ id, name }) => [id, name]))
  return (wanted: readonly string[]) =>
    wanted.flatMap((uuid) => {
      const name = names.get(uuid)
      return name === undefined ? [] : [{ uuid, name }]
    })
}

const showDomain = ({ domain, token, verifiedAt, checkedAt, found, lookupFailed }: SsoDomainRow): SsoDomain => ({
  domain,
  status: verifiedAt ? 'VERIFIED' : checkedAt ? 'FAILED' : 'WAITING',
  record: { name: recordName(domain), value: recordValue(token) },
  ...(found && { found }),
  lookupFailed,
  ...(checkedAt && { checkedDate: checkedAt.getTime() }),
})

async function failuresOf(db: Database, accountId: string): Promise<SsoFailure[]> {
  const rows = await db
    .select({ at: journal.at, detail: journal.detail })
    .from(journal)
    .where(
      and(
        eq(journal.accountId, accountId),
        eq(journal.entityType, 'ACCOUNT'),
        eq(journal.entityId, accountId),
        eq(journal.event, 'SSO_FAILED'),
      ),
    )
    .orderBy(desc(journal.id))
    .limit(20)
  return rows.map(({ at, detail }) => ({ ...(detail as Omit<SsoFailure, 'date'>), date: at.getTime() }))
}

/** The report of a trial, as the wire shows it. */
export async function showTrial(db: Database, { id, createdAt, report }: SsoStateRow): Promise<SsoTrial> {
  if (!report) throw new Error('a trial without an answer has no report')
  const { orgUnitIds, ...rest } = report
  const names = await namesOf(db, orgUnitIds ?? [])
  return { uuid: id, date: createdAt.getTime(), ...rest, ...(orgUnitIds && { orgUnits: names(orgUnitIds) }) }
}
