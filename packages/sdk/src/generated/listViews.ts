// Generated from openapi/resources/listViews.yaml by openapi/generate.ts. Do not edit.
import type { Operation } from '../operation.ts'
import type { UserRef } from './users.ts'
import { nothing } from '../answers.ts'
import { operation } from '../operation.ts'

/** A list. */
export type ListName = 'PROJECTS' | 'TASKS' | 'USERS' | 'ORGANIZATIONS' | 'ORG_UNITS' | 'TRANSLATION_MEMORIES' | 'GLOSSARIES' | 'RATES' | 'PAYABLES' | 'RECEIVABLES' | 'REVIEWS' | 'QUALITY_REPORTS' | 'JOURNAL' | 'CONNECTORS' | 'SEGMENTS'

/** A list as someone saved it: filter, columns, sort order. */
export interface ListView {
  /** Identifier. */
  uuid: string
  /** The list. */
  list: ListName
  /** Name of the view. */
  name: string
  /** Search part of the address of the page, such as `filter=status:draft&sort=dueDate,asc`. */
  search: string
  /** Whether the managers of the account see it. */
  shared: boolean
  /** Whether it belongs to you. */
  isOwn: boolean
  /** Whether your list starts with it. */
  isDefault: boolean
  /** The person who saved it. */
  owner: UserRef
}

/** A view to save. */
export interface ListViewInput {
  /** The list. */
  list: ListName
  /** Name of the view. */
  name: string
  /** Search part of the address of the page. */
  search: string
  /** Whether the managers of the account see it; a new view is one's own if omitted. */
  shared?: boolean | undefined
  /** Whether your list starts with a new view. */
  isDefault?: boolean | undefined
}

/** The view that a list starts with. */
export interface ListViewDefault {
  /** The list. */
  list: ListName
  /** The view; null for none. */
  viewUuid: string | null
}

/** What `listViews.list` takes. */
export interface ListViewsListParams {
  query: {
    /** The list. */
    list: ListName
  }
}

/**
 * List the saved views of a list
 *
 * Your own views and, for managers, those that others in the account share.
 *
 * `GET /api/v3/list-view` (designed). Needs a session.
 *
 * @throws {HttpError} a code of any call
 */
export const list: Operation<ListViewsListParams, ListView[]> = /*@__PURE__*/ operation('listViews.list', 'GET', '/api/v3/list-view')

/** What `listViews.create` takes. */
export interface ListViewsCreateParams {
  body: ListViewInput
}

/**
 * Save a view of a list
 *
 * Only managers can share views; all managers of the account see them.
 *
 * `POST /api/v3/list-view` (designed). Needs a session.
 *
 * @throws {HttpError} NAME_TAKEN, PERMISSION_MISSING, a code of any call
 */
export const create: Operation<ListViewsCreateParams, ListView> = /*@__PURE__*/ operation('listViews.create', 'POST', '/api/v3/list-view', { retry: 'never' })

/** What `listViews.setDefault` takes. */
export interface ListViewsSetDefaultParams {
  body: ListViewDefault
}

/**
 * Choose the view that a list starts with
 *
 * For yourself; `null` returns to the list without a view.
 *
 * `PUT /api/v3/list-view/default` (designed). Needs a session.
 *
 * @throws {HttpError} NOT_FOUND, a code of any call
 */
export const setDefault: Operation<ListViewsSetDefaultParams, void> = /*@__PURE__*/ operation('listViews.setDefault', 'PUT', '/api/v3/list-view/default', { answer: nothing })

/** What `listViews.update` takes. */
export interface ListViewsUpdateParams {
  path: {
    /** The view. */
    viewUuid: string
  }
  body: ListViewInput
}

/**
 * Change a saved view
 *
 * Only its owner can change a view.
 *
 * `PUT /api/v3/list-view/{viewUuid}` (designed). Needs a session.
 *
 * @throws {HttpError} NAME_TAKEN, PERMISSION_MISSING, a code of any call
 */
export const update: Operation<ListViewsUpdateParams, ListView> = /*@__PURE__*/ operation('listViews.update', 'PUT', '/api/v3/list-view/{viewUuid}')

/** What `listViews.remove` takes. */
export interface ListViewsRemoveParams {
  path: {
    /** The view. */
    viewUuid: string
  }
}

/**
 * Delete a saved view
 *
 * Only its owner can delete a view. Lists that start with it start without a view.
 *
 * `DELETE /api/v3/list-view/{viewUuid}` (designed). Needs a session.
 *
 * @throws {HttpError} PERMISSION_MISSING, a code of any call
 */
export const remove: Operation<ListViewsRemoveParams, void> = /*@__PURE__*/ operation('listViews.remove', 'DELETE', '/api/v3/list-view/{viewUuid}', { answer: nothing })
