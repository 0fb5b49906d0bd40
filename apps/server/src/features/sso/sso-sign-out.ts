import type { Context, Handlers } from '../../identity/context.ts'
import type { ProviderSession } from '../../identity/provider-session.ts'
import type { SsoConnectionRow } from '../../identity/single-sign-on.ts'
import { addressProblem } from '../../kernel/outbound/public-address.ts'
import { endSession } from '../sign-in/end-session.ts'
import { findConnection } from './connections.ts'
import { samlSignOutUrl } from './saml.ts'
import { signedOutAt } from './sso-addresses.ts'

/** Longer addresses are refused by some servers: a provider then asks who is to be signed out. */
const longestAddress = 4000

export const signOutHandlers = {
  async signOut(input) {
    const url = await providerSignOut(input)
    await endSession(input)
    return { ...(url !== undefined && { url }) }
  },

  arriveSignedOut({ reply }) {
    reply.set('Location', '/auth/login')
  },
} satisfies Pick<Handlers<'sso'>, 'signOut' | 'arriveSignedOut'>

/** Where the caller's browser goes to end the session at the provider that theirs began with; undefined where it needn't. */
async function providerSignOut({ db, caller, settings }: Context): Promise<string | undefined> {
  if (!caller?.provider) return undefined
  const connection = await findConnection(db, caller.account.id)
  if (!connection?.endsProviderSession || connection.protocol !== caller.provider.protocol) return undefined
  const url = await endOf(connection, caller.provider, settings)
  return url !== undefined && !addressProblem(url, settings.ssoAllowedHosts ?? []) ? url : undefined
}

async function endOf(
  connection: SsoConnectionRow,
  session: ProviderSession,
  settings: Context['settings'],
): Promise<string | undefined> {
  if (session.protocol === 'SAML')
    return connection.signOutUrl === null ? undefined : samlSignOutUrl(connection, session, settings)
  const url = URL.parse(session.endUrl)
  url?.searchParams.set('client_id', connection.clientId ?? '')
  url?.searchParams.set('post_logout_redirect_uri', signedOutAt(settings.publicUrl, connection.urlKey))
  if (url && url.href.length + session.idToken.length < longestAddress)
    url.searchParams.set('id_token_hint', session.idToken)
  return url?.href
}
