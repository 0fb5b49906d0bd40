// Generated from openapi/resources/workflows.yaml by openapi/generate.ts. Do not edit.
import type { Operation } from '../operation.ts'
import type { WorkflowCode } from './shared.ts'
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
  /** Settings of the step. */
  settings: WorkflowSettings
}

/** Settings of a workflow step. */
export interface WorkflowSettings {
  /** Whether projects continue automatically after this step. */
  projectAutomationEnabled: boolean
  /** Whether the editor shows one segment at a time. */
  zenModeEnabled: boolean
}

/** What `workflows.list` takes. */
export interface WorkflowsListParams {
  query?: {
    /** Another account; only for system administrators. */
    accountUuid?: string
    /** Only the steps that new or existing projects of this organizational unit use. */
    clientUuid?: string
    /** Include archived steps. */
    includeInactive?: boolean
  }
}

/**
 * List the workflow steps of the account
 *
 * `GET /api/v3/workflow` (published). Needs a session.
 */
export const list: Operation<WorkflowsListParams, Workflow[]> = /*@__PURE__*/ operation('workflows.list', 'GET', '/api/v3/workflow')
