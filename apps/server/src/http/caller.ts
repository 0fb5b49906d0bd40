import { can } from '@dragoman/sdk/permissions'
import { isTimezone } from '@dragoman/sdk/zoned-days'
import { cookie, sessionSecret, tokenHeader } from '../identity/session-cookies.ts'
import { isAllowedAddress } from '../identity/allowed-addresses.ts'
import type { Sessions, SignedIn } from '../identity/sessions.ts'
import { isWithinUnits } from '../identity/unit-scope.ts'
import {
  accountSuspended,
  addressNotAllowed,
  ApiError,
  forbidden,
  unauthenticated,
  wrongAddress,
} from '../kernel/refusals.ts'
import type { ContractOperation } from './contract.ts'
import { agentLabel } from '../identity/agent-label.ts'
import { allowedOrigin } from './cors.ts'

/**
 * Identifies the caller: by token where there is one, else by cookie. An unknown or outdated token is answered 403
 * (wire: Authentication and tokens); an unknown cookie is no one. So are those of another account at the address of
 * one, and those from network addresses that the account does not allow.
 */
export async function identify(
  request: Request,
  sessions: Sessions,
  {
    address,
    accountId,
    publicUrl,
  }: {
    /** The caller's network address. */
    address: string
    /** The account whose address was asked, if it is that of one. */
    accountId: string | undefined
    /** The origin that was asked. */
    publicUrl: string
  },
): Promise<SignedIn | null> {
  const isElsewhere = (found: SignedIn) => accountId !== undefined && found.account.id !== accountId
  const token = request.headers.get(tokenHeader)
  if (token !== null) {
    const found = await sessions.find(token)
    if (!found)
      throw new ApiError(403, 'The token is invalid or has expired. Sign in again.', { code: 'TOKEN_INVALID' })
    if (isElsewhere(found)) throw wrongAddress()
    if (!isAllowedAddress(found.allowedAddresses, address)) throw addressNotAllowed()
    return found
  }
  const secret = sessionSecret(request.headers, publicUrl)
  const found = secret ? await sessions.find(secret) : null
  if (!found || isElsewhere(found) || !isAllowedAddress(found.allowedAddresses, address)) return null
  return { ...found, timezone: timezoneIn(request.headers) ?? found.timezone }
}

/** Where a browser is, which the web app tells with a cookie. */
function timezoneIn(headers: Headers): string | null {
  const timezone = cookie(headers, 'timezone')
  return timezone !== null && isTimezone(timezone) ? timezone : null
}

/** The name under which a program says that it works for the person who signed it in. */
export const agentHeader = 'x-agent'

/** The name of the agent that a call comes through: as it was let in, else as it says with a token. */
export function agentOf({ agent, kind }: SignedIn, headers: Headers): string | undefined {
  if (agent) return agent.name
  const given = kind === 'token' ? headers.get(agentHeader) : null
  return given === null ? undefined : agentLabel(decoded(given))
}

function decoded(text: string): string {
  try {
    return decodeURIComponent(text)
  } catch {
    return text
  }
}

/** Refuses with 401 who is not signed in, and with 403 who has something to do first or may not: then with the missing codes. */
export function authorize(operation: ContractOperation, caller: SignedIn | null): void {
  const { requires, whilePending } = operation
  if (caller) requireAgentMay(operation, caller)
  if (requires === 'public') return
  if (!caller) throw unauthenticated()
  if (caller.suspension !== null) throw accountSuspended(caller.suspension)
  if (caller.awaitsMfaEmail && whilePending !== true) {
    throw new ApiError(403, 'Enter the code sent to you by email first.', { code: 'MFA_EMAIL_REQUIRED' })
  }
  if (caller.hasPendingContracts && !whilePending) {
    throw new ApiError(403, 'Accept the contracts of your account first.', { code: 'CONTRACTS_PENDING' })
  }
  requireKeyAllows(operation, caller)
  if (requires.length === 0 || can(caller, requires)) return
  throw forbidden(`This needs the permission ${requires.join(' or ')}. An administrator can grant it.`, requires)
}

/** Refuses what the limits of the caller's access key rule out. */
function requireKeyAllows(operation: ContractOperation, { readOnly, orgUnitIds }: SignedIn): void {
  const { id } = operation
  const limit =
    readOnly && !onlyReads(operation)
      ? 'is read-only'
      : orgUnitIds !== null && !isWithinUnits(id)
        ? 'is limited to organizational units'
        : undefined
  if (limit)
    throw new ApiError(403, `This access key ${limit}. Create another one without this limit.`, {
      code: 'PERMISSION_LIMITED',
    })
}

/** Calls that decide who gets into an account, and as whom: agents make none of them. */
const forPeopleAlone =
  /^(?:agents|auth|mfa|passkeys|provisioning|sso)\.|^accountSettings\.updateSecurity$|^users\.\w*(?:Password|Token|AccessKey|Session|Login|Code|impersonate)/

/** Refuses what an agent was not allowed, and what none is. */
function requireAgentMay(operation: ContractOperation, { readOnly, agent }: SignedIn): void {
  if (!agent || onlyReads(operation)) return
  const refused = readOnly
    ? 'may only read. Connect it again to let it change something.'
    : forPeopleAlone.test(operation.id)
      ? "can't do this, as it decides who gets in. Do it yourself in the browser."
      : undefined
  if (refused) throw new ApiError(403, `${agent.name} ${refused}`, { code: 'PERMISSION_LIMITED' })
}

/** Whether a call leaves everything as it was: some that are read by GET start something, and some that are posted only ask. */
const onlyReads = ({ method, retry, journal, reads = false }: ContractOperation): boolean =>
  reads || (method === 'GET' && retry !== 'never' && journal === undefined)

/**
 * The operation that providers let browsers post to: it reads no cookie, and keeps only the data of a sign-in that it
 * has to name.
 */
const postedByProviders = 'sso.receiveAnswer'

/**
 * A request that changes something and comes with a cookie must come from our own pages (domain: Browser and server).
 * A token cannot be sent by a foreign page, so it needs no such check; and a page of a configured origin may get one.
 */
export function checkOrigin(
  operation: ContractOperation,
  request: Request,
  { publicUrl, corsOrigins = [] }: { publicUrl: string; corsOrigins?: readonly string[] },
): void {
  const changes = (request.method !== 'GET' && request.method !== 'HEAD') || operation.retry === 'never'
  if (!changes || request.headers.has(tokenHeader) || operation.id === postedByProviders) return
  const origin = request.headers.get('origin')
  const site = request.headers.get('sec-fetch-site')
  if (origin === null && (site === null || site === 'same-origin' || site === 'none')) {
    if (request.headers.get('cookie') === null || site === 'same-origin') return
  }
  const own = new URL(request.url).origin
  if (origin !== null && (origin === publicUrl || origin === own)) return
  if (
    ['auth.createToken', 'auth.createTokenEarlier'].includes(operation.id) &&
    request.headers.get('cookie') === null &&
    allowedOrigin(request, corsOrigins)
  )
    return
  throw new ApiError(403, 'This request came from another site.', { code: 'FOREIGN_ORIGIN' })
}
