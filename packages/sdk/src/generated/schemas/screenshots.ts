// Generated from openapi/resources/screenshots.yaml by openapi/generate.ts. Do not edit.
import * as z from 'zod/mini'
import type { Upload } from '../../operation.ts'
import type * as types from '../screenshots.ts'

export const ScreenshotRegion: z.ZodMiniType<types.ScreenshotRegion> = z.looseObject({
  key: z.string().check(z.minLength(1), z.maxLength(1000)),
  x: z.int().check(z.gte(0), z.lte(1600)),
  y: z.int().check(z.gte(0), z.lte(1600)),
  width: z.int().check(z.gte(1), z.lte(1600)),
  height: z.int().check(z.gte(1), z.lte(1600)),
})

export const Screenshot: z.ZodMiniType<types.Screenshot> = z.looseObject({
  uuid: z.guid(),
  name: z.string(),
  url: z.string(),
  width: z.int(),
  height: z.int(),
  regions: z.array(ScreenshotRegion),
  version: z.int(),
  createdDate: z.int(),
})

export const ScreenshotChange: z.ZodMiniType<types.ScreenshotChange> = z.looseObject({
  name: z.optional(z.string().check(z.minLength(1), z.maxLength(200))),
  regions: z.optional(z.array(ScreenshotRegion).check(z.maxLength(200))),
})

export const ScreenshotKey: z.ZodMiniType<types.ScreenshotKey> = z.looseObject({
  key: z.string(),
  source: z.string(),
  filename: z.string(),
})

export const listResult: z.ZodMiniType<types.Screenshot[]> = z.array(Screenshot)

export const uploadBody: z.ZodMiniType<NonNullable<types.ScreenshotsUploadParams['body']>> = z.looseObject({
  file: z.custom<Upload>(),
  name: z.optional(z.string().check(z.minLength(1), z.maxLength(200))),
})

export const listKeysResult: z.ZodMiniType<types.ScreenshotKey[]> = z.array(ScreenshotKey)

export const listOfWorkUnitResult: z.ZodMiniType<types.Screenshot[]> = z.array(Screenshot)
