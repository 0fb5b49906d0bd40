// Generated from openapi/resources/resourceVersions.yaml by openapi/generate.ts. Do not edit.
import * as z from 'zod/mini'
import type { Upload } from '../../operation.ts'
import type * as types from '../resourceVersions.ts'
import * as shared from './shared.ts'
import * as users from './users.ts'

export const ResourceVersionLocale: z.ZodMiniType<types.ResourceVersionLocale> = z.looseObject({
  workUnitUuid: z.guid(),
  targetLocale: shared.LocaleCode,
  added: z.int().check(z.gte(0)),
  changed: z.int().check(z.gte(0)),
  markup: z.int().check(z.gte(0)),
  moved: z.int().check(z.gte(0)),
  removed: z.int().check(z.gte(0)),
  unchanged: z.int().check(z.gte(0)),
  reopened: z.boolean(),
  failureReason: z.optional(z.string()),
  failure: z.optional(shared.Failure),
})

export const ResourceVersion: z.ZodMiniType<types.ResourceVersion> = z.looseObject({
  uuid: z.guid(),
  status: z.enum(['READING', 'DONE', 'ERROR']),
  creationDate: z.int(),
  endDate: z.optional(z.int()),
  createdBy: z.optional(z.lazy(() => users.UserRef)),
  previousHash: z.optional(z.string()),
  hash: z.string(),
  size: z.int(),
  locales: z.array(ResourceVersionLocale),
})

export const ProjectFileVersion: z.ZodMiniType<types.ProjectFileVersion> = z.looseObject({
  uuid: z.guid(),
  status: z.enum(['READING', 'DONE', 'ERROR']),
  creationDate: z.int(),
  endDate: z.optional(z.int()),
  createdBy: z.optional(z.lazy(() => users.UserRef)),
  previousHash: z.optional(z.string()),
  hash: z.string(),
  size: z.int(),
  locales: z.array(ResourceVersionLocale),
  projectResourceUuid: z.guid(),
  name: z.string(),
})

export const ResourceVersionSegment: z.ZodMiniType<types.ResourceVersionSegment> = z.looseObject({
  kind: z.enum(['ADDED', 'CHANGED', 'MARKUP', 'MOVED', 'REMOVED']),
  key: z.string(),
  index: z.optional(z.int().check(z.gte(0))),
  previousIndex: z.optional(z.int().check(z.gte(0))),
  source: z.optional(z.string()),
  previousSource: z.optional(z.string()),
  previousTarget: z.optional(z.string()),
  matchScore: z.optional(z.int().check(z.gte(0), z.lte(100))),
})

export const ResourceVersionSegmentPage: z.ZodMiniType<types.ResourceVersionSegmentPage> = z.looseObject({
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
  content: z.array(ResourceVersionSegment),
})

export const listByProjectResult: z.ZodMiniType<types.ProjectFileVersion[]> = z.array(ProjectFileVersion)

export const createBody: z.ZodMiniType<NonNullable<types.ResourceVersionsCreateParams['body']>> = z.looseObject({
  file: z.optional(z.custom<Upload>()),
  uploadUuid: z.optional(z.guid()),
})

export const listResult: z.ZodMiniType<types.ResourceVersion[]> = z.array(ResourceVersion)
