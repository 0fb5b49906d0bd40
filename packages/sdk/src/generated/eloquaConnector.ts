// Generated from openapi/resources/eloquaConnector.yaml by openapi/generate.ts. Do not edit.
import type { AsyncOperation, Operation } from '../operation.ts'
import type { ConnectorDelivery } from './connectors.ts'
import type { AsyncRequest, LocaleCode } from './shared.ts'
import { asyncOperation, operation } from '../operation.ts'

/** A Eloqua configuration. Secrets are `********`. */
export interface EloquaConfig {
  /** Identifier. */
  uuid: string
  /** The organizational unit. */
  orgUnitUuid: string
  /** Company name of the instance. */
  companyName: string
  /** User who signs in. */
  username: string
  /** Password. */
  password: string
}

/** A new Eloqua configuration. */
export interface EloquaConfigInput {
  /** The organizational unit. */
  orgUnitUuid: string
  /** Company name of the instance. */
  companyName: string
  /** User who signs in. */
  username: string
  /** Password. */
  password: string
}

/** Changes of a Eloqua configuration; omitted fields do not change. */
export interface EloquaConfigUpdate {
  /** Identifier of the configuration. */
  uuid?: string | undefined
  /** The organizational unit. */
  orgUnitUuid: string
  /** Company name of the instance. */
  companyName?: string | undefined
  /** User who signs in. */
  username?: string | undefined
  /** Password. `********` keeps the stored one. */
  password?: string | undefined
}

/** Type of assets. */
export type EloquaAssetType = 'email' | 'landingPage'

/** What to take from Eloqua, and how it is translated. What is omitted comes from the configuration and its organizational unit. */
export interface EloquaSync {
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
  /** Source language. */
  sourceLanguage?: LocaleCode | undefined
  /** Target languages. */
  targetLanguages?: LocaleCode[] | undefined
  /** Ids of the assets to translate; all if omitted. */
  assetIds?: string[] | undefined
  /** Type of the assets; emails if omitted. */
  type?: EloquaAssetType | undefined
}

/** What `eloquaConnector.updateConfig` takes. */
export interface EloquaConnectorUpdateConfigParams {
  body: EloquaConfigUpdate
}

/**
 * Update the Eloqua configuration of an organizational unit
 *
 * A secret of `********` stays as it is.
 *
 * `PUT /api/v3/connector/eloqua/config` (published). Needs ROLE_ACCOUNT_ADMIN.
 *
 * @throws {HttpError} NOT_FOUND, PLAN_LIMIT, a code of any call
 */
export const updateConfig: Operation<EloquaConnectorUpdateConfigParams, EloquaConfig> = /*@__PURE__*/ operation('eloquaConnector.updateConfig', 'PUT', '/api/v3/connector/eloqua/config', { refreshes: ['connectors', 'activity'] })

/** What `eloquaConnector.createConfig` takes. */
export interface EloquaConnectorCreateConfigParams {
  body: EloquaConfigInput
}

/**
 * Create the Eloqua configuration of an organizational unit
 *
 * An organizational unit has one. A second one is refused with 409 and the id of the first.
 *
 * `POST /api/v3/connector/eloqua/config` (published). Needs ROLE_ACCOUNT_ADMIN.
 *
 * @throws {HttpError} CONFLICT, NAME_TAKEN, NOT_FOUND, ORG_UNIT_INACTIVE, PLAN_LIMIT, TOO_MANY, a code of any call
 */
export const createConfig: Operation<EloquaConnectorCreateConfigParams, EloquaConfig> = /*@__PURE__*/ operation('eloquaConnector.createConfig', 'POST', '/api/v3/connector/eloqua/config', { refreshes: ['connectors', 'activity'] })

/** What `eloquaConnector.getConfig` takes. */
export interface EloquaConnectorGetConfigParams {
  path: {
    /** The organizational unit. */
    orgUnitUUID: string
  }
}

/**
 * Get the Eloqua configuration of an organizational unit
 *
 * Secrets are `********`.
 *
 * `GET /api/v3/connector/eloqua/config/{orgUnitUUID}` (published). Needs CONNECTORS_list_config.
 *
 * @throws {HttpError} a code of any call
 */
export const getConfig: Operation<EloquaConnectorGetConfigParams, EloquaConfig> = /*@__PURE__*/ operation('eloquaConnector.getConfig', 'GET', '/api/v3/connector/eloqua/config/{orgUnitUUID}')

/** What `eloquaConnector.sync` takes. */
export interface EloquaConnectorSyncParams {
  query?: {
    /** Id from the first response. Posting again with this id returns the status instead of starting a new request. */
    requestId?: string | undefined
  } | undefined
  body: EloquaSync
}

/**
 * Take new and changed content of Eloqua into a project
 *
 * Creates the project where there is none in DRAFT. Content that has not changed is skipped, unless `skipHashCheck` is set. A second call while the configuration is being synchronized returns the id of the run that goes on.
 *
 * `POST /api/v3/connector/eloqua/sync` (published). Needs CONNECTORS_list.
 *
 * @throws {HttpError} NOT_FOUND, NOT_READY, PLAN_LIMIT, a code of any call
 */
export const sync: AsyncOperation<EloquaConnectorSyncParams, AsyncRequest, AsyncRequest> = /*@__PURE__*/ asyncOperation('eloquaConnector.sync', 'POST', '/api/v3/connector/eloqua/sync', { refreshes: ['connectors', 'projects', 'activity'], async: 'request-id' })

/** What `eloquaConnector.deliver` takes. */
export interface EloquaConnectorDeliverParams {
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
 * Deliver the translations of a project to Eloqua
 *
 * Delivers what has passed all of its steps; the rest is skipped with a reason. A translation that is there already is not written again, and one that was changed there is held for a decision.
 *
 * `POST /api/v3/connector/eloqua/translation/{projectUUID}` (published). Needs CONNECTORS_list.
 *
 * @throws {HttpError} NOT_READY, PLAN_LIMIT, a code of any call
 */
export const deliver: AsyncOperation<EloquaConnectorDeliverParams, AsyncRequest, AsyncRequest> = /*@__PURE__*/ asyncOperation('eloquaConnector.deliver', 'POST', '/api/v3/connector/eloqua/translation/{projectUUID}', { refreshes: ['connectors', 'activity'], async: 'request-id' })
