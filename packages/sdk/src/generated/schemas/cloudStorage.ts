// Generated from openapi/resources/cloudStorage.yaml by openapi/generate.ts. Do not edit.
import * as z from 'zod/mini'
import type * as types from '../cloudStorage.ts'

export const CloudProvider: z.ZodMiniType<types.CloudProvider> = z.enum(['GOOGLE_DRIVE', 'ONEDRIVE', 'DROPBOX'])

export const CloudStorage: z.ZodMiniType<types.CloudStorage> = z.looseObject({
  provider: CloudProvider,
  isConnected: z.boolean(),
  accountName: z.optional(z.string()),
})

export const CloudConsent: z.ZodMiniType<types.CloudConsent> = z.looseObject({
  url: z.string(),
})

export const CloudItem: z.ZodMiniType<types.CloudItem> = z.looseObject({
  id: z.string(),
  name: z.string(),
  isFolder: z.boolean(),
  size: z.optional(z.int()),
  modifiedAt: z.optional(z.int()),
})

export const CloudItems: z.ZodMiniType<types.CloudItems> = z.looseObject({
  items: z.array(CloudItem),
  nextCursor: z.optional(z.string()),
})

export const listProvidersResult: z.ZodMiniType<types.CloudStorage[]> = z.array(CloudStorage)
