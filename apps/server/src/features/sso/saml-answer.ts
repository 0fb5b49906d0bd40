import { textIn, type XmlElement } from '../../engines/formats/xml/read-xml.ts'
import { SsoFailed } from './problems.ts'
import { anywhere, attribute, isElement, readSamlXml, within } from './saml-xml.ts'

/** By how much the clock of a provider may be wrong, in milliseconds. */
const clockTolerance = 60_000

const success = 'urn:oasis:names:tc:SAML:2.0:status:Success'
const bearer = 'urn:oasis:names:tc:SAML:2.0:cm:bearer'

/** The values that an answer must have to belong to a sign-in. */
export interface Expected {
  /** Entity id of the provider. */
  issuer: string
  /** Our own entity id. */
  audience: string
  /** Where the answer was to be sent. */
  recipient: string
  requestId: string
  now: Date
}

/** Reads an answer whose signature is still to be checked, and refuses one that no signature makes good. @throws SsoFailed */
export function readResponse(text: string): XmlElement {
  const response = parsed(text)
  if (!isElement(response, 'protocol', 'Response')) throw new SsoFailed('ANSWER', { received: response.local })
  refuseStatus(response)
  if (!anywhere(response, 'assertion', 'EncryptedAssertion').next().done) throw new SsoFailed('ENCRYPTED')
  const all = [...anywhere(response, 'assertion', 'Assertion')]
  const [assertion] = within(response, 'assertion', 'Assertion')
  if (all.length === 0) throw new SsoFailed('ANSWER', { received: 'no assertion' })
  // A second one, or one that lies deeper, is how someone makes a signature vouch for what it doesn't cover.
  if (all.length > 1 || !assertion) throw new SsoFailed('ALTERED', { received: `${all.length} assertions` })
  const signatures = within(assertion, 'signature', 'Signature')
  if (signatures.length === 0) throw new SsoFailed('UNSIGNED')
  refuseWeak(response)
  return response
}

function parsed(text: string): XmlElement {
  try {
    return readSamlXml(text)
  } catch (error) {
    throw new SsoFailed('ANSWER', { received: error instanceof Error ? error.message : undefined })
  }
}

/** Refuses an answer with which the provider itself refuses, in its words. */
function refuseStatus(response: XmlElement): void {
  const [status] = within(response, 'protocol', 'Status')
  const codes = status ? [...anywhere(status, 'protocol', 'StatusCode')].map((code) => attribute(code, 'Value')) : []
  if (codes[0] === success) return
  const words = status && within(status, 'protocol', 'StatusMessage').map(textIn)
  const received = [codes.map((code) => code?.replace(/^.*:/, '')).join(', '), ...(words ?? [])].filter(Boolean)
  throw new SsoFailed('ANSWER', { received: received.join(': ') || 'no status' })
}

/** Refuses signatures with algorithms that can be forged. */
function refuseWeak(response: XmlElement): void {
  const methods = ['SignatureMethod', 'DigestMethod'].flatMap((name) => [...anywhere(response, 'signature', name)])
  const weak = methods.map((method) => attribute(method, 'Algorithm') ?? '').find((name) => /sha1|md5/i.test(name))
  if (weak !== undefined) throw new SsoFailed('SIGNATURE', { expected: 'SHA-256', received: weak })
}

/** Holds what a provider has signed, and the answer around it, against what was asked. @throws SsoFailed */
export function checkAssertion(assertion: XmlElement, response: XmlElement, expected: Expected): void {
  const { issuer, audience, recipient, requestId, now } = expected
  const [given] = within(assertion, 'assertion', 'Issuer').map((element) => textIn(element).trim())
  if (given !== issuer) throw new SsoFailed('ISSUER', { expected: issuer, received: given })
  const data = confirmationOf(assertion, response, requestId)
  for (const place of [attribute(data, 'Recipient') ?? '', attribute(response, 'Destination') ?? recipient])
    if (place !== recipient) throw new SsoFailed('RECIPIENT', { expected: recipient, received: place })
  const [conditions] = within(assertion, 'assertion', 'Conditions')
  const statements = within(assertion, 'assertion', 'AuthnStatement')
  checkBegin(attribute(data, 'NotBefore'), now)
  checkEnd(attribute(data, 'NotOnOrAfter') ?? 'no end', now)
  checkBegin(attribute(conditions, 'NotBefore'), now)
  checkEnd(attribute(conditions, 'NotOnOrAfter'), now)
  for (const statement of statements) checkEnd(attribute(statement, 'SessionNotOnOrAfter'), now)
  const restrictions = conditions ? within(conditions, 'assertion', 'AudienceRestriction') : []
  const audiences = restrictions.map((one) => within(one, 'assertion', 'Audience').map((name) => textIn(name).trim()))
  if (audiences.length === 0 || audiences.some((names) => !names.includes(audience)))
    throw new SsoFailed('AUDIENCE', { expected: audience, received: audiences.flat().join(', ') || undefined })
}

/** The confirmation that the bearer of the assertion is its subject, for the request that was sent. */
function confirmationOf(assertion: XmlElement, response: XmlElement, requestId: string): XmlElement {
  const confirmations = within(assertion, 'assertion', 'Subject')
    .flatMap((subject) => within(subject, 'assertion', 'SubjectConfirmation'))
    .filter((one) => attribute(one, 'Method') === bearer)
    .flatMap((one) => within(one, 'assertion', 'SubjectConfirmationData'))
  const data = confirmations.find((one) => attribute(one, 'InResponseTo') === requestId)
  const [first] = confirmations
  const ofResponse = attribute(response, 'InResponseTo') ?? requestId
  if (data && ofResponse === requestId) return data
  throw new SsoFailed('NONCE', { expected: requestId, received: data ? ofResponse : attribute(first, 'InResponseTo') })
}

function checkBegin(begin: string | undefined, now: Date): void {
  if (begin !== undefined && !(timeOf(begin) <= now.getTime() + clockTolerance)) throw timeProblem(begin, now)
}

function checkEnd(end: string | undefined, now: Date): void {
  if (end !== undefined && !(timeOf(end) > now.getTime() - clockTolerance)) throw timeProblem(end, now)
}

/** Not a number for anything that isn't a time, which is neither before nor after any. */
const timeOf = (text: string): number => Date.parse(text)

const timeProblem = (received: string, now: Date) => new SsoFailed('TIME', { expected: now.toISOString(), received })
