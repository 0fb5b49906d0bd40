// Generated from openapi/resources/fileOptions.yaml by openapi/generate.ts. Do not edit.
import * as z from 'zod/mini'
import type * as types from '../fileOptions.ts'
import * as projects from './projects.ts'
import * as users from './users.ts'

export const DefaultFileOptions: z.ZodMiniType<types.DefaultFileOptions> = z.looseObject({
  applySourceSegmentation: z.optional(z.boolean()),
  parserFilter: z.optional(z.string().check(z.maxLength(100))),
  tagRegex: z.optional(z.string().check(z.maxLength(2000))),
  parameters: z.optional(z.lazy(() => projects.ParserParameters)),
})

export const UnitFileOptions: z.ZodMiniType<types.UnitFileOptions> = z.looseObject({
  orgUnitUuid: z.guid(),
  orgUnitName: z.string(),
  fileType: z.string(),
  options: DefaultFileOptions,
  version: z.string(),
  updatedAt: z.int(),
  updatedBy: z.optional(z.lazy(() => users.UserRef)),
})

export const listResult: z.ZodMiniType<types.UnitFileOptions[]> = z.array(UnitFileOptions)
