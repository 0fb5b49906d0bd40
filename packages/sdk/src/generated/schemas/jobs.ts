// Generated from openapi/resources/jobs.yaml by openapi/generate.ts. Do not edit.
import * as z from 'zod/mini'
import type * as types from '../jobs.ts'
import * as shared from './shared.ts'
import * as users from './users.ts'

export const JobType: z.ZodMiniType<types.JobType> = z.string().check(z.maxLength(60))

export const JobProgress: z.ZodMiniType<types.JobProgress> = z.looseObject({
  done: z.int().check(z.gte(0)),
  total: z.int().check(z.gte(0)),
  unit: z.optional(z.string()),
})

export const Job: z.ZodMiniType<types.Job> = z.looseObject({
  id: z.string(),
  uuid: z.guid(),
  type: JobType,
  status: shared.JobStatus,
  progress: JobProgress,
  creationDate: z.int(),
  startTime: z.optional(z.int()),
  endTime: z.optional(z.int()),
  error: z.optional(z.string()),
  failure: z.optional(shared.Failure),
  report: z.optional(z.unknown()),
  downloadFileUrl: z.optional(z.string()),
  fileName: z.optional(z.string()),
  projectUuid: z.optional(z.guid()),
  createdBy: z.optional(z.lazy(() => users.UserRef)),
})

export const TableImportJob: z.ZodMiniType<types.TableImportJob> = z.looseObject({
  id: z.string(),
  uuid: z.guid(),
  type: JobType,
  status: shared.JobStatus,
  progress: JobProgress,
  creationDate: z.int(),
  startTime: z.optional(z.int()),
  endTime: z.optional(z.int()),
  error: z.optional(z.string()),
  failure: z.optional(shared.Failure),
  report: z.optional(shared.TableImportReport),
  downloadFileUrl: z.optional(z.string()),
  fileName: z.optional(z.string()),
  projectUuid: z.optional(z.guid()),
  createdBy: z.optional(z.lazy(() => users.UserRef)),
})

export const JobPage: z.ZodMiniType<types.JobPage> = z.looseObject({
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
  content: z.array(Job),
})
