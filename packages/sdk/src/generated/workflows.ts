// Generated from openapi/resources/workflows.yaml by openapi/generate.ts. Do not edit.
import type { Operation } from '../operation.ts'
import type { WorkflowCode } from './shared.ts'
import { operation } from '../operation.ts'

/** A workflow step, in short. Show the title; the code may be an account's own. */
export interface WorkflowRef {
  /** Identifier. */
  uuid: string
  /** Code. */
  code: WorkflowCode
  /** Name to show. */
  title: string
  /** Work units in this step open in the editor. */
  editorEnabled?: boolean
}

/** A workflow step. Accounts have their own beside the usual ones. */
export interface Workflow {
  /** Identifier. */
  uuid: string
  /** Code; never changes. */
  code: WorkflowCode
  /** Name to show. */
  title: string
  /** What is done in this step; may be empty. */
  description: string
  /** Place among all steps, from 0. */
  sequence: number
  /** Place within a project, from 0. */
  projectSequence: number
  /** Can be chosen for new work. */
  active: boolean
  /** Work units in this step open in the editor. */
  editorEnabled: boolean
  /** Switches of the step. */
  settings: WorkflowSettings
}

/** Switches of a workflow step. */
export interface WorkflowSettings {
  /** Projects go on by themselves after this step. */
  projectAutomationEnabled: boolean
  /** The editor shows one segment at a time. */
  zenModeEnabled: boolean
}

/** What `workflows.list` takes. */
export interface WorkflowsListParams {
  query?: {
    /** Another account; for system administrators. */
    accountUuid?: string
    /** Only the steps that projects of this organizational unit begin with or have. */
    clientUuid?: string
    /** Also archived steps. */
    includeInactive?: boolean
  }
}

/**
 * List the workflow steps of the account
 *
 * `GET /api/v3/workflow` (published). Needs a session.
 */
export const list: Operation<WorkflowsListParams, Workflow[]> = /*@__PURE__*/ operation('workflows.list', 'GET', '/api/v3/workflow')
