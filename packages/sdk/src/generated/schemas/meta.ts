// Generated from openapi/resources/meta.yaml by openapi/generate.ts. Do not edit.
import * as z from 'zod/mini'
import type * as types from '../meta.ts'

export const ApplicationVersion: z.ZodMiniType<types.ApplicationVersion> = z.looseObject({
  version: z.string().check(z.regex(new RegExp('^\\d+\\.\\d+\\.\\d+'))),
})
