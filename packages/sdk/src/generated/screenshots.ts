// Generated from openapi/resources/screenshots.yaml by openapi/generate.ts. Do not edit.
import type { Operation, Upload } from '../operation.ts'
import { bytes, nothing } from '../answers.ts'
import { form } from '../body.ts'
import { operation } from '../operation.ts'

/** A rectangle of a screenshot, and the key of the text in it. */
export interface ScreenshotRegion {
  /** Key of the segments that it shows. */
  key: string
  /** Pixels from the left edge of the image. */
  x: number
  /** Pixels from its upper edge. */
  y: number
  /** Width in pixels. */
  width: number
  /** Height in pixels. */
  height: number
}

/** A picture of a product, and the keys of the texts in it. */
export interface Screenshot {
  /** Identifier. */
  uuid: string
  /** Its name. */
  name: string
  /** Address of the image. */
  url: string
  /** Width of the image in pixels. */
  width: number
  /** Height of the image in pixels. */
  height: number
  /** Its rectangles. */
  regions: ScreenshotRegion[]
  /** Counts its changes; `update` takes it. */
  version: number
  /** When it was uploaded (epoch ms). */
  createdDate: number
}

/** What changes of a screenshot. */
export interface ScreenshotChange {
  /** Its name. */
  name?: string | undefined
  /** All of its rectangles. */
  regions?: ScreenshotRegion[] | undefined
}

/** A key of a project's files. */
export interface ScreenshotKey {
  /** The key. */
  key: string
  /** The source text, with placeholders. */
  source: string
  /** The file. */
  filename: string
}

/** What `screenshots.list` takes. */
export interface ScreenshotsListParams {
  path: {
    /** The project. */
    projectUUID: string
  }
}

/**
 * List the screenshots of a project
 *
 * `GET /api/v3/project/{projectUUID}/screenshot` (designed). Needs PROJECT_list.
 *
 * @throws {HttpError} a code of any call
 */
export const list: Operation<ScreenshotsListParams, Screenshot[]> = /*@__PURE__*/ operation('screenshots.list', 'GET', '/api/v3/project/{projectUUID}/screenshot')

/** What `screenshots.upload` takes. */
export interface ScreenshotsUploadParams {
  path: {
    /** The project. */
    projectUUID: string
  }
  body: {
    /** PNG, JPEG, or WebP, up to 10 MB. */
    file: Upload
    /** Name of the screenshot; that of the file if omitted. */
    name?: string | undefined
  }
}

/**
 * Upload a screenshot
 *
 * PNG, JPEG, or WebP, up to 10 MB, and up to 200 screenshots for a project, each with a unique name. It is stored as WebP, at most 1600 pixels wide and high, without any other data from the file. Rectangles are in pixels of the stored image.
 *
 * `POST /api/v3/project/{projectUUID}/screenshot` (designed). Needs PROJECT_upload.
 *
 * @throws {HttpError} NAME_TAKEN, PROJECT_ARCHIVED, TOO_MANY, a code of any call
 */
export const upload: Operation<ScreenshotsUploadParams, Screenshot> = /*@__PURE__*/ operation('screenshots.upload', 'POST', '/api/v3/project/{projectUUID}/screenshot', { body: form, refreshes: ['activity'], retry: 'never' })

/** What `screenshots.listKeys` takes. */
export interface ScreenshotsListKeysParams {
  path: {
    /** The project. */
    projectUUID: string
  }
  query?: {
    /** Part of the key or of the source. */
    text?: string | undefined
  } | undefined
}

/**
 * Find keys to bind to rectangles
 *
 * The first 20 keys of the project's files with this text in the key or the source, ignoring case.
 *
 * `GET /api/v3/project/{projectUUID}/screenshot-key` (designed). Needs PROJECT_upload.
 *
 * @throws {HttpError} a code of any call
 */
export const listKeys: Operation<ScreenshotsListKeysParams, ScreenshotKey[]> = /*@__PURE__*/ operation('screenshots.listKeys', 'GET', '/api/v3/project/{projectUUID}/screenshot-key')

/** What `screenshots.update` takes. */
export interface ScreenshotsUpdateParams {
  path: {
    /** The screenshot. */
    screenshotUuid: string
  }
  headers?: {
    /** The version that was read. If the resource has changed since then, the response is 409 with the code `OUTDATED` and the current state. If omitted, the last write wins. The version of a list is the versions of its items, in order, or their ids where they have none, separated by commas; `none` stands for an empty list and for what did not exist. */
    'If-Match'?: string | undefined
  } | undefined
  body?: ScreenshotChange | undefined
}

/**
 * Rename a screenshot, and bind its rectangles to keys
 *
 * Fields that are left out do not change; the rectangles are replaced as a whole.
 *
 * `PUT /api/v3/screenshot/{screenshotUuid}` (designed). Needs PROJECT_upload.
 *
 * @throws {HttpError} NAME_TAKEN, PROJECT_ARCHIVED, a code of any call
 */
export const update: Operation<ScreenshotsUpdateParams, Screenshot> = /*@__PURE__*/ operation('screenshots.update', 'PUT', '/api/v3/screenshot/{screenshotUuid}', { refreshes: ['activity'] })

/** What `screenshots.remove` takes. */
export interface ScreenshotsRemoveParams {
  path: {
    /** The screenshot. */
    screenshotUuid: string
  }
}

/**
 * Remove a screenshot
 *
 * `DELETE /api/v3/screenshot/{screenshotUuid}` (designed). Needs PROJECT_upload.
 *
 * @throws {HttpError} PROJECT_ARCHIVED, a code of any call
 */
export const remove: Operation<ScreenshotsRemoveParams, void> = /*@__PURE__*/ operation('screenshots.remove', 'DELETE', '/api/v3/screenshot/{screenshotUuid}', { answer: nothing, refreshes: ['activity'] })

/** What `screenshots.getImage` takes. */
export interface ScreenshotsGetImageParams {
  path: {
    /** The screenshot. */
    screenshotUuid: string
  }
}

/**
 * Get the image of a screenshot
 *
 * `GET /api/v3/screenshot/{screenshotUuid}/image` (designed). Needs PROJECT_list or EDITOR_open_editor.
 *
 * @throws {HttpError} a code of any call
 */
export const getImage: Operation<ScreenshotsGetImageParams, Blob> = /*@__PURE__*/ operation('screenshots.getImage', 'GET', '/api/v3/screenshot/{screenshotUuid}/image', { answer: bytes })

/** What `screenshots.listOfWorkUnit` takes. */
export interface ScreenshotsListOfWorkUnitParams {
  path: {
    /** The work unit. */
    id: string
  }
}

/**
 * List the screenshots that show segments of a work unit
 *
 * Each with the rectangles that are bound to keys of the work unit.
 *
 * `GET /api/v1/atlas/work-unit/{id}/screenshot` (designed). Needs EDITOR_open_editor.
 *
 * @throws {HttpError} a code of any call
 */
export const listOfWorkUnit: Operation<ScreenshotsListOfWorkUnitParams, Screenshot[]> = /*@__PURE__*/ operation('screenshots.listOfWorkUnit', 'GET', '/api/v1/atlas/work-unit/{id}/screenshot')
