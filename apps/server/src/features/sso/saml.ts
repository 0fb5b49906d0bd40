import type { Profile as SamlProfile, SAML } from '@node-saml/node-saml'
import { textIn, type XmlElement } from '../../engines/formats/xml/read-xml.ts'
import type { AppSettings } from '../../identity/context.ts'
import type { ProviderSession } from '../../identity/provider-session.ts'
import type { SsoConnectionRow } from '../../identity/single-sign-on.ts'
import { lazy } from '../../kernel/lazy.ts'
import { signingKeyOf } from './connections.ts'
import { SsoFailed } from './problems.ts'
import { haveSecondFactor, shownClaims, valuesOf, type Profile } from './profile.ts'
import { checkAssertion, readResponse } from './saml-answer.ts'
import { anywhere, attribute, readSamlXml, within } from './saml-xml.ts'
import { entityIdOf } from './sso-addresses.ts'
import type { SsoStateRow } from './states.ts'

type Settings = Pick<AppSettings, 'secretKey' | 'publicUrl' | 'installationUrl'>

const library = lazy(() => import('@node-saml/node-saml'))

/** The claim that holds the name ID. */
const nameIdClaim = 'NameID'
const emailFormat = 'urn:oasis:names:tc:SAML:1.1:nameid-format:emailAddress'

/** Id of the request of a sign-in: an XML name can't begin with a digit. */
export const requestIdOf = ({ nonce }: Pick<SsoStateRow, 'nonce'>): string => `_${nonce}`

/** The library for one connection. */
async function samlOf(
  connection: SsoConnectionRow,
  settings: Settings,
  { callbackUrl, id }: { callbackUrl: string; id?: string },
): Promise<SAML> {
  const { SAML: Saml, ValidateInResponseTo } = await library()
  const { signOnUrl, signOutUrl, certificates, signsRequests, emailClaim } = connection
  const signing = signsRequests ? signingKeyOf(connection, settings.secretKey) : undefined
  return new Saml({
    issuer: entityIdOf(settings, connection.urlKey),
    callbackUrl,
    entryPoint: signOnUrl ?? '',
    logoutUrl: signOutUrl ?? '',
    idpCert: certificates,
    identifierFormat: emailClaim === nameIdClaim ? emailFormat : null,
    disableRequestedAuthnContext: true,
    signatureAlgorithm: 'sha256',
    digestAlgorithm: 'sha256',
    ...(signing && { privateKey: signing }),
    ...(id !== undefined && { generateUniqueId: () => id }),
    wantAssertionsSigned: true,
    wantAuthnResponseSigned: false,
    // The answer that the library has verified is compared with the request here, where the expected values are known.
    audience: false,
    acceptedClockSkewMs: -1,
    validateInResponseTo: ValidateInResponseTo.never,
  })
}

/** Where a browser goes to sign in. */
export async function samlRequestUrl(
  connection: SsoConnectionRow,
  { state, nonce, callbackUrl }: { state: string; nonce: string; callbackUrl: string },
  settings: Settings,
): Promise<string> {
  const saml = await samlOf(connection, settings, { callbackUrl, id: requestIdOf({ nonce }) })
  return saml.getAuthorizeUrlAsync(state, undefined, {})
}

/** Where a browser goes to end the session at the provider. */
export async function samlSignOutUrl(
  connection: SsoConnectionRow,
  session: Extract<ProviderSession, { protocol: 'SAML' }>,
  settings: Settings,
): Promise<string> {
  const saml = await samlOf(connection, settings, { callbackUrl: settings.publicUrl })
  const { nameId: nameID, format: nameIDFormat = '', sessionIndex, nameQualifier, spNameQualifier } = session
  const who = { issuer: connection.issuer, nameID, nameIDFormat, nameQualifier, spNameQualifier, sessionIndex }
  return saml.getLogoutUrlAsync(who as SamlProfile, '', {})
}

/** Reads the claims of a SAML provider about a person who came back with an answer. */
export async function readSamlAnswer(
  connection: SsoConnectionRow,
  row: SsoStateRow,
  settings: Settings,
  now: Date,
): Promise<Profile> {
  const { answer, callbackUrl } = row
  if (answer === null) throw new SsoFailed('ANSWER', { received: 'no answer' })
  const response = readResponse(Buffer.from(answer, 'base64').toString('utf8'))
  const assertion = await signedAssertion(await samlOf(connection, settings, { callbackUrl }), answer)
  checkAssertion(assertion, response, {
    issuer: connection.issuer,
    audience: entityIdOf(settings, connection.urlKey),
    recipient: callbackUrl,
    requestId: requestIdOf(row),
    now,
  })
  return profileOf(assertion, connection)
}

/** The assertion as the provider has signed it: nothing else of the answer is believed. */
async function signedAssertion(saml: SAML, answer: string): Promise<XmlElement> {
  try {
    const { profile } = await saml.validatePostResponseAsync({ SAMLResponse: answer })
    const xml = profile?.getAssertionXml?.()
    if (xml === undefined) throw new Error('no assertion')
    return readSamlXml(xml)
  } catch (error) {
    throw signatureProblem(error)
  }
}

/** The library tells what went wrong by its words. */
function signatureProblem(error: unknown): SsoFailed {
  const received = error instanceof Error ? error.message : String(error)
  if (/more than one|parent element|multiple assertions|too many|Only 1|ref URI/i.test(received))
    return new SsoFailed('ALTERED', { received })
  return new SsoFailed(received.startsWith('Error parsing') ? 'TIME' : 'SIGNATURE', { received })
}

function profileOf(assertion: XmlElement, connection: SsoConnectionRow): Profile {
  const { emailClaim, nameClaim, groupsClaim } = connection
  const nameId = within(assertion, 'assertion', 'Subject').flatMap((one) => within(one, 'assertion', 'NameID'))[0]
  const claims = claimsOf(assertion, nameId)
  const [email] = valuesOf(claims.get(emailClaim))
  const [name] = valuesOf(claims.get(nameClaim))
  const contexts = [...anywhere(assertion, 'assertion', 'AuthnContextClassRef')].map((one) => textIn(one).trim())
  const methods = valuesOf(claims.get('http://schemas.microsoft.com/claims/authnmethodsreferences'))
  return {
    email,
    isEmailVerified: true,
    name,
    groups: valuesOf(claims.get(groupsClaim)),
    hasSecondFactor: haveSecondFactor([...contexts, ...methods]),
    claims: shownClaims(Object.fromEntries(claims)),
    subject: undefined,
    session: nameId && sessionOf(assertion, nameId),
  }
}

/** The name ID and the attributes, by their names. */
function claimsOf(assertion: XmlElement, nameId: XmlElement | undefined): Map<string, string[]> {
  const claims = new Map<string, string[]>()
  if (nameId) claims.set(nameIdClaim, [textIn(nameId).trim()])
  const statements = within(assertion, 'assertion', 'AttributeStatement')
  for (const one of statements.flatMap((statement) => within(statement, 'assertion', 'Attribute'))) {
    const name = attribute(one, 'Name') ?? ''
    const values = within(one, 'assertion', 'AttributeValue').map((value) => textIn(value).trim())
    claims.set(name, [...(claims.get(name) ?? []), ...values])
  }
  return claims
}

function sessionOf(assertion: XmlElement, nameId: XmlElement): ProviderSession {
  const [statement] = within(assertion, 'assertion', 'AuthnStatement')
  return {
    protocol: 'SAML',
    nameId: textIn(nameId).trim(),
    format: attribute(nameId, 'Format'),
    nameQualifier: attribute(nameId, 'NameQualifier'),
    spNameQualifier: attribute(nameId, 'SPNameQualifier'),
    sessionIndex: attribute(statement, 'SessionIndex'),
  }
}
