// Generated from openapi/resources/branding.yaml by openapi/generate.ts. Do not edit.
import type { Operation, Upload } from '../operation.ts'
import type { UserRef } from './users.ts'
import { bytes, nothing } from '../answers.ts'
import { form } from '../body.ts'
import { operation } from '../operation.ts'

/** A logo. */
export interface LogoUpload {
  /** PNG, JPEG, WebP, or SVG, up to 2 MB. */
  file: Upload
}

/** Addresses of the pictures of a logo, which never change what they show. */
export interface LogoPictures {
  /** The logo as uploaded, without anything but the picture. */
  original: string
  /** PNG of 256 by 256 pixels. */
  square: string
  /** PNG of up to 640 by 160 pixels. */
  wide: string
  /** Whether the logo is at least twice as wide as it is high. */
  isWide: boolean
}

/** A logo and what was uploaded. */
export interface Logo extends LogoPictures {
  /** Name of the uploaded file. */
  fileName: string
  /** Media type of the original. */
  mediaType: 'image/png' | 'image/jpeg' | 'image/webp' | 'image/svg+xml' | (string & {})
  /** Bytes of the original, after it was cleaned. */
  size: number
  /** Pixels. */
  width: number
  /** Pixels. */
  height: number
}

/** The logos of an account. */
export interface LogoDetails {
  /** Name of the account. */
  name: string
  /** Absent while the account has none. */
  logo?: Logo
  /** What clients see in the portal instead; absent without one. */
  portalLogo?: Logo
  /** Who last changed a logo; absent while no one has. */
  changedBy?: UserRef
  /** When a logo was last changed, epoch ms; absent while none was. */
  changedDate?: number
}

/** What an account shows instead of the product's name and logo. */
export interface Brand {
  /** Name of the account. */
  name: string
  /** Logo of the account; absent without one. */
  logo?: LogoPictures
  /** Logo of the portal; absent without one. */
  portalLogo?: LogoPictures
}

/** What `branding.getLogoDetails` takes. */
export interface BrandingGetLogoDetailsParams {
  path: {
    /** The account. */
    accountUUID: string
  }
}

/**
 * Get the logos of an account
 *
 * `GET /api/v3/account/{accountUUID}/logo-details` (documented). Needs ROLE_ACCOUNT_ADMIN.
 *
 * @throws {HttpError} a code of any call
 */
export const getLogoDetails: Operation<BrandingGetLogoDetailsParams, LogoDetails> = /*@__PURE__*/ operation('branding.getLogoDetails', 'GET', '/api/v3/account/{accountUUID}/logo-details')

/** What `branding.uploadLogo` takes. */
export interface BrandingUploadLogoParams {
  path: {
    /** The account. */
    accountUUID: string
  }
  body: LogoUpload
}

/**
 * Upload the logo of an account
 *
 * PNG, JPEG, WebP, or SVG, up to 2 MB. Scripts, event handlers, foreign objects, and references to other files are removed from SVG files. Needs a plan with branding.
 *
 * `POST /api/v3/account/{accountUUID}/logo` (documented). Needs ROLE_ACCOUNT_ADMIN.
 *
 * @throws {HttpError} PLAN_LIMIT, a code of any call
 */
export const uploadLogo: Operation<BrandingUploadLogoParams, LogoDetails> = /*@__PURE__*/ operation('branding.uploadLogo', 'POST', '/api/v3/account/{accountUUID}/logo', { body: form, refreshes: ['auth', 'activity'] })

/** What `branding.removeLogo` takes. */
export interface BrandingRemoveLogoParams {
  path: {
    /** The account. */
    accountUUID: string
  }
}

/**
 * Remove the logo of an account
 *
 * `DELETE /api/v3/account/{accountUUID}/logo` (documented). Needs ROLE_ACCOUNT_ADMIN.
 *
 * @throws {HttpError} a code of any call
 */
export const removeLogo: Operation<BrandingRemoveLogoParams, void> = /*@__PURE__*/ operation('branding.removeLogo', 'DELETE', '/api/v3/account/{accountUUID}/logo', { answer: nothing, refreshes: ['auth', 'activity'] })

/** What `branding.uploadPortalLogo` takes. */
export interface BrandingUploadPortalLogoParams {
  path: {
    /** The account. */
    accountUUID: string
  }
  body: LogoUpload
}

/**
 * Upload the logo that clients see in the portal
 *
 * As for the logo of the account, which the portal shows without one of its own.
 *
 * `POST /api/v3/account/{accountUUID}/portal-logo` (documented). Needs ROLE_ACCOUNT_ADMIN.
 *
 * @throws {HttpError} PLAN_LIMIT, a code of any call
 */
export const uploadPortalLogo: Operation<BrandingUploadPortalLogoParams, LogoDetails> = /*@__PURE__*/ operation('branding.uploadPortalLogo', 'POST', '/api/v3/account/{accountUUID}/portal-logo', { body: form, refreshes: ['auth', 'activity'] })

/** What `branding.removePortalLogo` takes. */
export interface BrandingRemovePortalLogoParams {
  path: {
    /** The account. */
    accountUUID: string
  }
}

/**
 * Remove the logo that clients see in the portal
 *
 * `DELETE /api/v3/account/{accountUUID}/portal-logo` (documented). Needs ROLE_ACCOUNT_ADMIN.
 *
 * @throws {HttpError} a code of any call
 */
export const removePortalLogo: Operation<BrandingRemovePortalLogoParams, void> = /*@__PURE__*/ operation('branding.removePortalLogo', 'DELETE', '/api/v3/account/{accountUUID}/portal-logo', { answer: nothing, refreshes: ['auth', 'activity'] })

/** What `branding.getLogo` takes. */
export interface BrandingGetLogoParams {
  path: {
    /** Key of the picture. */
    key: string
  }
}

/**
 * Get a picture of a logo
 *
 * For everyone who has its address, which no one can guess.
 *
 * `GET /api/v3/account/logo/{key}` (designed). Needs no session.
 *
 * @throws {HttpError} a code of any call
 */
export const getLogo: Operation<BrandingGetLogoParams, Blob> = /*@__PURE__*/ operation('branding.getLogo', 'GET', '/api/v3/account/logo/{key}', { answer: bytes, anonymous: true })
