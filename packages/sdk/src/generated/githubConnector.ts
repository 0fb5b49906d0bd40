// Generated from openapi/resources/githubConnector.yaml by openapi/generate.ts. Do not edit.
import type { AsyncOperation, Operation } from '../operation.ts'
import type { ConnectorDelivery } from './connectors.ts'
import type { AsyncRequest } from './shared.ts'
import { nothing } from '../answers.ts'
import { asyncOperation, operation } from '../operation.ts'

/** A GitHub configuration. Secrets are `********`. */
export interface GithubConfig {
  /** Identifier. */
  uuid: string
  /** The organizational unit. */
  orgUnitUuid: string
  /** Address of GitHub, or of a GitHub Enterprise Server. */
  githubUrl: string
  /** User who owns the token. */
  githubUser: string
  /** Personal access token that may read and write contents and pull requests. */
  githubToken: string
}

/** A new GitHub configuration. */
export interface GithubConfigInput {
  /** The organizational unit. */
  orgUnitUuid: string
  /** Address of GitHub, or of a GitHub Enterprise Server. */
  githubUrl: string
  /** User who owns the token. */
  githubUser: string
  /** Personal access token that may read and write contents and pull requests. */
  githubToken: string
}

/** Changes of a GitHub configuration; omitted fields do not change. */
export interface GithubConfigUpdate {
  /** Identifier of the configuration. */
  uuid?: string | undefined
  /** The organizational unit. */
  orgUnitUuid: string
  /** Address of GitHub, or of a GitHub Enterprise Server. */
  githubUrl?: string | undefined
  /** User who owns the token. */
  githubUser?: string | undefined
  /** Personal access token that may read and write contents and pull requests. `********` keeps the stored one. */
  githubToken?: string | undefined
}

/** A repository whose files are translated. */
export interface GithubRepository {
  /** The configuration. */
  configUUID: string
  /** Name of the repository. */
  name: string
  /** Owner of the repository. */
  owner: string
  /** Branch whose files are translated. */
  baseBranch: string
  /** File that says which files are translated, such as `crowdin.yml`. */
  configPath: string
  /** Tag of the continuous project that takes its files. */
  projectTag: string
}

/** A repository whose files are translated. */
export interface GithubRepositoryInput {
  /** The configuration. */
  configUUID?: string | undefined
  /** Name of the repository. */
  name: string
  /** Owner of the repository. */
  owner: string
  /** Branch whose files are translated; `main` if omitted. */
  baseBranch?: string | undefined
  /** File that says which files are translated; `crowdin.yml` if omitted. */
  configPath?: string | undefined
  /** Tag of the continuous project that takes its files; made of owner and name if omitted. */
  projectTag?: string | undefined
}

/** What to take from GitHub, and how it is translated. What is omitted comes from the configuration and its organizational unit. */
export interface GithubSync {
  /** The configuration. */
  configUUID: string
  /** The organizational unit. */
  orgUnitUUID: string
  /** Contact of the project. */
  contactUUID?: string | undefined
  /** Codes of the workflow steps. */
  workflows?: string[] | undefined
  /** Take content that has not changed, too. */
  skipHashCheck?: boolean | undefined
  /** Repository, as `owner/name` or by its name alone; all repositories of the configuration if omitted. */
  repository?: string | undefined
  /** Reference of the project; the repository if omitted. */
  reference?: string | undefined
  /** Take files that an open project still works on, too. */
  skipStatusCheck?: boolean | undefined
}

/** What `githubConnector.updateConfig` takes. */
export interface GithubConnectorUpdateConfigParams {
  body: GithubConfigUpdate
}

/**
 * Update the GitHub configuration of an organizational unit
 *
 * A secret of `********` stays as it is.
 *
 * `PUT /api/v3/connector/github/config` (published). Needs ROLE_ACCOUNT_ADMIN.
 *
 * @throws {HttpError} NOT_FOUND, PLAN_LIMIT, a code of any call
 */
export const updateConfig: Operation<GithubConnectorUpdateConfigParams, GithubConfig> = /*@__PURE__*/ operation('githubConnector.updateConfig', 'PUT', '/api/v3/connector/github/config', { refreshes: ['connectors', 'activity'] })

/** What `githubConnector.createConfig` takes. */
export interface GithubConnectorCreateConfigParams {
  body: GithubConfigInput
}

/**
 * Create the GitHub configuration of an organizational unit
 *
 * An organizational unit has one. A second one is refused with 409 and the id of the first.
 *
 * `POST /api/v3/connector/github/config` (published). Needs ROLE_ACCOUNT_ADMIN.
 *
 * @throws {HttpError} CONFLICT, NAME_TAKEN, NOT_FOUND, ORG_UNIT_INACTIVE, PLAN_LIMIT, TOO_MANY, a code of any call
 */
export const createConfig: Operation<GithubConnectorCreateConfigParams, GithubConfig> = /*@__PURE__*/ operation('githubConnector.createConfig', 'POST', '/api/v3/connector/github/config', { refreshes: ['connectors', 'activity'] })

/** What `githubConnector.getConfig` takes. */
export interface GithubConnectorGetConfigParams {
  path: {
    /** The organizational unit. */
    orgUnitUUID: string
  }
}

/**
 * Get the GitHub configuration of an organizational unit
 *
 * Secrets are `********`.
 *
 * `GET /api/v3/connector/github/config/{orgUnitUUID}` (published). Needs CONNECTORS_list_config.
 *
 * @throws {HttpError} a code of any call
 */
export const getConfig: Operation<GithubConnectorGetConfigParams, GithubConfig> = /*@__PURE__*/ operation('githubConnector.getConfig', 'GET', '/api/v3/connector/github/config/{orgUnitUUID}')

/** What `githubConnector.listRepositories` takes. */
export interface GithubConnectorListRepositoriesParams {
  path: {
    /** The organizational unit. */
    orgUnitUUID: string
  }
}

/**
 * List the repositories of the GitHub configuration of an organizational unit
 *
 * `GET /api/v3/connector/github/config/{orgUnitUUID}/repo` (published). Needs CONNECTORS_list_config.
 *
 * @throws {HttpError} a code of any call
 */
export const listRepositories: Operation<GithubConnectorListRepositoriesParams, GithubRepository[]> = /*@__PURE__*/ operation('githubConnector.listRepositories', 'GET', '/api/v3/connector/github/config/{orgUnitUUID}/repo')

/** What `githubConnector.saveRepositories` takes. */
export interface GithubConnectorSaveRepositoriesParams {
  path: {
    /** The organizational unit. */
    orgUnitUUID: string
  }
  body: GithubRepositoryInput[]
}

/**
 * Add or change repositories of the GitHub configuration of an organizational unit
 *
 * A repository is known by owner and name. Those that are not named stay.
 *
 * `POST /api/v3/connector/github/config/{orgUnitUUID}/repo` (published). Needs ROLE_ACCOUNT_ADMIN.
 *
 * @throws {HttpError} PLAN_LIMIT, TOO_MANY, a code of any call
 */
export const saveRepositories: Operation<GithubConnectorSaveRepositoriesParams, GithubRepository[]> = /*@__PURE__*/ operation('githubConnector.saveRepositories', 'POST', '/api/v3/connector/github/config/{orgUnitUUID}/repo', { refreshes: ['connectors', 'activity'] })

/** What `githubConnector.removeRepository` takes. */
export interface GithubConnectorRemoveRepositoryParams {
  path: {
    /** The organizational unit. */
    orgUnitUUID: string
    /** Name of the repository. */
    name: string
    /** Owner of the repository. */
    owner: string
  }
}

/**
 * Remove a repository from the GitHub configuration of an organizational unit
 *
 * Projects that were made of its files stay.
 *
 * `DELETE /api/v3/connector/github/config/{orgUnitUUID}/repo/{name}/owner/{owner}` (published). Needs ROLE_ACCOUNT_ADMIN.
 *
 * @throws {HttpError} a code of any call
 */
export const removeRepository: Operation<GithubConnectorRemoveRepositoryParams, void> = /*@__PURE__*/ operation('githubConnector.removeRepository', 'DELETE', '/api/v3/connector/github/config/{orgUnitUUID}/repo/{name}/owner/{owner}', { answer: nothing, refreshes: ['connectors', 'activity'] })

/** What `githubConnector.sync` takes. */
export interface GithubConnectorSyncParams {
  query?: {
    /** Id from the first response. Posting again with this id returns the status instead of starting a new request. */
    requestId?: string | undefined
  } | undefined
  body: GithubSync
}

/**
 * Take new and changed content of GitHub into a project
 *
 * Creates the project where there is none in DRAFT. Content that has not changed is skipped, unless `skipHashCheck` is set. A second call while the configuration is being synchronized returns the id of the run that goes on.
 *
 * `POST /api/v3/connector/github/sync` (published). Needs CONNECTORS_list.
 *
 * @throws {HttpError} NOT_FOUND, NOT_READY, PLAN_LIMIT, a code of any call
 */
export const sync: AsyncOperation<GithubConnectorSyncParams, AsyncRequest, AsyncRequest> = /*@__PURE__*/ asyncOperation('githubConnector.sync', 'POST', '/api/v3/connector/github/sync', { refreshes: ['connectors', 'projects', 'activity'], async: 'request-id' })

/** What `githubConnector.deliver` takes. */
export interface GithubConnectorDeliverParams {
  path: {
    /** The project. */
    projectUUID: string
  }
  query?: {
    /** Id from the first response. Posting again with this id returns the status instead of starting a new request. */
    requestId?: string | undefined
  } | undefined
  body?: ConnectorDelivery | undefined
}

/**
 * Deliver the translations of a project to GitHub
 *
 * Delivers what has passed all of its steps; the rest is skipped with a reason. A translation that is there already is not written again, and one that was changed there is held for a decision.
 *
 * `POST /api/v3/connector/github/translation/{projectUUID}` (published). Needs CONNECTORS_list.
 *
 * @throws {HttpError} NOT_READY, PLAN_LIMIT, a code of any call
 */
export const deliver: AsyncOperation<GithubConnectorDeliverParams, AsyncRequest, AsyncRequest> = /*@__PURE__*/ asyncOperation('githubConnector.deliver', 'POST', '/api/v3/connector/github/translation/{projectUUID}', { refreshes: ['connectors', 'activity'], async: 'request-id' })
