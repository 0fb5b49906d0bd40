// Generated from openapi/resources/customFields.yaml by openapi/generate.ts. Do not edit.
import type { Operation } from '../operation.ts'
import type { PageInfo, ValueType } from './shared.ts'
import type { UserRef } from './users.ts'
import { nothing } from '../answers.ts'
import { operation } from '../operation.ts'

/** What a field belongs to. */
export type CustomFieldEntity = 'PROJECT' | 'TASK' | 'ORG_UNIT' | 'ORGANIZATION' | 'USER'

/** `NUMERIC` is a whole number; `MULTIVALUE` is selected from options. */
export type CustomFieldType = 'FREE_TEXT' | 'NUMERIC' | 'BOOLEAN' | 'MULTIVALUE'

/** How a value is given. */
export type CustomFieldKind = 'SINGLE_VALUE' | 'SINGLE_SELECT' | 'MULTI_SELECT'

/** A role; account administrators see and change every field. */
export type CustomFieldRole = 'PROJECT_MANAGER' | 'CLIENT' | 'VENDOR'

/** A value by the type of its field: text, a number, true or false, or selected options. */
export type CustomFieldContent = string | number | boolean | string[]

/** The value of a custom field. Fields without a value and fields that the caller does not see are left out. */
export interface CustomFieldValue {
  /** Identifier of the field. */
  uuid: string
  /** Name of the field in query lines and exports: `cf.po-number`. */
  key: string
  /** Name of the field. */
  name: string
  /** Type of the field. */
  type: CustomFieldType
  value: CustomFieldContent
}

/** A custom field of an entity. */
export interface CustomFieldEntry {
  /** Identifier of the field. */
  uuid: string
  /** Name of the field in query lines and exports: `cf.po-number`. */
  key: string
  /** Name of the field. */
  name: string
  /** What to enter; absent without any. */
  description?: string
  /** Type of the field. */
  type: CustomFieldType
  /** How a value is given. */
  kind: CustomFieldKind
  /** Options of a `MULTIVALUE` field. */
  options: string[]
  /** Whether the value can't be cleared. */
  required: boolean
  value?: CustomFieldContent
  /** Whether the caller can change the value. */
  isEditable: boolean
  /** Changes with the value; send it as `If-Match`. */
  version: string
}

/** A value to set. */
export interface CustomFieldValueInput {
  /** The field. */
  uuid: string
  /** Ignored. */
  name?: string | undefined
  /** Ignored. */
  type?: string | undefined
  /** The value; null to clear it. */
  value: CustomFieldContent | null
}

/** A field that an account has added to a kind of entity. */
export interface CustomField {
  /** Identifier. */
  uuid: string
  /** Changes with the field; send it as `If-Match`. */
  version: string
  /** Name in query lines, columns, and exports, after `cf.`; made of the first name, and final. */
  key: string
  /** Name. */
  name: string
  /** What to enter; absent without any. */
  description?: string
  /** Type. */
  type: CustomFieldType
  /** How a value is given. */
  kind: CustomFieldKind
  /** Type of a value. */
  valueType: ValueType
  /** What the field belongs to. */
  entityCode: CustomFieldEntity
  /** Same as `entityCode`. */
  entity: CustomFieldEntity
  /** `entityCode` as a list. */
  entities: CustomFieldEntity[]
  /** Options of a `MULTIVALUE` field. */
  multivalueDefault: string[]
  /** Whether people have to fill the field in; a value can't be cleared. */
  required: boolean
  defaultValue?: CustomFieldContent
  /** Roles that see the field. */
  visibleTo: CustomFieldRole[]
  /** Roles that can change the field wherever they see it. */
  editableBy: CustomFieldRole[]
  /** Position among the fields of its kind of entity, from 0. */
  position: number
  /** Whether the field is out of use. Its values are kept. */
  archived: boolean
  /** When it was created, epoch ms. */
  createDate: number
  /** When it was changed last, epoch ms; absent if never. */
  changedAt?: number
  /** Who changed it last; absent if no one did. */
  changedBy?: UserRef
}

/** One page of custom fields. */
export interface CustomFieldPage extends PageInfo {
  /** Items of this page. */
  content: CustomField[]
}

/** A new custom field. */
export interface CustomFieldInput {
  /** Name. */
  name: string
  /** Type. */
  type: CustomFieldType
  /** What the field belongs to. */
  entityCode: CustomFieldEntity
  /** For `MULTIVALUE`: one option, or several, which is the default. */
  kind?: CustomFieldKind | undefined
  /** For `MULTIVALUE`: the options. */
  multivalueDefault?: string[] | undefined
  /** What to enter. */
  description?: string | undefined
  /** Whether people have to fill the field in. */
  required?: boolean | undefined
  defaultValue?: CustomFieldContent | undefined
  /** Roles that see the field; project managers if omitted. */
  visibleTo?: CustomFieldRole[] | undefined
  /** Roles that can change the field, of those that see it; project managers if omitted. */
  editableBy?: CustomFieldRole[] | undefined
}

/** Changes of a custom field; omitted properties do not change. */
export interface CustomFieldUpdate {
  /** Name. */
  name?: string | undefined
  /** For `MULTIVALUE`: the options. */
  multivalueDefault?: string[] | undefined
  /** What to enter; empty for nothing. */
  description?: string | undefined
  /** Whether people have to fill the field in. */
  required?: boolean | undefined
  /** Value of what is created from now on; null for none. */
  defaultValue?: CustomFieldContent | null | undefined
  /** Roles that see the field. */
  visibleTo?: CustomFieldRole[] | undefined
  /** Roles that can change the field, of those that see it. */
  editableBy?: CustomFieldRole[] | undefined
  /** Whether the field is out of use. */
  archived?: boolean | undefined
}

/** The order of the custom fields of a kind of entity. */
export interface CustomFieldOrder {
  /** The kind of entity. */
  entityCode: CustomFieldEntity
  /** Its fields, first to last. */
  fieldUuids: string[]
}

/** What `customFields.create` takes. */
export interface CustomFieldsCreateParams {
  body: CustomFieldInput
}

/**
 * Create a custom field
 *
 * The field comes last among those of its kind of entity. Everything that exists already is without a value until someone fills it in; what is created from now on gets `defaultValue`.
 *
 * `POST /api/v3/custom-field` (published). Needs ROLE_ACCOUNT_ADMIN.
 *
 * @throws {HttpError} NAME_TAKEN, TOO_MANY, a code of any call
 */
export const create: Operation<CustomFieldsCreateParams, CustomField> = /*@__PURE__*/ operation('customFields.create', 'POST', '/api/v3/custom-field', { retry: 'never' })

/** What `customFields.list` takes. */
export interface CustomFieldsListParams {
  query?: {
    /** Page number, from 0. */
    page?: number | undefined
    /** Items per page. */
    size?: number | undefined
    /** Only fields of this kind of entity. */
    entityCode?: CustomFieldEntity | undefined
    /** Only archived fields, or only those in use; both if omitted, for account administrators. */
    archived?: boolean | undefined
  } | undefined
}

/**
 * List the custom fields that the caller sees
 *
 * By kind of entity, in their order. Account administrators see all of them.
 *
 * `GET /api/v3/custom-field/list` (published). Needs a session.
 *
 * @throws {HttpError} a code of any call
 */
export const list: Operation<CustomFieldsListParams, CustomFieldPage> = /*@__PURE__*/ operation('customFields.list', 'GET', '/api/v3/custom-field/list')

/** What `customFields.sort` takes. */
export interface CustomFieldsSortParams {
  body: CustomFieldOrder
}

/**
 * Set the order of the custom fields of a kind of entity
 *
 * Fields that are left out follow in the order that they have.
 *
 * `PUT /api/v3/custom-field/order` (designed). Needs ROLE_ACCOUNT_ADMIN.
 *
 * @throws {HttpError} a code of any call
 */
export const sort: Operation<CustomFieldsSortParams, void> = /*@__PURE__*/ operation('customFields.sort', 'PUT', '/api/v3/custom-field/order', { answer: nothing, refreshes: ['projects', 'tasks', 'orgUnits', 'organizations', 'users'] })

/** What `customFields.update` takes. */
export interface CustomFieldsUpdateParams {
  path: {
    /** The custom field. */
    customFieldUuid: string
  }
  headers?: {
    /** The version that was read. If the resource has changed since then, the response is 409 with the code `OUTDATED` and the current state. If omitted, the last write wins. The version of a list is the versions of its items, in order, or their ids where they have none, separated by commas; `none` stands for an empty list and for what did not exist. */
    'If-Match'?: string | undefined
  } | undefined
  body?: CustomFieldUpdate | undefined
}

/**
 * Update a custom field; omitted properties do not change
 *
 * Type and kind of entity are final. Values stay when the field is archived and when an option is removed; the option can't be selected any more.
 *
 * `PUT /api/v3/custom-field/{customFieldUuid}` (designed). Needs ROLE_ACCOUNT_ADMIN.
 *
 * @throws {HttpError} NAME_TAKEN, a code of any call
 */
export const update: Operation<CustomFieldsUpdateParams, CustomField> = /*@__PURE__*/ operation('customFields.update', 'PUT', '/api/v3/custom-field/{customFieldUuid}', { refreshes: ['projects', 'tasks', 'orgUnits', 'organizations', 'users'] })

/** What `customFields.getValues` takes. */
export interface CustomFieldsGetValuesParams {
  path: {
    /** Kind of entity. */
    entityType: CustomFieldEntity
    /** The project, task, organizational unit, organization, or user. */
    entityUUID: string
  }
}

/**
 * List the custom fields of an entity with their values
 *
 * The fields that the caller sees, in their order, also those without a value.
 *
 * `GET /api/v3/custom-field/entity/{entityType}/{entityUUID}` (designed). Needs a session.
 *
 * @throws {HttpError} a code of any call
 */
export const getValues: Operation<CustomFieldsGetValuesParams, CustomFieldEntry[]> = /*@__PURE__*/ operation('customFields.getValues', 'GET', '/api/v3/custom-field/entity/{entityType}/{entityUUID}')

/** What `customFields.updateValues` takes. */
export interface CustomFieldsUpdateValuesParams {
  path: {
    /** Kind of entity. */
    entityType: CustomFieldEntity
    /** The project, task, organizational unit, organization, or user. */
    entityUUID: string
  }
  headers?: {
    /** The version that was read. If the resource has changed since then, the response is 409 with the code `OUTDATED` and the current state. If omitted, the last write wins. The version of a list is the versions of its items, in order, or their ids where they have none, separated by commas; `none` stands for an empty list and for what did not exist. */
    'If-Match'?: string | undefined
  } | undefined
  body: CustomFieldValueInput[]
}

/**
 * Set values of custom fields; those left out do not change
 *
 * The caller sees the entity and may change the fields. All values are set, or none. `If-Match` has the versions of the fields that are sent, in their order.
 *
 * `PUT /api/v3/custom-field/entity/{entityType}/{entityUUID}` (published). Needs a session.
 *
 * @throws {HttpError} PERMISSION_MISSING, PROJECT_ARCHIVED, a code of any call
 */
export const updateValues: Operation<CustomFieldsUpdateValuesParams, CustomFieldEntry[]> = /*@__PURE__*/ operation('customFields.updateValues', 'PUT', '/api/v3/custom-field/entity/{entityType}/{entityUUID}', { refreshes: ['projects', 'tasks', 'orgUnits', 'organizations', 'users', 'activity'], retry: 'safe' })
