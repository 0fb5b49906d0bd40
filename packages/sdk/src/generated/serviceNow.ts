// Generated from openapi/resources/serviceNow.yaml by openapi/generate.ts. Do not edit.
import type { NoParams, Operation } from '../operation.ts'
import type { RoutedOrgUnit } from './projectRouting.ts'
import type { ProjectStatus } from './shared.ts'
import { operation } from '../operation.ts'

/** Where requests of ServiceNow go. */
export interface ServiceNowSettings {
  /** The organizational unit; absent until one is chosen. */
  orgUnit?: RoutedOrgUnit
  /** The latest 20 requests, newest first. */
  requests: ServiceNowTask[]
}

/** Where requests of ServiceNow go. */
export interface ServiceNowSettingsUpdate {
  /** The organizational unit. */
  orgUnitUuid: string
}

/** A task of the Localization Framework, and its project. */
export interface ServiceNowTask {
  /** Number of the task. */
  taskNumber: string
  /** The project. */
  projectUuid: string
  /** Name of the project. */
  projectName: string
  /** Status of the project. */
  projectStatus: ProjectStatus
  /** Target language. */
  targetLocale: string
  /** When it was requested, epoch ms. */
  requestedAt: number
}

/** A task, with the names of the subflow that requests a translation. */
export interface ServiceNowRequest {
  /** Number of the task. */
  lftask_number: string
  /** What to translate, as XLIFF 1.2. */
  xliff_1_2_content: string
  /** Source language. */
  source_language: string
  /** Target language. */
  target_language: string
}

/** What became of a request, with the names of the subflow. */
export interface ServiceNowProject {
  /** The project. */
  project_info: string
  /** Whether that worked; `pending` while it is translated. */
  status: 'success' | 'pending' | 'error'
  /** Why it did not; empty otherwise. */
  error_message: string
  /** Code of the error, such as 40520; empty otherwise. */
  error_code: string
}

/** A task and its project, with the names of the subflow that retrieves a translation. */
export interface ServiceNowRetrieval {
  /** Number of the task. */
  lftask_number: string
  /** The project, as the request has answered it. */
  project_info: string
}

/** A translation, with the names of the subflow. */
export interface ServiceNowTranslation {
  /** The project. */
  project_info: string
  /** `success` with the translation, `pending` before it is there. */
  status: 'success' | 'pending' | 'error'
  /** Why there is none; empty otherwise. */
  error_message: string
  /** Code of the error, such as 40520; empty otherwise. */
  error_code: string
  /** The translation, as XLIFF 1.2; empty until it is there. */
  translated_xliff_1_2: string
}

/**
 * Get where requests of ServiceNow go, and the latest ones
 *
 * `GET /api/v1/servicenow` (designed). Needs ROLE_ACCOUNT_ADMIN.
 *
 * @throws {HttpError} a code of any call
 */
export const getSettings: Operation<NoParams, ServiceNowSettings> = /*@__PURE__*/ operation('serviceNow.getSettings', 'GET', '/api/v1/servicenow')

/** What `serviceNow.updateSettings` takes. */
export interface ServiceNowUpdateSettingsParams {
  body: ServiceNowSettingsUpdate
}

/**
 * Choose the organizational unit for requests of ServiceNow
 *
 * `PUT /api/v1/servicenow` (designed). Needs ROLE_ACCOUNT_ADMIN.
 *
 * @throws {HttpError} NOT_FOUND, ORG_UNIT_INACTIVE, a code of any call
 */
export const updateSettings: Operation<ServiceNowUpdateSettingsParams, ServiceNowSettings> = /*@__PURE__*/ operation('serviceNow.updateSettings', 'PUT', '/api/v1/servicenow')

/** What `serviceNow.requestTranslation` takes. */
export interface ServiceNowRequestTranslationParams {
  body: ServiceNowRequest
}

/**
 * Create a project from a task of the ServiceNow Localization Framework
 *
 * Creates a project in DRAFT with the XLIFF as its file. A task has one project: another request for it answers with the same one. Languages may be codes that the account has mapped. Nothing is kept of a request that is refused.
 *
 * `POST /api/v1/servicenow/request` (designed). Needs PROJECT_create.
 *
 * @throws {HttpError} FILE_REFUSED, NOT_READY, ORG_UNIT_INACTIVE, a code of any call
 */
export const requestTranslation: Operation<ServiceNowRequestTranslationParams, ServiceNowProject> = /*@__PURE__*/ operation('serviceNow.requestTranslation', 'POST', '/api/v1/servicenow/request', { refreshes: ['projects', 'workUnits', 'activity'] })

/** What `serviceNow.retrieveTranslation` takes. */
export interface ServiceNowRetrieveTranslationParams {
  body: ServiceNowRetrieval
}

/**
 * Get the translation of a task of the ServiceNow Localization Framework
 *
 * With the translated XLIFF once all steps are delivered; without it before. A canceled project answers with the status `error` and the code 40520.
 *
 * `POST /api/v1/servicenow/retrieve` (designed). Needs PROJECT_list.
 *
 * @throws {HttpError} NOT_FOUND, a code of any call
 */
export const retrieveTranslation: Operation<ServiceNowRetrieveTranslationParams, ServiceNowTranslation> = /*@__PURE__*/ operation('serviceNow.retrieveTranslation', 'POST', '/api/v1/servicenow/retrieve')
