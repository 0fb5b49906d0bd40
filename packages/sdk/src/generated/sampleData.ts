// Generated from openapi/resources/sampleData.yaml by openapi/generate.ts. Do not edit.
import type { NoParams, Operation } from '../operation.ts'
import { operation } from '../operation.ts'

/** The sample data of an account. */
export interface SampleData {
  /** Whether there is any: none, being added, could not be added, or present. */
  state: 'NONE' | 'ADDING' | 'FAILED' | 'PRESENT'
  /** How much of it is there; only while it is being added. */
  percent?: number
  /** The things that are sample data, by type and name. */
  objects: SampleObject[]
}

/** A thing that is sample data. */
export interface SampleObject {
  /** The thing. */
  uuid: string
  /** Its type. */
  type: 'ORGANIZATION' | 'ORG_UNIT' | 'PRICE_LIST' | 'PROJECT' | 'TRANSLATION_MEMORY' | 'GLOSSARY' | 'USER' | (string & {})
  /** Its name. */
  name: string
}

/** Things to keep. */
export interface SampleDataChoice {
  /** Things of the sample data. */
  uuids: string[]
}

/** What was removed of the sample data, and what stays. */
export interface SampleDataRemoval {
  /** Things that were removed. */
  removed: number
  /** Things that your own data uses, and that are your own from now on. */
  kept: SampleObject[]
}

/**
 * Get the sample data of your account
 *
 * Whether there is any, and how much of it has been added so far.
 *
 * `GET /api/v3/sample-data` (designed). Needs ROLE_ACCOUNT_ADMIN or ROLE_PROJECT_MANAGER.
 *
 * @throws {HttpError} a code of any call
 */
export const get: Operation<NoParams, SampleData> = /*@__PURE__*/ operation('sampleData.get', 'GET', '/api/v3/sample-data')

/**
 * Add sample data to your account
 *
 * A client, linguists who can't sign in, a memory, a glossary, a project in progress, and a quote that waits, made in the background. Sample data sends no emails, webhooks, or connectors anything, starts no pipelines, and doesn't count as usage.
 *
 * `POST /api/v3/sample-data` (designed). Needs ROLE_ACCOUNT_ADMIN or ROLE_PROJECT_MANAGER.
 *
 * @throws {HttpError} CONFLICT, a code of any call
 */
export const add: Operation<NoParams, SampleData> = /*@__PURE__*/ operation('sampleData.add', 'POST', '/api/v3/sample-data', { refreshes: ['activity'], retry: 'never' })

/**
 * Remove the sample data of your account
 *
 * Deletes all of it, with what people have done in it. Things that your own projects, organizational units, or tasks use stay, as your own, and are listed in `kept`.
 *
 * `DELETE /api/v3/sample-data` (designed). Needs ROLE_ACCOUNT_ADMIN or ROLE_PROJECT_MANAGER.
 *
 * @throws {HttpError} CONFLICT, a code of any call
 */
export const remove: Operation<NoParams, SampleDataRemoval> = /*@__PURE__*/ operation('sampleData.remove', 'DELETE', '/api/v3/sample-data', { refreshes: ['home', 'projects', 'tasks', 'workUnits', 'organizations', 'orgUnits', 'users', 'translationMemories', 'glossaries', 'priceLists', 'activity'] })

/** What `sampleData.keep` takes. */
export interface SampleDataKeepParams {
  body: SampleDataChoice
}

/**
 * Keep sample data as your own
 *
 * The named things are no longer sample data, count like all others, and stay when sample data is removed, together with what they use.
 *
 * `POST /api/v3/sample-data/keep` (designed). Needs ROLE_ACCOUNT_ADMIN or ROLE_PROJECT_MANAGER.
 *
 * @throws {HttpError} NOT_FOUND, a code of any call
 */
export const keep: Operation<SampleDataKeepParams, SampleData> = /*@__PURE__*/ operation('sampleData.keep', 'POST', '/api/v3/sample-data/keep', { refreshes: ['home', 'activity'] })
