// Generated from openapi/resources/reviewCategories.yaml by openapi/generate.ts. Do not edit.
import type { Operation } from '../operation.ts'
import { nothing } from '../answers.ts'
import { operation } from '../operation.ts'

/** A category of errors. */
export interface ReviewCategory {
  /** Identifier. */
  uuid: string
  /** Code, by which findings name it. */
  code: string
  /** Name; in English for those of the product. */
  name: string
  /** What belongs to it; may be empty. */
  description: string
  /** Code of the category that it is a part of; absent for roots. */
  parent?: string
  /** Whether it is one of the product. */
  system: boolean
  /** Whether it is in use. */
  active: boolean
  /** Whether such findings count; preferences don’t. */
  affectsScore: boolean
  /** Factor of its points. */
  weight: number
  /** Whether reviews can use it as things are. */
  available: boolean
  /** State of the category, for `If-Match`. */
  version: string
}

/** A new category of errors. */
export interface ReviewCategoryInput {
  /** Name. */
  name: string
  /** Code; made from the name if left out. */
  code?: string | undefined
  /** What belongs to it. */
  description?: string | undefined
  /** Code of the category that it is a part of. */
  parent?: string | undefined
  /** Whether such findings count; yes if left out. */
  affectsScore?: boolean | undefined
  /** Factor of its points, with up to three decimals; 1 if left out. */
  weight?: number | undefined
  /** Whether it is in use; yes if left out. */
  active?: boolean | undefined
}

/** Changes of a category; omitted fields do not change. */
export interface ReviewCategoryUpdate {
  /** Name. */
  name?: string | undefined
  /** What belongs to it. */
  description?: string | undefined
  /** Whether such findings count. */
  affectsScore?: boolean | undefined
  /** Factor of its points, with up to three decimals. */
  weight?: number | undefined
  /** Whether it is in use. */
  active?: boolean | undefined
}

/** What `reviewCategories.list` takes. */
export interface ReviewCategoriesListParams {
  query?: {
    /** Whether to add what reviews can’t use as things are. */
    all?: boolean | undefined
  } | undefined
}

/**
 * List the categories of errors
 *
 * Those that reviews can use, in their order: the six of the product and the account's own, or the account's own alone, as `accountSettings` has it. Those that are no longer in use are last; `all` adds those that the settings leave out.
 *
 * `GET /api/v3/review-category` (designed). Needs QUALITY_review_list or ROLE_ACCOUNT_ADMIN.
 *
 * @throws {HttpError} a code of any call
 */
export const list: Operation<ReviewCategoriesListParams, ReviewCategory[]> = /*@__PURE__*/ operation('reviewCategories.list', 'GET', '/api/v3/review-category')

/** What `reviewCategories.create` takes. */
export interface ReviewCategoriesCreateParams {
  body: ReviewCategoryInput
}

/**
 * Add a category of errors
 *
 * Reviews can use it once `customReviewCategorizationEnabled` is on.
 *
 * `POST /api/v3/review-category` (designed). Needs ROLE_ACCOUNT_ADMIN.
 *
 * @throws {HttpError} CONFLICT, a code of any call
 */
export const create: Operation<ReviewCategoriesCreateParams, ReviewCategory> = /*@__PURE__*/ operation('reviewCategories.create', 'POST', '/api/v3/review-category', { refreshes: ['reviewCategories', 'activity'], retry: 'never' })

/** What `reviewCategories.update` takes. */
export interface ReviewCategoriesUpdateParams {
  path: {
    /** Category. */
    reviewCategoryUuid: string
  }
  headers?: {
    /** The version that was read. If the resource has changed since then, the response is 409 with the code `OUTDATED` and the current state. If omitted, the last write wins. The version of a list is the versions of its items, in order, or their ids where they have none, separated by commas; `none` stands for an empty list and for what did not exist. */
    'If-Match'?: string | undefined
  } | undefined
  body?: ReviewCategoryUpdate | undefined
}

/**
 * Change a category of errors
 *
 * Omitted fields do not change. Reviews that have begun keep what findings count by then. Of a category of the product only `active` can be changed.
 *
 * `PUT /api/v3/review-category/{reviewCategoryUuid}` (designed). Needs ROLE_ACCOUNT_ADMIN.
 *
 * @throws {HttpError} CONFLICT, a code of any call
 */
export const update: Operation<ReviewCategoriesUpdateParams, ReviewCategory> = /*@__PURE__*/ operation('reviewCategories.update', 'PUT', '/api/v3/review-category/{reviewCategoryUuid}', { refreshes: ['reviewCategories', 'activity'] })

/** What `reviewCategories.remove` takes. */
export interface ReviewCategoriesRemoveParams {
  path: {
    /** Category. */
    reviewCategoryUuid: string
  }
}

/**
 * Remove a category of errors
 *
 * One that a finding has is deactivated instead; those of the product can’t be removed.
 *
 * `DELETE /api/v3/review-category/{reviewCategoryUuid}` (designed). Needs ROLE_ACCOUNT_ADMIN.
 *
 * @throws {HttpError} CONFLICT, a code of any call
 */
export const remove: Operation<ReviewCategoriesRemoveParams, void> = /*@__PURE__*/ operation('reviewCategories.remove', 'DELETE', '/api/v3/review-category/{reviewCategoryUuid}', { answer: nothing, refreshes: ['reviewCategories', 'activity'] })
