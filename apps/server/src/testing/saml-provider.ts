import { once } from 'node:events'
import { createServer } from 'node:http'
import { inflateRawSync } from 'node:zlib'
import samlp, { type SamlOptions, type SamlParticipant, type SamlReply, type SamlRequest } from 'samlp'
import { SignedXml } from 'xml-crypto'
import { newSigningKey, type SigningKey } from '../features/sso/signing-key.ts'
import { freePort } from '../kernel/free-port.ts'

/** The form that a browser posts to the product. */
export interface PostedAnswer {
  address: string
  fields: { SAMLResponse: string; RelayState: string }
}

export interface Tampering extends Partial<SamlOptions> {
  /** Changes the assertion before it is signed. */
  before?: (xml: string) => string
  /** Changes the answer after it was signed. */
  after?: (xml: string) => string
}

export interface SamlProvider {
  issuer: string
  signOnUrl: string
  signOutUrl: string
  metadataUrl: string
  certificate: string
  /** Another key of the provider, which it does not sign with. */
  other: SigningKey
  /** The person who signs in, and the attributes about them. */
  person: { nameId: string; attributes: Record<string, string | string[]> }
  /** Makes answers wrong. */
  tamper: Tampering | undefined
  /** The open sessions, with their participants. */
  sessions: SamlParticipant[]
  /** Signs with another key from now on, and says so in its metadata. */
  changeKey(): void
  /** Goes with a browser from the product's redirect, and gives what the provider lets it post. */
  signIn(location: string): Promise<PostedAnswer>
  /** The request in an address that leads to the provider. */
  requestIn(location: string): string
  close(): Promise<void>
}

export const pem = (certificate: string): string =>
  `-----BEGIN CERTIFICATE-----\n${certificate.match(/.{1,64}/g)?.join('\n')}\n-----END CERTIFICATE-----\n`

/** A SAML provider on this machine, under one of its names, that lets in whom it is told to. */
export async function startSamlProvider(host: '127.0.0.1' | 'localhost' = '127.0.0.1'): Promise<SamlProvider> {
  const port = await freePort()
  const origin = `http://${host}:${port}`
  const now = new Date()
  let own = await newSigningKey('provider', now)
  let other = await newSigningKey('other', now)
  const handle = (request: SamlRequest, response: SamlReply, fail: (error?: unknown) => void) => {
    const { pathname, searchParams } = new URL(request.url ?? '/', origin)
    if (pathname === '/metadata')
      return samlp.metadata({
        issuer: given.issuer,
        cert: pem(own.certificate),
        redirectEndpointPath: '/sso',
        postEndpointPath: '/sso',
        logoutEndpointPaths: { redirect: '/slo' },
      })(request, response, fail)
    const [, callbackUrl = ''] = /AssertionConsumerServiceURL="([^"]*)"/.exec(requestIn(searchParams)) ?? []
    if (pathname === '/slo') return samlp.logout(logoutFor(given, own))(request, response, fail)
    return samlp.auth(optionsFor(given, own, callbackUrl))(request, response, fail)
  }
  const server = createServer((incoming, outgoing) => {
    const url = new URL(incoming.url ?? '/', origin)
    const query = Object.fromEntries(url.searchParams)
    const request = Object.assign(incoming, { query, body: {}, originalUrl: incoming.url ?? '/', protocol: 'http' })
    const response = Object.assign(outgoing, {
      set: (name: string, value: string) => void outgoing.setHeader(name, value),
      send: (body: unknown) => void outgoing.end(String(body)),
      redirect: (address: string) => void outgoing.writeHead(302, { Location: address }).end(),
    })
    handle(request, response, (error) => void outgoing.writeHead(500).end(String(error)))
  })
  server.listen(port, '127.0.0.1')
  await once(server, 'listening')
  const given: SamlProvider = {
    issuer: `${origin}/metadata`,
    signOnUrl: `${origin}/sso`,
    signOutUrl: `${origin}/slo`,
    metadataUrl: `${origin}/metadata`,
    get certificate() {
      return own.certificate
    },
    get other() {
      return other
    },
    person: { nameId: '', attributes: {} },
    tamper: undefined,
    sessions: [],
    changeKey() {
      ;[own, other] = [other, own]
    },
    async signIn(location) {
      const page = await (await fetch(location)).text()
      const part = (pattern: RegExp) => {
        const [, text] = pattern.exec(page) ?? []
        if (text === undefined) throw new Error(`the provider went no further: ${page}`)
        return text
      }
      const [answer, state] = [part(/name="SAMLResponse" value="([^"]*)"/), part(/name="RelayState" value="([^"]*)"/)]
      return { address: part(/action="([^"]*)"/), fields: { SAMLResponse: answer, RelayState: state } }
    },
    requestIn: (location) => requestIn(new URL(location).searchParams),
    async close() {
      server.closeAllConnections()
      server.close()
    },
  }
  return given
}

function optionsFor(
  { issuer, person, sessions, tamper = {} }: SamlProvider,
  key: SigningKey,
  callbackUrl: string,
): SamlOptions {
  const { before, after, ...options } = tamper
  const signing = { cert: pem(key.certificate), key: key.key, ...options }
  return {
    issuer,
    recipient: callbackUrl,
    destination: callbackUrl,
    lifetimeInSeconds: 300,
    sessionIndex: 'session-1',
    ...signing,
    ...(before && { signAssertion: false }),
    getUserFromRequest: () => person,
    profileMapper: () => ({
      getClaims: () => person.attributes,
      getNameIdentifier: () => ({
        nameIdentifier: person.nameId,
        nameIdentifierFormat: 'urn:oasis:names:tc:SAML:1.1:nameid-format:emailAddress',
      }),
    }),
    getPostURL(audience, _request, _incoming, found) {
      sessions.push({
        serviceProviderId: audience,
        sessionIndex: 'session-1',
        nameId: person.nameId,
        serviceProviderLogoutURL: callbackUrl.replace(/callback$/, 'signed-out'),
      })
      found(null, callbackUrl)
    },
    responseHandler(answer, { postUrl }, request, response) {
      const text = answer.toString('utf8')
      const xml = before ? signed(before(text), signing) : text
      const token = Buffer.from(after ? after(xml) : xml).toString('base64')
      response.set('Content-Type', 'text/html')
      response.send(postingPage(postUrl, token, request.query['RelayState'] ?? ''))
    },
  }
}

/** Ends a session, and says so to the one who asked. */
function logoutFor({ issuer, sessions }: SamlProvider, key: SigningKey): Parameters<typeof samlp.logout>[0] {
  const kept = new Map<string, object>()
  return {
    issuer,
    cert: pem(key.certificate),
    key: key.key,
    deflate: true,
    protocolBinding: 'urn:oasis:names:tc:SAML:2.0:bindings:HTTP-Redirect',
    sessionParticipants: {
      hasElements: () => false,
      getFirst: (found) => found(null),
      get: (service, indices, nameId, found) =>
        found(
          null,
          sessions.find(
            (one) => one.serviceProviderId === service && one.nameId === nameId && indices.includes(one.sessionIndex),
          ),
        ),
      remove(service, index, nameId, done) {
        const at = sessions.findIndex(
          (one) => one.serviceProviderId === service && one.nameId === nameId && one.sessionIndex === index,
        )
        done(null, sessions.splice(at, at === -1 ? 0 : 1)[0])
      },
    },
    clearIdPSession: (done) => done(),
    store: {
      save(_request, data, done) {
        const id = String(kept.size)
        kept.set(id, data)
        done(null, id)
      },
      load: (_request, id, _options, done) => done(null, kept.get(id)),
    },
  }
}

/** Signs the assertion within an answer. */
function signed(xml: string, { key, cert }: { key: string; cert: string }): string {
  const assertion = "//*[local-name(.)='Assertion']"
  const signature = new SignedXml({
    privateKey: key,
    publicCert: cert,
    signatureAlgorithm: 'http://www.w3.org/2001/04/xmldsig-more#rsa-sha256',
    canonicalizationAlgorithm: 'http://www.w3.org/2001/10/xml-exc-c14n#',
  })
  signature.addReference({
    xpath: assertion,
    transforms: ['http://www.w3.org/2000/09/xmldsig#enveloped-signature', 'http://www.w3.org/2001/10/xml-exc-c14n#'],
    digestAlgorithm: 'http://www.w3.org/2001/04/xmlenc#sha256',
  })
  const reference = `${assertion}/*[local-name(.)='Issuer']`
  signature.computeSignature(xml, { location: { reference, action: 'after' } })
  return signature.getSignedXml()
}

const postingPage = (address: string, answer: string, state: string) => `<!doctype html><title>Provider</title>
<form method="post" action="${address}">
<input type="hidden" name="SAMLResponse" value="${answer}">
<input type="hidden" name="RelayState" value="${state}">
</form>
<script>document.forms[0].submit()</script>`

/** The text of a request that came in an address. */
const requestIn = (search: URLSearchParams): string =>
  inflateRawSync(Buffer.from(search.get('SAMLRequest') ?? '', 'base64')).toString('utf8')
