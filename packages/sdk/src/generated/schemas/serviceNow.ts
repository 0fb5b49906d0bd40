// Generated from openapi/resources/serviceNow.yaml by openapi/generate.ts. Do not edit.
import * as z from 'zod/mini'
import type * as types from '../serviceNow.ts'
import * as projectRouting from './projectRouting.ts'
import * as shared from './shared.ts'

export const ServiceNowTask: z.ZodMiniType<types.ServiceNowTask> = z.looseObject({
  taskNumber: z.string(),
  projectUuid: z.guid(),
  projectName: z.string(),
  projectStatus: shared.ProjectStatus,
  targetLocale: z.string(),
  requestedAt: z.int(),
})

export const ServiceNowSettings: z.ZodMiniType<types.ServiceNowSettings> = z.looseObject({
  orgUnit: z.optional(z.lazy(() => projectRouting.RoutedOrgUnit)),
  requests: z.array(ServiceNowTask),
})

export const ServiceNowSettingsUpdate: z.ZodMiniType<types.ServiceNowSettingsUpdate> = z.looseObject({
  orgUnitUuid: z.guid(),
})

export const ServiceNowRequest: z.ZodMiniType<types.ServiceNowRequest> = z.looseObject({
  lftask_number: z.string().check(z.minLength(1), z.maxLength(100)),
  xliff_1_2_content: z.string().check(z.minLength(1), z.maxLength(10000000)),
  source_language: z.string().check(z.minLength(1), z.maxLength(40)),
  target_language: z.string().check(z.minLength(1), z.maxLength(40)),
})

export const ServiceNowProject: z.ZodMiniType<types.ServiceNowProject> = z.looseObject({
  project_info: z.guid(),
  status: z.enum(['success', 'pending', 'error']),
  error_message: z.string(),
  error_code: z.string(),
})

export const ServiceNowRetrieval: z.ZodMiniType<types.ServiceNowRetrieval> = z.looseObject({
  lftask_number: z.string().check(z.minLength(1), z.maxLength(100)),
  project_info: z.guid(),
})

export const ServiceNowTranslation: z.ZodMiniType<types.ServiceNowTranslation> = z.looseObject({
  project_info: z.guid(),
  status: z.enum(['success', 'pending', 'error']),
  error_message: z.string(),
  error_code: z.string(),
  translated_xliff_1_2: z.string(),
})
