import type { Context } from './context.ts'
import type { AccountRow } from './visit-account.ts'
import type { JournalEvent } from '../kernel/journal.ts'
import { conflict } from '../kernel/refusals.ts'

/** Changes of settings that can be undone, by the names that the journal has for them. */
export const undoableEvents = [
  'ACCOUNT_CUSTOM_SUBDOMAIN_CHANGED',
  'ACCOUNT_CUSTOM_SUBDOMAIN_REMOVED',
  'ACCOUNT_ENTRY_POINT_CHANGED',
  'ACCOUNT_LOGO_CHANGED',
  'ACCOUNT_LOGO_REMOVED',
  'ACCOUNT_PORTAL_LOGO_CHANGED',
  'ACCOUNT_PORTAL_LOGO_REMOVED',
  'ACCOUNT_SECURITY_UPDATED',
  'ACCOUNT_SETTINGS_UPDATED',
  'ACCOUNT_SSO_DOMAIN_ADDED',
  'ACCOUNT_SSO_DOMAIN_REMOVED',
  'ACCOUNT_SSO_UPDATED',
  'ACCOUNT_SSO_URL_KEY_CHANGED',
  'ACCOUNT_SUBDOMAIN_CHANGED',
  'ACCOUNT_SUBDOMAIN_REMOVED',
  'BANK_ACCOUNT_CREATED',
  'CANCELLATION_OPTIONS_UPDATED',
  'CANCELLATION_OPTION_ARCHIVED',
  'CANCELLATION_OPTION_CREATED',
  'CHECK_PROFILE_SAVED',
  'CONTRACT_CREATED',
  'CONTRACT_PUBLISHED',
  'CONTRACT_REMOVED',
  'CONTRACT_SETTINGS_UPDATED',
  'CUSTOM_FIELDS_SORTED',
  'CUSTOM_FIELD_UPDATED',
  'FILE_OPTIONS_REMOVED',
  'FILE_OPTIONS_SET',
  'FINANCE_PERIOD_LOCKED',
  'FINANCE_SETTINGS_UPDATED',
  'JOURNAL_SETTINGS_UPDATED',
  'LANGUAGE_MAPPING_CREATED',
  'LANGUAGE_MAPPING_REMOVED',
  'MT_ENGINE_CREATED',
  'MT_ENGINE_REMOVED',
  'MT_ENGINE_UPDATED',
  'NOTIFICATION_DEFAULTS_UPDATED',
  'PIPELINES_TOGGLED',
  'PIPELINE_CREATED',
  'PIPELINE_REMOVED',
  'PIPELINE_UPDATED',
  'PLACEMENT_SETTINGS_UPDATED',
  'PROJECT_ROUTING_REMOVED',
  'PROJECT_ROUTING_SAVED',
  'PROVISIONING_UPDATED',
  'RECOMMENDATION_SETTINGS_CREATED',
  'RECOMMENDATION_SETTINGS_REMOVED',
  'RECOMMENDATION_SETTINGS_UPDATED',
  'SEGMENTATION_RULES_REMOVED',
  'SEGMENTATION_RULES_UPLOADED',
  'SPELLING_WORDS_ADDED',
  'SPELLING_WORD_REMOVED',
  'THIRD_PARTY_CREATED',
  'THIRD_PARTY_REMOVED',
  'THIRD_PARTY_UPDATED',
  'WEBHOOK_CREATED',
  'WEBHOOK_REMOVED',
  'WEBHOOK_TOGGLED',
  'WEBHOOK_UPDATED',
  'WORKFLOWS_SORTED',
  'WORKFLOW_TEMPLATE_CREATED',
  'WORKFLOW_TEMPLATE_REMOVED',
  'WORKFLOW_TEMPLATE_UPDATED',
  'WORKFLOW_UPDATED',
] as const satisfies readonly JournalEvent[]

export type UndoableEvent = (typeof undoableEvents)[number]

/** Those of changes that decide who can sign in, and how. Like the changes, their undo takes one's password. */
export const confirmedEvents = [
  'ACCOUNT_SECURITY_UPDATED',
  'ACCOUNT_SSO_DOMAIN_ADDED',
  'ACCOUNT_SSO_DOMAIN_REMOVED',
  'ACCOUNT_SSO_UPDATED',
  'ACCOUNT_SSO_URL_KEY_CHANGED',
] as const satisfies readonly UndoableEvent[]

type ConfirmedEvent = (typeof confirmedEvents)[number]

export const takesPassword = (event: string): boolean => (confirmedEvents as readonly string[]).includes(event)

export type Fields = Record<string, unknown>

/** Whether an entry of the journal is of a change that can be undone, as far as the entry tells. */
export function isUndoable({
  event,
  before,
  after,
  detail,
}: {
  event: string
  before: Fields | null | undefined
  after: Fields | null | undefined
  detail: Fields | null | undefined
}): boolean {
  const isKnown = (undoableEvents as readonly string[]).includes(event)
  // Translation memories that were changed along do not change back.
  const isWhole = detail?.['memories'] === undefined && namesItsThing(event, detail)
  return isKnown && Boolean(before ?? after) && isWhole && isWithoutSecrets(event, before)
}

/**
 * The fields that an undo doesn't restore: the provider that an account signs in with, of which the journal has no
 * secret and no certificate.
 */
const providerFields = [
  'protocol',
  'issuer',
  'clientId',
  'signOnUrl',
  'signOutUrl',
  'metadataUrl',
  'certificates',
  'signsRequests',
  'emailClaim',
]

const isWithoutSecrets = (event: string, before: Fields | null | undefined): boolean =>
  event !== 'ACCOUNT_SSO_UPDATED' || (Boolean(before) && providerFields.every((field) => !(field in before!)))

/** Entries from before a version that named by its id what they are about can't be undone. */
function namesItsThing(event: string, detail: Fields | null | undefined): boolean {
  if (event.startsWith('SEGMENTATION_RULES_')) return detail?.['rulesUuid'] !== undefined
  if (event.startsWith('CANCELLATION_OPTION_')) return detail?.['optionUuid'] !== undefined
  return detail?.['orgUnit'] === undefined || detail['orgUnitUuid'] !== undefined
}

/** An entry of the journal that is undone; a side that is null is of a thing that did not exist. */
export interface Change {
  event: UndoableEvent
  entityId: string
  entityName: string
  before: Fields | null
  after: Fields | null
  detail: Fields
}

/** The result of an undo, as the journal names it. */
export interface Undone {
  event: UndoableEvent | 'BANK_ACCOUNT_REMOVED' | 'FINANCE_PERIOD_UNLOCKED'
  /** The state afterwards, where it isn't the whole former state. */
  after?: Fields
}

/** How changes of one kind of settings are undone. The account is held. */
export interface Undo {
  confirm?: ConfirmedUndo['confirm']
  /** The present state of what was changed, by the names of the journal; null where it does not exist. */
  present(context: Context, account: AccountRow, change: Change): Promise<Fields | null>
  /** Makes it what it was before. */
  restore(context: Context, account: AccountRow, change: Change): Promise<Undone>
  /** The field of `detail` that says which one of several was changed, where the entity does not. */
  which?: string
}

export interface ConfirmedUndo extends Undo {
  /** Makes sure that it is oneself. @throws ApiError 400 where the password is missing or wrong */
  confirm(context: Context, password: string | undefined): Promise<void>
}

/** The undo of each event. */
export type Undos = { readonly [E in UndoableEvent]: E extends ConfirmedEvent ? ConfirmedUndo : Undo }

/** The state before a change. */
export function formerly<State>({ before }: Change): State {
  if (before === null) throw conflict("This change can't be undone.", null)
  return before as State
}
