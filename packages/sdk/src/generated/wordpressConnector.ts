// Generated from openapi/resources/wordpressConnector.yaml by openapi/generate.ts. Do not edit.
import type { AsyncOperation, Operation } from '../operation.ts'
import type { ConnectorDelivery } from './connectors.ts'
import type { AsyncRequest, LocaleCode } from './shared.ts'
import { asyncOperation, operation } from '../operation.ts'

/** A WordPress configuration. Secrets are `********`. */
export interface WordpressConfig {
  /** Identifier. */
  uuid: string
  /** The organizational unit. */
  orgUnitUuid: string
  /** Address of the site. */
  baseUrl: string
  /** User of the application password. */
  wpUser: string
  /** Application password. */
  wpPassword: string
  /** User of a second sign-in in front of the site. */
  wpCookieUser?: string
  /** Password of that sign-in. */
  wpCookiePassword?: string
  /** Further query parameters for each request, such as `a=1&b=2`. */
  params?: string
}

/** A new WordPress configuration. */
export interface WordpressConfigInput {
  /** The organizational unit. */
  orgUnitUuid: string
  /** Address of the site. */
  baseUrl: string
  /** User of the application password. */
  wpUser: string
  /** Application password. */
  wpPassword: string
  /** User of a second sign-in in front of the site. */
  wpCookieUser?: string | undefined
  /** Password of that sign-in. */
  wpCookiePassword?: string | undefined
  /** Further query parameters for each request, such as `a=1&b=2`. */
  params?: string | undefined
  /** How translations are linked; POLYLANG if omitted. */
  strategy?: WordpressStrategy | undefined
}

/** Changes of a WordPress configuration; omitted fields do not change. */
export interface WordpressConfigUpdate {
  /** Identifier of the configuration. */
  uuid?: string | undefined
  /** The organizational unit. */
  orgUnitUuid: string
  /** Address of the site. */
  baseUrl?: string | undefined
  /** User of the application password. */
  wpUser?: string | undefined
  /** Application password. `********` keeps the stored one. */
  wpPassword?: string | undefined
  /** User of a second sign-in in front of the site. */
  wpCookieUser?: string | undefined
  /** Password of that sign-in. `********` keeps the stored one. */
  wpCookiePassword?: string | undefined
  /** Further query parameters for each request, such as `a=1&b=2`. */
  params?: string | undefined
  /** How translations are linked; POLYLANG if omitted. */
  strategy?: WordpressStrategy | undefined
}

/** How translations are linked to what they translate: by Polylang Pro, or not at all, as posts and pages of their own. */
export type WordpressStrategy = 'POLYLANG' | 'SEPARATE'

/** Type of content. */
export type WordpressContentType = 'post' | 'page'

/** What to take from WordPress, and how it is translated. What is omitted comes from the configuration and its organizational unit. */
export interface WordpressSync {
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
  /** Ids of the posts or pages; all if omitted. */
  wpIds?: string[] | undefined
  /** Type of the content; both if omitted. */
  type?: WordpressContentType | undefined
  /** Take content that an open project still works on, too. */
  skipStatusCheck?: boolean | undefined
}

/** What `wordpressConnector.updateConfig` takes. */
export interface WordpressConnectorUpdateConfigParams {
  body: WordpressConfigUpdate
}

/**
 * Update the WordPress configuration of an organizational unit
 *
 * A secret of `********` stays as it is.
 *
 * `PUT /api/v3/connector/wordpress/config` (published). Needs ROLE_ACCOUNT_ADMIN.
 *
 * @throws {HttpError} NOT_FOUND, PLAN_LIMIT, a code of any call
 */
export const updateConfig: Operation<WordpressConnectorUpdateConfigParams, WordpressConfig> = /*@__PURE__*/ operation('wordpressConnector.updateConfig', 'PUT', '/api/v3/connector/wordpress/config', { refreshes: ['connectors', 'activity'] })

/** What `wordpressConnector.createConfig` takes. */
export interface WordpressConnectorCreateConfigParams {
  body: WordpressConfigInput
}

/**
 * Create the WordPress configuration of an organizational unit
 *
 * An organizational unit has one. A second one is refused with 409 and the id of the first.
 *
 * `POST /api/v3/connector/wordpress/config` (published). Needs ROLE_ACCOUNT_ADMIN.
 *
 * @throws {HttpError} CONFLICT, NAME_TAKEN, NOT_FOUND, ORG_UNIT_INACTIVE, PLAN_LIMIT, TOO_MANY, a code of any call
 */
export const createConfig: Operation<WordpressConnectorCreateConfigParams, WordpressConfig> = /*@__PURE__*/ operation('wordpressConnector.createConfig', 'POST', '/api/v3/connector/wordpress/config', { refreshes: ['connectors', 'activity'] })

/** What `wordpressConnector.getConfig` takes. */
export interface WordpressConnectorGetConfigParams {
  path: {
    /** The organizational unit. */
    orgUnitUUID: string
  }
}

/**
 * Get the WordPress configuration of an organizational unit
 *
 * Secrets are `********`.
 *
 * `GET /api/v3/connector/wordpress/config/{orgUnitUUID}` (published). Needs CONNECTORS_list_config.
 *
 * @throws {HttpError} a code of any call
 */
export const getConfig: Operation<WordpressConnectorGetConfigParams, WordpressConfig> = /*@__PURE__*/ operation('wordpressConnector.getConfig', 'GET', '/api/v3/connector/wordpress/config/{orgUnitUUID}')

/** What `wordpressConnector.sync` takes. */
export interface WordpressConnectorSyncParams {
  query?: {
    /** Id from the first response. Posting again with this id returns the status instead of starting a new request. */
    requestId?: string | undefined
  } | undefined
  body: WordpressSync
}

/**
 * Take new and changed content of WordPress into a project
 *
 * Creates the project where there is none in DRAFT. Content that has not changed is skipped, unless `skipHashCheck` is set. A second call while the configuration is being synchronized returns the id of the run that goes on.
 *
 * `POST /api/v3/connector/wordpress/sync` (published). Needs CONNECTORS_list.
 *
 * @throws {HttpError} NOT_FOUND, NOT_READY, PLAN_LIMIT, a code of any call
 */
export const sync: AsyncOperation<WordpressConnectorSyncParams, AsyncRequest, AsyncRequest> = /*@__PURE__*/ asyncOperation('wordpressConnector.sync', 'POST', '/api/v3/connector/wordpress/sync', { refreshes: ['connectors', 'projects', 'activity'], async: 'request-id' })

/** What `wordpressConnector.deliver` takes. */
export interface WordpressConnectorDeliverParams {
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
 * Deliver the translations of a project to WordPress
 *
 * Delivers what has passed all of its steps; the rest is skipped with a reason. A translation that is there already is not written again, and one that was changed there is held for a decision.
 *
 * `POST /api/v3/connector/wordpress/translation/{projectUUID}` (published). Needs CONNECTORS_list.
 *
 * @throws {HttpError} NOT_READY, PLAN_LIMIT, a code of any call
 */
export const deliver: AsyncOperation<WordpressConnectorDeliverParams, AsyncRequest, AsyncRequest> = /*@__PURE__*/ asyncOperation('wordpressConnector.deliver', 'POST', '/api/v3/connector/wordpress/translation/{projectUUID}', { refreshes: ['connectors', 'activity'], async: 'request-id' })
