// Generated from openapi/resources/billing.yaml by openapi/generate.ts. Do not edit.
import * as z from 'zod/mini'
import type * as types from '../billing.ts'

export const BillingPortal: z.ZodMiniType<types.BillingPortal> = z.looseObject({
  url: z.string(),
})
