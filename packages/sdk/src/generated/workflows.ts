// Generated from openapi/resources/workflows.yaml by openapi/generate.ts. Do not edit.
import type { NoParams, Operation } from '../operation.ts'
import type { SettingsChange } from './cancellationOptions.ts'
import type { OrgUnitRef } from './orgUnits.ts'
import type { WorkflowCode } from './shared.ts'
import { nothing } from '../answers.ts'
import { operation } from '../operation.ts'

/** A workflow step in short form. Show the title, because the code can be specific to an account. */
export interface WorkflowRef {
  /** Identifier. */
  uuid: string
  /** Code. */
  code: WorkflowCode
  /** Display name. */
  title: string
  /** Whether work units in this step open in the editor. */
  editorEnabled?: boolean
}

/** A workflow step. Accounts can have custom steps in addition to the default ones. */
export interface Workflow {
  /** Identifier. */
  uuid: string
  /** Code, which never changes. */
  code: WorkflowCode
  /** Display name. */
  title: string
  /** Description of the work in this step; may be empty. */
  description: string
  /** Position among all steps, from 0. */
  sequence: number
  /** Position in a project, from 0. */
  projectSequence: number
  /** Whether the step can be selected for new work. */
  active: boolean
  /** Whether work units in this step open in the editor. */
  editorEnabled: boolean
  /** Whether what is delivered in this step is written to the memories of the project. */
  writesMemories: boolean
  /** Whether the step is part of the costs of a project. */
  isCharged: boolean
  /** Settings of the step. */
  settings: WorkflowSettings
  /** Changes with the step; send it as `If-Match`. */
  version: string
}

/** A new workflow step. */
export interface WorkflowCreate {
  /** Display name. */
  title: string
  /** Code, which never changes; made of the name if omitted. */
  code?: WorkflowCode | undefined
  /** Description of the work in this step. */
  description?: string | undefined
  /** Whether work units in this step open in the editor. */
  editorEnabled?: boolean | undefined
  /** Whether what is delivered in this step is written to the memories of the project. */
  writesMemories?: boolean | undefined
  /** Whether the step is part of the costs of a project. */
  isCharged?: boolean | undefined
  settings?: WorkflowSettingsUpdate | undefined
}

/** Changes of a workflow step. */
export interface WorkflowUpdate {
  /** Display name. */
  title?: string | undefined
  /** Description of the work in this step. */
  description?: string | undefined
  /** Whether the step can be selected for new work. */
  active?: boolean | undefined
  /** Whether work units in this step open in the editor. */
  editorEnabled?: boolean | undefined
  /** Whether what is delivered in this step is written to the memories of the project. */
  writesMemories?: boolean | undefined
  /** Whether the step is part of the costs of a project. */
  isCharged?: boolean | undefined
  settings?: WorkflowSettingsUpdate | undefined
}

/** The order of workflow steps. */
export interface WorkflowOrder {
  /** The steps, in their order. */
  workflowUuids: string[]
}

/** Steps to choose together. */
export interface WorkflowTemplateFields {
  /** Name. */
  name: string
  /** Codes of the steps, in their order. */
  workflows: WorkflowCode[]
  /** Extensions of the files that start with these steps, in upper case and without a dot. */
  extensions: string[]
  /** Whether the template is offered and applied. */
  active: boolean
}

/** Steps to choose together in a project, and the default for files of some types. */
export interface WorkflowTemplate extends WorkflowTemplateFields {
  /** Identifier. */
  uuid: string
  /** The organizational unit that it is for; absent for all. */
  orgUnit?: OrgUnitRef
  /** Changes with the template; send it as `If-Match`. */
  version: string
}

/** A new workflow template. */
export interface WorkflowTemplateCreate {
  /** Name. */
  name: string
  /** The organizational unit that it is for; all if omitted. */
  orgUnitUuid?: string | undefined
  workflows: WorkflowTemplateSteps
  extensions?: WorkflowTemplateExtensions | undefined
}

/** Changes of a workflow template. */
export interface WorkflowTemplateUpdate {
  /** Name. */
  name?: string | undefined
  workflows?: WorkflowTemplateSteps | undefined
  extensions?: WorkflowTemplateExtensions | undefined
  /** Whether the template is offered and applied. */
  active?: boolean | undefined
}

/** Codes of active steps, in their order. */
export type WorkflowTemplateSteps = WorkflowCode[]

/** Extensions of the files that start with these steps; none if omitted. Letter case makes no difference. */
export type WorkflowTemplateExtensions = string[]

/** The workflow steps and templates of an account. */
export interface WorkflowSettingsOfAccount {
  /** All steps with archived ones, in order. */
  workflows: Workflow[]
  /** The templates, by name. */
  templates: WorkflowTemplate[]
  /** Who changed steps or templates last; absent if no one did. */
  lastChange?: SettingsChange
}

/** Settings of a workflow step. */
export interface WorkflowSettings {
  /** Whether a project whose last step it is can be delivered automatically. */
  projectAutomationEnabled: boolean
  /** Whether the editor begins in its focus layout for tasks of the step: one segment with its neighbors, without panels. */
  zenModeEnabled: boolean
}

/** Changes of the settings of a workflow step. */
export interface WorkflowSettingsUpdate {
  /** Whether a project whose last step it is can be delivered automatically; new steps allow it. */
  projectAutomationEnabled?: boolean | undefined
  /** Whether the editor begins in its focus layout for tasks of the step; new steps do not. */
  zenModeEnabled?: boolean | undefined
}

/** What `workflows.list` takes. */
export interface WorkflowsListParams {
  query?: {
    /** Another account; only for system administrators. */
    accountUuid?: string | undefined
    /** Only the steps that new or existing projects of this organizational unit use. */
    clientUuid?: string | undefined
    /** Include archived steps. */
    includeInactive?: boolean | undefined
  } | undefined
}

/**
 * List the workflow steps of the account
 *
 * `GET /api/v3/workflow` (published). Needs a session.
 *
 * @throws {HttpError} NOT_FOUND, a code of any call
 */
export const list: Operation<WorkflowsListParams, Workflow[]> = /*@__PURE__*/ operation('workflows.list', 'GET', '/api/v3/workflow')

/** What `workflows.create` takes. */
export interface WorkflowsCreateParams {
  body: WorkflowCreate
}

/**
 * Add a workflow step to the account
 *
 * The new step is the last one.
 *
 * `POST /api/v3/workflow` (designed). Needs ROLE_ACCOUNT_ADMIN.
 *
 * @throws {HttpError} NAME_TAKEN, TOO_MANY, a code of any call
 */
export const create: Operation<WorkflowsCreateParams, Workflow> = /*@__PURE__*/ operation('workflows.create', 'POST', '/api/v3/workflow', { retry: 'never' })

/** What `workflows.sort` takes. */
export interface WorkflowsSortParams {
  body: WorkflowOrder
}

/**
 * Put the workflow steps of the account in another order
 *
 * Steps that are left out follow in the order that they have.
 *
 * `PUT /api/v3/workflow/order` (designed). Needs ROLE_ACCOUNT_ADMIN.
 *
 * @throws {HttpError} a code of any call
 */
export const sort: Operation<WorkflowsSortParams, Workflow[]> = /*@__PURE__*/ operation('workflows.sort', 'PUT', '/api/v3/workflow/order')

/**
 * Get the workflow steps and templates of the account
 *
 * `GET /api/v3/workflow/settings` (designed). Needs ROLE_ACCOUNT_ADMIN.
 *
 * @throws {HttpError} a code of any call
 */
export const getSettings: Operation<NoParams, WorkflowSettingsOfAccount> = /*@__PURE__*/ operation('workflows.getSettings', 'GET', '/api/v3/workflow/settings')

/** What `workflows.update` takes. */
export interface WorkflowsUpdateParams {
  path: {
    /** The step. */
    workflowUUID: string
  }
  headers?: {
    /** The version that was read. If the resource has changed since then, the response is 409 with the code `OUTDATED` and the current state. If omitted, the last write wins. The version of a list is the versions of its items, in order, or their ids where they have none, separated by commas; `none` stands for an empty list and for what did not exist. */
    'If-Match'?: string | undefined
  } | undefined
  body?: WorkflowUpdate | undefined
}

/**
 * Update a workflow step; omitted properties do not change
 *
 * Existing tasks keep their step when it is archived. Names change everywhere.
 *
 * `PUT /api/v3/workflow/{workflowUUID}` (designed). Needs ROLE_ACCOUNT_ADMIN.
 *
 * @throws {HttpError} LAST_STEP, NAME_TAKEN, a code of any call
 */
export const update: Operation<WorkflowsUpdateParams, Workflow> = /*@__PURE__*/ operation('workflows.update', 'PUT', '/api/v3/workflow/{workflowUUID}', { refreshes: ['tasks', 'projects', 'workUnits'] })

/** What `workflows.createTemplate` takes. */
export interface WorkflowsCreateTemplateParams {
  body: WorkflowTemplateCreate
}

/**
 * Add a workflow template
 *
 * `POST /api/v3/workflow-template` (designed). Needs ROLE_ACCOUNT_ADMIN.
 *
 * @throws {HttpError} FILE_TYPE_TAKEN, NAME_TAKEN, NOT_FOUND, TOO_MANY, a code of any call
 */
export const createTemplate: Operation<WorkflowsCreateTemplateParams, WorkflowTemplate> = /*@__PURE__*/ operation('workflows.createTemplate', 'POST', '/api/v3/workflow-template', { refreshes: ['orgUnits'], retry: 'never' })

/** What `workflows.updateTemplate` takes. */
export interface WorkflowsUpdateTemplateParams {
  path: {
    /** The template. */
    templateUUID: string
  }
  headers?: {
    /** The version that was read. If the resource has changed since then, the response is 409 with the code `OUTDATED` and the current state. If omitted, the last write wins. The version of a list is the versions of its items, in order, or their ids where they have none, separated by commas; `none` stands for an empty list and for what did not exist. */
    'If-Match'?: string | undefined
  } | undefined
  body?: WorkflowTemplateUpdate | undefined
}

/**
 * Update a workflow template; omitted properties do not change
 *
 * Existing projects keep their steps.
 *
 * `PUT /api/v3/workflow-template/{templateUUID}` (designed). Needs ROLE_ACCOUNT_ADMIN.
 *
 * @throws {HttpError} FILE_TYPE_TAKEN, NAME_TAKEN, a code of any call
 */
export const updateTemplate: Operation<WorkflowsUpdateTemplateParams, WorkflowTemplate> = /*@__PURE__*/ operation('workflows.updateTemplate', 'PUT', '/api/v3/workflow-template/{templateUUID}', { refreshes: ['orgUnits'] })

/** What `workflows.removeTemplate` takes. */
export interface WorkflowsRemoveTemplateParams {
  path: {
    /** The template. */
    templateUUID: string
  }
}

/**
 * Delete a workflow template
 *
 * Existing projects keep their steps.
 *
 * `DELETE /api/v3/workflow-template/{templateUUID}` (designed). Needs ROLE_ACCOUNT_ADMIN.
 *
 * @throws {HttpError} a code of any call
 */
export const removeTemplate: Operation<WorkflowsRemoveTemplateParams, void> = /*@__PURE__*/ operation('workflows.removeTemplate', 'DELETE', '/api/v3/workflow-template/{templateUUID}', { answer: nothing, refreshes: ['orgUnits'] })
