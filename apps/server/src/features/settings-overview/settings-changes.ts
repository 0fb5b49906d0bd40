import type { ActivityEntry } from '@dragoman/sdk/operations/activity'
import type { SettingsPageCode } from '@dragoman/sdk/operations/accountSettings'
import type { SettingsChange } from '@dragoman/sdk/operations/cancellationOptions'
import { and, eq, inArray, sql, type SQL } from 'drizzle-orm'
import { loadPeople } from '../../identity/people.ts'
import type { SignedIn } from '../../identity/sessions.ts'
import type { Database } from '../../kernel/database/connect.ts'
import { aboutSettings, journal, users } from '../../kernel/tables.ts'
import { showEntries, shownEntry } from '../activity/show-activity.ts'
import { skipReviewRules } from '../settings-of-accounts/placement-rules.ts'
import { stopLossSettings } from '../settings-of-accounts/settings-of.ts'

const engines = ['MT_ENGINE_CREATED', 'MT_ENGINE_UPDATED', 'MT_ENGINE_REMOVED']
const keys = ['AI_KEY_CREATED', 'AI_KEY_UPDATED', 'AI_KEY_REMOVED']

/** What is recorded when somebody changes something on a page, in the order of the pages. */
export const settingsEvents: Readonly<Record<SettingsPageCode, readonly string[]>> = {
  GENERAL: ['ACCOUNT_SETTINGS_UPDATED'],
  USAGE: [],
  PRICE_LISTS: ['PRICE_LIST_CREATED', 'PRICE_LIST_UPDATED', 'PRICE_LIST_REMOVED'],
  FINANCE: ['FINANCE_SETTINGS_UPDATED', 'BANK_ACCOUNT_CREATED', 'BANK_ACCOUNT_REMOVED', 'EXCHANGE_RATE_CREATED'],
  BRANDING: [
    'ACCOUNT_LOGO_CHANGED',
    'ACCOUNT_LOGO_REMOVED',
    'ACCOUNT_PORTAL_LOGO_CHANGED',
    'ACCOUNT_PORTAL_LOGO_REMOVED',
    'ACCOUNT_SUBDOMAIN_CHANGED',
    'ACCOUNT_SUBDOMAIN_REMOVED',
    'ACCOUNT_CUSTOM_SUBDOMAIN_CHANGED',
    'ACCOUNT_CUSTOM_SUBDOMAIN_REMOVED',
    'ACCOUNT_CERTIFICATE_REMOVED',
  ],
  START_PAGES: ['ACCOUNT_ENTRY_POINT_CHANGED'],
  NOTIFICATIONS: ['NOTIFICATION_DEFAULTS_UPDATED'],
  SECURITY: ['ACCOUNT_SECURITY_UPDATED'],
  SSO: [
    'ACCOUNT_SSO_UPDATED',
    'ACCOUNT_SSO_REMOVED',
    'ACCOUNT_SSO_URL_KEY_CHANGED',
    'ACCOUNT_SSO_DOMAIN_ADDED',
    'ACCOUNT_SSO_DOMAIN_REMOVED',
  ],
  CONTRACTS: ['CONTRACT_CREATED', 'CONTRACT_PUBLISHED', 'CONTRACT_REMOVED', 'CONTRACT_SETTINGS_UPDATED'],
  WEBHOOKS: [
    'WEBHOOK_CREATED',
    'WEBHOOK_UPDATED',
    'WEBHOOK_REMOVED',
    'WEBHOOK_TOGGLED',
    'WEBHOOK_SECRET_REPLACED',
    'WEBHOOK_PAUSED',
  ],
  THIRD_PARTIES: ['THIRD_PARTY_CREATED', 'THIRD_PARTY_UPDATED', 'THIRD_PARTY_REMOVED'],
  CANCELLATIONS: ['CANCELLATION_OPTION_CREATED', 'CANCELLATION_OPTIONS_UPDATED', 'CANCELLATION_OPTION_ARCHIVED'],
  HIERARCHY: [],
  RECOMMENDATIONS: [
    'RECOMMENDATION_SETTINGS_CREATED',
    'RECOMMENDATION_SETTINGS_UPDATED',
    'RECOMMENDATION_SETTINGS_REMOVED',
    'RECOMMENDATION_SETTINGS_RESET',
  ],
  LANGUAGE_MAPPINGS: ['LANGUAGE_MAPPING_CREATED', 'LANGUAGE_MAPPING_REMOVED'],
  CUSTOM_FIELDS: ['CUSTOM_FIELD_CREATED', 'CUSTOM_FIELD_UPDATED', 'CUSTOM_FIELDS_SORTED'],
  PLAN: ['ACCOUNT_UPDATED'],
  WORKFLOWS: [
    'WORKFLOW_CREATED',
    'WORKFLOW_UPDATED',
    'WORKFLOWS_SORTED',
    'WORKFLOW_TEMPLATE_CREATED',
    'WORKFLOW_TEMPLATE_UPDATED',
    'WORKFLOW_TEMPLATE_REMOVED',
  ],
  MT: [...engines, ...keys],
  LLMS: [...engines, ...keys],
  SPELLING: ['SPELLING_WORDS_ADDED', 'SPELLING_WORD_REMOVED'],
  SEGMENTATION: ['SEGMENTATION_RULES_UPLOADED', 'SEGMENTATION_RULES_REMOVED'],
  FILE_OPTIONS: ['FILE_OPTIONS_SET', 'FILE_OPTIONS_REMOVED'],
  NET_RATES: ['NET_RATE_CREATED', 'NET_RATE_UPDATED', 'NET_RATE_REMOVED'],
  TASK_PLACEMENT: ['PLACEMENT_SETTINGS_UPDATED'],
  ACTIVITY: ['JOURNAL_SETTINGS_UPDATED'],
  PROVISIONING: ['PROVISIONING_UPDATED', 'PROVISIONING_TOKEN_CREATED', 'PROVISIONING_TOKEN_REMOVED'],
  PROJECT_ROUTING: ['PROJECT_ROUTING_SAVED', 'PROJECT_ROUTING_REMOVED'],
  SKIP_REVIEW: ['PLACEMENT_SETTINGS_UPDATED'],
  STOP_LOSS: ['ACCOUNT_SETTINGS_UPDATED'],
  PIPELINES: ['PIPELINES_TOGGLED', 'PIPELINE_CREATED', 'PIPELINE_UPDATED', 'PIPELINE_REMOVED'],
}

/** Fields of pages that are decided with those of others: an entry is about such a page if it has changed one of them. */
const fields: Partial<Record<SettingsPageCode, readonly string[]>> = {
  SKIP_REVIEW: skipReviewRules,
  STOP_LOSS: stopLossSettings,
}

/** Whether an entry of the journal is about a page. */
export function aboutPage(page: SettingsPageCode): SQL | undefined {
  const events = settingsEvents[page]
  if (events.length === 0) return sql`false`
  const own = fields[page]
  return and(
    inArray(journal.event, [...events]),
    aboutSettings,
    own && sql`${journal.after} ?| ${sql.param([...own])}::text[]`,
  )
}

/** Events of pages that share them, by what `detail` says that they are about. */
const kinds: Partial<Record<SettingsPageCode, 'MT' | 'LLM'>> = { MT: 'MT', LLMS: 'LLM' }

/** The last change of a page: who made it, when, and the entry where it can be undone. */
export interface PageChange {
  lastChange: SettingsChange
  undo?: ActivityEntry
}

/** Who changed each page of the settings of an account last, and when; pages that no one has changed are left out. */
export async function settingsChanges(
  db: Database,
  session: SignedIn,
  accountId: string,
): Promise<ReadonlyMap<SettingsPageCode, PageChange>> {
  const pages = Object.entries(settingsEvents) as [SettingsPageCode, readonly string[]][]
  const wanted = pages.flatMap(([page, events]) =>
    events.map((event) => ({ page, event, kind: kinds[page] ?? null, fields: fields[page]?.join(' ') ?? null })),
  )
  const column = (name: 'page' | 'event' | 'kind' | 'fields') =>
    sql`${sql.param(wanted.map((each) => each[name]))}::text[]`
  const { rows } = await db.execute<{ page: SettingsPageCode; id: number; by: string | null; at: number }>(sql`
    select distinct on (wanted.page) wanted.page, last.id::float8 as id, last.user_id as by,
      extract(epoch from last.at)::float8 * 1000 as at
    from unnest(${column('page')}, ${column('event')}, ${column('kind')}, ${column('fields')})
      wanted(page, event, kind, fields)
    cross join lateral (
      select id, user_id, at from ${journal}
      where account_id = ${accountId} and event = wanted.event and ${aboutSettings}
        and (wanted.kind is null or coalesce(detail ->> 'kind', wanted.kind) = wanted.kind)
        and (wanted.fields is null or after ?| string_to_array(wanted.fields, ' '))
      order by id desc limit 1
    ) last
    order by wanted.page, last.id desc`)
  const people = await loadPeople(
    db,
    session,
    rows.map(({ by }) => by),
  )
  const entries = await loadEntries(
    db,
    session,
    rows.map(({ id }) => id),
  )
  return new Map(
    rows.map(({ page, id, by, at }) => {
      const [user, entry] = [people(by), entries.get(id)]
      const lastChange = { date: Math.floor(at), ...(user && { user }) }
      return [page, { lastChange, ...(entry?.isUndoable && { undo: entry }) }]
    }),
  )
}

async function loadEntries(
  db: Database,
  session: SignedIn,
  ids: readonly number[],
): Promise<ReadonlyMap<number, ActivityEntry>> {
  const rows = await db
    .select({ id: journal.id, ...shownEntry })
    .from(journal)
    .leftJoin(users, eq(users.id, journal.userId))
    .where(inArray(journal.id, [...ids]))
  const shown = await showEntries(db, session, rows)
  return new Map(rows.map(({ id }, at) => [id, shown[at]!]))
}
