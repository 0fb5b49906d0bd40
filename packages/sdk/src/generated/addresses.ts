// Generated from openapi/resources/addresses.yaml by openapi/generate.ts. Do not edit.
import type { Operation } from '../operation.ts'
import type { LogoPictures } from './branding.ts'
import type { UserRef } from './users.ts'
import { nothing } from '../answers.ts'
import { operation } from '../operation.ts'

/** What strangers learn of the account at an address; empty where there is none. */
export interface SubdomainLogo {
  /** Name of the account. */
  name?: string
  /** Address of the logo as a square PNG; absent without one. */
  logoUrl?: string
  /** Pictures of the logo; absent without one. */
  logo?: LogoPictures
}

/** A subdomain. */
export interface SubdomainInput {
  /** Letters a to z, digits, and hyphens inside. */
  subdomain: string
}

/** A custom subdomain. */
export interface CustomSubdomainInput {
  /** Host name, without scheme and port. */
  customSubdomain: string
}

/** A host of an account's own domain. */
export interface CustomSubdomain {
  /** Host name. */
  host: string
  /** Where people sign in once it works. */
  url: string
  /** WAITING until the record is first looked up, VERIFIED while the host works, FAILED when the record wasn’t found. */
  status: 'WAITING' | 'VERIFIED' | 'FAILED' | (string & {})
  /** The TXT record that proves ownership. */
  record: {
    /** Name of the record. */
    name: string
    /** Text of the record. */
    value: string
  }
  /** Host that a CNAME record has to lead to. */
  target: string
  /** Texts found under that name at the last look-up, where the right one was not among them. */
  found?: string[]
  /** Whether the name servers didn't answer the last look-up. */
  lookupFailed?: boolean
  /** Last look-up, epoch ms; absent before the first. */
  checkedDate?: number
  /** When the record was last found, epoch ms; absent until then. */
  verifiedDate?: number
}

/** The certificate of the custom subdomain. */
export interface Certificate {
  /** UNKNOWN where the installation reports no certificates, OTHER_HOST where the certificate doesn’t cover the host, REMOVED while a discarded one hasn’t been replaced. */
  status: 'UNKNOWN' | 'MISSING' | 'VALID' | 'EXPIRED' | 'OTHER_HOST' | 'REMOVED' | (string & {})
  /** Who issued the certificate. */
  issuer?: string
  /** End of validity, epoch ms. */
  validUntil?: number
}

/** The addresses of an account. */
export interface AccountAddresses {
  /** Domain below which subdomains can be chosen; absent where the installation has none. */
  domain?: string
  /** Name below that domain; absent without one. */
  subdomain?: string
  /** Where people sign in at the subdomain. */
  url?: string
  /** Absent without one. */
  customSubdomain?: CustomSubdomain
  /** Absent without a custom subdomain. */
  certificate?: Certificate
  /** Who last changed an address; absent while no one has. */
  changedBy?: UserRef
  /** When an address was last changed, epoch ms; absent while none was. */
  changedDate?: number
}

/** What `addresses.getSubdomainLogo` takes. */
export interface AddressesGetSubdomainLogoParams {
  query?: {
    /** The account, at an address of the installation. */
    accountUuid?: string | undefined
  } | undefined
}

/**
 * Get the name and logo of the account at this address
 *
 * For sign-in pages, so no session is needed. Empty at addresses of the installation, where `accountUuid` names the account instead; that account needs an address of its own.
 *
 * `GET /api/v3/account/subdomain-logo` (designed). Needs no session.
 *
 * @throws {HttpError} a code of any call
 */
export const getSubdomainLogo: Operation<AddressesGetSubdomainLogoParams, SubdomainLogo> = /*@__PURE__*/ operation('addresses.getSubdomainLogo', 'GET', '/api/v3/account/subdomain-logo', { anonymous: true })

/** What `addresses.checkCertificateRequest` takes. */
export interface AddressesCheckCertificateRequestParams {
  query: {
    /** The host. */
    domain: string
  }
}

/**
 * Check whether a host is to have a certificate
 *
 * For proxies that request certificates when a host is first visited, such as Caddy (`on_demand_tls`). Refused with 404 for hosts that aren't the address of an account.
 *
 * `GET /api/v3/account/certificate-request` (designed). Needs no session.
 *
 * @throws {HttpError} NOT_FOUND, a code of any call
 */
export const checkCertificateRequest: Operation<AddressesCheckCertificateRequestParams, void> = /*@__PURE__*/ operation('addresses.checkCertificateRequest', 'GET', '/api/v3/account/certificate-request', { answer: nothing, anonymous: true })

/** What `addresses.getCustomSubdomain` takes. */
export interface AddressesGetCustomSubdomainParams {
  path: {
    /** The account. */
    accountUUID: string
  }
}

/**
 * Get the addresses of an account
 *
 * Its subdomain and its custom subdomain, the DNS record that proves ownership, and the certificate.
 *
 * `GET /api/v3/account/{accountUUID}/custom-subdomain` (documented). Needs ROLE_ACCOUNT_ADMIN.
 *
 * @throws {HttpError} a code of any call
 */
export const getCustomSubdomain: Operation<AddressesGetCustomSubdomainParams, AccountAddresses> = /*@__PURE__*/ operation('addresses.getCustomSubdomain', 'GET', '/api/v3/account/{accountUUID}/custom-subdomain')

/** What `addresses.setCustomSubdomain` takes. */
export interface AddressesSetCustomSubdomainParams {
  path: {
    /** The account. */
    accountUUID: string
  }
  body: CustomSubdomainInput
}

/**
 * Set the custom subdomain of an account
 *
 * A host of the account's own domain. It works once `addresses.checkCustomSubdomain` has found the record in DNS. Needs a plan with branding.
 *
 * `POST /api/v3/account/{accountUUID}/custom-subdomain` (documented). Needs ROLE_ACCOUNT_ADMIN.
 *
 * @throws {HttpError} PLAN_LIMIT, a code of any call
 */
export const setCustomSubdomain: Operation<AddressesSetCustomSubdomainParams, AccountAddresses> = /*@__PURE__*/ operation('addresses.setCustomSubdomain', 'POST', '/api/v3/account/{accountUUID}/custom-subdomain', { refreshes: ['activity'] })

/** What `addresses.removeCustomSubdomain` takes. */
export interface AddressesRemoveCustomSubdomainParams {
  path: {
    /** The account. */
    accountUUID: string
  }
}

/**
 * Remove the custom subdomain of an account
 *
 * The host stops working at once.
 *
 * `DELETE /api/v3/account/{accountUUID}/custom-subdomain` (designed). Needs ROLE_ACCOUNT_ADMIN.
 *
 * @throws {HttpError} a code of any call
 */
export const removeCustomSubdomain: Operation<AddressesRemoveCustomSubdomainParams, void> = /*@__PURE__*/ operation('addresses.removeCustomSubdomain', 'DELETE', '/api/v3/account/{accountUUID}/custom-subdomain', { answer: nothing, refreshes: ['activity'] })

/** What `addresses.checkCustomSubdomain` takes. */
export interface AddressesCheckCustomSubdomainParams {
  path: {
    /** The account. */
    accountUUID: string
  }
}

/**
 * Look up the DNS record of the custom subdomain
 *
 * Done once a day, too. A host whose record is missing for three days stops working until the record is found again.
 *
 * `POST /api/v3/account/{accountUUID}/custom-subdomain/check` (designed). Needs ROLE_ACCOUNT_ADMIN.
 *
 * @throws {HttpError} CONFLICT, PLAN_LIMIT, a code of any call
 */
export const checkCustomSubdomain: Operation<AddressesCheckCustomSubdomainParams, AccountAddresses> = /*@__PURE__*/ operation('addresses.checkCustomSubdomain', 'POST', '/api/v3/account/{accountUUID}/custom-subdomain/check', { refreshes: ['activity'] })

/** What `addresses.setSubdomain` takes. */
export interface AddressesSetSubdomainParams {
  path: {
    /** The account. */
    accountUUID: string
  }
  body: SubdomainInput
}

/**
 * Set the subdomain of an account
 *
 * A name below the domain of the installation, which works at once. Needs a plan with branding.
 *
 * `POST /api/v3/account/{accountUUID}/subdomain` (documented). Needs ROLE_ACCOUNT_ADMIN.
 *
 * @throws {HttpError} ADDRESSES_OFF, PLAN_LIMIT, a code of any call
 */
export const setSubdomain: Operation<AddressesSetSubdomainParams, AccountAddresses> = /*@__PURE__*/ operation('addresses.setSubdomain', 'POST', '/api/v3/account/{accountUUID}/subdomain', { refreshes: ['activity'] })

/** What `addresses.removeSubdomain` takes. */
export interface AddressesRemoveSubdomainParams {
  path: {
    /** The account. */
    accountUUID: string
  }
}

/**
 * Remove the subdomain of an account
 *
 * The host stops working at once, and other accounts can choose the name.
 *
 * `DELETE /api/v3/account/{accountUUID}/subdomain` (documented). Needs ROLE_ACCOUNT_ADMIN.
 *
 * @throws {HttpError} a code of any call
 */
export const removeSubdomain: Operation<AddressesRemoveSubdomainParams, void> = /*@__PURE__*/ operation('addresses.removeSubdomain', 'DELETE', '/api/v3/account/{accountUUID}/subdomain', { answer: nothing, refreshes: ['activity'] })

/** What `addresses.removeCertificate` takes. */
export interface AddressesRemoveCertificateParams {
  path: {
    /** The account. */
    accountUUID: string
  }
}

/**
 * Discard the certificate of the custom subdomain
 *
 * For certificates whose key may be known to others. The custom subdomain stops working until the proxy has a certificate that was issued later.
 *
 * `DELETE /api/v3/account/{accountUUID}/certificate` (documented). Needs ROLE_ACCOUNT_ADMIN.
 *
 * @throws {HttpError} a code of any call
 */
export const removeCertificate: Operation<AddressesRemoveCertificateParams, void> = /*@__PURE__*/ operation('addresses.removeCertificate', 'DELETE', '/api/v3/account/{accountUUID}/certificate', { answer: nothing, refreshes: ['activity'] })
