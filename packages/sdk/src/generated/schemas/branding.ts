// Generated from openapi/resources/branding.yaml by openapi/generate.ts. Do not edit.
import * as z from 'zod/mini'
import type { Upload } from '../../operation.ts'
import type * as types from '../branding.ts'
import * as users from './users.ts'

export const LogoUpload: z.ZodMiniType<types.LogoUpload> = z.looseObject({
  file: z.custom<Upload>(),
})

export const LogoPictures: z.ZodMiniType<types.LogoPictures> = z.looseObject({
  original: z.string(),
  square: z.string(),
  wide: z.string(),
  isWide: z.boolean(),
})

export const Logo: z.ZodMiniType<types.Logo> = z.looseObject({
  original: z.string(),
  square: z.string(),
  wide: z.string(),
  isWide: z.boolean(),
  fileName: z.string(),
  mediaType: z.string(),
  size: z.int().check(z.gte(0)),
  width: z.int().check(z.gte(1)),
  height: z.int().check(z.gte(1)),
})

export const LogoDetails: z.ZodMiniType<types.LogoDetails> = z.looseObject({
  name: z.string(),
  logo: z.optional(Logo),
  portalLogo: z.optional(Logo),
  changedBy: z.optional(z.lazy(() => users.UserRef)),
  changedDate: z.optional(z.int()),
})

export const Brand: z.ZodMiniType<types.Brand> = z.looseObject({
  name: z.string(),
  logo: z.optional(LogoPictures),
  portalLogo: z.optional(LogoPictures),
})
