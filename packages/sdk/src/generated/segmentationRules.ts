// Generated from openapi/resources/segmentationRules.yaml by openapi/generate.ts. Do not edit.
import type { NoParams, Operation, Upload } from '../operation.ts'
import type { LocaleCode } from './shared.ts'
import type { UserRef } from './users.ts'
import { bytes, nothing } from '../answers.ts'
import { form } from '../body.ts'
import { operation } from '../operation.ts'

/** Segmentation rules of an organizational unit. */
export interface SegmentationRules {
  /** Id of this version of the rules. */
  uuid: string
  /** Name of the SRX file. */
  fileName: string
  /** SHA-256 of the file in hex. */
  hash: string
  /** Whether the built-in rules decide where these say nothing. */
  extendsBuiltIn: boolean
  /** Sets of rules in it. */
  languages: number
  /** Rules in all of them. */
  rules: number
  /** When it was uploaded (epoch ms). */
  creationDate: number
  /** Who uploaded it. */
  createdBy?: UserRef
}

/** Rules and the unit in which they hold. */
export interface UnitSegmentationRules {
  /** The unit. */
  orgUnitUuid: string
  /** Its name. */
  orgUnitName: string
  /** The rules. */
  rules: SegmentationRules
}

/** A text to split. */
export interface SegmentationTrial {
  /** Text, with placeholders where it has codes. */
  text: string
  /** Its language. */
  locale: LocaleCode
  /** Rules to try, as SRX; those of the unit when absent, the built-in ones when empty. */
  srx?: string
  /** As for the upload; only with `srx`. */
  extendsBuiltIn?: boolean
}

/** How a text is split. */
export interface SegmentationPreview {
  /** The segments; joined they are the text. */
  segments: string[]
  /** Places where something decided, in their order. */
  decisions: SegmentationDecision[]
}

/** A break that was made or prevented. */
export interface SegmentationDecision {
  /** Place in the text in UTF-16 units. */
  offset: number
  /** Whether a segment ends here. */
  breaks: boolean
  /** RULE of the SRX file, or what the built-in rules found: the end of a sentence, an abbreviation, the number of a list, a line that goes on, or that it is inside a pair of codes. */
  by: 'RULE' | 'SENTENCE' | 'ABBREVIATION' | 'LIST_NUMBER' | 'LINE_GOES_ON' | 'INSIDE_PAIR'
  /** Name of the rule's set; only of a RULE. */
  language?: string
  /** Number of the rule in its set, from 1; only of a RULE. */
  rule?: number
  /** The rule's expression before the break; only of a RULE. */
  before?: string
  /** The rule's expression after the break; only of a RULE. */
  after?: string
}

/**
 * List the organizational units that have segmentation rules of their own
 *
 * Of the units that the caller sees, by name. In all others the built-in rules hold.
 *
 * `GET /api/v3/segmentation-rules` (designed). Needs ORG_UNIT_list.
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
 * Show the segmentation rules of an organizational unit
 *
 * `GET /api/v3/client/{orgUnitUUID}/segmentation` (designed). Needs ORG_UNIT_list.
 */
export const get: Operation<SegmentationRulesGetParams, SegmentationRules> = /*@__PURE__*/ operation('segmentationRules.get', 'GET', '/api/v3/client/{orgUnitUUID}/segmentation')

/** What `segmentationRules.upload` takes. */
export interface SegmentationRulesUploadParams {
  path: {
    /** The organizational unit. */
    orgUnitUUID: string
  }
  query?: {
    /** Whether the built-in rules decide where these say nothing. When absent, only where a file has exceptions alone, which would never break. */
    extendsBuiltIn?: boolean
  }
  body: {
    /** The SRX file, at most 2 MB. */
    file: Upload
  }
}

/**
 * Give an organizational unit segmentation rules
 *
 * An SRX 2.0 file. It holds for content that is sent from now on; files that were read keep the rules that they were read with. What cannot be understood is refused with 422, with line and reason.
 *
 * `PUT /api/v3/client/{orgUnitUUID}/segmentation` (designed). Needs ORG_UNIT_create.
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
 * Go back to the built-in segmentation rules
 *
 * `DELETE /api/v3/client/{orgUnitUUID}/segmentation` (designed). Needs ORG_UNIT_create.
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
 * Try how a text is split into segments
 *
 * With the rules of the unit, or with others that come along. Nothing is stored.
 *
 * `POST /api/v3/client/{orgUnitUUID}/segmentation/preview` (designed). Needs ORG_UNIT_list.
 */
export const preview: Operation<SegmentationRulesPreviewParams, SegmentationPreview> = /*@__PURE__*/ operation('segmentationRules.preview', 'POST', '/api/v3/client/{orgUnitUUID}/segmentation/preview')
