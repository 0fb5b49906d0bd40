// Generated from openapi/resources/fileOptions.yaml by openapi/generate.ts. Do not edit.
import type { NoParams, Operation } from '../operation.ts'
import type { ParserParameters } from './projects.ts'
import type { UserRef } from './users.ts'
import { nothing } from '../answers.ts'
import { operation } from '../operation.ts'

/** How files of one type are read unless they come with options of their own. */
export interface DefaultFileOptions {
  /** Whether to split paragraphs into sentences. */
  applySourceSegmentation?: boolean | undefined
  /** Filter of the parser. */
  parserFilter?: string | undefined
  /** Regular expression; text that matches is kept as an inline tag. */
  tagRegex?: string | undefined
  parameters?: ParserParameters | undefined
}

/** How an organizational unit reads files of one type. */
export interface UnitFileOptions {
  /** The organizational unit. */
  orgUnitUuid: string
  /** Name of the organizational unit. */
  orgUnitName: string
  /** File extension without the dot. */
  fileType: string
  /** The options. */
  options: DefaultFileOptions
  /** Version for `If-Match`. */
  version: string
  /** When the options were last changed (epoch ms). */
  updatedAt: number
  /** User who last changed the options. */
  updatedBy?: UserRef
}

/**
 * List the file options of organizational units
 *
 * Includes organizational units that are visible to the caller, sorted by name and file type.
 *
 * `GET /api/v3/file-options` (designed). Needs ORG_UNIT_list.
 *
 * @throws {HttpError} a code of any call
 */
export const list: Operation<NoParams, UnitFileOptions[]> = /*@__PURE__*/ operation('fileOptions.list', 'GET', '/api/v3/file-options')

/** What `fileOptions.set` takes. */
export interface FileOptionsSetParams {
  path: {
    /** The organizational unit. */
    orgUnitUUID: string
    /** File extension without the dot, in lower case, such as `json`. */
    fileType: string
  }
  headers?: {
    /** The version that was read. If the resource has changed since then, the response is 409 with the code `OUTDATED` and the current state. If omitted, the last write wins. The version of a list is the versions of its items, in order, or their ids where they have none, separated by commas; `none` stands for an empty list and for what did not exist. */
    'If-Match'?: string | undefined
  } | undefined
  body?: DefaultFileOptions | undefined
}

/**
 * Set how files of a type are read for an organizational unit
 *
 * Applies to files that are added from now on and to `uploads.preview`. Options that come with a file take precedence; options that are set in neither place are the defaults of the parser. Files that have been added already keep their options.
 *
 * `PUT /api/v3/client/{orgUnitUUID}/file-options/{fileType}` (designed). Needs ORG_UNIT_create.
 *
 * @throws {HttpError} FILE_REFUSED, a code of any call
 */
export const set: Operation<FileOptionsSetParams, UnitFileOptions> = /*@__PURE__*/ operation('fileOptions.set', 'PUT', '/api/v3/client/{orgUnitUUID}/file-options/{fileType}', { refreshes: ['activity', 'uploads'] })

/** What `fileOptions.remove` takes. */
export interface FileOptionsRemoveParams {
  path: {
    /** The organizational unit. */
    orgUnitUUID: string
    /** File extension without the dot, in lower case, such as `json`. */
    fileType: string
  }
}

/**
 * Reset how files of a type are read for an organizational unit
 *
 * `DELETE /api/v3/client/{orgUnitUUID}/file-options/{fileType}` (designed). Needs ORG_UNIT_create.
 *
 * @throws {HttpError} a code of any call
 */
export const remove: Operation<FileOptionsRemoveParams, void> = /*@__PURE__*/ operation('fileOptions.remove', 'DELETE', '/api/v3/client/{orgUnitUUID}/file-options/{fileType}', { answer: nothing, refreshes: ['activity', 'uploads'] })
