// Generated from openapi/resources/connectors.yaml by openapi/generate.ts. Do not edit.
import type { AsyncOperation, NoParams, Operation } from '../operation.ts'
import type { ConnectorKind, CurrencyCode, DownloadRequest, ExportColumn, LocaleCode, PageInfo, RequestStatus } from './shared.ts'
import type { UserRef } from './users.ts'
import { nothing } from '../answers.ts'
import { asyncOperation, operation } from '../operation.ts'

/** How a connection is doing. READY: nothing waits for anyone. DECIDE: translations were changed in the other system. SIGN_IN: the other system refused the sign-in. FAILING: the last run failed. PAUSED: nothing runs by itself after ten runs that failed in a row. OFF: someone has turned it off. */
export type ConnectorState = 'READY' | 'DECIDE' | 'SIGN_IN' | 'FAILING' | 'PAUSED' | 'OFF'

/** What a run did with an item, and why. Taking in: NEW, CHANGED, UNCHANGED, FILTERED (the connection leaves it out), UNSUPPORTED (no format reads it), EMPTY (there is no text), TOO_LARGE, IN_PROGRESS (an open project still works on it), SOURCE_GONE, READ_FAILED. Delivering: WRITTEN, SAME (it is there already), NOT_FINISHED, SOURCE_CHANGED, TARGET_CHANGED (someone changed it there), TARGET_LOCALE_MISSING, REFUSED_BY_PEER, TARGET_GONE, WOULD_WRITE (a dry run). Both: RATE_LIMITED, SIGN_IN. */
export type ConnectorReason = 'NEW' | 'CHANGED' | 'UNCHANGED' | 'FILTERED' | 'UNSUPPORTED' | 'EMPTY' | 'TOO_LARGE' | 'IN_PROGRESS' | 'SOURCE_GONE' | 'READ_FAILED' | 'WRITTEN' | 'SAME' | 'NOT_FINISHED' | 'SOURCE_CHANGED' | 'TARGET_CHANGED' | 'TARGET_LOCALE_MISSING' | 'REFUSED_BY_PEER' | 'TARGET_GONE' | 'WOULD_WRITE' | 'RATE_LIMITED' | 'SIGN_IN'

/** PULL: content comes here. PUSH: translations go there. */
export type ConnectorDirection = 'PULL' | 'PUSH'

/** Something by its name. */
export interface ConnectorRef {
  /** Identifier. */
  uuid: string
  /** Name. */
  name: string
}

/** A kind of connector, and how its connections are doing. */
export interface ConnectorOverview {
  /** The kind. */
  kind: ConnectorKind
  /** Connections. */
  configs: number
  /** Connections that need someone. */
  needAttention: number
  /** Items that are kept in step. */
  items: number
  /** Translations that wait for a decision. */
  heldItems: number
  /** Translations written in the last seven days. */
  writtenLately: number
  /** The last run; absent before the first. */
  lastRun?: ConnectorRun
}

/** A language, and its code in the other system. */
export interface ConnectorLocale {
  /** The language. */
  locale: LocaleCode
  /** Its code there, such as `en-US`. */
  code: string
}

/** A repository whose files are translated. */
export interface ConnectorRepository {
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

/** How content is translated and delivered. What is omitted comes from the organizational unit. */
export interface ConnectorSettings {
  /** Source language. */
  sourceLocale?: LocaleCode | undefined
  /** Target languages. */
  targetLocales?: LocaleCode[] | undefined
  /** Codes of the workflow steps. */
  workflows?: string[] | undefined
  /** Contact of new projects. */
  contactUuid?: string | undefined
  /** Tag of the continuous project that takes the content; one of its own if omitted. */
  projectTag?: string | undefined
  /** Tags of new projects. */
  tags?: string[] | undefined
  /** Types of content to take, as `connectors.listChoices` names them; all if omitted. */
  contentTypes?: string[] | undefined
  /** Patterns of keys to take, such as `docs/**`; all if omitted. */
  include?: string[] | undefined
  /** Patterns of keys to leave out. */
  exclude?: string[] | undefined
  /** Codes of languages in the other system; others are spelled as that system does. */
  locales?: ConnectorLocale[] | undefined
  /** How translations are delivered; the first way that the kind has if omitted. */
  delivery?: ConnectorDeliveryMode | undefined
  /** Whether a translation is delivered once its last step is; true if omitted. */
  deliversWhenDone?: boolean | undefined
  /** What happens to translations of content that has changed since; MATCHING if omitted. */
  whenSourceChanged?: ConnectorSourceRule | undefined
  /** What happens to translations that the other system has already; NEVER if omitted. */
  existing?: ConnectorExistingRule | undefined
  /** Minutes between two pulls; null or omitted for none. */
  intervalMinutes?: number | null | undefined
  /** When it pulls by the clock, instead of an interval; omitted for never. */
  schedule?: ConnectorSchedule | undefined
}

/** PULL_REQUEST: on a branch of its own, with a pull request. BRANCH: on that branch alone. DRAFT: as drafts. PUBLISH: published at once. */
export type ConnectorDeliveryMode = 'PULL_REQUEST' | 'BRANCH' | 'DRAFT' | 'PUBLISH'

/** MATCHING: the texts that are still the same are written, and the others stay as they are there. HOLD: the translation waits for the changed content. ANYWAY: all of it is written. */
export type ConnectorSourceRule = 'MATCHING' | 'HOLD' | 'ANYWAY'

/** NEVER: they are left alone, and someone decides before they are replaced. ONCE: the memory to which the project writes takes them when content is first taken in. ALWAYS: it also takes what others have changed there since, at each pull. */
export type ConnectorExistingRule = 'NEVER' | 'ONCE' | 'ALWAYS'

/** When a connection pulls by the clock. */
export interface ConnectorSchedule {
  /** The weekdays. */
  days: ('MONDAY' | 'TUESDAY' | 'WEDNESDAY' | 'THURSDAY' | 'FRIDAY' | 'SATURDAY' | 'SUNDAY')[]
  /** Hour of the day; each hour if omitted. */
  hour?: number | undefined
  /** Minute of the hour. */
  minute: number
  /** Time zone of the schedule, such as Europe/Berlin. */
  timezone: string
}

/** A connection to another system. Secrets are `********`. */
export interface ConnectorConfig {
  /** Identifier. */
  uuid: string
  /** Changes with what `connectors.updateConfig` changes; send it as `If-Match`. */
  version: string
  /** Kind. */
  kind: ConnectorKind
  /** Name. */
  name: string
  /** The organizational unit whose projects it makes. */
  orgUnit: ConnectorRef
  /** Whether the published calls of its kind mean this connection of the organizational unit. */
  isDefault: boolean
  /** Whether it runs by itself. */
  active: boolean
  /** How it is doing. */
  state: ConnectorState
  /** How the other system is reached, by the fields of the kind (`connectorKinds` of `@dragoman/sdk/connector-kinds`). */
  fields: Record<string, string>
  /** Repositories; absent for kinds without them. */
  repositories?: ConnectorRepository[]
  /** How content is translated and delivered. */
  settings: ConnectorSettings
  /** Runs that have failed since the last that did not. */
  failuresInRow: number
  /** When it was paused, epoch ms; absent while it is not. */
  pausedAt?: number
  /** When it runs next by itself, epoch ms; absent if it does not. */
  nextRunAt?: number
  /** The last run; absent before the first. */
  lastRun?: ConnectorRun
  /** Requests that are left of `monthlyCalls` of the fields, which count 30 days from the first one; absent without it. */
  callsLeft?: number
  /** Where the other system tells of changes, signed with `hookSecret` of the fields; absent for kinds that tell of none. */
  hookUrl?: string
  /** When it was created, epoch ms. */
  createdAt: number
  /** The person for whom it acts. */
  owner?: UserRef
}

/** One page of connections. */
export interface ConnectorConfigPage extends PageInfo {
  /** Items of this page. */
  content: ConnectorConfig[]
}

/** A new connection. */
export interface ConnectorConfigInput {
  /** Kind. */
  kind: ConnectorKind
  /** Name. */
  name: string
  /** The organizational unit whose projects it makes. */
  orgUnitUuid: string
  /** Whether it runs by itself. */
  active?: boolean | undefined
  /** How the other system is reached. */
  fields: Record<string, string>
  /** Repositories, for kinds that have them. */
  repositories?: ConnectorRepository[] | undefined
  /** How content is translated and delivered. */
  settings?: ConnectorSettings | undefined
}

/** Changes of a connection; omitted properties do not change. */
export interface ConnectorConfigUpdate {
  /** Name. */
  name?: string | undefined
  /** Whether it runs by itself. */
  active?: boolean | undefined
  /** Fields that change. */
  fields?: Record<string, string> | undefined
  /** All repositories. */
  repositories?: ConnectorRepository[] | undefined
  /** All settings. */
  settings?: ConnectorSettings | undefined
}

/** What the checks of a connection found. */
export interface ConnectorTest {
  /** Whether all checks passed. */
  isOk: boolean
  /** The checks, in their order. */
  checks: ConnectorCheck[]
}

/** One check. */
export interface ConnectorCheck {
  /** What was checked. */
  check: 'REACH' | 'SIGN_IN' | 'READ' | 'WRITE' | 'LOCALES'
  /** Whether it passed. */
  isOk: boolean
  /** Why it did not; absent if it did. */
  reason?: ConnectorFault
  /** What the other system said, in its words. */
  message?: string
  /** How long it took. */
  milliseconds: number
}

/** Why the other system gave no result. ADDRESS: the address is private, local, or no https address. SIGN_IN: it refused the sign-in. FORBIDDEN: the sign-in may not do this. NOT_FOUND: what was asked for is not there. LIMIT: too many requests. NOT_JSON: it answered with something else than the protocol has, such as a page for people. REFUSED: it refused the request. UNREACHABLE: it could not be reached, or did not answer in time. */
export type ConnectorFault = 'ADDRESS' | 'SIGN_IN' | 'FORBIDDEN' | 'NOT_FOUND' | 'LIMIT' | 'NOT_JSON' | 'REFUSED' | 'UNREACHABLE'

/** A field with choices: `repository`, `branch`, `contentType`, or `locale`. */
export type ConnectorChoiceField = 'repository' | 'branch' | 'contentType' | 'locale'

/** A choice of a field. */
export interface ConnectorChoice {
  /** The value. */
  value: string
  /** Its name for people. */
  label: string
}

/** CURRENT: a project has its text. CHANGED: it has changed, and no project has the change yet. GONE: it is no longer there. */
export type ConnectorItemState = 'CURRENT' | 'CHANGED' | 'GONE'

/** A piece of content that is kept in step. */
export interface ConnectorItem {
  /** Identifier. */
  uuid: string
  /** What the other system knows it by. */
  key: string
  /** Title or file name. */
  title: string
  /** State. */
  state: ConnectorItemState
  /** Where it can be seen; absent if unknown. */
  url?: string
  /** When it was last seen, epoch ms. */
  seenAt: number
  /** The project that has its text; absent before that and once it is deleted. */
  project?: ConnectorRef
  /** Its translations. */
  targets: ConnectorTarget[]
}

/** One page of items. */
export interface ConnectorItemPage extends PageInfo {
  /** Items of this page. */
  content: ConnectorItem[]
}

/** WAITING: not delivered yet. DELIVERED: written. HELD: changed in the other system, and waiting for a decision. */
export type ConnectorTargetState = 'WAITING' | 'DELIVERED' | 'HELD'

/** The translation of an item. */
export interface ConnectorTarget {
  /** Identifier. */
  uuid: string
  /** Language. */
  locale: string
  /** State. */
  state: ConnectorTargetState
  /** When it was last written, epoch ms; absent before that. */
  deliveredAt?: number
  /** Where it can be seen; absent if unknown. */
  url?: string
  /** The work unit that translates it; absent before there is one. */
  workUnitUuid?: string
}

/** A translation that was changed in the other system. */
export interface ConnectorConflict {
  /** The translation. */
  targetUuid: string
  /** Language. */
  locale: string
  /** Version of what is there now. */
  remoteVersion: string
  /** What is there now, up to 200,000 characters; empty if it is gone. */
  theirs: string
  /** What would be written, up to 200,000 characters. */
  ours: string
  /** The work unit where ours can be changed; absent once it is deleted. */
  workUnitUuid?: string
}

/** A decision about a translation that was changed in the other system. */
export interface ConnectorDecision {
  /** Which text stays. */
  decision: 'KEEP_THEIRS' | 'OVERWRITE'
  /** The version that was looked at, from `connectors.getConflict`. */
  remoteVersion: string
}

/** What a run does. */
export interface ConnectorRunStart {
  /** Which way. */
  direction: ConnectorDirection
  /** Only say what it would do. */
  isDryRun?: boolean | undefined
  /** Only items with these keys. */
  keys?: string[] | undefined
  /** For PUSH: only these languages. */
  locales?: LocaleCode[] | undefined
  /** For PULL: take content that has not changed, too. */
  skipHashCheck?: boolean | undefined
  /** For PULL: take content that an open project still works on, too. */
  skipStatusCheck?: boolean | undefined
}

/** What to deliver; everything if nothing is named. */
export interface ConnectorDelivery {
  /** Names of files. */
  filenames?: string[] | undefined
  /** Languages. */
  languages?: LocaleCode[] | undefined
}

/** Items to run again. */
export interface ConnectorRetry {
  /** Lines of the run (`connectors.listRunItems`); those that failed or are held if omitted. */
  itemUuids?: string[] | undefined
}

/** MANUAL: someone started it. SCHEDULE: its interval or schedule. DELIVERED: the last step of a text was delivered. RETRY: items of another run. HOOK: the other system told of a change. */
export type ConnectorTrigger = 'MANUAL' | 'SCHEDULE' | 'DELIVERED' | 'RETRY' | 'HOOK'

/** A run of a connection. */
export interface ConnectorRun {
  /** Identifier. */
  uuid: string
  /** The connection. */
  config: ConnectorRef
  /** Its kind. */
  kind: ConnectorKind
  /** Which way. */
  direction: ConnectorDirection
  /** What started it. */
  trigger: ConnectorTrigger
  /** Whether it only says what it would do. */
  isDryRun: boolean
  /** RUNNING; DONE; WARN if items failed or are held; ERROR if none could be tried. */
  status: RequestStatus
  /** Items by reason, most first. */
  counts: ConnectorCount[]
  /** Words of what a dry run would take in; absent otherwise. */
  words?: number
  /** Projects that a dry run would create; absent otherwise. */
  newProjects?: number
  /** Price of what a dry run would take in; in `connectors.getRun` alone, absent until it has ended and for callers who see no prices. */
  price?: ConnectorPrice
  /** When it was started, epoch ms. */
  startedAt: number
  /** When it ended, epoch ms; absent before that. */
  endedAt?: number
  /** When it goes on, epoch ms; absent unless a limit of the other system holds it. */
  waitsUntil?: number
  /** Why it ended with ERROR; absent otherwise. */
  fault?: ConnectorFault
  /** What the other system said, in its words; absent if it said nothing. */
  message?: string
  /** Projects that took its content. */
  projects: ConnectorRef[]
  /** Where the result can be seen, such as a pull request; absent if there is none. */
  url?: string
  /** Who started it; absent if no one did. */
  startedBy?: UserRef
  /** The run whose items it repeats; absent otherwise. */
  parentUuid?: string
}

/** Price of the words by the price list of the organizational unit, before matches. */
export interface ConnectorPrice {
  /** Amount. */
  amount: number
  /** Currency of the organizational unit. */
  currency: CurrencyCode
  /** Whether the price list has a price for all languages. */
  isComplete: boolean
}

/** Number of items with a reason. */
export interface ConnectorCount {
  /** The reason. */
  reason: ConnectorReason
  /** Items. */
  count: number
}

/** One page of runs. */
export interface ConnectorRunPage extends PageInfo {
  /** Items of this page. */
  content: ConnectorRun[]
}

/** The runs to export, and how. */
export interface ConnectorRunExport {
  /** File format. */
  format: 'CSV' | 'XLSX' | 'JSON'
  /** Columns of the file, in order. A field that the list does not have is refused. */
  columns: ExportColumn[]
  /** Only runs of connections of this kind. */
  kind?: ConnectorKind | undefined
  /** Only runs of this connection. */
  configUuid?: string | undefined
  /** Only runs that changed something, or only those that did not. */
  hasChanges?: boolean | undefined
}

/** What a run did with an item. */
export interface ConnectorRunItem {
  /** Identifier of this line. */
  uuid: string
  /** Key of the item. */
  key: string
  /** Title or file name. */
  title: string
  /** Language, for deliveries. */
  locale?: string
  /** What was done and why. */
  reason: ConnectorReason
  /** What the other system said, in its words; absent if it said nothing. */
  message?: string
  /** Whether it failed or is held. */
  isRetryable: boolean
  /** Words of the item, for dry runs. */
  words?: number
  /** The project that has its text. */
  projectUuid?: string
  /** The translation, for deliveries. */
  targetUuid?: string
  /** Where it can be seen; absent if unknown. */
  url?: string
  /** When it was done, epoch ms. */
  at: number
}

/** One page of what a run did. */
export interface ConnectorRunItemPage extends PageInfo {
  /** Items of this page. */
  content: ConnectorRunItem[]
}

/** Connections that are synchronized together. */
export interface ConnectorGroup {
  /** Identifier. */
  uuid: string
  /** Changes with what `connectors.updateGroup` changes; send it as `If-Match`. */
  version: string
  /** Name. */
  name: string
  /** Kind of its connections. */
  kind: ConnectorKind
  /** The organizational unit. */
  orgUnitUuid: string
  /** The connections. */
  configs: ConnectorRef[]
}

/** A new group. */
export interface ConnectorGroupInput {
  /** Name. */
  name: string
  /** Kind of its connections. */
  kind: ConnectorKind
  /** The organizational unit. */
  orgUnitUuid: string
  /** The connections, of this kind. */
  configUuids: string[]
}

/** Changes of a group; omitted properties do not change. */
export interface ConnectorGroupUpdate {
  /** Name. */
  name?: string | undefined
  /** The connections, of its kind. */
  configUuids?: string[] | undefined
}

/**
 * List the kinds of connectors, and how each is doing
 *
 * Kinds that this installation cannot connect are left out.
 *
 * `GET /api/v3/connector` (designed). Needs CONNECTORS_list_config or CONNECTORS_list.
 *
 * @throws {HttpError} PLAN_LIMIT, a code of any call
 */
export const list: Operation<NoParams, ConnectorOverview[]> = /*@__PURE__*/ operation('connectors.list', 'GET', '/api/v3/connector')

/** What `connectors.listConfigs` takes. */
export interface ConnectorsListConfigsParams {
  query?: {
    /** Only connections whose name, or whose unit, contains this text. */
    q?: string | undefined
    /** Query line of conditions that must all be met, such as `status:draft due:<2026-12-01 -tag:legal`. `OR`, `NOT` or `-`, parentheses, comparisons, ranges (`[a to b]`), relative dates (`"2 weeks ago"`, `this-week`), and several values of a field (`status:draft,pending`) are available. Text is matched anywhere (`name:app`), as a whole (`name:="app"`), at the beginning (`name:app*`) or end (`name:*app`), or by its words in any order (`name:~"app store"`). Days are those of the reader: of the time zone in the cookie `timezone` of a browser, else of the one that the person has set, else UTC. If the line is invalid, the response is 400, and `data` gives the problem and its position. */
    filter?: string | undefined
    /** Page number, from 0. */
    page?: number | undefined
    /** Items per page. */
    size?: number | undefined
    /** A named sort, or a field and a direction (`dueDate,desc`); in lists whose entities have custom fields, also a custom field (`cf.cost-center,desc`). A sort that the list does not have is refused with 400. */
    sort?: string | undefined
    /** Only this kind. */
    kind?: ConnectorKind | undefined
    /** Only connections of this organizational unit. */
    orgUnitUuid?: string | undefined
    /** Only connections in this state. */
    state?: ConnectorState | undefined
  } | undefined
}

/**
 * List the connections
 *
 * `GET /api/v3/connector/config` (designed). Needs CONNECTORS_list_config or CONNECTORS_list.
 *
 * @throws {HttpError} PLAN_LIMIT, a code of any call
 */
export const listConfigs: Operation<ConnectorsListConfigsParams, ConnectorConfigPage> = /*@__PURE__*/ operation('connectors.listConfigs', 'GET', '/api/v3/connector/config')

/** What `connectors.createConfig` takes. */
export interface ConnectorsCreateConfigParams {
  body: ConnectorConfigInput
}

/**
 * Add a connection
 *
 * Runs that no one starts act for the person who saved the connection last. Nothing is asked of the other system before `connectors.test` or a run.
 *
 * `POST /api/v3/connector/config` (designed). Needs ROLE_ACCOUNT_ADMIN.
 *
 * @throws {HttpError} NAME_TAKEN, NOT_FOUND, ORG_UNIT_INACTIVE, PLAN_LIMIT, TOO_MANY, a code of any call
 */
export const createConfig: Operation<ConnectorsCreateConfigParams, ConnectorConfig> = /*@__PURE__*/ operation('connectors.createConfig', 'POST', '/api/v3/connector/config', { refreshes: ['activity'] })

/** What `connectors.getConfig` takes. */
export interface ConnectorsGetConfigParams {
  path: {
    /** The connection. */
    configUuid: string
  }
}

/**
 * Get a connection
 *
 * Secrets are `********`.
 *
 * `GET /api/v3/connector/config/{configUuid}` (designed). Needs CONNECTORS_list_config or CONNECTORS_list.
 *
 * @throws {HttpError} PLAN_LIMIT, a code of any call
 */
export const getConfig: Operation<ConnectorsGetConfigParams, ConnectorConfig> = /*@__PURE__*/ operation('connectors.getConfig', 'GET', '/api/v3/connector/config/{configUuid}')

/** What `connectors.updateConfig` takes. */
export interface ConnectorsUpdateConfigParams {
  path: {
    /** The connection. */
    configUuid: string
  }
  headers?: {
    /** The version that was read. If the resource has changed since then, the response is 409 with the code `OUTDATED` and the current state. If omitted, the last write wins. The version of a list is the versions of its items, in order, or their ids where they have none, separated by commas; `none` stands for an empty list and for what did not exist. */
    'If-Match'?: string | undefined
  } | undefined
  body?: ConnectorConfigUpdate | undefined
}

/**
 * Update a connection; omitted properties do not change
 *
 * A secret of `********` stays as it is; an empty text clears an optional field. Turning a connection on ends its pause.
 *
 * `PUT /api/v3/connector/config/{configUuid}` (designed). Needs ROLE_ACCOUNT_ADMIN.
 *
 * @throws {HttpError} NAME_TAKEN, PLAN_LIMIT, a code of any call
 */
export const updateConfig: Operation<ConnectorsUpdateConfigParams, ConnectorConfig> = /*@__PURE__*/ operation('connectors.updateConfig', 'PUT', '/api/v3/connector/config/{configUuid}', { refreshes: ['activity'] })

/** What `connectors.removeConfig` takes. */
export interface ConnectorsRemoveConfigParams {
  path: {
    /** The connection. */
    configUuid: string
  }
}

/**
 * Delete a connection with its runs
 *
 * Its projects stay, and so does what was written to the other system.
 *
 * `DELETE /api/v3/connector/config/{configUuid}` (designed). Needs ROLE_ACCOUNT_ADMIN.
 *
 * @throws {HttpError} CONFLICT, a code of any call
 */
export const removeConfig: Operation<ConnectorsRemoveConfigParams, void> = /*@__PURE__*/ operation('connectors.removeConfig', 'DELETE', '/api/v3/connector/config/{configUuid}', { answer: nothing, refreshes: ['activity'] })

/** What `connectors.test` takes. */
export interface ConnectorsTestParams {
  path: {
    /** The connection. */
    configUuid: string
  }
}

/**
 * Try a connection
 *
 * Checks one after the other, and stops at the first that fails. Nothing is written to the other system.
 *
 * `POST /api/v3/connector/config/{configUuid}/test` (designed). Needs CONNECTORS_list_config or CONNECTORS_list.
 *
 * @throws {HttpError} PLAN_LIMIT, a code of any call
 */
export const test: Operation<ConnectorsTestParams, ConnectorTest> = /*@__PURE__*/ operation('connectors.test', 'POST', '/api/v3/connector/config/{configUuid}/test', { retry: 'never' })

/** What `connectors.listChoices` takes. */
export interface ConnectorsListChoicesParams {
  path: {
    /** The connection. */
    configUuid: string
  }
  query: {
    /** The field. */
    field: ConnectorChoiceField
    /** For `branch`: the repository, as `owner/name`. */
    repository?: string | undefined
  }
}

/**
 * List what a field of a connection may be, as the other system says
 *
 * `GET /api/v3/connector/config/{configUuid}/choices` (designed). Needs CONNECTORS_list_config or CONNECTORS_list.
 *
 * @throws {HttpError} CONNECTOR_FAILED, PLAN_LIMIT, a code of any call
 */
export const listChoices: Operation<ConnectorsListChoicesParams, ConnectorChoice[]> = /*@__PURE__*/ operation('connectors.listChoices', 'GET', '/api/v3/connector/config/{configUuid}/choices')

/** What `connectors.listItems` takes. */
export interface ConnectorsListItemsParams {
  path: {
    /** The connection. */
    configUuid: string
  }
  query?: {
    /** Page number, from 0. */
    page?: number | undefined
    /** Items per page. */
    size?: number | undefined
    /** Only items in this state. */
    state?: ConnectorItemState | undefined
    /** Only items with a translation that waits for a decision, or only those without. */
    isHeld?: boolean | undefined
    /** Only items whose title or key contains this text. */
    name?: string | undefined
  } | undefined
}

/**
 * List the content that a connection keeps in step
 *
 * `GET /api/v3/connector/config/{configUuid}/item` (designed). Needs CONNECTORS_list_config or CONNECTORS_list.
 *
 * @throws {HttpError} PLAN_LIMIT, a code of any call
 */
export const listItems: Operation<ConnectorsListItemsParams, ConnectorItemPage> = /*@__PURE__*/ operation('connectors.listItems', 'GET', '/api/v3/connector/config/{configUuid}/item')

/** What `connectors.startRun` takes. */
export interface ConnectorsStartRunParams {
  path: {
    /** The connection. */
    configUuid: string
  }
  body: ConnectorRunStart
}

/**
 * Start a run of a connection
 *
 * PULL takes new and changed content into projects, PUSH writes finished translations. With `isDryRun`, nothing is changed here or there, and the run says what would be. A second call while the connection runs returns the run that goes on.
 *
 * `POST /api/v3/connector/config/{configUuid}/run` (designed). Needs CONNECTORS_list.
 *
 * @throws {HttpError} NOT_READY, PLAN_LIMIT, a code of any call
 */
export const startRun: Operation<ConnectorsStartRunParams, ConnectorRun> = /*@__PURE__*/ operation('connectors.startRun', 'POST', '/api/v3/connector/config/{configUuid}/run', { refreshes: ['projects', 'activity'] })

/** What `connectors.getConflict` takes. */
export interface ConnectorsGetConflictParams {
  path: {
    /** The connection. */
    configUuid: string
    /** The translation of an item. */
    targetUuid: string
  }
}

/**
 * Get both texts of a translation that was changed in the other system
 *
 * `GET /api/v3/connector/config/{configUuid}/target/{targetUuid}/conflict` (designed). Needs CONNECTORS_list.
 *
 * @throws {HttpError} CONNECTOR_FAILED, PLAN_LIMIT, a code of any call
 */
export const getConflict: Operation<ConnectorsGetConflictParams, ConnectorConflict> = /*@__PURE__*/ operation('connectors.getConflict', 'GET', '/api/v3/connector/config/{configUuid}/target/{targetUuid}/conflict')

/** What `connectors.decide` takes. */
export interface ConnectorsDecideParams {
  path: {
    /** The connection. */
    configUuid: string
    /** The translation of an item. */
    targetUuid: string
  }
  body: ConnectorDecision
}

/**
 * Decide about a translation that was changed in the other system
 *
 * KEEP_THEIRS leaves it as it is there until our translation changes. OVERWRITE writes ours with the next run, unless theirs has changed since `remoteVersion`.
 *
 * `POST /api/v3/connector/config/{configUuid}/target/{targetUuid}/decision` (designed). Needs CONNECTORS_list.
 *
 * @throws {HttpError} CONFLICT, PLAN_LIMIT, a code of any call
 */
export const decide: Operation<ConnectorsDecideParams, ConnectorTarget> = /*@__PURE__*/ operation('connectors.decide', 'POST', '/api/v3/connector/config/{configUuid}/target/{targetUuid}/decision', { refreshes: ['activity'] })

/** What `connectors.listRuns` takes. */
export interface ConnectorsListRunsParams {
  query?: {
    /** Page number, from 0. */
    page?: number | undefined
    /** Items per page. */
    size?: number | undefined
    /** Only this kind. */
    kind?: ConnectorKind | undefined
    /** Only runs of this connection. */
    configUuid?: string | undefined
    /** Only runs that changed something, or only those that did not. */
    hasChanges?: boolean | undefined
  } | undefined
}

/**
 * List the runs of connections, newest first
 *
 * Runs are kept for 90 days.
 *
 * `GET /api/v3/connector/run` (designed). Needs CONNECTORS_list_config or CONNECTORS_list.
 *
 * @throws {HttpError} PLAN_LIMIT, a code of any call
 */
export const listRuns: Operation<ConnectorsListRunsParams, ConnectorRunPage> = /*@__PURE__*/ operation('connectors.listRuns', 'GET', '/api/v3/connector/run')

/** What `connectors.startExport` takes. */
export interface ConnectorsStartExportParams {
  body: ConnectorRunExport
}

/**
 * Export the list of runs
 *
 * All runs that `connectors.listRuns` returns with the same filters. Text that a spreadsheet could take for a formula is escaped in CSV. The job can be canceled like any other job.
 *
 * `POST /api/v3/connector/run-export` (designed). Needs CONNECTORS_list_config or CONNECTORS_list.
 *
 * @throws {HttpError} PLAN_LIMIT, a code of any call
 */
export const startExport: AsyncOperation<ConnectorsStartExportParams, DownloadRequest, DownloadRequest> = /*@__PURE__*/ asyncOperation('connectors.startExport', 'POST', '/api/v3/connector/run-export', { retry: 'never', async: 'status-url' })

/** What `connectors.getExportStatus` takes. */
export interface ConnectorsGetExportStatusParams {
  path: {
    /** The request that an earlier call started. */
    requestUUID: string
  }
}

/**
 * Get the status and the download address of an export
 *
 * `GET /api/v3/connector/run-export/{requestUUID}/status` (designed). Needs CONNECTORS_list_config or CONNECTORS_list.
 *
 * @throws {HttpError} a code of any call
 */
export const getExportStatus: Operation<ConnectorsGetExportStatusParams, DownloadRequest> = /*@__PURE__*/ operation('connectors.getExportStatus', 'GET', '/api/v3/connector/run-export/{requestUUID}/status')

/** What `connectors.getRun` takes. */
export interface ConnectorsGetRunParams {
  path: {
    /** The run. */
    runUuid: string
  }
}

/**
 * Get a run
 *
 * `GET /api/v3/connector/run/{runUuid}` (designed). Needs CONNECTORS_list_config or CONNECTORS_list.
 *
 * @throws {HttpError} PLAN_LIMIT, a code of any call
 */
export const getRun: Operation<ConnectorsGetRunParams, ConnectorRun> = /*@__PURE__*/ operation('connectors.getRun', 'GET', '/api/v3/connector/run/{runUuid}')

/** What `connectors.listRunItems` takes. */
export interface ConnectorsListRunItemsParams {
  path: {
    /** The run. */
    runUuid: string
  }
  query?: {
    /** Page number, from 0. */
    page?: number | undefined
    /** Items per page. */
    size?: number | undefined
    /** Only items with one of these reasons. */
    reason?: readonly ConnectorReason[] | undefined
  } | undefined
}

/**
 * List what a run did, item by item
 *
 * `GET /api/v3/connector/run/{runUuid}/item` (designed). Needs CONNECTORS_list_config or CONNECTORS_list.
 *
 * @throws {HttpError} PLAN_LIMIT, a code of any call
 */
export const listRunItems: Operation<ConnectorsListRunItemsParams, ConnectorRunItemPage> = /*@__PURE__*/ operation('connectors.listRunItems', 'GET', '/api/v3/connector/run/{runUuid}/item')

/** What `connectors.retryRun` takes. */
export interface ConnectorsRetryRunParams {
  path: {
    /** The run. */
    runUuid: string
  }
  body?: ConnectorRetry | undefined
}

/**
 * Run items of a run again
 *
 * Starts a run of these items alone; of those that failed or are held if none are named.
 *
 * `POST /api/v3/connector/run/{runUuid}/retry` (designed). Needs CONNECTORS_list.
 *
 * @throws {HttpError} CONFLICT, NOT_READY, NOTHING_SELECTED, PLAN_LIMIT, a code of any call
 */
export const retryRun: Operation<ConnectorsRetryRunParams, ConnectorRun> = /*@__PURE__*/ operation('connectors.retryRun', 'POST', '/api/v3/connector/run/{runUuid}/retry', { refreshes: ['projects', 'activity'] })

/** What `connectors.stopRun` takes. */
export interface ConnectorsStopRunParams {
  path: {
    /** The run. */
    runUuid: string
  }
}

/**
 * Stop a run
 *
 * What it has done stays.
 *
 * `POST /api/v3/connector/run/{runUuid}/stop` (designed). Needs CONNECTORS_list.
 *
 * @throws {HttpError} CONFLICT, PLAN_LIMIT, a code of any call
 */
export const stopRun: Operation<ConnectorsStopRunParams, ConnectorRun> = /*@__PURE__*/ operation('connectors.stopRun', 'POST', '/api/v3/connector/run/{runUuid}/stop', { refreshes: ['activity'] })

/** What `connectors.listGroups` takes. */
export interface ConnectorsListGroupsParams {
  query?: {
    /** Only this kind. */
    kind?: ConnectorKind | undefined
  } | undefined
}

/**
 * List the groups of connections
 *
 * `GET /api/v3/connector/config-group` (designed). Needs CONNECTORS_list_config or CONNECTORS_list.
 *
 * @throws {HttpError} PLAN_LIMIT, a code of any call
 */
export const listGroups: Operation<ConnectorsListGroupsParams, ConnectorGroup[]> = /*@__PURE__*/ operation('connectors.listGroups', 'GET', '/api/v3/connector/config-group')

/** What `connectors.createGroup` takes. */
export interface ConnectorsCreateGroupParams {
  body: ConnectorGroupInput
}

/**
 * Add a group of connections that are synchronized together
 *
 * `POST /api/v3/connector/config-group` (designed). Needs ROLE_ACCOUNT_ADMIN.
 *
 * @throws {HttpError} NAME_TAKEN, NOT_FOUND, PLAN_LIMIT, TOO_MANY, a code of any call
 */
export const createGroup: Operation<ConnectorsCreateGroupParams, ConnectorGroup> = /*@__PURE__*/ operation('connectors.createGroup', 'POST', '/api/v3/connector/config-group', { refreshes: ['activity'] })

/** What `connectors.getGroup` takes. */
export interface ConnectorsGetGroupParams {
  path: {
    /** The group. */
    groupUuid: string
  }
}

/**
 * Get a group of connections
 *
 * `GET /api/v3/connector/config-group/{groupUuid}` (designed). Needs CONNECTORS_list_config or CONNECTORS_list.
 *
 * @throws {HttpError} PLAN_LIMIT, a code of any call
 */
export const getGroup: Operation<ConnectorsGetGroupParams, ConnectorGroup> = /*@__PURE__*/ operation('connectors.getGroup', 'GET', '/api/v3/connector/config-group/{groupUuid}')

/** What `connectors.updateGroup` takes. */
export interface ConnectorsUpdateGroupParams {
  path: {
    /** The group. */
    groupUuid: string
  }
  headers?: {
    /** The version that was read. If the resource has changed since then, the response is 409 with the code `OUTDATED` and the current state. If omitted, the last write wins. The version of a list is the versions of its items, in order, or their ids where they have none, separated by commas; `none` stands for an empty list and for what did not exist. */
    'If-Match'?: string | undefined
  } | undefined
  body?: ConnectorGroupUpdate | undefined
}

/**
 * Update a group of connections; omitted properties do not change
 *
 * `PUT /api/v3/connector/config-group/{groupUuid}` (designed). Needs ROLE_ACCOUNT_ADMIN.
 *
 * @throws {HttpError} NAME_TAKEN, PLAN_LIMIT, a code of any call
 */
export const updateGroup: Operation<ConnectorsUpdateGroupParams, ConnectorGroup> = /*@__PURE__*/ operation('connectors.updateGroup', 'PUT', '/api/v3/connector/config-group/{groupUuid}', { refreshes: ['activity'] })

/** What `connectors.removeGroup` takes. */
export interface ConnectorsRemoveGroupParams {
  path: {
    /** The group. */
    groupUuid: string
  }
}

/**
 * Delete a group of connections
 *
 * Its connections stay.
 *
 * `DELETE /api/v3/connector/config-group/{groupUuid}` (designed). Needs ROLE_ACCOUNT_ADMIN.
 *
 * @throws {HttpError} a code of any call
 */
export const removeGroup: Operation<ConnectorsRemoveGroupParams, void> = /*@__PURE__*/ operation('connectors.removeGroup', 'DELETE', '/api/v3/connector/config-group/{groupUuid}', { answer: nothing, refreshes: ['activity'] })

/** What `connectors.startGroupRun` takes. */
export interface ConnectorsStartGroupRunParams {
  path: {
    /** The group. */
    groupUuid: string
  }
  body: ConnectorRunStart
}

/**
 * Start a run of each connection of a group
 *
 * `POST /api/v3/connector/config-group/{groupUuid}/run` (designed). Needs CONNECTORS_list.
 *
 * @throws {HttpError} NOT_READY, PLAN_LIMIT, a code of any call
 */
export const startGroupRun: Operation<ConnectorsStartGroupRunParams, ConnectorRun[]> = /*@__PURE__*/ operation('connectors.startGroupRun', 'POST', '/api/v3/connector/config-group/{groupUuid}/run', { refreshes: ['projects', 'activity'] })
