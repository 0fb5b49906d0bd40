// Generated from openapi/resources/passkeys.yaml by openapi/generate.ts. Do not edit.
import type { NoParams, Operation } from '../operation.ts'
import type { PasswordProof } from './mfa.ts'
import { nothing } from '../answers.ts'
import { operation } from '../operation.ts'

/** A passkey of a person. */
export interface Passkey {
  /** Identifier. */
  uuid: string
  /** Name. */
  name: string
  /** Host that the passkey belongs to; it works nowhere else. */
  host: string
  /** Whether that is the host of this request. */
  isHere: boolean
  /** Whether the passkey signs in on its own; otherwise it is a second factor after the password. */
  passwordless: boolean
  /** Whether the passkey is backed up to other devices of the person. */
  synced: boolean
  /** When the passkey was added, epoch ms. */
  createdAt: number
  /** When the passkey was last used, epoch ms; absent if never. */
  lastUsedAt?: number
}

/** The name of a passkey. */
export interface PasskeyName {
  /** Name. */
  name: string
}

/** A passkey to add. */
export interface PasskeyCreate {
  /** Name, such as that of the device. */
  name: string
  /** Response of the device. */
  passkey: PasskeyResponse
}

/** A passkey that was added. */
export interface PasskeyCreated {
  /** The passkey. */
  passkey: Passkey
  /** Recovery codes, each good once in place of a second factor; absent where the person has some. */
  recoveryCodes?: string[]
}

/** Options for the browser in the JSON form of the Web Authentication standard (`PublicKeyCredential.parseRequestOptionsFromJSON`, `parseCreationOptionsFromJSON`). */
export type PasskeyRequest = {
  /** Challenge for the device, base64url. */
  challenge: string
} & Record<string, unknown>

/** What the browser returns, in the JSON form of the Web Authentication standard (`PublicKeyCredential.toJSON`). */
export type PasskeyResponse = {
  /** Identifier of the credential, base64url. */
  id: string
  /** The same. */
  rawId: string
  /** Type of credential. */
  type: 'public-key'
  /** Signed data, base64url. */
  response: Record<string, unknown>
  /** Results of extensions. */
  clientExtensionResults: Record<string, unknown>
} & Record<string, unknown>

/**
 * List your passkeys
 *
 * `GET /api/v3/user/passkey` (designed). Needs a session.
 *
 * @throws {HttpError} PERMISSION_MISSING, a code of any call
 */
export const list: Operation<NoParams, Passkey[]> = /*@__PURE__*/ operation('passkeys.list', 'GET', '/api/v3/user/passkey')

/** What `passkeys.create` takes. */
export interface PasskeysCreateParams {
  body: PasskeyCreate
}

/**
 * Add a passkey
 *
 * Takes the response of the device to the options of `passkeys.begin`. From then on the passkey signs in on its own where the device verified the person, and is required after the password. The first second factor comes with recovery codes, which are shown only once. An email tells the person.
 *
 * `POST /api/v3/user/passkey` (designed). Needs a session.
 *
 * @throws {HttpError} PASSKEY_REFUSED, SIGN_IN_METHOD_OFF, PERMISSION_MISSING, TOO_MANY, CONFLICT, a code of any call
 */
export const create: Operation<PasskeysCreateParams, PasskeyCreated> = /*@__PURE__*/ operation('passkeys.create', 'POST', '/api/v3/user/passkey', { refreshes: ['users'], retry: 'never' })

/** What `passkeys.begin` takes. */
export interface PasskeysBeginParams {
  body: PasswordProof
}

/**
 * Begin to add a passkey
 *
 * A passkey belongs to the host that the request is sent to. The challenge expires in five minutes and is good for one attempt.
 *
 * `POST /api/v3/user/passkey/options` (designed). Needs a session.
 *
 * @throws {HttpError} PASSKEY_HOST, SIGN_IN_METHOD_OFF, PASSWORD_WRONG, PERMISSION_MISSING, TOO_MANY, TOO_MANY_ATTEMPTS, a code of any call
 */
export const begin: Operation<PasskeysBeginParams, PasskeyRequest> = /*@__PURE__*/ operation('passkeys.begin', 'POST', '/api/v3/user/passkey/options', { retry: 'safe' })

/** What `passkeys.rename` takes. */
export interface PasskeysRenameParams {
  path: {
    /** The passkey. */
    passkeyUuid: string
  }
  body: PasskeyName
}

/**
 * Rename a passkey
 *
 * `PUT /api/v3/user/passkey/{passkeyUuid}` (designed). Needs a session.
 *
 * @throws {HttpError} PERMISSION_MISSING, a code of any call
 */
export const rename: Operation<PasskeysRenameParams, Passkey> = /*@__PURE__*/ operation('passkeys.rename', 'PUT', '/api/v3/user/passkey/{passkeyUuid}')

/** What `passkeys.remove` takes. */
export interface PasskeysRemoveParams {
  path: {
    /** The passkey. */
    passkeyUuid: string
  }
  body: PasswordProof
}

/**
 * Remove a passkey
 *
 * With the last second factor, the recovery codes are removed, too.
 *
 * `DELETE /api/v3/user/passkey/{passkeyUuid}` (designed). Needs a session.
 *
 * @throws {HttpError} PASSWORD_WRONG, PERMISSION_MISSING, TOO_MANY_ATTEMPTS, a code of any call
 */
export const remove: Operation<PasskeysRemoveParams, void> = /*@__PURE__*/ operation('passkeys.remove', 'DELETE', '/api/v3/user/passkey/{passkeyUuid}', { answer: nothing, refreshes: ['users'] })

/** What `passkeys.reset` takes. */
export interface PasskeysResetParams {
  path: {
    /** The person. */
    id: string
  }
}

/**
 * Remove all passkeys of a person
 *
 * Requires permission to edit people and a higher role than that person.
 *
 * `DELETE /api/v3/user/{id}/passkey` (designed). Needs a session.
 *
 * @throws {HttpError} PERMISSION_MISSING, a code of any call
 */
export const reset: Operation<PasskeysResetParams, void> = /*@__PURE__*/ operation('passkeys.reset', 'DELETE', '/api/v3/user/{id}/passkey', { answer: nothing, refreshes: ['users'] })
