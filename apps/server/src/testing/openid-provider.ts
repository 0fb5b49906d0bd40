import { once } from 'node:events'
import { createServer } from 'node:http'
import { decodeJwt, exportJWK, generateKeyPair, SignJWT, type JWTPayload } from 'jose'
import { Provider } from 'oidc-provider'
import { freePort } from '../kernel/free-port.ts'

/** The provider's claims about a person. */
export type Claims = Record<string, unknown>

export interface OidcProvider {
  issuer: string
  clientId: string
  clientSecret: string
  /** The person who signs in, and the claims about them. */
  person: Claims
  /**
   * Changes ID tokens before they are sent, signed with the provider's key or with another one, and what the provider says
   * of itself.
   */
  tamper:
    | { claims?: (claims: JWTPayload) => JWTPayload; withOtherKey?: boolean; metadata?: Record<string, unknown> }
    | undefined
  /** Goes with a browser from the product's redirect to the address that the provider sends it back to. */
  signIn(location: string): Promise<string>
  close(): Promise<void>
}

/** Each person has an account of their own, but for those of whom a `sub` says which. */
const subjectOf = ({ sub, email }: Claims): string => String(sub ?? email ?? 'someone').toLowerCase()

/** A provider of OpenID Connect on this machine, that lets in whom it is told to. */
export async function startOidcProvider(callbackUrls: readonly string[]): Promise<OidcProvider> {
  const port = await freePort()
  const issuer = `http://127.0.0.1:${port}`
  const [clientId, clientSecret] = ['dragoman', 'a-secret-of-the-provider']
  const own = await generateKeyPair('RS256', { extractable: true })
  const other = await generateKeyPair('RS256')
  const key = { ...(await exportJWK(own.privateKey)), kid: 'own', alg: 'RS256', use: 'sig' }
  const provider = new Provider(issuer, {
    clients: [
      {
        client_id: clientId,
        client_secret: clientSecret,
        redirect_uris: [...callbackUrls],
        post_logout_redirect_uris: callbackUrls.map((url) => url.replace(/callback$/, 'signed-out')),
      },
    ],
    jwks: { keys: [key] },
    cookies: { keys: ['a key for tests only'] },
    conformIdTokenClaims: false,
    claims: { openid: ['sub', 'amr'], email: ['email', 'email_verified'], profile: ['name', 'groups'] },
    features: { devInteractions: { enabled: false } },
    interactions: { url: (_: unknown, { uid }: { uid: string }) => `/interaction/${uid}` },
    pkce: { required: () => true },
    findAccount: (_: unknown, id: string) => ({ accountId: id, claims: async () => ({ ...given.person, sub: id }) }),
    async loadExistingGrant({ oidc }: Parameters<Parameters<Provider['use']>[0]>[0]) {
      const { client, session, provider: of } = oidc
      const present = session.grantIdFor(client.clientId)
      if (present) return of.Grant.find(present)
      const grant = new of.Grant({ clientId: client.clientId, accountId: session.accountId })
      grant.addOIDCScope('openid email profile')
      await grant.save()
      return grant
    },
  })
  provider.use(async (context, next) => {
    if (context.path.startsWith('/interaction/')) {
      context.respond = false
      return provider.interactionFinished(context.req, context.res, { login: { accountId: subjectOf(given.person) } })
    }
    await next()
    const { tamper } = given
    if (context.path === '/.well-known/openid-configuration' && tamper?.metadata)
      context.body = { ...context.body, ...tamper.metadata }
    const token = context.path === '/token' ? context.body?.['id_token'] : undefined
    if (typeof token !== 'string' || !tamper) return
    const claims = decodeJwt(token)
    const { claims: change = (same) => same, withOtherKey } = tamper
    context.body = {
      ...context.body,
      id_token: await new SignJWT(change(claims))
        .setProtectedHeader({ alg: 'RS256', kid: 'own' })
        .sign((withOtherKey ? other : own).privateKey),
    }
  })
  const server = createServer(provider.callback())
  server.listen(port, '127.0.0.1')
  await once(server, 'listening')
  const given: OidcProvider = {
    issuer,
    clientId,
    clientSecret,
    person: {},
    tamper: undefined,
    async signIn(location) {
      const jar = new Map<string, string>()
      let at = location
      while (at.startsWith(issuer)) {
        const cookie = [...jar].map(([name, value]) => `${name}=${value}`).join('; ')
        const response = await fetch(at, { redirect: 'manual', headers: { cookie } })
        for (const one of response.headers.getSetCookie()) {
          const [pair = ''] = one.split(';')
          jar.set(pair.slice(0, pair.indexOf('=')), pair.slice(pair.indexOf('=') + 1))
        }
        const next = response.headers.get('location')
        if (!next) throw new Error(`the provider went no further: ${response.status} ${await response.text()}`)
        at = new URL(next, at).href
      }
      return at
    },
    async close() {
      server.closeAllConnections()
      server.close()
    },
  }
  return given
}
