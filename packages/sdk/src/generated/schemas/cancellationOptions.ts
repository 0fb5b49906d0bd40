// Generated from openapi/resources/cancellationOptions.yaml by openapi/generate.ts. Do not edit.
import * as z from 'zod/mini'
import type * as types from '../cancellationOptions.ts'
import * as users from './users.ts'

export const CancellationSubject: z.ZodMiniType<types.CancellationSubject> = z.enum(['PROJECT', 'TASK'])

export const CancellationOption: z.ZodMiniType<types.CancellationOption> = z.looseObject({
  uuid: z.guid(),
  name: z.string(),
  code: z.optional(z.string()),
  isDefault: z.boolean(),
  active: z.boolean(),
  appliesTo: z.array(CancellationSubject),
})

export const CancellationChoices: z.ZodMiniType<types.CancellationChoices> = z.looseObject({
  required: z.boolean(),
  options: z.array(CancellationOption),
})

export const SettingsChange: z.ZodMiniType<types.SettingsChange> = z.looseObject({
  date: z.int(),
  user: z.optional(z.lazy(() => users.UserRef)),
})

export const CancellationOptions: z.ZodMiniType<types.CancellationOptions> = z.looseObject({
  required: z.boolean(),
  options: z.array(CancellationOption),
  version: z.string().check(z.maxLength(100)),
  lastChange: z.optional(SettingsChange),
})

export const CancellationOptionUpdate: z.ZodMiniType<types.CancellationOptionUpdate> = z.looseObject({
  uuid: z.guid(),
  name: z.optional(z.string().check(z.minLength(1), z.maxLength(100))),
  active: z.optional(z.boolean()),
  appliesTo: z.optional(z.array(CancellationSubject).check(z.minLength(1), z.maxLength(2))),
})

export const CancellationOptionsUpdate: z.ZodMiniType<types.CancellationOptionsUpdate> = z.looseObject({
  accountUuid: z.optional(z.guid()),
  required: z.optional(z.boolean()),
  options: z.optional(z.array(CancellationOptionUpdate).check(z.maxLength(100))),
})

export const CancellationCount: z.ZodMiniType<types.CancellationCount> = z.looseObject({
  option: z.optional(CancellationOption),
  projects: z.int().check(z.gte(0)),
  tasks: z.int().check(z.gte(0)),
  words: z.int().check(z.gte(0)),
})

export const getReportResult: z.ZodMiniType<types.CancellationCount[]> = z.array(CancellationCount)
