// Generated from openapi/resources/connectorRequests.yaml by openapi/generate.ts. Do not edit.
import type { Operation } from '../operation.ts'
import type { ConnectorFault, ConnectorRef } from './connectors.ts'
import type { ConnectorKind, LocaleCode, PageInfo } from './shared.ts'
import type { UserRef } from './users.ts'
import { operation } from '../operation.ts'

/** How far a request is. */
export type ConnectorRequestState = 'OPEN' | 'ACCEPTED' | 'REFUSED'

/** A piece of content that is to be translated. */
export interface ConnectorRequestPiece {
  /** What the other system knows it by. */
  key: string
  /** Title. */
  title: string
  /** Its present version; the one of the request where it is not known. */
  version: string
  /** Where it can be seen; absent if unknown. */
  url?: string
  /** Whether it has changed since it was asked for. */
  isChanged: boolean
  /** Whether it is no longer there. */
  isGone: boolean
  /** Words that a run has counted; absent before. */
  words?: number
}

/** Content that the editor of another system wants to have translated. */
export interface ConnectorRequest {
  /** Identifier. */
  uuid: string
  /** How far it is. */
  status: ConnectorRequestState
  /** Name; that of the project. */
  name: string
  /** The connection. */
  config: ConnectorRef
  /** Kind of the connection. */
  kind: ConnectorKind
  /** The person who asked; absent once they are deleted. */
  requester?: UserRef
  /** Ids of the posts and pages, for WordPress. */
  wpIds: number[]
  /** The content. */
  pieces: ConnectorRequestPiece[]
  /** The languages; empty for those of the connection. */
  targetLocales: LocaleCode[]
  /** What the editor wants to be known. */
  note: string
  /** What the editor was answered, or why it was refused; empty for nothing. */
  answer: string
  /** Why the content could not be read again; absent if it could. */
  fault?: ConnectorFault
  /** The person who decided; absent before. */
  decidedBy?: UserRef
  /** When it was decided, epoch ms; absent before. */
  decidedAt?: number
  /** The run that takes the content; absent before. */
  runUuid?: string
  /** The first project that has the content; absent before. */
  projectUuid?: string
  /** When it was asked for, epoch ms. */
  createdAt: number
}

/** One page of requests. */
export interface ConnectorRequestPage extends PageInfo {
  /** Items of this page. */
  content: ConnectorRequest[]
}

/** A request. */
export interface ConnectorRequestInput {
  /** The connection. */
  configUuid: string
  /** Name; that of the project. */
  name: string
  /** The content, as `connectorBench.browse` names it. */
  keys: string[]
  /** The languages; those of the connection if omitted. */
  targetLocales?: LocaleCode[] | undefined
  /** What is to be known. */
  note?: string | undefined
}

/** The pieces that are accepted. */
export interface ConnectorRequestAcceptance {
  /** The pieces. */
  pieces: AcceptedPiece[]
  /** Name of the project; that of the request if omitted. */
  name?: string | undefined
  /** The languages; those of the request if omitted. */
  targetLocales?: LocaleCode[] | undefined
  /** An answer for the editor. */
  answer?: string | undefined
}

/** A piece of a request, as it was seen. */
export interface AcceptedPiece {
  /** The piece. */
  key: string
  /** Its version when it was seen. */
  version: string
}

/** Why a request is refused. */
export interface ConnectorRequestRefusal {
  /** The reason. */
  reason: string
}

/** What `connectorRequests.list` takes. */
export interface ConnectorRequestsListParams {
  query?: {
    /** Page number, from 0. */
    page?: number | undefined
    /** Items per page. */
    size?: number | undefined
    /** Only this kind. */
    kind?: ConnectorKind | undefined
    /** Only requests of this connection. */
    configUuid?: string | undefined
    /** Only requests with this status. */
    status?: ConnectorRequestState | undefined
  } | undefined
}

/**
 * List what editors of other systems want to have translated, newest first
 *
 * `GET /api/v3/connector/request` (designed). Needs CONNECTORS_list.
 *
 * @throws {HttpError} PLAN_LIMIT, a code of any call
 */
export const list: Operation<ConnectorRequestsListParams, ConnectorRequestPage> = /*@__PURE__*/ operation('connectorRequests.list', 'GET', '/api/v3/connector/request')

/** What `connectorRequests.create` takes. */
export interface ConnectorRequestsCreateParams {
  body: ConnectorRequestInput
}

/**
 * Ask for the translation of content
 *
 * The content is looked for in the other system, and kept with its present version.
 *
 * `POST /api/v3/connector/request` (designed). Needs CONNECTORS_list.
 *
 * @throws {HttpError} CONNECTOR_FAILED, NOT_FOUND, PLAN_LIMIT, a code of any call
 */
export const create: Operation<ConnectorRequestsCreateParams, ConnectorRequest> = /*@__PURE__*/ operation('connectorRequests.create', 'POST', '/api/v3/connector/request', { refreshes: ['activity'] })

/** What `connectorRequests.get` takes. */
export interface ConnectorRequestsGetParams {
  path: {
    /** The request. */
    requestUuid: string
  }
}

/**
 * Get a request, with the content as it stands now
 *
 * While it is open, the content is read again. Where the other system does not answer, `fault` says so.
 *
 * `GET /api/v3/connector/request/{requestUuid}` (designed). Needs CONNECTORS_list.
 *
 * @throws {HttpError} PLAN_LIMIT, a code of any call
 */
export const get: Operation<ConnectorRequestsGetParams, ConnectorRequest> = /*@__PURE__*/ operation('connectorRequests.get', 'GET', '/api/v3/connector/request/{requestUuid}')

/** What `connectorRequests.accept` takes. */
export interface ConnectorRequestsAcceptParams {
  path: {
    /** The request. */
    requestUuid: string
  }
  body: ConnectorRequestAcceptance
}

/**
 * Accept a request, and take its content into projects
 *
 * Starts a run of the connection for the pieces that are named. A piece that has changed since the version that is named is refused with CONFLICT, so that no one accepts content that they have not seen.
 *
 * `POST /api/v3/connector/request/{requestUuid}/accept` (designed). Needs CONNECTORS_list.
 *
 * @throws {HttpError} CONFLICT, CONNECTOR_FAILED, NOT_READY, PLAN_LIMIT, a code of any call
 */
export const accept: Operation<ConnectorRequestsAcceptParams, ConnectorRequest> = /*@__PURE__*/ operation('connectorRequests.accept', 'POST', '/api/v3/connector/request/{requestUuid}/accept', { refreshes: ['connectors', 'projects', 'activity'] })

/** What `connectorRequests.refuse` takes. */
export interface ConnectorRequestsRefuseParams {
  path: {
    /** The request. */
    requestUuid: string
  }
  body: ConnectorRequestRefusal
}

/**
 * Refuse a request, with a reason for its author
 *
 * `POST /api/v3/connector/request/{requestUuid}/refuse` (designed). Needs CONNECTORS_list.
 *
 * @throws {HttpError} CONFLICT, PLAN_LIMIT, a code of any call
 */
export const refuse: Operation<ConnectorRequestsRefuseParams, ConnectorRequest> = /*@__PURE__*/ operation('connectorRequests.refuse', 'POST', '/api/v3/connector/request/{requestUuid}/refuse', { refreshes: ['activity'] })
