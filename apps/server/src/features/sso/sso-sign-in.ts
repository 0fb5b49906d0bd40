import type { SsoOffer } from '@dragoman/sdk/operations/sso'
import { can, isSysAdmin } from '@dragoman/sdk/permissions'
import { safeRedirect } from '@dragoman/sdk/redirect'
import type { Context, Handlers } from '../../identity/context.ts'
import { newSecret } from '../../identity/sessions.ts'
import { accountOfDomain, connectionOf, domainOf, type SsoConnectionRow } from '../../identity/single-sign-on.ts'
import { takeBackAttempt } from '../sign-in/attempts.ts'
import { admit } from './admission.ts'
import { connectionAt, noteTried } from './connections.ts'
import { enter } from './enter.ts'
import { beginAttempts, failed, keepEndedTrial, keepReport, ssoAttempts, trialPage } from './outcomes.ts'
import { authorizationUrl, forgetProvider, providerOf, readAnswer } from './oidc.ts'
import { SsoFailed } from './problems.ts'
import type { Profile } from './profile.ts'
import { reportOf } from './report.ts'
import { callbackAt, isReachable, startAt } from './sso-addresses.ts'
import { readSamlAnswer, samlRequestUrl } from './saml.ts'
import { beginState, endedCookie, keepAnswer, takeState } from './states.ts'
import { installationUrl } from '../../identity/account-domain.ts'

type Found = NonNullable<Awaited<ReturnType<typeof connectionAt>>>

export const signInHandlers = {
  async find({ db, request, query, settings }): Promise<SsoOffer> {
    const domain = query.email === undefined ? undefined : domainOf(query.email)
    const accountId = request.accountId ?? (domain === undefined ? undefined : await accountOfDomain(db, domain))
    const connection = accountId === undefined ? undefined : await connectionOf(db, accountId)
    if (!connection?.isEnabled) return {}
    const isOfDomain = domain !== undefined && (await accountOfDomain(db, domain)) === accountId
    const origin = request.accountId === undefined ? installationUrl(settings).origin : settings.publicUrl
    return { url: startAt(origin, connection.urlKey), isRequired: connection.isRequired && isOfDomain }
  },

  async start(input) {
    const { pool, path, query, settings, now, caller, reply } = input
    const found = await reachable(input, path.urlKey)
    const isTrial = query.trial && found !== undefined && mayTry(caller, found.account.id)
    if (!found || !(isTrial || (found.connection.isEnabled && !query.trial)))
      return failed(input, undefined, new SsoFailed('OFF'))
    const { connection, account } = found
    try {
      await beginAttempts(input)
      if (isTrial) forgetProvider()
      const addressFor = await requests(connection, settings)
      const codeVerifier = newSecret()
      const callbackUrl = callbackAt(settings.publicUrl, connection.urlKey)
      const returnTo = query.redirect === undefined ? null : safeRedirect(query.redirect)
      const trialBy = isTrial ? caller!.user.id : null
      const begun = await beginState(pool, { accountId: account.id, callbackUrl, returnTo, trialBy, codeVerifier }, now)
      reply.append('Set-Cookie', begun.cookie)
      reply.set('Location', await addressFor({ ...begun, codeVerifier, callbackUrl }))
    } catch (error) {
      if (!(error instanceof SsoFailed)) throw error
      if (isTrial) {
        const report = reportOf({ protocol: connection.protocol, failed: error })
        return trialPage(input, await keepEndedTrial(input, { accountId: account.id, userId: caller!.user.id }, report))
      }
      return failed(input, account, error)
    }
  },

  async receiveAnswer({ db, path, body, reply, now }) {
    const { SAMLResponse: answer, RelayState: state = '' } = body
    await keepAnswer(db, { state, answer: answer.replaceAll(/\s+/g, '') }, now)
    // The browser sends the cookie of the sign-in along with this one, as it comes from no other site.
    const search = new URLSearchParams({ state })
    reply.set('Location', `/api/v3/auth/sso/${encodeURIComponent(path.urlKey)}/callback?${search}`)
  },

  async finish(input) {
    const { db, path, query, request, settings, now, reply, inTransaction } = input
    const found = await reachable(input, path.urlKey)
    if (!found) return failed(input, undefined, new SsoFailed('OFF'))
    const { connection, account } = found
    const { protocol } = connection
    const { state = '' } = query
    const row = await takeState(
      db,
      { state, accountId: account.id, headers: request.headers, publicUrl: settings.publicUrl },
      now,
    ).catch(refused)
    // An answer that no sign-in waits for isn't listed for the account.
    if (row instanceof SsoFailed) return failed(input, undefined, row)
    reply.append('Set-Cookie', endedCookie(state, row.callbackUrl))
    const isTrial = row.trialBy !== null
    let profile: Profile | undefined
    try {
      if (!isTrial && !connection.isEnabled) throw new SsoFailed('OFF')
      profile =
        protocol === 'SAML'
          ? await readSamlAnswer(connection, row, settings, now)
          : await readAnswer(await providerOf(connection, settings), connection, {
              row,
              state,
              search: request.url.search,
            })
      const applicant = { connection, account, profile, address: request.address }
      if (isTrial) {
        const admission = await admit(db, applicant)
        await noteTried(db, account.id, now)
        return trialPage(input, await keepReport(input, row, reportOf({ protocol, profile, admission })))
      }
      await inTransaction((context) => enter(context, applicant, row))
      await takeBackAttempt(input.pool, ssoAttempts(input))
    } catch (error) {
      if (!(error instanceof SsoFailed)) throw error
      if (isTrial) return trialPage(input, await keepReport(input, row, reportOf({ protocol, failed: error, profile })))
      return failed(input, account, error)
    }
  },
} satisfies Pick<Handlers<'sso'>, 'find' | 'start' | 'receiveAnswer' | 'finish'>

function refused(error: unknown): SsoFailed {
  if (error instanceof SsoFailed) return error
  throw error
}

/** Makes the addresses where browsers go to sign in, once the provider is known. @throws SsoFailed */
async function requests(connection: SsoConnectionRow, settings: Context['settings']) {
  if (connection.protocol === 'SAML') return (sent: SentRequest) => samlRequestUrl(connection, sent, settings)
  const provider = await providerOf(connection, settings)
  return (sent: SentRequest) => authorizationUrl(provider, sent)
}

interface SentRequest {
  state: string
  nonce: string
  codeVerifier: string
  callbackUrl: string
}

/** The connection that an address names, where its account's plan has one; nothing of others at the address of an account. */
async function reachable(input: Context, urlKey: string): Promise<Found | undefined> {
  const found = await connectionAt(input.db, urlKey)
  return found && isReachable(input, found.account) ? found : undefined
}

/** Whether someone is signed in for good, and administers the account. */
const mayTry = (caller: Context['caller'], accountId: string): boolean =>
  caller !== null &&
  caller.suspension === null &&
  !caller.awaitsMfaEmail &&
  !caller.hasPendingContracts &&
  can(caller, ['ROLE_ACCOUNT_ADMIN']) &&
  (caller.account.id === accountId || isSysAdmin(caller))
