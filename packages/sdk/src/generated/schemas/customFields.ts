// Generated from openapi/resources/customFields.yaml by openapi/generate.ts. Do not edit.
import * as z from 'zod/mini'
import type * as types from '../customFields.ts'
import * as shared from './shared.ts'
import * as users from './users.ts'

export const CustomFieldEntity: z.ZodMiniType<types.CustomFieldEntity> = z.enum(['PROJECT', 'TASK', 'ORG_UNIT', 'ORGANIZATION', 'USER'])

export const CustomFieldType: z.ZodMiniType<types.CustomFieldType> = z.enum(['FREE_TEXT', 'NUMERIC', 'BOOLEAN', 'MULTIVALUE'])

export const CustomFieldKind: z.ZodMiniType<types.CustomFieldKind> = z.enum(['SINGLE_VALUE', 'SINGLE_SELECT', 'MULTI_SELECT'])

export const CustomFieldRole: z.ZodMiniType<types.CustomFieldRole> = z.enum(['PROJECT_MANAGER', 'CLIENT', 'VENDOR'])

export const CustomFieldContent: z.ZodMiniType<types.CustomFieldContent> = z.union([z.string().check(z.maxLength(500)), z.number(), z.boolean(), z.array(z.string().check(z.maxLength(100))).check(z.maxLength(50))])

export const CustomFieldValue: z.ZodMiniType<types.CustomFieldValue> = z.looseObject({
  uuid: z.guid(),
  key: z.string(),
  name: z.string(),
  type: CustomFieldType,
  value: CustomFieldContent,
})

export const CustomFieldEntry: z.ZodMiniType<types.CustomFieldEntry> = z.looseObject({
  uuid: z.guid(),
  key: z.string(),
  name: z.string(),
  description: z.optional(z.string()),
  type: CustomFieldType,
  kind: CustomFieldKind,
  options: z.array(z.string()),
  required: z.boolean(),
  value: z.optional(CustomFieldContent),
  isEditable: z.boolean(),
  version: z.string().check(z.maxLength(100)),
})

export const CustomFieldValueInput: z.ZodMiniType<types.CustomFieldValueInput> = z.looseObject({
  uuid: z.guid(),
  name: z.optional(z.string().check(z.maxLength(100))),
  type: z.optional(z.string().check(z.maxLength(100))),
  value: z.union([CustomFieldContent, z.null()]),
})

export const CustomField: z.ZodMiniType<types.CustomField> = z.looseObject({
  uuid: z.guid(),
  version: z.string().check(z.maxLength(100)),
  key: z.string(),
  name: z.string(),
  description: z.optional(z.string()),
  type: CustomFieldType,
  kind: CustomFieldKind,
  valueType: shared.ValueType,
  entityCode: CustomFieldEntity,
  entity: CustomFieldEntity,
  entities: z.array(CustomFieldEntity),
  multivalueDefault: z.array(z.string()),
  required: z.boolean(),
  defaultValue: z.optional(CustomFieldContent),
  visibleTo: z.array(CustomFieldRole),
  editableBy: z.array(CustomFieldRole),
  position: z.int(),
  archived: z.boolean(),
  createDate: z.int(),
  changedAt: z.optional(z.int()),
  changedBy: z.optional(z.lazy(() => users.UserRef)),
})

export const CustomFieldPage: z.ZodMiniType<types.CustomFieldPage> = z.looseObject({
  empty: z.boolean(),
  first: z.boolean(),
  last: z.boolean(),
  number: z.int().check(z.gte(0)),
  numberOfElements: z.int().check(z.gte(0)),
  size: z.int().check(z.gte(1)),
  totalElements: z.int().check(z.gte(0)),
  totalPages: z.int().check(z.gte(0)),
  sort: z.optional(shared.SortInfo),
  pageable: z.optional(shared.PageableInfo),
  content: z.array(CustomField),
})

export const CustomFieldInput: z.ZodMiniType<types.CustomFieldInput> = z.looseObject({
  name: z.string().check(z.minLength(1), z.maxLength(60), z.regex(new RegExp('\\S'))),
  type: CustomFieldType,
  entityCode: CustomFieldEntity,
  kind: z.optional(CustomFieldKind),
  multivalueDefault: z.optional(z.array(z.string().check(z.minLength(1), z.maxLength(100), z.regex(new RegExp('\\S')))).check(z.maxLength(200))),
  description: z.optional(z.string().check(z.maxLength(300))),
  required: z.optional(z.boolean()),
  defaultValue: z.optional(CustomFieldContent),
  visibleTo: z.optional(z.array(CustomFieldRole)),
  editableBy: z.optional(z.array(CustomFieldRole)),
})

export const CustomFieldUpdate: z.ZodMiniType<types.CustomFieldUpdate> = z.looseObject({
  name: z.optional(z.string().check(z.minLength(1), z.maxLength(60), z.regex(new RegExp('\\S')))),
  multivalueDefault: z.optional(z.array(z.string().check(z.minLength(1), z.maxLength(100), z.regex(new RegExp('\\S')))).check(z.maxLength(200))),
  description: z.optional(z.string().check(z.maxLength(300))),
  required: z.optional(z.boolean()),
  defaultValue: z.optional(z.union([CustomFieldContent, z.null()])),
  visibleTo: z.optional(z.array(CustomFieldRole)),
  editableBy: z.optional(z.array(CustomFieldRole)),
  archived: z.optional(z.boolean()),
})

export const CustomFieldOrder: z.ZodMiniType<types.CustomFieldOrder> = z.looseObject({
  entityCode: CustomFieldEntity,
  fieldUuids: z.array(z.guid()).check(z.maxLength(200)),
})

export const getValuesResult: z.ZodMiniType<types.CustomFieldEntry[]> = z.array(CustomFieldEntry)

export const updateValuesBody: z.ZodMiniType<NonNullable<types.CustomFieldsUpdateValuesParams['body']>> = z.array(CustomFieldValueInput).check(z.minLength(1), z.maxLength(100))

export const updateValuesResult: z.ZodMiniType<types.CustomFieldEntry[]> = z.array(CustomFieldEntry)
