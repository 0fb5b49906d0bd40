// Generated from openapi/resources/segmentationRules.yaml by openapi/generate.ts. Do not edit.
import type { NoParams, Operation, Upload } from '../operation.ts'
import type { LocaleCode, NotTaken } from './shared.ts'
import type { UserRef } from './users.ts'
import { bytes, nothing } from '../answers.ts'
import { form } from '../body.ts'
import { operation } from '../operation.ts'

/** Segmentation rules of an organizational unit. */
export interface SegmentationRules {
  /** ID of this version of the rules. */
  uuid: string
  /** Name of the SRX file. */
  fileName: string
  /** SHA-256 hash of the file in hexadecimal. */
  hash: string
  /** Whether the built-in rules apply where these rules do not decide. */
  extendsBuiltIn: boolean
  /** Number of rule sets in the file. */
  languages: number
  /** Total number of rules in all rule sets. */
  rules: number
  /** When the file was uploaded (epoch ms). */
  creationDate: number
  /** User who uploaded the file. */
  createdBy?: UserRef
  /** Parts of the file without an effect, such as settings of other tools and rule sets that no map names; only in the answer of the upload, and absent if there are none. */
  notTaken?: NotTaken[]
}

/** An organizational unit and its rules. */
export interface UnitSegmentationRules {
  /** The organizational unit. */
  orgUnitUuid: string
  /** Name of the organizational unit. */
  orgUnitName: string
  /** The rules. */
  rules: SegmentationRules
}

/** A text to split. */
export interface SegmentationTrial {
  /** Text, with placeholders for inline tags. */
  text: string
  /** Language of the text. */
  locale: LocaleCode
  /** Rules to try, as SRX. If omitted, the rules of the organizational unit apply; if empty, the built-in rules. */
  srx?: string | undefined
  /** Same as for the upload; only with `srx`. */
  extendsBuiltIn?: boolean | undefined
}

/** How a text is split. */
export interface SegmentationPreview {
  /** The segments; joined, they make up the text. */
  segments: string[]
  /** Decisions on breaks, in text order. */
  decisions: SegmentationDecision[]
  /** Parts of the file without an effect, as the upload tells of them; absent if there are none. */
  notTaken?: NotTaken[]
}

/** A break that was created or prevented. */
export interface SegmentationDecision {
  /** Position in the text in UTF-16 code units. */
  offset: number
  /** Whether a segment ends here. */
  breaks: boolean
  /** A RULE of the SRX file, or what the built-in rules found: the end of a sentence, an abbreviation, a list number, a line that continues, or a position inside a tag pair. */
  by: 'RULE' | 'SENTENCE' | 'ABBREVIATION' | 'LIST_NUMBER' | 'LINE_GOES_ON' | 'INSIDE_PAIR'
  /** Name of the rule set; only for a RULE. */
  language?: string
  /** Number of the rule in its rule set, from 1; only for a RULE. */
  rule?: number
  /** The rule's expression before the break; only for a RULE. */
  before?: string
  /** The rule's expression after the break; only for a RULE. */
  after?: string
}

/**
 * List the organizational units with custom segmentation rules
 *
 * Includes organizational units that are visible to the caller, sorted by name. The built-in rules apply to all others.
 *
 * `GET /api/v3/segmentation-rules` (designed). Needs ORG_UNIT_list.
 *
 * @throws {HttpError} a code of any call
 */
export const list: Operation<NoParams, UnitSegmentationRules[]> = /*@__PURE__*/ operation('segmentationRules.list', 'GET', '/api/v3/segmentation-rules')

/** What `segmentationRules.get` takes. */
export interface SegmentationRulesGetParams {
  path: {
    /** The organizational unit. */
    orgUnitUUID: string
  }
}

/**
 * Get the segmentation rules of an organizational unit
 *
 * `GET /api/v3/client/{orgUnitUUID}/segmentation` (designed). Needs ORG_UNIT_list.
 *
 * @throws {HttpError} a code of any call
 */
export const get: Operation<SegmentationRulesGetParams, SegmentationRules> = /*@__PURE__*/ operation('segmentationRules.get', 'GET', '/api/v3/client/{orgUnitUUID}/segmentation')

/** What `segmentationRules.upload` takes. */
export interface SegmentationRulesUploadParams {
  path: {
    /** The organizational unit. */
    orgUnitUUID: string
  }
  query?: {
    /** Whether the built-in rules apply where these rules do not decide. If omitted, true only for files that contain nothing but exceptions, which would never create a break. */
    extendsBuiltIn?: boolean | undefined
  } | undefined
  headers?: {
    /** The version that was read. If the resource has changed since then, the response is 409 with the code `OUTDATED` and the current state. If omitted, the last write wins. The version of a list is the versions of its items, in order, or their ids where they have none, separated by commas; `none` stands for an empty list and for what did not exist. */
    'If-Match'?: string | undefined
  } | undefined
  body: {
    /** The SRX file, at most 2 MB. */
    file: Upload
  }
}

/**
 * Upload segmentation rules for an organizational unit
 *
 * The rules are an SRX 2.0 file. They apply to content that is uploaded from now on; files that have already been imported keep the rules they were imported with. Invalid rules are rejected with 422, with the line and the reason.
 *
 * `PUT /api/v3/client/{orgUnitUUID}/segmentation` (designed). Needs ORG_UNIT_create.
 *
 * @throws {HttpError} FILE_REFUSED, a code of any call
 */
export const upload: Operation<SegmentationRulesUploadParams, SegmentationRules> = /*@__PURE__*/ operation('segmentationRules.upload', 'PUT', '/api/v3/client/{orgUnitUUID}/segmentation', { body: form, refreshes: ['activity'] })

/** What `segmentationRules.remove` takes. */
export interface SegmentationRulesRemoveParams {
  path: {
    /** The organizational unit. */
    orgUnitUUID: string
  }
}

/**
 * Reset an organizational unit to the built-in segmentation rules
 *
 * `DELETE /api/v3/client/{orgUnitUUID}/segmentation` (designed). Needs ORG_UNIT_create.
 *
 * @throws {HttpError} a code of any call
 */
export const remove: Operation<SegmentationRulesRemoveParams, void> = /*@__PURE__*/ operation('segmentationRules.remove', 'DELETE', '/api/v3/client/{orgUnitUUID}/segmentation', { answer: nothing, refreshes: ['activity'] })

/** What `segmentationRules.download` takes. */
export interface SegmentationRulesDownloadParams {
  path: {
    /** The organizational unit. */
    orgUnitUUID: string
  }
}

/**
 * Download the segmentation rules of an organizational unit
 *
 * `GET /api/v3/client/{orgUnitUUID}/segmentation/file` (designed). Needs ORG_UNIT_list.
 *
 * @throws {HttpError} a code of any call
 */
export const download: Operation<SegmentationRulesDownloadParams, Blob> = /*@__PURE__*/ operation('segmentationRules.download', 'GET', '/api/v3/client/{orgUnitUUID}/segmentation/file', { answer: bytes })

/** What `segmentationRules.preview` takes. */
export interface SegmentationRulesPreviewParams {
  path: {
    /** The organizational unit. */
    orgUnitUUID: string
  }
  body: SegmentationTrial
}

/**
 * Preview how a text is split into segments
 *
 * Uses the rules of the organizational unit, or the rules in the request. Nothing is stored.
 *
 * `POST /api/v3/client/{orgUnitUUID}/segmentation/preview` (designed). Needs ORG_UNIT_list.
 *
 * @throws {HttpError} FILE_REFUSED, UNKNOWN_LOCALE, a code of any call
 */
export const preview: Operation<SegmentationRulesPreviewParams, SegmentationPreview> = /*@__PURE__*/ operation('segmentationRules.preview', 'POST', '/api/v3/client/{orgUnitUUID}/segmentation/preview')
