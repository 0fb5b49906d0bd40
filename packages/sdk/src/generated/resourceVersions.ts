// Generated from openapi/resources/resourceVersions.yaml by openapi/generate.ts. Do not edit.
import type { Operation, Upload } from '../operation.ts'
import type { Failure, LocaleCode, PageInfo } from './shared.ts'
import type { UserRef } from './users.ts'
import { form } from '../body.ts'
import { operation } from '../operation.ts'

/** New content of a source file, and what it changed. */
export interface ResourceVersion {
  /** Id. */
  uuid: string
  /** READING until all languages are compared; ERROR where one could not be read and kept its segments. */
  status: 'READING' | 'DONE' | 'ERROR'
  /** When it was sent (epoch ms). */
  creationDate: number
  /** When all was compared (epoch ms). */
  endDate?: number
  /** Who sent it. */
  createdBy?: UserRef
  /** SHA-256 of the content before in hex. */
  previousHash?: string
  /** SHA-256 of the new content in hex. */
  hash: string
  /** Bytes of the new content. */
  size: number
  /** What it changed in each target locale that has been compared. */
  locales: ResourceVersionLocale[]
}

/** What a version changed in one target locale, in segments. */
export interface ResourceVersionLocale {
  /** Work unit. */
  workUnitUuid: string
  /** Target locale. */
  targetLocale: LocaleCode
  /** Segments that were not there. */
  added: number
  /** Segments with another source. */
  changed: number
  /** Segments with the same words and other codes, as a link that leads elsewhere. */
  markup: number
  /** The same segments at another place. */
  moved: number
  /** Segments that are gone. */
  removed: number
  /** Segments as they were. */
  unchanged: number
  /** Whether tasks that were delivered are in work again. */
  reopened: boolean
  /** Why it could not be read; its segments are those of before. */
  failureReason?: string
  /** The same for programs. */
  failure?: Failure
}

/** A segment that a version changed. */
export interface ResourceVersionSegment {
  /** What happened to it; MARKUP: only its codes are others, wherever it stands. */
  kind: 'ADDED' | 'CHANGED' | 'MARKUP' | 'MOVED' | 'REMOVED'
  /** Its key in the file. */
  key: string
  /** Place in the new version, from 0; absent for a removed one. */
  index?: number
  /** Place in the earlier version, from 0; absent for an added one. */
  previousIndex?: number
  /** Source now, with placeholders, of a MARKUP one with its codes as the file writes them; absent for a removed one. */
  source?: string
  /** Source before, likewise; of CHANGED, MARKUP and REMOVED ones. */
  previousSource?: string
  /** Translation before; absent without one. */
  previousTarget?: string
  /** How well the earlier source matches, in percent; of changed ones. */
  matchScore?: number
}

/** One page of changed segments. */
export interface ResourceVersionSegmentPage extends PageInfo {
  /** Items of this page. */
  content: ResourceVersionSegment[]
}

/** What `resourceVersions.create` takes. */
export interface ResourceVersionsCreateParams {
  path: {
    /** The project. */
    projectUUID: string
    /** Source file of the project */
    projectResourceUUID: string
  }
  body: {
    /** The file, at most 512 MB. */
    file: Upload
  }
}

/**
 * Send a new version of a source file that has segments already
 *
 * Translations of segments with the same words stay; a changed one offers its earlier translation, unconfirmed; removed ones go. Until approval whoever may upload may send it, after that a manager: delivered tasks whose text changed are in work again, and costs that were calculated are marked as out of date, but do not move. Refused with 422 when the file cannot be parsed, has no segments yet or this very content, and once the project or one of the file's tasks is invoiced or cancelled. What it changes is there when the version is DONE.
 *
 * `PUT /api/v3/project/{projectUUID}/resource/{projectResourceUUID}/version` (designed). Needs PROJECT_upload.
 */
export const create: Operation<ResourceVersionsCreateParams, ResourceVersion> = /*@__PURE__*/ operation('resourceVersions.create', 'PUT', '/api/v3/project/{projectUUID}/resource/{projectResourceUUID}/version', { body: form, refreshes: ['projects', 'workUnits', 'tasks', 'costs', 'logfiles', 'editor', 'activity'], async: 'status-url' })

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
 * List what new versions of a source file have changed
 *
 * The latest 50, newest first. The first content of a file is none.
 *
 * `GET /api/v3/project/{projectUUID}/resource/{projectResourceUUID}/change` (designed). Needs PROJECT_list.
 */
export const list: Operation<ResourceVersionsListParams, ResourceVersion[]> = /*@__PURE__*/ operation('resourceVersions.list', 'GET', '/api/v3/project/{projectUUID}/resource/{projectResourceUUID}/change')

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
    /** In which of the file's target locales. */
    targetLocale: LocaleCode
    /** Only these. */
    kind?: 'ADDED' | 'CHANGED' | 'MARKUP' | 'MOVED' | 'REMOVED'
    /** Page number, from 0. */
    page?: number
    /** Items a page. */
    size?: number
  }
}

/**
 * List the segments that a version added, changed, gave other codes, moved or removed
 *
 * `GET /api/v3/project/{projectUUID}/resource/{projectResourceUUID}/change/{changeUUID}/segment` (designed). Needs PROJECT_list.
 */
export const listSegments: Operation<ResourceVersionsListSegmentsParams, ResourceVersionSegmentPage> = /*@__PURE__*/ operation('resourceVersions.listSegments', 'GET', '/api/v3/project/{projectUUID}/resource/{projectResourceUUID}/change/{changeUUID}/segment')
