// Generated from openapi/resources/thirdParties.yaml by openapi/generate.ts. Do not edit.
import type { NoParams, Operation } from '../operation.ts'
import type { Role } from './shared.ts'
import type { RedirectTarget, UserRef } from './users.ts'
import { nothing } from '../answers.ts'
import { operation } from '../operation.ts'

/** Icon beside the name. */
export type ThirdPartyIcon = 'external' | 'book' | 'building' | 'calendar' | 'comment' | 'database' | 'file' | 'folder' | 'help' | 'plug' | 'quality' | 'tools' | 'users' | 'wallet' | (string & {})

/** A tool of another provider that opens from the navigation. */
export interface ThirdParty {
  /** Identifier. */
  id: string
  /** Name. */
  name: string
  /** The provider, such as `help.example.com`. */
  thirdParty: string
  /** Icon beside the name. */
  icon: ThirdPartyIcon
}

/** A tool with what its administrators see. */
export interface ThirdPartyDetail extends ThirdParty {
  /** Changes with what `thirdParties.update` changes; send it as `If-Match`. */
  version: string
  /** Address with its placeholders. */
  url: string
  /** Roles that can open it; empty for everyone. */
  roles: Role[]
  /** When it was added, epoch ms. */
  createdAt: number
  /** When it was last changed, epoch ms. */
  changedAt: number
  /** Who last changed it. */
  changedBy?: UserRef
}

/** A tool. A change leaves what is omitted as it was. */
export interface ThirdPartyInput {
  /** Name. */
  name: string
  /** https or http address. After its host, `{email}`, `{name}`, `{userUuid}`, `{accountUuid}`, and `{locale}` stand for the details of the person who opens it. */
  url: string
  /** The provider; null for the host of `url`. */
  thirdParty?: string | null | undefined
  /** Icon beside the name; `external` for a new tool if omitted. */
  icon?: ThirdPartyIcon | undefined
  /** Roles that can open it; an empty list for everyone. */
  roles?: Role[] | undefined
}

/**
 * List the tools of the account
 *
 * `GET /api/v3/third-party` (designed). Needs ROLE_ACCOUNT_ADMIN.
 *
 * @throws {HttpError} a code of any call
 */
export const list: Operation<NoParams, ThirdPartyDetail[]> = /*@__PURE__*/ operation('thirdParties.list', 'GET', '/api/v3/third-party')

/** What `thirdParties.create` takes. */
export interface ThirdPartiesCreateParams {
  body: ThirdPartyInput
}

/**
 * Add a tool
 *
 * `POST /api/v3/third-party` (designed). Needs ROLE_ACCOUNT_ADMIN.
 *
 * @throws {HttpError} TOO_MANY, a code of any call
 */
export const create: Operation<ThirdPartiesCreateParams, ThirdPartyDetail> = /*@__PURE__*/ operation('thirdParties.create', 'POST', '/api/v3/third-party')

/**
 * List the tools that you can open
 *
 * `GET /api/v3/third-party/user` (documented). Needs a session.
 *
 * @throws {HttpError} a code of any call
 */
export const listOwn: Operation<NoParams, ThirdParty[]> = /*@__PURE__*/ operation('thirdParties.listOwn', 'GET', '/api/v3/third-party/user')

/** What `thirdParties.redirect` takes. */
export interface ThirdPartiesRedirectParams {
  path: {
    /** The tool. */
    id: string
  }
}

/**
 * Get the URL that opens a tool
 *
 * The placeholders of its address are replaced by your details. Each call is in the journal.
 *
 * `GET /api/v3/third-party/redirect/{id}` (documented). Needs a session.
 *
 * @throws {HttpError} a code of any call
 */
export const redirect: Operation<ThirdPartiesRedirectParams, RedirectTarget> = /*@__PURE__*/ operation('thirdParties.redirect', 'GET', '/api/v3/third-party/redirect/{id}', { retry: 'never' })

/** What `thirdParties.update` takes. */
export interface ThirdPartiesUpdateParams {
  path: {
    /** The tool. */
    id: string
  }
  headers?: {
    /** The version that was read. If the resource has changed since then, the response is 409 with the code `OUTDATED` and the current state. If omitted, the last write wins. The version of a list is the versions of its items, in order, or their ids where they have none, separated by commas; `none` stands for an empty list and for what did not exist. */
    'If-Match'?: string | undefined
  } | undefined
  body: ThirdPartyInput
}

/**
 * Update a tool
 *
 * `PUT /api/v3/third-party/{id}` (designed). Needs ROLE_ACCOUNT_ADMIN.
 *
 * @throws {HttpError} a code of any call
 */
export const update: Operation<ThirdPartiesUpdateParams, ThirdPartyDetail> = /*@__PURE__*/ operation('thirdParties.update', 'PUT', '/api/v3/third-party/{id}')

/** What `thirdParties.remove` takes. */
export interface ThirdPartiesRemoveParams {
  path: {
    /** The tool. */
    id: string
  }
}

/**
 * Delete a tool
 *
 * `DELETE /api/v3/third-party/{id}` (designed). Needs ROLE_ACCOUNT_ADMIN.
 *
 * @throws {HttpError} a code of any call
 */
export const remove: Operation<ThirdPartiesRemoveParams, void> = /*@__PURE__*/ operation('thirdParties.remove', 'DELETE', '/api/v3/third-party/{id}', { answer: nothing })
