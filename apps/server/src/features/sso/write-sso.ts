import { and, eq, inArray } from 'drizzle-orm'
import type { AppSettings } from '../../identity/context.ts'
import type { SignedIn } from '../../identity/sessions.ts'
import type { SsoConnectionRow } from '../../identity/single-sign-on.ts'
import { orgUnits } from '../../identity/tables.ts'
import type { Database } from '../../kernel/database/connect.ts'
import { addressProblem } from '../../kernel/outbound/public-address.ts'
import { impossible, invalid, notFound } from '../../kernel/refusals.ts'
import { checkAssignable } from '../people/find-outranked.ts'
import { readCertificate } from './certificates.ts'
import type { GivenConnection } from './connections.ts'

/** Refuses a connection that can't be one, and what the caller may not give to others. */
export async function checkConnection(
  db: Database,
  { session, accountId, settings }: { session: SignedIn; accountId: string; settings: AppSettings },
  input: GivenConnection,
  present: SsoConnectionRow | undefined,
): Promise<void> {
  const allowedHosts = settings.ssoAllowedHosts ?? []
  if (input.protocol === 'SAML') checkProvider(input, allowedHosts)
  else checkClient(input, present, allowedHosts)
  await checkPeople(db, { session, accountId }, input)
}

/** Refuses to make people what the caller can't, or what lacks an organizational unit. */
export async function checkPeople(
  db: Database,
  { session, accountId }: { session: SignedIn; accountId: string },
  { defaultRole, mappings = [], defaultOrgUnitUuids = [] }: People,
): Promise<void> {
  checkAssignable(session, [...(defaultRole ? [defaultRole] : []), ...mappings.map(({ role }) => role)])
  if (needsUnit(defaultRole) && defaultOrgUnitUuids.length === 0)
    throw invalid('body.defaultOrgUnitUuids', 'Clients and linguists need an organizational unit. Select one.')
  mappings.forEach(({ role, orgUnitUuids = [] }, position) => {
    if (needsUnit(role) && orgUnitUuids.length === 0)
      throw invalid(
        `body.mappings.${position}.orgUnitUuids`,
        'Clients and linguists need an organizational unit. Select one.',
      )
  })
  await requireUnits(db, accountId, [...defaultOrgUnitUuids, ...mappings.flatMap((one) => one.orgUnitUuids ?? [])])
}

type People = Pick<GivenConnection, 'defaultRole' | 'mappings' | 'defaultOrgUnitUuids'>

/** Refuses a connection by OpenID Connect that can't be one. */
function checkClient(
  { issuer, clientId, clientSecret }: GivenConnection,
  present: SsoConnectionRow | undefined,
  allowedHosts: readonly string[],
): void {
  if (addressProblem(issuer, allowedHosts) || URL.parse(issuer)?.hash || URL.parse(issuer)?.search)
    throw publicAddress('issuer', 'https://id.example.com')
  if (clientId === undefined)
    throw invalid('body.clientId', 'Enter the client ID that the provider gave to the product.')
  if (present?.clientSecret && clientSecret === undefined && present.issuer !== issuer)
    throw invalid('body.clientSecret', 'Enter the client secret again when the issuer changes.')
}

/** Refuses a connection by SAML that can't be one. */
function checkProvider(input: GivenConnection, allowedHosts: readonly string[]): void {
  const { signOnUrl, certificates = [] } = input
  if (signOnUrl === undefined) throw invalid('body.signOnUrl', 'Enter the address where the provider signs people in.')
  for (const field of ['signOnUrl', 'signOutUrl', 'metadataUrl'] as const) {
    const url = input[field]
    if (url !== undefined && addressProblem(url, allowedHosts))
      throw publicAddress(field, 'https://id.example.com/saml')
  }
  if (certificates.length === 0) throw invalid('body.certificates', 'Add a certificate of the provider.')
  certificates.forEach((text, position) => {
    if (readCertificate(text) === undefined)
      throw invalid(
        `body.certificates.${position}`,
        "This isn't an X.509 certificate. Copy it as a whole, from BEGIN CERTIFICATE to END CERTIFICATE.",
      )
  })
}

const publicAddress = (field: string, example: string) =>
  invalid(
    `body.${field}`,
    `Enter a public https address, such as ${example}. The operator can allow others with SSO_ALLOWED_HOSTS.`,
  )

const needsUnit = (role: string | undefined): boolean => role === 'CLIENT' || role === 'VENDOR'

async function requireUnits(db: Database, accountId: string, ids: readonly string[]): Promise<void> {
  const wanted = [...new Set(ids)]
  if (wanted.length === 0) return
  const known = await db.$count(orgUnits, and(eq(orgUnits.accountId, accountId), inArray(orgUnits.id, wanted)))
  if (known < wanted.length) throw notFound('organizational unit')
}

/** @throws ApiError 422 where people would have to sign in with what has never worked */
export function requireTried({ isRequired, isEnabled, triedAt }: SsoConnectionRow): void {
  if (isRequired && !isEnabled) throw invalid('body.isRequired', 'Turn single sign-on on before you require it.')
  if (isRequired && !triedAt)
    throw impossible(
      "Single sign-on hasn't worked with this connection yet. Save it without requiring it, try to sign in, then require it.",
      'SSO_NOT_TRIED',
    )
}
