// Generated from openapi/resources/resourceVersions.yaml by openapi/generate.ts. Do not edit.
import type { AsyncOperation, Operation, Upload } from '../operation.ts'
import type { Failure, LocaleCode, PageInfo } from './shared.ts'
import type { UserRef } from './users.ts'
import { form } from '../body.ts'
import { asyncOperation, operation } from '../operation.ts'

/** New content of a source file, and its changes. */
export interface ResourceVersion {
  /** Id. */
  uuid: string
  /** READING until all languages are compared; ERROR if a language could not be read and kept its segments. */
  status: 'READING' | 'DONE' | 'ERROR'
  /** When the version was uploaded (epoch ms). */
  creationDate: number
  /** When the comparison ended (epoch ms). */
  endDate?: number
  /** Who uploaded the version. */
  createdBy?: UserRef
  /** SHA-256 of the previous content in hex. */
  previousHash?: string
  /** SHA-256 of the new content in hex. */
  hash: string
  /** Size of the new content in bytes. */
  size: number
  /** Changes in each target locale that has been compared. */
  locales: ResourceVersionLocale[]
}

/** A version, and the file that it belongs to. */
export interface ProjectFileVersion extends ResourceVersion {
  /** Source file. */
  projectResourceUuid: string
  /** File name. */
  name: string
}

/** Changes of a version in one target locale, counted in segments. */
export interface ResourceVersionLocale {
  /** Work unit. */
  workUnitUuid: string
  /** Target locale. */
  targetLocale: LocaleCode
  /** New segments. */
  added: number
  /** Segments with a changed source text. */
  changed: number
  /** Segments with the same words but other inline tags, such as a link with a new address. */
  markup: number
  /** Unchanged segments in another position. */
  moved: number
  /** Removed segments. */
  removed: number
  /** Unchanged segments. */
  unchanged: number
  /** Whether delivered tasks were reopened. */
  reopened: boolean
  /** Why the version could not be read for this locale; the segments did not change. */
  failureReason?: string
  /** Machine-readable form of `failureReason`. */
  failure?: Failure
}

/** A segment that a version changed. */
export interface ResourceVersionSegment {
  /** Type of change; MARKUP means that only the inline tags changed, in whatever position. */
  kind: 'ADDED' | 'CHANGED' | 'MARKUP' | 'MOVED' | 'REMOVED'
  /** Key of the segment in the file. */
  key: string
  /** Position in the new version, from 0; absent for a removed segment. */
  index?: number
  /** Position in the previous version, from 0; absent for an added segment. */
  previousIndex?: number
  /** New source text with placeholders; for MARKUP, with the inline tags as written in the file; absent for a removed segment. */
  source?: string
  /** Previous source text in the same form; only for CHANGED, MARKUP, and REMOVED. */
  previousSource?: string
  /** Previous target text; absent if there was none. */
  previousTarget?: string
  /** Match score of the previous source text, in percent; only for changed segments. */
  matchScore?: number
}

/** A page of changed segments. */
export interface ResourceVersionSegmentPage extends PageInfo {
  /** Items of this page. */
  content: ResourceVersionSegment[]
}

/** What `resourceVersions.listByProject` takes. */
export interface ResourceVersionsListByProjectParams {
  path: {
    /** The project. */
    projectUUID: string
  }
}

/**
 * List the new versions of all source files of a project and their changes
 *
 * The latest 50 versions, newest first. The first content of a file does not count as a version.
 *
 * `GET /api/v3/project/{projectUUID}/change` (designed). Needs PROJECT_list.
 *
 * @throws {HttpError} a code of any call
 */
export const listByProject: Operation<ResourceVersionsListByProjectParams, ProjectFileVersion[]> = /*@__PURE__*/ operation('resourceVersions.listByProject', 'GET', '/api/v3/project/{projectUUID}/change')

/** What `resourceVersions.create` takes. */
export interface ResourceVersionsCreateParams {
  path: {
    /** The project. */
    projectUUID: string
    /** Source file of the project */
    projectResourceUUID: string
  }
  body: {
    /** The file, up to 512 MB. */
    file?: Upload | undefined
    /** An upload of `uploads.create`, instead of `file`. */
    uploadUuid?: string | undefined
  }
}

/**
 * Upload a new version of a source file that already has segments
 *
 * Segments with the same words keep their translations; a changed segment offers its previous translation, unconfirmed; removed segments are deleted. Before approval, anyone with permission to upload can upload a version; after approval, only a manager. Delivered tasks with changed text are then reopened, and calculated costs are marked as outdated but do not change. Returns 422 if the file cannot be parsed, if the source file has no segments yet or already has this content, and once the project or one of the file's tasks is invoiced or canceled. The changes are available when the version is DONE.
 *
 * `PUT /api/v3/project/{projectUUID}/resource/{projectResourceUUID}/version` (designed). Needs PROJECT_upload.
 *
 * @throws {HttpError} CONFLICT, FILE_REFUSED, NOTHING_TO_COMPARE, PROJECT_ARCHIVED, PROJECT_CLOSED, SAME_CONTENT, TASKS_INVOICED, a code of any call
 */
export const create: AsyncOperation<ResourceVersionsCreateParams, ResourceVersion, ResourceVersion> = /*@__PURE__*/ asyncOperation('resourceVersions.create', 'PUT', '/api/v3/project/{projectUUID}/resource/{projectResourceUUID}/version', { body: form, refreshes: ['projects', 'workUnits', 'tasks', 'costs', 'logfiles', 'editor', 'activity'], async: 'status-url' })

/** What `resourceVersions.list` takes. */
export interface ResourceVersionsListParams {
  path: {
    /** The project. */
    projectUUID: string
    /** Source file of the project */
    projectResourceUUID: string
  }
}

/**
 * List the new versions of a source file and their changes
 *
 * The latest 50 versions, newest first. The first content of a file does not count as a version.
 *
 * `GET /api/v3/project/{projectUUID}/resource/{projectResourceUUID}/change` (designed). Needs PROJECT_list.
 *
 * @throws {HttpError} a code of any call
 */
export const list: Operation<ResourceVersionsListParams, ResourceVersion[]> = /*@__PURE__*/ operation('resourceVersions.list', 'GET', '/api/v3/project/{projectUUID}/resource/{projectResourceUUID}/change')

/** What `resourceVersions.get` takes. */
export interface ResourceVersionsGetParams {
  path: {
    /** The project. */
    projectUUID: string
    /** Source file of the project */
    projectResourceUUID: string
    /** The version. */
    changeUUID: string
  }
}

/**
 * Get a version of a source file and its changes
 *
 * `GET /api/v3/project/{projectUUID}/resource/{projectResourceUUID}/change/{changeUUID}` (designed). Needs PROJECT_list.
 *
 * @throws {HttpError} a code of any call
 */
export const get: Operation<ResourceVersionsGetParams, ResourceVersion> = /*@__PURE__*/ operation('resourceVersions.get', 'GET', '/api/v3/project/{projectUUID}/resource/{projectResourceUUID}/change/{changeUUID}')

/** What `resourceVersions.listSegments` takes. */
export interface ResourceVersionsListSegmentsParams {
  path: {
    /** The project. */
    projectUUID: string
    /** Source file of the project */
    projectResourceUUID: string
    /** The version. */
    changeUUID: string
  }
  query: {
    /** Target locale of the file. */
    targetLocale: LocaleCode
    /** Only changes of this type. */
    kind?: 'ADDED' | 'CHANGED' | 'MARKUP' | 'MOVED' | 'REMOVED' | undefined
    /** Page number, from 0. */
    page?: number | undefined
    /** Items per page. */
    size?: number | undefined
  }
}

/**
 * List the segments that a version added, changed, gave other inline tags, moved, or removed
 *
 * `GET /api/v3/project/{projectUUID}/resource/{projectResourceUUID}/change/{changeUUID}/segment` (designed). Needs PROJECT_list.
 *
 * @throws {HttpError} a code of any call
 */
export const listSegments: Operation<ResourceVersionsListSegmentsParams, ResourceVersionSegmentPage> = /*@__PURE__*/ operation('resourceVersions.listSegments', 'GET', '/api/v3/project/{projectUUID}/resource/{projectResourceUUID}/change/{changeUUID}/segment')
