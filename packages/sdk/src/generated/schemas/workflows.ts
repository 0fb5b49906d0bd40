// Generated from openapi/resources/workflows.yaml by openapi/generate.ts. Do not edit.
import * as z from 'zod/mini'
import type * as types from '../workflows.ts'
import * as shared from './shared.ts'

export const WorkflowRef: z.ZodMiniType<types.WorkflowRef> = z.looseObject({
  uuid: z.guid(),
  code: shared.WorkflowCode,
  title: z.string(),
  editorEnabled: z.optional(z.boolean()),
})

export const WorkflowSettings: z.ZodMiniType<types.WorkflowSettings> = z.looseObject({
  projectAutomationEnabled: z.boolean(),
  zenModeEnabled: z.boolean(),
})

export const Workflow: z.ZodMiniType<types.Workflow> = z.looseObject({
  uuid: z.guid(),
  code: shared.WorkflowCode,
  title: z.string(),
  description: z.string(),
  sequence: z.int().check(z.gte(0)),
  projectSequence: z.int().check(z.gte(0)),
  active: z.boolean(),
  editorEnabled: z.boolean(),
  settings: WorkflowSettings,
})

export const listResult: z.ZodMiniType<types.Workflow[]> = z.array(Workflow)
