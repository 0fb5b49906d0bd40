// Generated from openapi/resources/sso.yaml by openapi/generate.ts. Do not edit.
import type { NoParams, Operation } from '../operation.ts'
import type { SettingsChange } from './cancellationOptions.ts'
import type { PasswordProof } from './mfa.ts'
import type { UserRef } from './users.ts'
import { bytes, nothing } from '../answers.ts'
import { urlencoded } from '../body.ts'
import { operation } from '../operation.ts'

/** Protocol of the provider: OpenID Connect or SAML 2.0. */
export type SsoProtocol = 'OIDC' | 'SAML'

/** Role that people get with their first sign-in. */
export type SsoRole = 'ACCOUNT_ADMIN' | 'PROJECT_MANAGER' | 'CLIENT' | 'VENDOR'

/** How people of an account sign in through its provider. */
export interface SingleSignOn {
  /** Address where people start to sign in. */
  url: string
  /** Part of the address that names the account. */
  urlKey: string
  /** Where the provider sends people back to: one for each address of the account. */
  callbackUrls: string[]
  /** What a SAML provider knows the product by: the address of its metadata, `sso.getMetadata`. */
  entityId: string
  /** Where the provider sends people after they have signed out there, one for each address of the account. */
  signedOutUrls: string[]
  /** The connection; absent before the first. */
  connection?: SsoConnection
  /** Email domains of the account, by name. */
  domains: SsoDomain[]
  /** Sign-ins that failed, the latest first; up to 20. */
  failures: SsoFailure[]
  /** Administrators, who keep their passwords where single sign-on is required. */
  passwordPeople: UserRef[]
  /** State of the connection, for `If-Match`. */
  version: string
  /** The last change; absent before the first. */
  lastChange?: SettingsChange
}

/** The connection to a provider. */
export interface SsoConnection {
  /** Protocol of the provider. */
  protocol: SsoProtocol
  /** Whether people can sign in with it. */
  isEnabled: boolean
  /** Whether people of the email domains can sign in with it alone. */
  isRequired: boolean
  /** Issuer of the provider; the entity ID of a SAML provider. */
  issuer: string
  /** Id that an OpenID Connect provider knows the product by; absent for SAML. */
  clientId?: string
  /** Where a SAML provider signs people in; absent for OpenID Connect. */
  signOnUrl?: string
  /** Where a SAML provider ends sessions; absent where it does not. */
  signOutUrl?: string
  /** Address from which the metadata of a SAML provider is read once a day; absent without one. */
  metadataUrl?: string
  /** Certificates of a SAML provider; one of them has to fit. */
  certificates: SsoCertificate[]
  /** Whether requests to a SAML provider are signed. */
  signsRequests: boolean
  /** Whether people who sign out are signed out of the provider, too. */
  endsProviderSession: boolean
  /** Last four characters of the client secret; absent without one. */
  secretHint?: string
  /** Claim or attribute with the email address; `NameID` for the name ID of SAML. */
  emailClaim: string
  /** Claim or attribute with the name. */
  nameClaim: string
  /** Claim or attribute with the groups. */
  groupsClaim: string
  /** Whether people without an entry are created with their first sign-in. */
  createsPeople: boolean
  /** Role of people whose groups are not mapped; without one they are refused. */
  defaultRole?: SsoRole
  /** Their organizational units. */
  defaultOrgUnits: SsoOrgUnit[]
  /** What groups mean; the first that matches decides. */
  mappings: SsoMapping[]
  /** When this connection last worked, epoch ms; absent if it has not. */
  triedAt?: number
}

/** An organizational unit. */
export interface SsoOrgUnit {
  /** Identifier. */
  uuid: string
  /** Name. */
  name: string
}

/** What a group of the provider means. */
export interface SsoMapping {
  /** The group. */
  group: string
  /** Role of its people. */
  role: SsoRole
  /** Organizational units of its people. */
  orgUnits: SsoOrgUnit[]
}

/** A connection to store. */
export interface SsoConnectionInput {
  /** Your password. */
  password: string
  /** Protocol of the provider. */
  protocol: SsoProtocol
  /** Whether people can sign in with it. */
  isEnabled: boolean
  /** Whether people of the email domains can sign in with it alone. */
  isRequired: boolean
  /** Issuer of the provider, such as `https://id.example.com`; the entity ID of a SAML provider. */
  issuer: string
  /** Id that the provider knows the product by; required for OpenID Connect. */
  clientId?: string | undefined
  /** Where a SAML provider signs people in, by HTTP-Redirect; required for SAML. */
  signOnUrl?: string | undefined
  /** Where a SAML provider ends sessions, by HTTP-Redirect. */
  signOutUrl?: string | undefined
  /** Public https address of the metadata of a SAML provider. It is read once a day; new certificates and addresses replace the stored ones. */
  metadataUrl?: string | undefined
  /** Certificates of a SAML provider, in PEM or base64; required for SAML. One of them has to fit, so that a new one can be added before the old one ends. */
  certificates?: string[] | undefined
  /** Whether requests to a SAML provider are signed. */
  signsRequests?: boolean | undefined
  /** Whether people who sign out are signed out of the provider, too, where it has an address for that. */
  endsProviderSession?: boolean | undefined
  /** The client secret; the stored one if omitted, none if the provider needs none. */
  clientSecret?: string | undefined
  /** Claim or attribute with the email address; `NameID` for the name ID of SAML. */
  emailClaim?: string | undefined
  /** Claim or attribute with the name. */
  nameClaim?: string | undefined
  /** Claim or attribute with the groups. */
  groupsClaim?: string | undefined
  /** Whether people without an entry are created with their first sign-in. */
  createsPeople: boolean
  /** Role of people whose groups are not mapped; without one they are refused. */
  defaultRole?: SsoRole | undefined
  /** Their organizational units; clients and linguists need one. */
  defaultOrgUnitUuids?: string[] | undefined
  /** What groups mean; the first that matches decides. */
  mappings?: SsoMappingInput[] | undefined
}

/** What a group of the provider means. */
export interface SsoMappingInput {
  /** The group. */
  group: string
  /** Role of its people. */
  role: SsoRole
  /** Organizational units of its people; clients and linguists need one. */
  orgUnitUuids?: string[] | undefined
}

/** A certificate that a SAML provider signs with. */
export interface SsoCertificate {
  /** The certificate: DER as base64. */
  certificate: string
  /** Whom it was issued for. */
  subject: string
  /** SHA-256 of the certificate: pairs of hex digits with colons between. */
  fingerprint: string
  /** When it ends, epoch ms. Answers are taken after that, too: only the key counts. */
  validUntil: number
}

/** Where the metadata of a provider is: one of both. */
export interface SsoMetadataSource {
  /** The document. */
  xml?: string | undefined
  /** Its public https address. */
  url?: string | undefined
}

/** What the metadata says of a provider. */
export interface SsoMetadata {
  /** Its entity ID. */
  issuer: string
  /** Where it signs people in. */
  signOnUrl: string
  /** Where it ends sessions; absent where it does not. */
  signOutUrl?: string
  /** Certificates that it signs with. */
  certificates: SsoCertificate[]
}

/** The answer of a SAML provider. */
export interface SsoAnswer {
  /** The answer as base64. */
  SAMLResponse: string
  /** What `sso.start` gave to the provider. */
  RelayState?: string | undefined
}

/** Where a session ends that has begun at a provider. */
export interface SsoSignOut {
  /** Address to go to; absent where there is none. */
  url?: string
}

/** Part of the sign-in address that names the account. */
export interface SsoUrlKeyInput {
  /** Your password. */
  password: string
  /** Letters from a to z, digits, and hyphens. */
  urlKey: string
}

/** An email domain. */
export interface SsoDomainInput {
  /** Your password. */
  password: string
  /** The part of email addresses after the `@`, such as `example.com`. */
  domain: string
}

/** An email domain, and whether DNS proves that it belongs to the account. */
export interface SsoDomain {
  /** The domain. */
  domain: string
  /** WAITING: not looked up yet; VERIFIED: the record was found; FAILED: it was not. */
  status: 'WAITING' | 'VERIFIED' | 'FAILED' | (string & {})
  /** The TXT record that proves it. */
  record: SsoDomainRecord
  /** What the last look-up found instead; absent where it found the record. */
  found?: string[]
  /** Whether the name servers did not answer the last look-up. */
  lookupFailed: boolean
  /** When it was last looked up, epoch ms. */
  checkedDate?: number
}

/** A TXT record. */
export interface SsoDomainRecord {
  /** Its name. */
  name: string
  /** Its text. */
  value: string
}

/** Why a sign-in failed. */
export type SsoProblem = 'OFF' | 'TOO_MANY' | 'STATE' | 'REPLAYED' | 'LATE' | 'BROWSER' | 'PROVIDER' | 'ANSWER' | 'ENCRYPTED' | 'TOKEN' | 'TIME' | 'ISSUER' | 'AUDIENCE' | 'RECIPIENT' | 'NONCE' | 'SIGNATURE' | 'UNSIGNED' | 'ALTERED' | 'EMAIL' | 'DOMAIN' | 'NO_PERSON' | 'NO_ROLE' | 'PLAN_LIMIT' | 'BLOCKED' | 'SYSTEM_ADMIN' | 'SUBJECT' | 'SUSPENDED' | 'ADDRESS' | 'METHOD_OFF' | (string & {})

/** A sign-in that failed. */
export interface SsoFailure {
  /** Id that the person was shown. */
  uuid: string
  /** When, epoch ms. */
  date: number
  /** Why. */
  problem: SsoProblem
  /** Email address, where the provider named one. */
  email?: string
  /** What was expected. */
  expected?: string
  /** What was received instead. */
  received?: string
}

/** Report of a trial sign-in. */
export interface SsoTrial {
  /** Identifier. */
  uuid: string
  /** When, epoch ms. */
  date: number
  /** What was checked, in order. */
  checks: SsoCheck[]
  /** Why a sign-in would fail; absent where it would succeed. */
  problem?: SsoProblem
  /** What was expected. */
  expected?: string
  /** What was received instead. */
  received?: string
  /** Email address of the person. */
  email?: string
  /** Name of the person. */
  name?: string
  /** Whether the person would be created. */
  isNew?: boolean
  /** Role that the person would get. */
  role?: SsoRole
  /** Organizational units that the person would get. */
  orgUnits?: SsoOrgUnit[]
  /** What the provider said of the person. */
  claims: SsoClaim[]
}

/** Something that was checked. */
export interface SsoCheck {
  /** What was checked. */
  check: 'PROVIDER' | 'ANSWER' | 'TOKEN' | 'TIME' | 'ISSUER' | 'AUDIENCE' | 'RECIPIENT' | 'NONCE' | 'SIGNATURE' | 'EMAIL' | 'DOMAIN' | 'PERSON' | (string & {})
  /** How it went. */
  result: 'PASSED' | 'FAILED' | 'NOT_REACHED' | (string & {})
}

/** What the provider said. */
export interface SsoClaim {
  /** The claim. */
  name: string
  /** Its values. */
  values: string[]
}

/** Where to sign in through a provider. */
export interface SsoOffer {
  /** Address to go to; absent where there is no single sign-on. */
  url?: string
  /** Whether passwords no longer work for people of the domain. */
  isRequired?: boolean
}

/** What `sso.get` takes. */
export interface SsoGetParams {
  query?: {
    /** The account; your own if omitted. */
    accountUUID?: string | undefined
  } | undefined
}

/**
 * Get single sign-on of an account, with its addresses
 *
 * The address where people start to sign in, what the provider has to be given, the connection to the provider, the email domains, and the sign-ins that failed last. The client secret is never returned, only its last four characters.
 *
 * `GET /api/v3/account/sso/url` (documented). Needs ROLE_ACCOUNT_ADMIN.
 *
 * @throws {HttpError} NOT_FOUND, a code of any call
 */
export const get: Operation<SsoGetParams, SingleSignOn> = /*@__PURE__*/ operation('sso.get', 'GET', '/api/v3/account/sso/url')

/** What `sso.update` takes. */
export interface SsoUpdateParams {
  query?: {
    /** The account; your own if omitted. */
    accountUUID?: string | undefined
  } | undefined
  headers?: {
    /** The version that was read. If the resource has changed since then, the response is 409 with the code `OUTDATED` and the current state. If omitted, the last write wins. The version of a list is the versions of its items, in order, or their ids where they have none, separated by commas; `none` stands for an empty list and for what did not exist. */
    'If-Match'?: string | undefined
  } | undefined
  body: SsoConnectionInput
}

/**
 * Set the connection to a provider
 *
 * Replaces the connection as a whole. Without `clientSecret`, the stored one is kept; a new issuer needs it again, so that no secret is sent to a server that it was not meant for. It takes your password. Requiring single sign-on needs a sign-in or a trial that succeeded with this connection.
 *
 * `PUT /api/v3/account/sso` (documented). Needs ROLE_ACCOUNT_ADMIN.
 *
 * @throws {HttpError} PASSWORD_WRONG, TOO_MANY_ATTEMPTS, PLAN_LIMIT, SSO_NOT_TRIED, NOT_FOUND, a code of any call
 */
export const update: Operation<SsoUpdateParams, SingleSignOn> = /*@__PURE__*/ operation('sso.update', 'PUT', '/api/v3/account/sso', { refreshes: ['activity'] })

/** What `sso.remove` takes. */
export interface SsoRemoveParams {
  query?: {
    /** The account; your own if omitted. */
    accountUUID?: string | undefined
  } | undefined
  body: PasswordProof
}

/**
 * Delete the connection to a provider
 *
 * People sign in with their passwords again. The email domains stay. It takes your password.
 *
 * `DELETE /api/v3/account/sso` (documented). Needs ROLE_ACCOUNT_ADMIN.
 *
 * @throws {HttpError} PASSWORD_WRONG, TOO_MANY_ATTEMPTS, NOT_FOUND, a code of any call
 */
export const remove: Operation<SsoRemoveParams, void> = /*@__PURE__*/ operation('sso.remove', 'DELETE', '/api/v3/account/sso', { answer: nothing, refreshes: ['activity'] })

/** What `sso.updateUrlKey` takes. */
export interface SsoUpdateUrlKeyParams {
  query?: {
    /** The account; your own if omitted. */
    accountUUID?: string | undefined
  } | undefined
  body: SsoUrlKeyInput
}

/**
 * Change the part of the sign-in address that names the account
 *
 * Changes every address that the provider was given, so it has to be given the new ones. It takes your password.
 *
 * `PUT /api/v3/account/sso/url-key` (documented). Needs ROLE_ACCOUNT_ADMIN.
 *
 * @throws {HttpError} PASSWORD_WRONG, TOO_MANY_ATTEMPTS, PLAN_LIMIT, NOT_FOUND, a code of any call
 */
export const updateUrlKey: Operation<SsoUpdateUrlKeyParams, SingleSignOn> = /*@__PURE__*/ operation('sso.updateUrlKey', 'PUT', '/api/v3/account/sso/url-key', { refreshes: ['activity'] })

/** What `sso.addDomain` takes. */
export interface SsoAddDomainParams {
  query?: {
    /** The account; your own if omitted. */
    accountUUID?: string | undefined
  } | undefined
  body: SsoDomainInput
}

/**
 * Add an email domain
 *
 * People with addresses of the domain can sign in once `sso.checkDomain` has found its record in DNS. It takes your password.
 *
 * `POST /api/v3/account/sso/domain` (designed). Needs ROLE_ACCOUNT_ADMIN.
 *
 * @throws {HttpError} PASSWORD_WRONG, TOO_MANY_ATTEMPTS, PLAN_LIMIT, TOO_MANY, CONFLICT, NOT_FOUND, a code of any call
 */
export const addDomain: Operation<SsoAddDomainParams, SingleSignOn> = /*@__PURE__*/ operation('sso.addDomain', 'POST', '/api/v3/account/sso/domain', { refreshes: ['activity'] })

/** What `sso.removeDomain` takes. */
export interface SsoRemoveDomainParams {
  query: {
    /** The account; your own if omitted. */
    accountUUID?: string | undefined
    /** The domain. */
    domain: string
  }
  body: PasswordProof
}

/**
 * Remove an email domain
 *
 * People with addresses of the domain sign in with their passwords again. It takes your password.
 *
 * `DELETE /api/v3/account/sso/domain` (designed). Needs ROLE_ACCOUNT_ADMIN.
 *
 * @throws {HttpError} PASSWORD_WRONG, TOO_MANY_ATTEMPTS, NOT_FOUND, a code of any call
 */
export const removeDomain: Operation<SsoRemoveDomainParams, void> = /*@__PURE__*/ operation('sso.removeDomain', 'DELETE', '/api/v3/account/sso/domain', { answer: nothing, refreshes: ['activity'] })

/** What `sso.checkDomain` takes. */
export interface SsoCheckDomainParams {
  query: {
    /** The account; your own if omitted. */
    accountUUID?: string | undefined
    /** The domain. */
    domain: string
  }
  body: PasswordProof
}

/**
 * Look up the DNS record of an email domain
 *
 * Done once a day, too. A domain whose record is missing for three days no longer counts until the record is found again. It takes your password.
 *
 * `POST /api/v3/account/sso/domain/check` (designed). Needs ROLE_ACCOUNT_ADMIN.
 *
 * @throws {HttpError} PASSWORD_WRONG, TOO_MANY_ATTEMPTS, PLAN_LIMIT, NOT_FOUND, CONFLICT, a code of any call
 */
export const checkDomain: Operation<SsoCheckDomainParams, SingleSignOn> = /*@__PURE__*/ operation('sso.checkDomain', 'POST', '/api/v3/account/sso/domain/check', { refreshes: ['activity'] })

/** What `sso.readMetadata` takes. */
export interface SsoReadMetadataParams {
  body?: SsoMetadataSource | undefined
}

/**
 * Read the SAML metadata of a provider
 *
 * Reads a document, or gets it from a public https address, and returns what a connection needs of it. Stores nothing.
 *
 * `POST /api/v3/account/sso/metadata` (designed). Needs ROLE_ACCOUNT_ADMIN.
 *
 * @throws {HttpError} PLAN_LIMIT, a code of any call
 */
export const readMetadata: Operation<SsoReadMetadataParams, SsoMetadata> = /*@__PURE__*/ operation('sso.readMetadata', 'POST', '/api/v3/account/sso/metadata', { retry: 'safe' })

/** What `sso.getTrial` takes. */
export interface SsoGetTrialParams {
  path: {
    /** The trial. */
    trialUuid: string
  }
  query?: {
    /** The account; your own if omitted. */
    accountUUID?: string | undefined
  } | undefined
}

/**
 * Get the report of a trial sign-in
 *
 * What was checked, what the provider said of the person, and what would have happened. Kept for a day.
 *
 * `GET /api/v3/account/sso/trial/{trialUuid}` (designed). Needs ROLE_ACCOUNT_ADMIN.
 *
 * @throws {HttpError} a code of any call
 */
export const getTrial: Operation<SsoGetTrialParams, SsoTrial> = /*@__PURE__*/ operation('sso.getTrial', 'GET', '/api/v3/account/sso/trial/{trialUuid}')

/** What `sso.find` takes. */
export interface SsoFindParams {
  query?: {
    /** An email address. */
    email?: string | undefined
  } | undefined
}

/**
 * Find out whether single sign-on is offered
 *
 * At the address of an account, by that; elsewhere, by the domain of an email address. Empty where it is not.
 *
 * `GET /api/v3/auth/sso` (designed). Needs no session.
 *
 * @throws {HttpError} a code of any call
 */
export const find: Operation<SsoFindParams, SsoOffer> = /*@__PURE__*/ operation('sso.find', 'GET', '/api/v3/auth/sso', { anonymous: true })

/** What `sso.start` takes. */
export interface SsoStartParams {
  path: {
    /** The account, as its sign-in address names it. */
    urlKey: string
  }
  query?: {
    /** Path to go to afterwards. */
    redirect?: string | undefined
    /** Whether to try the connection without signing in, also while it is off. For administrators of the account; ends at the settings with a report. */
    trial?: boolean | undefined
  } | undefined
}

/**
 * Go to the provider of an account to sign in
 *
 * For browsers. Sets a cookie that binds the sign-in to the browser, and redirects to the provider, or to the page `/auth/sso-error`.
 *
 * `GET /api/v3/auth/sso/{urlKey}` (designed). Needs no session.
 *
 * @throws {HttpError} a code of any call
 */
export const start: Operation<SsoStartParams, void> = /*@__PURE__*/ operation('sso.start', 'GET', '/api/v3/auth/sso/{urlKey}', { answer: nothing })

/** What `sso.finish` takes. */
export interface SsoFinishParams {
  path: {
    /** The account, as its sign-in address names it. */
    urlKey: string
  }
  query?: {
    /** What `sso.start` gave to the provider. */
    state?: string | undefined
    /** Code of the provider. */
    code?: string | undefined
    /** Issuer. */
    iss?: string | undefined
    /** Why the provider refuses. */
    error?: string | undefined
    /** The same in words. */
    error_description?: string | undefined
  } | undefined
}

/**
 * Come back from a provider
 *
 * For browsers. Checks the answer of the provider, signs in, and redirects to the app or to `/auth/sso-error`. The answer of an OpenID Connect provider comes in the address, that of a SAML provider through `sso.receiveAnswer`.
 *
 * `GET /api/v3/auth/sso/{urlKey}/callback` (designed). Needs no session.
 *
 * @throws {HttpError} a code of any call
 */
export const finish: Operation<SsoFinishParams, void> = /*@__PURE__*/ operation('sso.finish', 'GET', '/api/v3/auth/sso/{urlKey}/callback', { answer: nothing })

/** What `sso.receiveAnswer` takes. */
export interface SsoReceiveAnswerParams {
  path: {
    /** The account, as its sign-in address names it. */
    urlKey: string
  }
  body: SsoAnswer
}

/**
 * Take the answer of a SAML provider
 *
 * For browsers, which the provider lets post its answer. Keeps the answer for the sign-in that it belongs to, and redirects to `sso.finish`, which gets the cookie of that sign-in and checks the answer. Signs no one in by itself, so it takes posts from other sites.
 *
 * `POST /api/v3/auth/sso/{urlKey}/callback` (designed). Needs no session.
 *
 * @throws {HttpError} a code of any call
 */
export const receiveAnswer: Operation<SsoReceiveAnswerParams, void> = /*@__PURE__*/ operation('sso.receiveAnswer', 'POST', '/api/v3/auth/sso/{urlKey}/callback', { body: urlencoded, answer: nothing, retry: 'safe', anonymous: true })

/** What `sso.getMetadata` takes. */
export interface SsoGetMetadataParams {
  path: {
    /** The account, as its sign-in address names it. */
    urlKey: string
  }
}

/**
 * Get the SAML metadata of the product
 *
 * What a SAML provider needs: the entity ID, where it sends answers and ends of sessions, and the certificate that requests are signed with. Its address is the entity ID.
 *
 * `GET /api/v3/auth/sso/{urlKey}/metadata` (designed). Needs no session.
 *
 * @throws {HttpError} NOT_FOUND, a code of any call
 */
export const getMetadata: Operation<SsoGetMetadataParams, Blob> = /*@__PURE__*/ operation('sso.getMetadata', 'GET', '/api/v3/auth/sso/{urlKey}/metadata', { answer: bytes, anonymous: true })

/** What `sso.arriveSignedOut` takes. */
export interface SsoArriveSignedOutParams {
  path: {
    /** The account, as its sign-in address names it. */
    urlKey: string
  }
}

/**
 * Come back from signing out at a provider
 *
 * For browsers. Redirects to the sign-in page. The session has ended before.
 *
 * `GET /api/v3/auth/sso/{urlKey}/signed-out` (designed). Needs no session.
 *
 * @throws {HttpError} a code of any call
 */
export const arriveSignedOut: Operation<SsoArriveSignedOutParams, void> = /*@__PURE__*/ operation('sso.arriveSignedOut', 'GET', '/api/v3/auth/sso/{urlKey}/signed-out', { answer: nothing, anonymous: true })

/**
 * Sign out here and at the provider
 *
 * Ends the session, as `auth.logout` does, and returns where to go to end the one at the provider that it began with. Empty where the session began otherwise, the provider can’t be told, or the connection doesn’t want it.
 *
 * `POST /api/v3/auth/logout/provider` (designed). Needs no session.
 *
 * @throws {HttpError} a code of any call
 */
export const signOut: Operation<NoParams, SsoSignOut> = /*@__PURE__*/ operation('sso.signOut', 'POST', '/api/v3/auth/logout/provider', { retry: 'safe' })
