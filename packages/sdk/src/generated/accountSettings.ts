// Generated from openapi/resources/accountSettings.yaml by openapi/generate.ts. Do not edit.
import type { NoParams, Operation } from '../operation.ts'
import type { ActivityEntry } from './activity.ts'
import type { SettingsChange } from './cancellationOptions.ts'
import type { AccountType, WordCounter } from './shared.ts'
import { operation } from '../operation.ts'

/** Whether a setting is on. */
export interface SettingSwitch {
  /** On or off, if the query does not say it. */
  value?: boolean | undefined
}

/** Type of the analyses that costs are calculated from: before any work (edits of machine translation change no price), of the current state of the work, or by the status of the project (of the current state once it is approved). */
export type CostsLogfileType = 'BY_STATUS' | 'PRE_ANALYSIS' | 'POST_ANALYSIS'

/** A level at which settings are made. */
export type HierarchyLevel = 'SYSTEM' | 'ACCOUNT' | 'ORGANIZATION' | 'ORG_UNIT' | 'PROJECT'

/** An organization, organizational unit, or project. */
export interface HierarchyNode {
  /** What it is. */
  level: HierarchyLevel
  /** Identifier. */
  uuid: string
  /** Name. */
  name: string
  /** What it is below; only in search results. */
  parentName?: string
  /** Whether there is anything below it. */
  hasChildren: boolean
}

/** A part of the hierarchy. */
export interface HierarchyPart {
  /** The nodes. */
  nodes: HierarchyNode[]
  /** Whether there is another page. */
  hasMore: boolean
}

/** What a level sets. */
export interface LevelValue {
  /** The level. */
  level: HierarchyLevel
  /** The value; `NAMED` for that of `name`. */
  value: 'ON' | 'OFF' | 'BUILT_IN' | 'OWN' | 'NAMED' | 'BY_STATUS' | 'PRE_ANALYSIS' | 'POST_ANALYSIS' | (string & {})
  /** Name of what is chosen, such as a net rate scheme. */
  name?: string
}

/** A setting with what each level sets, from the top down to the one that was asked for. */
export interface LevelSetting {
  /** The setting. */
  setting: 'PROJECT_AUTOMATION' | 'NET_RATES' | 'SEGMENTATION' | 'RECOMMENDATIONS' | 'CANCELLATION_REQUIRED' | 'CONTEXT_MATCHING' | 'COSTS_LOGFILE_TYPE' | 'WORD_COUNTER' | (string & {})
  /** The level whose value applies. */
  source: HierarchyLevel
  /** Levels that set it. */
  levels: LevelValue[]
}

/** How many translation memories of an account require the same context for exact matches. */
export interface ContextMatching {
  /** Whether new translation memories require it. */
  value: boolean
  /** Translation memories of the account. */
  memories: number
  /** Those that require it. */
  requiring: number
}

/** Way to sign in: a password alone, a password and an authenticator app, a passkey, alone or after the password, or the provider of the account. */
export type SignInMethod = 'PASSWORD' | 'AUTHENTICATOR' | 'PASSKEY' | 'SSO'

/** How people of an account sign in, and for how long. */
export interface AccountSecurity {
  /** Minutes without a change after which a browser is signed out. */
  idleMinutes: number
  /** Hours after which a browser is signed out, whatever happens. */
  absoluteHours: number
  /** Ways to sign in that are allowed. */
  signInMethods: SignInMethod[]
  /** When the account begins to require a second factor, epoch ms; null for never. People without one then enter a code sent by email. */
  secondFactorFrom: number | null
  /** Addresses and CIDR ranges that people may come from, such as `192.0.2.0/24`; empty for all. */
  allowedAddresses: string[]
  /** Network address that the request came from. */
  ownAddress: string
  /** State of the settings, for `If-Match`. */
  version: string
  /** The last change; absent before the first. */
  lastChange?: SettingsChange
}

/** What to change. */
export interface AccountSecurityUpdate {
  /** Your password. */
  password: string
  /** Minutes without a change after which a browser is signed out. */
  idleMinutes?: number | undefined
  /** Hours after which a browser is signed out, whatever happens. */
  absoluteHours?: number | undefined
  /** Ways to sign in that are allowed. */
  signInMethods?: SignInMethod[] | undefined
  /** When the account begins to require a second factor, epoch ms; null for never. */
  secondFactorFrom?: number | null | undefined
  /** Addresses and CIDR ranges that people may come from, such as `192.0.2.0/24`; empty for all. */
  allowedAddresses?: string[] | undefined
}

/** Page of the settings: a topic that account administrators decide. */
export type SettingsPageCode = 'GENERAL' | 'USAGE' | 'PRICE_LISTS' | 'FINANCE' | 'BRANDING' | 'START_PAGES' | 'NOTIFICATIONS' | 'SECURITY' | 'SSO' | 'CONTRACTS' | 'WEBHOOKS' | 'THIRD_PARTIES' | 'CANCELLATIONS' | 'HIERARCHY' | 'RECOMMENDATIONS' | 'LANGUAGE_MAPPINGS' | 'CUSTOM_FIELDS' | 'PLAN' | 'WORKFLOWS' | 'MT' | 'LLMS' | 'SEGMENTATION' | 'FILE_OPTIONS' | 'SPELLING' | 'CHECKS' | 'NET_RATES' | 'TASK_PLACEMENT' | 'ACTIVITY' | 'PROVISIONING' | 'PROJECT_ROUTING' | 'PIPELINES' | 'SKIP_REVIEW' | 'STOP_LOSS' | 'REVIEW_CATEGORIES' | 'QUALITY_PROFILES'

/** Proof of identity, where an undo takes one. */
export interface UndoProof {
  /** Your password. */
  password?: string | undefined
}

/** What a page of the settings holds. */
export interface SettingsPageState {
  /** The page. */
  page: SettingsPageCode
  /** How many of its items are in use, such as webhooks that are not paused; absent where nothing is counted. Words of the present month for USAGE. */
  count?: number
  /** Monthly quota in words (USAGE alone). */
  limit?: number
  /** Items that do not work (WEBHOOKS alone). */
  failing?: number
  /** Currency of the account (FINANCE alone). */
  currency?: string
  /** Plan of the account (PLAN alone). */
  accountType?: AccountType
  /** The last change; absent before the first. */
  lastChange?: SettingsChange
  /** The last change, as the journal has it, where `accountSettings.undoChange` can undo it; absent otherwise. */
  undo?: ActivityEntry
}

/** Settings of an account. */
export interface AccountSettingsUpdate {
  /** Whether projects are delivered by themselves once their last tasks are. */
  projectAutomationEnabled?: boolean | undefined
  /** Whether AI models review translations. */
  aiReviewEnabled?: boolean | undefined
  /** Whether AI models check the spelling of translations. */
  aiSpellcheckEnabled?: boolean | undefined
  /** Whether learned terms become term requests. */
  sendLearntToKanban?: boolean | undefined
  /** Whether reviews can use error categories of the account. */
  customReviewCategorizationEnabled?: boolean | undefined
  /** Whether reviews use these error categories alone. */
  customReviewCategoryOnly?: boolean | undefined
  /** Whether someone else has to confirm payout methods that people change themselves. */
  payoutConfirmationRequired?: boolean | undefined
  /** Whether new translation memories require the same context for exact matches. */
  requireContextTmMatching?: boolean | undefined
  /** Type of the analyses that costs are calculated from. */
  costsLogfileType?: CostsLogfileType | undefined
  /** How the words of new projects are counted; organizational units can have another counter. */
  wordCounter?: WordCounter | undefined
  /** Hours in which a reduced fee can be accepted, if the offer itself says nothing else. */
  stopLossHours?: number | undefined
  /** Lowest reduced fee that can be offered, as a percentage of the payment; 0 for no limit. */
  stopLossMinimumPercent?: number | undefined
  /** Whether a reduced fee can be offered only with a reason. */
  stopLossReasonRequired?: boolean | undefined
}

/** The settings of an account. */
export interface AccountSettings {
  /** Whether projects are delivered by themselves once their last tasks are. */
  projectAutomationEnabled: boolean
  /** Whether AI models review translations. */
  aiReviewEnabled: boolean
  /** Whether AI models check the spelling of translations. */
  aiSpellcheckEnabled: boolean
  /** Whether learned terms become term requests. */
  sendLearntToKanban: boolean
  /** Whether reviews can use error categories of the account. */
  customReviewCategorizationEnabled: boolean
  /** Whether reviews use these error categories alone. */
  customReviewCategoryOnly: boolean
  /** Whether someone else has to confirm payout methods that people change themselves. */
  payoutConfirmationRequired: boolean
  /** Whether new translation memories require the same context for exact matches. */
  requireContextTmMatching: boolean
  /** Type of the analyses that costs are calculated from. */
  costsLogfileType: CostsLogfileType
  /** How the words of new projects are counted; organizational units can have another counter. */
  wordCounter: WordCounter
  /** Hours in which a reduced fee can be accepted, if the offer itself says nothing else. */
  stopLossHours: number
  /** Lowest reduced fee that can be offered, as a percentage of the payment; 0 for no limit. */
  stopLossMinimumPercent: number
  /** Whether a reduced fee can be offered only with a reason. */
  stopLossReasonRequired: boolean
  /** Changes with the settings; send it as `If-Match`. */
  version: string
  /** Who changed the settings last; absent if no one did. */
  lastChange?: SettingsChange
  /** The same for the settings of reduced fees. */
  lastStopLossChange?: SettingsChange
}

/** What `accountSettings.get` takes. */
export interface AccountSettingsGetParams {
  path: {
    /** The account. */
    accountUUID: string
  }
}

/**
 * Get the settings of an account
 *
 * `GET /api/v3/account/{accountUUID}/settings` (designed). Needs ROLE_ACCOUNT_ADMIN.
 *
 * @throws {HttpError} a code of any call
 */
export const get: Operation<AccountSettingsGetParams, AccountSettings> = /*@__PURE__*/ operation('accountSettings.get', 'GET', '/api/v3/account/{accountUUID}/settings')

/** What `accountSettings.update` takes. */
export interface AccountSettingsUpdateParams {
  path: {
    /** The account. */
    accountUUID: string
  }
  headers?: {
    /** The version that was read. If the resource has changed since then, the response is 409 with the code `OUTDATED` and the current state. If omitted, the last write wins. The version of a list is the versions of its items, in order, or their ids where they have none, separated by commas; `none` stands for an empty list and for what did not exist. */
    'If-Match'?: string | undefined
  } | undefined
  body?: AccountSettingsUpdate | undefined
}

/**
 * Update settings of an account; omitted fields do not change
 *
 * `PUT /api/v3/account/{accountUUID}/settings` (documented). Needs ROLE_ACCOUNT_ADMIN.
 *
 * @throws {HttpError} a code of any call
 */
export const update: Operation<AccountSettingsUpdateParams, AccountSettings> = /*@__PURE__*/ operation('accountSettings.update', 'PUT', '/api/v3/account/{accountUUID}/settings', { refreshes: ['reviewCategories', 'activity'] })

/** What `accountSettings.getOverview` takes. */
export interface AccountSettingsGetOverviewParams {
  path: {
    /** The account. */
    accountUUID: string
  }
}

/**
 * Get what each page of the settings of an account holds, and who changed it last
 *
 * `GET /api/v3/account/{accountUUID}/settings/overview` (designed). Needs ROLE_ACCOUNT_ADMIN.
 *
 * @throws {HttpError} a code of any call
 */
export const getOverview: Operation<AccountSettingsGetOverviewParams, SettingsPageState[]> = /*@__PURE__*/ operation('accountSettings.getOverview', 'GET', '/api/v3/account/{accountUUID}/settings/overview')

/** What `accountSettings.undoChange` takes. */
export interface AccountSettingsUndoChangeParams {
  path: {
    /** The account. */
    accountUUID: string
    /** The change, by its journal entry. */
    entryUuid: string
  }
  body?: UndoProof | undefined
}

/**
 * Undo a change of settings
 *
 * Possible for entries with `isUndoable`, as long as what they changed is as they left it. Otherwise the response is 409 with the code `SETTINGS_CHANGED_SINCE`. Secrets do not come back: a deleted webhook is restored turned off and with a new secret, and changes of keys, secrets, bank account numbers, and the provider of single sign-on can't be undone. The undo is a change of its own, recorded under the event that does the same, with `undoes` in `detail`, and can be undone in turn. Entries with `undoTakesPassword` take your password.
 *
 * `POST /api/v3/account/{accountUUID}/settings/changes/{entryUuid}/undo` (designed). Needs ROLE_ACCOUNT_ADMIN.
 *
 * @throws {HttpError} CONFLICT, MAPPING_TAKEN, NAME_TAKEN, PASSWORD_WRONG, PLAN_LIMIT, SETTINGS_CHANGED_SINCE, TOO_MANY, TOO_MANY_ATTEMPTS, PERIOD_LOCKED, a code of any call
 */
export const undoChange: Operation<AccountSettingsUndoChangeParams, ActivityEntry> = /*@__PURE__*/ operation('accountSettings.undoChange', 'POST', '/api/v3/account/{accountUUID}/settings/changes/{entryUuid}/undo', { refreshes: ['accounts', 'activity', 'addresses', 'auth', 'branding', 'contracts', 'customFields', 'autopilot', 'fileOptions', 'finance', 'languageMappings', 'mtEngines', 'notifications', 'reviewCategories', 'spellingWords', 'thirdParties', 'webhooks'] })

/** What `accountSettings.getSecurity` takes. */
export interface AccountSettingsGetSecurityParams {
  path: {
    /** The account. */
    accountUUID: string
  }
}

/**
 * Get how people of an account sign in
 *
 * `GET /api/v3/account/{accountUUID}/security` (designed). Needs ROLE_ACCOUNT_ADMIN.
 *
 * @throws {HttpError} a code of any call
 */
export const getSecurity: Operation<AccountSettingsGetSecurityParams, AccountSecurity> = /*@__PURE__*/ operation('accountSettings.getSecurity', 'GET', '/api/v3/account/{accountUUID}/security')

/** What `accountSettings.updateSecurity` takes. */
export interface AccountSettingsUpdateSecurityParams {
  path: {
    /** The account. */
    accountUUID: string
  }
  headers?: {
    /** The version that was read. If the resource has changed since then, the response is 409 with the code `OUTDATED` and the current state. If omitted, the last write wins. The version of a list is the versions of its items, in order, or their ids where they have none, separated by commas; `none` stands for an empty list and for what did not exist. */
    'If-Match'?: string | undefined
  } | undefined
  body: AccountSecurityUpdate
}

/**
 * Change how people of an account sign in; omitted fields do not change
 *
 * Takes effect at once: sessions that would last too long end earlier, and requests from other addresses are refused. Administrators cannot exclude their own address or their own way to sign in. It takes your password.
 *
 * `PUT /api/v3/account/{accountUUID}/security` (designed). Needs ROLE_ACCOUNT_ADMIN.
 *
 * @throws {HttpError} PASSWORD_WRONG, TOO_MANY_ATTEMPTS, OWN_ADDRESS_EXCLUDED, OWN_SIGN_IN_EXCLUDED, a code of any call
 */
export const updateSecurity: Operation<AccountSettingsUpdateSecurityParams, AccountSecurity> = /*@__PURE__*/ operation('accountSettings.updateSecurity', 'PUT', '/api/v3/account/{accountUUID}/security', { refreshes: ['users', 'auth', 'activity'] })

/**
 * Get whether AI review is on in your account
 *
 * `GET /api/v3/account/ai-review/status` (documented). Needs a session.
 *
 * @throws {HttpError} a code of any call
 */
export const getAiReviewStatus: Operation<NoParams, boolean> = /*@__PURE__*/ operation('accountSettings.getAiReviewStatus', 'GET', '/api/v3/account/ai-review/status')

/** What `accountSettings.setAiReview` takes. */
export interface AccountSettingsSetAiReviewParams {
  path: {
    /** The account. */
    accountUUID: string
  }
  query?: {
    /** On or off. The body can say it instead; one of them has to. */
    value?: boolean | undefined
  } | undefined
  body?: SettingSwitch | undefined
}

/**
 * Turn AI review of an account on or off
 *
 * `PUT /api/v3/account/ai-review/{accountUUID}` (documented). Needs ROLE_ACCOUNT_ADMIN.
 *
 * @throws {HttpError} a code of any call
 */
export const setAiReview: Operation<AccountSettingsSetAiReviewParams, AccountSettings> = /*@__PURE__*/ operation('accountSettings.setAiReview', 'PUT', '/api/v3/account/ai-review/{accountUUID}', { retry: 'never' })

/** What `accountSettings.setAiSpellcheck` takes. */
export interface AccountSettingsSetAiSpellcheckParams {
  path: {
    /** The account. */
    accountUUID: string
  }
  query?: {
    /** On or off. The body can say it instead; one of them has to. */
    value?: boolean | undefined
  } | undefined
  body?: SettingSwitch | undefined
}

/**
 * Turn AI spell check of an account on or off
 *
 * `PUT /api/v3/account/{accountUUID}/ai-spellcheck` (documented). Needs ROLE_ACCOUNT_ADMIN.
 *
 * @throws {HttpError} a code of any call
 */
export const setAiSpellcheck: Operation<AccountSettingsSetAiSpellcheckParams, AccountSettings> = /*@__PURE__*/ operation('accountSettings.setAiSpellcheck', 'PUT', '/api/v3/account/{accountUUID}/ai-spellcheck', { retry: 'never' })

/** What `accountSettings.setSendLearntToKanban` takes. */
export interface AccountSettingsSetSendLearntToKanbanParams {
  path: {
    /** The account. */
    accountUUID: string
  }
  query?: {
    /** On or off. The body can say it instead; one of them has to. */
    value?: boolean | undefined
  } | undefined
  body?: SettingSwitch | undefined
}

/**
 * Turn term requests for learned terms on or off
 *
 * `PUT /api/v3/account/{accountUUID}/send-learnt-to-kanban` (documented). Needs ROLE_ACCOUNT_ADMIN.
 *
 * @throws {HttpError} a code of any call
 */
export const setSendLearntToKanban: Operation<AccountSettingsSetSendLearntToKanbanParams, AccountSettings> = /*@__PURE__*/ operation('accountSettings.setSendLearntToKanban', 'PUT', '/api/v3/account/{accountUUID}/send-learnt-to-kanban', { retry: 'never' })

/** What `accountSettings.getCustomReviewCategoryOnly` takes. */
export interface AccountSettingsGetCustomReviewCategoryOnlyParams {
  path: {
    /** The account. */
    accountUUID: string
  }
}

/**
 * Get whether reviews are limited to the account's own error categories
 *
 * `GET /api/v3/account/{accountUUID}/custom-review-category-only` (documented). Needs ROLE_ACCOUNT_ADMIN.
 *
 * @throws {HttpError} a code of any call
 */
export const getCustomReviewCategoryOnly: Operation<AccountSettingsGetCustomReviewCategoryOnlyParams, boolean> = /*@__PURE__*/ operation('accountSettings.getCustomReviewCategoryOnly', 'GET', '/api/v3/account/{accountUUID}/custom-review-category-only')

/** What `accountSettings.setCustomReviewCategoryOnly` takes. */
export interface AccountSettingsSetCustomReviewCategoryOnlyParams {
  path: {
    /** The account. */
    accountUUID: string
  }
  query?: {
    /** On or off. The body can say it instead; one of them has to. */
    value?: boolean | undefined
  } | undefined
  body?: SettingSwitch | undefined
}

/**
 * Limit reviews to the account's own error categories, or don't
 *
 * `PUT /api/v3/account/{accountUUID}/custom-review-category-only` (documented). Needs ROLE_ACCOUNT_ADMIN.
 *
 * @throws {HttpError} a code of any call
 */
export const setCustomReviewCategoryOnly: Operation<AccountSettingsSetCustomReviewCategoryOnlyParams, AccountSettings> = /*@__PURE__*/ operation('accountSettings.setCustomReviewCategoryOnly', 'PUT', '/api/v3/account/{accountUUID}/custom-review-category-only', { refreshes: ['reviewCategories', 'activity'], retry: 'never' })

/** What `accountSettings.setCustomReviewCategorization` takes. */
export interface AccountSettingsSetCustomReviewCategorizationParams {
  path: {
    /** The account. */
    accountUUID: string
  }
  query?: {
    /** On or off. The body can say it instead; one of them has to. */
    value?: boolean | undefined
  } | undefined
  body?: SettingSwitch | undefined
}

/**
 * Turn own error categories of an account on or off
 *
 * `PUT /api/v3/account/{accountUUID}/custom-review-categorization-enabled` (documented). Needs ROLE_ACCOUNT_ADMIN.
 *
 * @throws {HttpError} a code of any call
 */
export const setCustomReviewCategorization: Operation<AccountSettingsSetCustomReviewCategorizationParams, AccountSettings> = /*@__PURE__*/ operation('accountSettings.setCustomReviewCategorization', 'PUT', '/api/v3/account/{accountUUID}/custom-review-categorization-enabled', { refreshes: ['reviewCategories', 'activity'], retry: 'never' })

/** What `accountSettings.setProjectAutomation` takes. */
export interface AccountSettingsSetProjectAutomationParams {
  path: {
    /** The account. */
    accountUUID: string
  }
  query?: {
    /** On or off. The body can say it instead; one of them has to. */
    value?: boolean | undefined
  } | undefined
  body?: SettingSwitch | undefined
}

/**
 * Turn project automation of an account on or off
 *
 * While it is off, no project of the account is delivered by itself, whatever its organizational unit and the project say.
 *
 * `PUT /api/v3/account/{accountUUID}/project-automation-enabled` (documented). Needs ROLE_ACCOUNT_ADMIN.
 *
 * @throws {HttpError} a code of any call
 */
export const setProjectAutomation: Operation<AccountSettingsSetProjectAutomationParams, AccountSettings> = /*@__PURE__*/ operation('accountSettings.setProjectAutomation', 'PUT', '/api/v3/account/{accountUUID}/project-automation-enabled', { retry: 'never' })

/** What `accountSettings.setCostsLogfileType` takes. */
export interface AccountSettingsSetCostsLogfileTypeParams {
  path: {
    /** The account. */
    accountUUID: string
  }
  query: {
    /** The type. */
    value: CostsLogfileType
  }
}

/**
 * Set the type of the analyses that costs are calculated from
 *
 * `PUT /api/v3/account/{accountUUID}/costs-logfile-type` (documented). Needs ROLE_ACCOUNT_ADMIN.
 *
 * @throws {HttpError} a code of any call
 */
export const setCostsLogfileType: Operation<AccountSettingsSetCostsLogfileTypeParams, AccountSettings> = /*@__PURE__*/ operation('accountSettings.setCostsLogfileType', 'PUT', '/api/v3/account/{accountUUID}/costs-logfile-type')

/** What `accountSettings.getContextMatching` takes. */
export interface AccountSettingsGetContextMatchingParams {
  path: {
    /** The account. */
    accountUUID: string
  }
}

/**
 * Get how many translation memories require context for exact matches
 *
 * With this, a client can say what `applyToAll` would change.
 *
 * `GET /api/v3/account/{accountUUID}/require-context-tm-matching` (designed). Needs ROLE_ACCOUNT_ADMIN.
 *
 * @throws {HttpError} a code of any call
 */
export const getContextMatching: Operation<AccountSettingsGetContextMatchingParams, ContextMatching> = /*@__PURE__*/ operation('accountSettings.getContextMatching', 'GET', '/api/v3/account/{accountUUID}/require-context-tm-matching')

/** What `accountSettings.setRequireContextTmMatching` takes. */
export interface AccountSettingsSetRequireContextTmMatchingParams {
  path: {
    /** The account. */
    accountUUID: string
  }
  query?: {
    /** On or off. The body can say it instead; one of them has to. */
    value?: boolean | undefined
    /** Also change all translation memories that the account has. */
    applyToAll?: boolean | undefined
  } | undefined
  body?: SettingSwitch | undefined
}

/**
 * Require the same context for exact matches, or don't
 *
 * In a translation memory that requires it, the same text in another context counts as a 99% match. Applies to new translation memories, and with `applyToAll` to all that the account has.
 *
 * `PUT /api/v3/account/{accountUUID}/require-context-tm-matching` (documented). Needs ROLE_ACCOUNT_ADMIN.
 *
 * @throws {HttpError} a code of any call
 */
export const setRequireContextTmMatching: Operation<AccountSettingsSetRequireContextTmMatchingParams, ContextMatching> = /*@__PURE__*/ operation('accountSettings.setRequireContextTmMatching', 'PUT', '/api/v3/account/{accountUUID}/require-context-tm-matching', { refreshes: ['translationMemories'], retry: 'never' })

/** What `accountSettings.listHierarchy` takes. */
export interface AccountSettingsListHierarchyParams {
  path: {
    /** The account. */
    accountUUID: string
  }
  query?: {
    /** The organization or organizational unit; the account if omitted. */
    parentUuid?: string | undefined
    /** Part of a name: gives organizations, organizational units, and projects of the account at once. */
    search?: string | undefined
    /** Page, from 0. */
    page?: number | undefined
  } | undefined
}

/**
 * List what is below an account, an organization, or an organizational unit
 *
 * The organizations of the account, the organizational units of an organization, or the projects of an organizational unit.
 *
 * `GET /api/v3/account/{accountUUID}/hierarchy` (designed). Needs ROLE_ACCOUNT_ADMIN.
 *
 * @throws {HttpError} a code of any call
 */
export const listHierarchy: Operation<AccountSettingsListHierarchyParams, HierarchyPart> = /*@__PURE__*/ operation('accountSettings.listHierarchy', 'GET', '/api/v3/account/{accountUUID}/hierarchy')

/** What `accountSettings.getHierarchySettings` takes. */
export interface AccountSettingsGetHierarchySettingsParams {
  path: {
    /** The account. */
    accountUUID: string
  }
  query?: {
    /** The organization, organizational unit, or project; the account if omitted. */
    nodeUuid?: string | undefined
  } | undefined
}

/**
 * Get the settings that apply at a level, and where they come from
 *
 * `GET /api/v3/account/{accountUUID}/hierarchy/settings` (designed). Needs ROLE_ACCOUNT_ADMIN.
 *
 * @throws {HttpError} a code of any call
 */
export const getHierarchySettings: Operation<AccountSettingsGetHierarchySettingsParams, LevelSetting[]> = /*@__PURE__*/ operation('accountSettings.getHierarchySettings', 'GET', '/api/v3/account/{accountUUID}/hierarchy/settings')
