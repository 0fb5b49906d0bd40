// Generated from openapi/resources/connectorBench.yaml by openapi/generate.ts. Do not edit.
import type { Operation } from '../operation.ts'
import type { LocaleCode, PageInfo } from './shared.ts'
import { nothing } from '../answers.ts'
import { operation } from '../operation.ts'

/** A piece of content of the other system. */
export interface BenchContent {
  /** What the other system knows it by. */
  key: string
  /** Title or file name. */
  title: string
  /** Changes with the content. */
  version: string
  /** Where it can be seen; absent if unknown. */
  url?: string
  /** Why a run does not take it; absent if it does. */
  skipped?: 'UNSUPPORTED' | 'TOO_LARGE' | 'FILTERED'
  /** What is wrong with it, in words; absent without anything. */
  message?: string
}

/** One page of content. */
export interface BenchPage {
  /** Content of this page. */
  items: BenchContent[]
  /** `cursor` of the next page; absent at the end. */
  next?: string
}

/** The place of a translation. */
export interface BenchPlace {
  /** Its language. */
  locale: LocaleCode
  /** What stands there now, of 64 kB at most; empty where nothing does. */
  text: string
  /** Why nothing could be written there; absent if it could. */
  missing?: 'TARGET_LOCALE_MISSING' | 'SOURCE_GONE' | 'TARGET_GONE' | 'REFUSED_BY_PEER'
  /** What is missing, in words. */
  message?: string
}

/** A piece of content as a run would take it. */
export interface BenchPiece {
  /** What the other system knows it by. */
  key: string
  /** The file that it becomes. */
  filename: string
  /** Bytes of that file. */
  size: number
  /** The file, of 64 kB at most; empty for one that is no text. */
  text: string
  /** The first 200 texts in it, as they would be translated. */
  units: string[]
  /** All texts. */
  segments: number
  /** Words of all texts. */
  words: number
  /** The places of the translations, one for each target language. */
  places: BenchPlace[]
}

/** A request and its answer. */
export interface BenchExchange {
  /** Identifier. */
  uuid: string
  /** When it was sent, epoch ms. */
  at: number
  /** Method. */
  method: string
  /** Address. */
  url: string
  /** Status of the answer; absent where none came. */
  status?: number
  /** How long it took. */
  milliseconds: number
  /** Bytes of the answer. */
  size: number
  /** The request with its headers, of 8 kB at most. */
  sent: string
  /** The answer with its headers, of 8 kB at most. */
  received: string
}

/** One page of exchanges. */
export interface BenchExchangePage extends PageInfo {
  /** Items of this page. */
  content: BenchExchange[]
}

/** What `connectorBench.browse` takes. */
export interface ConnectorBenchBrowseParams {
  path: {
    /** The connection. */
    configUuid: string
  }
  query?: {
    /** `next` of the page before; the first page if omitted. */
    cursor?: string | undefined
  } | undefined
}

/**
 * List the content of the other system, as it is there now
 *
 * Nothing is kept of it. A page is as long as the other system makes it.
 *
 * `GET /api/v3/connector/config/{configUuid}/content` (designed). Needs CONNECTORS_list.
 *
 * @throws {HttpError} CONNECTOR_FAILED, PLAN_LIMIT, a code of any call
 */
export const browse: Operation<ConnectorBenchBrowseParams, BenchPage> = /*@__PURE__*/ operation('connectorBench.browse', 'GET', '/api/v3/connector/config/{configUuid}/content')

/** What `connectorBench.read` takes. */
export interface ConnectorBenchReadParams {
  path: {
    /** The connection. */
    configUuid: string
  }
  query: {
    /** Its key, as `connectorBench.browse` answers it. */
    key: string
  }
}

/**
 * Read one piece of content of the other system, with its texts and the present translations
 *
 * Nothing is kept of it, nor written.
 *
 * `GET /api/v3/connector/config/{configUuid}/content/piece` (designed). Needs CONNECTORS_list.
 *
 * @throws {HttpError} CONNECTOR_FAILED, FILE_REFUSED, PLAN_LIMIT, a code of any call
 */
export const read: Operation<ConnectorBenchReadParams, BenchPiece> = /*@__PURE__*/ operation('connectorBench.read', 'GET', '/api/v3/connector/config/{configUuid}/content/piece')

/** What `connectorBench.listExchanges` takes. */
export interface ConnectorBenchListExchangesParams {
  path: {
    /** The connection. */
    configUuid: string
  }
  query?: {
    /** Page number, from 0. */
    page?: number | undefined
    /** Items per page. */
    size?: number | undefined
  } | undefined
}

/**
 * List what a connection to a source of one's own has asked, newest first
 *
 * Secrets are masked before they are kept, and exchanges are kept for seven days, the last 1,000 of them.
 *
 * `GET /api/v3/connector/config/{configUuid}/exchange` (designed). Needs CONNECTORS_list.
 *
 * @throws {HttpError} PLAN_LIMIT, a code of any call
 */
export const listExchanges: Operation<ConnectorBenchListExchangesParams, BenchExchangePage> = /*@__PURE__*/ operation('connectorBench.listExchanges', 'GET', '/api/v3/connector/config/{configUuid}/exchange')

/** What `connectorBench.clearExchanges` takes. */
export interface ConnectorBenchClearExchangesParams {
  path: {
    /** The connection. */
    configUuid: string
  }
}

/**
 * Delete the exchanges of a connection
 *
 * `DELETE /api/v3/connector/config/{configUuid}/exchange` (designed). Needs CONNECTORS_list.
 *
 * @throws {HttpError} PLAN_LIMIT, a code of any call
 */
export const clearExchanges: Operation<ConnectorBenchClearExchangesParams, void> = /*@__PURE__*/ operation('connectorBench.clearExchanges', 'DELETE', '/api/v3/connector/config/{configUuid}/exchange', { answer: nothing })
