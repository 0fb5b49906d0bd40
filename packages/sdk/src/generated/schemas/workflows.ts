// Generated from openapi/resources/workflows.yaml by openapi/generate.ts. Do not edit.
import * as z from 'zod/mini'
import type * as types from '../workflows.ts'
import * as cancellationOptions from './cancellationOptions.ts'
import * as orgUnits from './orgUnits.ts'
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
  writesMemories: z.boolean(),
  isCharged: z.boolean(),
  settings: WorkflowSettings,
  version: z.string().check(z.maxLength(100)),
})

export const WorkflowSettingsUpdate: z.ZodMiniType<types.WorkflowSettingsUpdate> = z.looseObject({
  projectAutomationEnabled: z.optional(z.boolean()),
  zenModeEnabled: z.optional(z.boolean()),
})

export const WorkflowCreate: z.ZodMiniType<types.WorkflowCreate> = z.looseObject({
  title: z.string().check(z.minLength(1), z.maxLength(60)),
  code: z.optional(shared.WorkflowCode),
  description: z.optional(z.string().check(z.maxLength(500))),
  editorEnabled: z.optional(z.boolean()),
  writesMemories: z.optional(z.boolean()),
  isCharged: z.optional(z.boolean()),
  settings: z.optional(WorkflowSettingsUpdate),
})

export const WorkflowUpdate: z.ZodMiniType<types.WorkflowUpdate> = z.looseObject({
  title: z.optional(z.string().check(z.minLength(1), z.maxLength(60))),
  description: z.optional(z.string().check(z.maxLength(500))),
  active: z.optional(z.boolean()),
  editorEnabled: z.optional(z.boolean()),
  writesMemories: z.optional(z.boolean()),
  isCharged: z.optional(z.boolean()),
  settings: z.optional(WorkflowSettingsUpdate),
})

export const WorkflowOrder: z.ZodMiniType<types.WorkflowOrder> = z.looseObject({
  workflowUuids: z.array(z.guid()).check(z.minLength(1), z.maxLength(100)),
})

export const WorkflowTemplateFields: z.ZodMiniType<types.WorkflowTemplateFields> = z.looseObject({
  name: z.string(),
  workflows: z.array(shared.WorkflowCode),
  extensions: z.array(z.string()),
  active: z.boolean(),
})

export const WorkflowTemplate: z.ZodMiniType<types.WorkflowTemplate> = z.looseObject({
  name: z.string(),
  workflows: z.array(shared.WorkflowCode),
  extensions: z.array(z.string()),
  active: z.boolean(),
  uuid: z.guid(),
  orgUnit: z.optional(z.lazy(() => orgUnits.OrgUnitRef)),
  version: z.string().check(z.maxLength(100)),
})

export const WorkflowTemplateSteps: z.ZodMiniType<types.WorkflowTemplateSteps> = z.array(shared.WorkflowCode).check(z.minLength(1), z.maxLength(16))

export const WorkflowTemplateExtensions: z.ZodMiniType<types.WorkflowTemplateExtensions> = z.array(z.string().check(z.minLength(1), z.maxLength(20), z.regex(new RegExp('^[A-Za-z0-9]{1,20}$')))).check(z.maxLength(100))

export const WorkflowTemplateCreate: z.ZodMiniType<types.WorkflowTemplateCreate> = z.looseObject({
  name: z.string().check(z.minLength(1), z.maxLength(100)),
  orgUnitUuid: z.optional(z.guid()),
  workflows: WorkflowTemplateSteps,
  extensions: z.optional(WorkflowTemplateExtensions),
})

export const WorkflowTemplateUpdate: z.ZodMiniType<types.WorkflowTemplateUpdate> = z.looseObject({
  name: z.optional(z.string().check(z.minLength(1), z.maxLength(100))),
  workflows: z.optional(WorkflowTemplateSteps),
  extensions: z.optional(WorkflowTemplateExtensions),
  active: z.optional(z.boolean()),
})

export const WorkflowSettingsOfAccount: z.ZodMiniType<types.WorkflowSettingsOfAccount> = z.looseObject({
  workflows: z.array(Workflow),
  templates: z.array(WorkflowTemplate),
  lastChange: z.optional(z.lazy(() => cancellationOptions.SettingsChange)),
})

export const listResult: z.ZodMiniType<types.Workflow[]> = z.array(Workflow)

export const sortResult: z.ZodMiniType<types.Workflow[]> = z.array(Workflow)
