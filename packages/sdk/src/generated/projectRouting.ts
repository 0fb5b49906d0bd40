// Generated from openapi/resources/projectRouting.yaml by openapi/generate.ts. Do not edit.
import type { Operation } from '../operation.ts'
import type { SettingsChange } from './cancellationOptions.ts'
import type { JobStatus, LocaleCode, PageInfo } from './shared.ts'
import { nothing } from '../answers.ts'
import { operation } from '../operation.ts'

export interface RoutedGlossary {
  /** Number of the glossary. */
  bwGlossaryId: number
}

export interface RoutedMemory {
  /** Number of the translation memory. */
  atlasTmId: number
}

export interface RoutedContact {
  /** Number of the person. */
  id: number
  /** Name of the person; ignored in requests. */
  name?: string | undefined
}

export interface RoutedPriceList {
  /** The price list. */
  uuid: string
  /** Name of the price list; ignored in requests. */
  name?: string | undefined
}

/** What an organizational unit gets of a request, and how its project is made. */
export interface ProjectRoutingUnitInput {
  /** The organizational unit. */
  uuid: string
  /** Number of the organizational unit; ignored in requests. */
  id?: number | undefined
  /** Name of the organizational unit; ignored in requests. */
  name?: string | undefined
  /** Country of the organizational unit; ignored in requests. */
  country?: string | undefined
  /** Its organization; can be left out. */
  organizationUuid?: string | undefined
  /** Target locales that it gets; those that no other unit names if empty. */
  targetLanguages?: LocaleCode[] | undefined
  /** Files that it gets, by extension without the dot; those that no other unit names for the language if empty. Designed. */
  fileExtensions?: string[] | undefined
  /** Workflow codes in order; the default steps of the unit if empty. */
  workflows?: string[] | undefined
  /** Instructions of its project. */
  instructions?: string | undefined
  /** Contact person of its project; that of the unit if omitted. */
  defaultContactPerson?: RoutedContact | undefined
  /** Price list of its project; that of the unit if omitted. */
  priceList?: RoutedPriceList | undefined
  /** Glossaries of its project. */
  glossaryList?: RoutedGlossary[] | undefined
  /** Translation memories of its project; the default ones of the unit if empty. */
  tmList?: RoutedMemory[] | undefined
}

/** What an organizational unit gets of a request, and how its project is made. */
export interface ProjectRoutingUnit {
  /** The organizational unit. */
  uuid: string
  /** Number of the organizational unit. */
  id: number
  /** Name of the organizational unit. */
  name: string
  /** Country of the organizational unit. */
  country: string
  /** Its organization. */
  organizationUuid: string
  /** Target locales that it gets. */
  targetLanguages: LocaleCode[]
  /** Files that it gets, by extension without the dot. */
  fileExtensions: string[]
  /** Workflow codes in order. */
  workflows: string[]
  /** Instructions of its project. */
  instructions: string
  /** Contact person of its project; absent for that of the unit. */
  defaultContactPerson?: RoutedContact
  /** Price list of its project; absent for that of the unit. */
  priceList?: RoutedPriceList
  /** Glossaries of its project. */
  glossaryList: RoutedGlossary[]
  /** Translation memories of its project. */
  tmList: RoutedMemory[]
}

/** A project routing configuration. */
export interface ProjectRoutingInput {
  /** The configuration to replace; a new one if omitted. */
  uuid?: string | undefined
  /** Name, unique in the account. */
  name: string
  /** Source locale of the requests. */
  sourceLanguage: LocaleCode
  /** Whether a file in a language goes to one organizational unit only. If not, several units can name the same language, and each gets a project. */
  restrictLangPerOrgUnit?: boolean | undefined
  /** The organizational units, each once. */
  configOrgUnits: ProjectRoutingUnitInput[]
}

/** A project routing configuration. */
export interface ProjectRouting {
  /** Identifier. */
  uuid: string
  /** Name. */
  name: string
  /** Source locale of the requests. */
  sourceLanguage: LocaleCode
  /** Whether a file in a language goes to one organizational unit only. */
  restrictLangPerOrgUnit: boolean
  /** The organizational units. */
  configOrgUnits: ProjectRoutingUnit[]
  /** Version of the configuration. */
  version: string
  /** Who changed it last. */
  lastChange?: SettingsChange
}

/** A project routing configuration in a list. */
export interface ProjectRoutingItem {
  /** Identifier. */
  uuid: string
  /** Name. */
  name: string
  /** Source locale. */
  sourceLanguage: LocaleCode
  /** Target locales that its units name. */
  targetLanguages: LocaleCode[]
  /** Its organizational units. */
  orgUnits: RoutedOrgUnit[]
}

export interface RoutedOrgUnit {
  /** The organizational unit. */
  uuid: string
  /** Its name. */
  name: string
}

/** One page of configurations. */
export interface ProjectRoutingPage extends PageInfo {
  /** Items of this page. */
  content: ProjectRoutingItem[]
}

/** A file, and the locales in which it is translated. */
export interface RoutedFile {
  /** The file in the base project. */
  uuid: string
  /** Its name. */
  name: string
  /** Target locales. */
  targetLanguages: LocaleCode[]
}

/** A project that a request would become. */
export interface PlannedProject extends ProjectRoutingUnit {
  /** Its files; empty without a base project. */
  files: RoutedFile[]
}

/** The projects that a request would become. */
export interface ProjectRoutingPreview {
  /** The projects. */
  projects: PlannedProject[]
  /** Target locales that no organizational unit gets. */
  unroutedLanguages: LocaleCode[]
  /** Files that no organizational unit gets in these locales. */
  unroutedFiles: RoutedFile[]
}

/** A project to create, as the preview gave it or with changes. */
export interface RoutedProjectInput {
  /** The organizational unit. */
  uuid: string
  /** Number of the organizational unit; ignored. */
  id?: number | undefined
  /** Target locales. */
  targetLanguages: LocaleCode[]
  /** Workflow codes in order; those of the configuration if omitted, the default steps of the unit if empty. */
  workflows?: string[] | undefined
  /** Instructions; those of the configuration if omitted. */
  instructions?: string | undefined
  /** Contact person; that of the configuration if omitted. */
  defaultContactPerson?: RoutedContact | undefined
  /** Price list; that of the configuration if omitted. */
  priceList?: RoutedPriceList | undefined
  /** Glossaries; those of the configuration if omitted. */
  glossaryList?: RoutedGlossary[] | undefined
  /** Translation memories; those of the configuration if omitted. */
  tmList?: RoutedMemory[] | undefined
}

/** The projects that a request becomes. */
export interface ProjectRoutingRequest {
  /** The project in DRAFT with the files of the request. */
  baseProjectUuid: string
  /** Reference of the projects; that of the base project if omitted. */
  reference?: string | undefined
  /** Source locale; has to be that of the base project. */
  sourceLanguage?: LocaleCode | undefined
  /** The projects, one for each organizational unit. */
  projects: RoutedProjectInput[]
}

/** How far the projects of a request are created. */
export interface ProjectRoutingStatus {
  /** Status. */
  status: JobStatus
  /** Projects that are created. */
  current: number
  /** Projects in all. */
  total: number
  /** The job that creates them. */
  jobUuid?: string
  /** Why it failed, if it did. */
  error?: string
  /** The projects that are there. */
  projects: RoutedProject[]
  /** Whether the projects can still be deleted at once by `projectRouting.undo`. */
  undoable: boolean
}

export interface RoutedProject {
  /** The project. */
  uuid: string
  /** Its number. */
  name: string
  /** Its status. */
  status: string
  /** Its organizational unit. */
  orgUnit: RoutedOrgUnit
}

/** What `projectRouting.list` takes. */
export interface ProjectRoutingListParams {
  query?: {
    /** Only configurations whose name contains this. */
    name?: string | undefined
    /** Only configurations with this organizational unit. */
    orgUnit?: string | undefined
    /** Only configurations with this source locale. */
    sourceLanguage?: LocaleCode | undefined
    /** Only configurations that name one of these target locales. */
    targetLanguages?: readonly LocaleCode[] | undefined
    /** Page number, from 0. */
    page?: number | undefined
    /** Items per page. */
    size?: number | undefined
  } | undefined
}

/**
 * List the project routing configurations of the account
 *
 * A configuration says which organizational units get which languages and files of one request. Sorted by name.
 *
 * `GET /api/v3/multi-project` (published). Needs ROLE_ACCOUNT_ADMIN or ROLE_PROJECT_MANAGER.
 *
 * @throws {HttpError} a code of any call
 */
export const list: Operation<ProjectRoutingListParams, ProjectRoutingPage> = /*@__PURE__*/ operation('projectRouting.list', 'GET', '/api/v3/multi-project')

/** What `projectRouting.upsert` takes. */
export interface ProjectRoutingUpsertParams {
  headers?: {
    /** The version that was read. If the resource has changed since then, the response is 409 with the code `OUTDATED` and the current state. If omitted, the last write wins. The version of a list is the versions of its items, in order, or their ids where they have none, separated by commas; `none` stands for an empty list and for what did not exist. */
    'If-Match'?: string | undefined
  } | undefined
  body: ProjectRoutingInput
}

/**
 * Create or replace a project routing configuration
 *
 * With `uuid`, replaces that configuration. An organizational unit without target languages gets the languages that no other one names, and one without file extensions the files that no other one names for the language.
 *
 * `POST /api/v3/multi-project/config/upsert` (published). Needs ROLE_ACCOUNT_ADMIN.
 *
 * @throws {HttpError} NAME_TAKEN, NOT_FOUND, TOO_MANY, a code of any call
 */
export const upsert: Operation<ProjectRoutingUpsertParams, ProjectRouting> = /*@__PURE__*/ operation('projectRouting.upsert', 'POST', '/api/v3/multi-project/config/upsert')

/** What `projectRouting.get` takes. */
export interface ProjectRoutingGetParams {
  path: {
    /** The configuration. */
    configUuid: string
  }
}

/**
 * Get a project routing configuration
 *
 * `GET /api/v3/multi-project/{configUuid}` (published). Needs ROLE_ACCOUNT_ADMIN or ROLE_PROJECT_MANAGER.
 *
 * @throws {HttpError} a code of any call
 */
export const get: Operation<ProjectRoutingGetParams, ProjectRouting> = /*@__PURE__*/ operation('projectRouting.get', 'GET', '/api/v3/multi-project/{configUuid}')

/** What `projectRouting.remove` takes. */
export interface ProjectRoutingRemoveParams {
  path: {
    /** The configuration. */
    configUuid: string
  }
}

/**
 * Delete a project routing configuration
 *
 * Projects that were created with it stay.
 *
 * `DELETE /api/v3/multi-project/{configUuid}` (designed). Needs ROLE_ACCOUNT_ADMIN.
 *
 * @throws {HttpError} a code of any call
 */
export const remove: Operation<ProjectRoutingRemoveParams, void> = /*@__PURE__*/ operation('projectRouting.remove', 'DELETE', '/api/v3/multi-project/{configUuid}', { answer: nothing })

/** What `projectRouting.preview` takes. */
export interface ProjectRoutingPreviewParams {
  path: {
    /** The configuration. */
    configUuid: string
  }
  query?: {
    /** The project with the files of the request. Without it, only languages are distributed. */
    baseProjectUuid?: string | undefined
  } | undefined
  body: LocaleCode[]
}

/**
 * Preview which projects a request would become
 *
 * Nothing is created. The body is the list of target locales.
 *
 * `POST /api/v3/multi-project/{configUuid}/preview` (published). Needs ROLE_ACCOUNT_ADMIN or ROLE_PROJECT_MANAGER.
 *
 * @throws {HttpError} a code of any call
 */
export const preview: Operation<ProjectRoutingPreviewParams, ProjectRoutingPreview> = /*@__PURE__*/ operation('projectRouting.preview', 'POST', '/api/v3/multi-project/{configUuid}/preview')

/** What `projectRouting.createProjects` takes. */
export interface ProjectRoutingCreateProjectsParams {
  path: {
    /** The configuration. */
    configUuid: string
  }
  body: ProjectRoutingRequest
}

/**
 * Create the projects of a request
 *
 * Each organizational unit gets a project in DRAFT with its files and languages. All of them are created, or none. `projectRouting.getStatus` tells how far that is.
 *
 * `POST /api/v3/multi-project/{configUuid}/project-create` (published). Needs ROLE_ACCOUNT_ADMIN or ROLE_PROJECT_MANAGER.
 *
 * @throws {HttpError} ALREADY_ROUTED, NOT_READY, ORG_UNIT_INACTIVE, PROJECT_NOT_DRAFT, a code of any call
 */
export const createProjects: Operation<ProjectRoutingCreateProjectsParams, ProjectRoutingStatus> = /*@__PURE__*/ operation('projectRouting.createProjects', 'POST', '/api/v3/multi-project/{configUuid}/project-create', { refreshes: ['projects', 'tasks', 'workUnits', 'activity'], retry: 'never' })

/** What `projectRouting.getStatus` takes. */
export interface ProjectRoutingGetStatusParams {
  path: {
    /** The project with the files of the request. */
    baseProjectUuid: string
  }
}

/**
 * Get how far the projects of a request are created
 *
 * `GET /api/v3/multi-project/{baseProjectUuid}/status` (published). Needs ROLE_ACCOUNT_ADMIN or ROLE_PROJECT_MANAGER.
 *
 * @throws {HttpError} a code of any call
 */
export const getStatus: Operation<ProjectRoutingGetStatusParams, ProjectRoutingStatus> = /*@__PURE__*/ operation('projectRouting.getStatus', 'GET', '/api/v3/multi-project/{baseProjectUuid}/status')

/** What `projectRouting.undo` takes. */
export interface ProjectRoutingUndoParams {
  path: {
    /** The project with the files of the request. */
    baseProjectUuid: string
  }
}

/**
 * Delete the projects that a request has become
 *
 * Works until a linguist has accepted a task in one of them. The base project keeps its files and can be distributed again.
 *
 * `POST /api/v3/multi-project/{baseProjectUuid}/undo` (designed). Needs ROLE_ACCOUNT_ADMIN or ROLE_PROJECT_MANAGER.
 *
 * @throws {HttpError} TASK_ACCEPTED, NOT_READY, a code of any call
 */
export const undo: Operation<ProjectRoutingUndoParams, void> = /*@__PURE__*/ operation('projectRouting.undo', 'POST', '/api/v3/multi-project/{baseProjectUuid}/undo', { answer: nothing, refreshes: ['projects', 'tasks', 'workUnits', 'activity'] })
