import type { Project } from '@dragoman/sdk/operations/projects'
import type { ActivityEntry } from '@dragoman/sdk/operations/activity'
import type { IconName } from '@dragoman/ui/Icon'
import { isOfMany } from './event-groups.ts'
import { enumWord, hasMessage, t, type MessageId } from '../i18n/t.ts'
import { formatList, formatNumber, languageName, isolated } from '../i18n/format.ts'
import { formatMoney } from '../i18n/format-amounts.ts'

/** A workflow step as the names of tasks have it: by its title. */
export type Step = Pick<Project['workflows'][number], 'label' | 'name'>

interface Terms {
  currency?: string | undefined
  workflows?: readonly Step[] | undefined
  /** How many entries it stands for. */
  count?: number
}

/** What a journal entry says, as a phrase: "Status: Draft → In progress". An event without words shows its code. */
export function eventSentence(entry: ActivityEntry, terms: Terms = {}): string {
  const what = plainSentence(entry, terms)
  return entry.detail?.['undoes'] === undefined ? what : t('activity.byUndo', { what })
}

function plainSentence(entry: ActivityEntry, { currency, workflows = [], count = 1 }: Terms): string {
  const { event, entityName, before, after, detail } = entry
  const id = `activity.event.${event}`
  if (!hasSentence(event)) return t('activity.event.unknown', { event, name: entityName ?? '' })
  const isOfSeveral = count > 1 && isOfMany(entry)
  const vocabulary = entry.entityType === 'TASK' ? 'taskStatus' : 'projectStatus'
  const values = {
    name: `${nameOf(entityName ?? '', workflows)}${isOfSeveral ? ` (+${formatNumber(count - 1)})` : ''}`,
    from: enumWord(vocabulary, text(before?.['status'])),
    to: enumWord(vocabulary, text(after?.['status'])),
    names: names(detail?.['names']) || t('shell.none'),
    amount: money(
      after?.['totalCost'] ?? after?.['total'] ?? before?.['total'],
      currency ?? text(after?.['currency'] ?? before?.['currency']),
    ),
  }
  const sentence = (t as (id: MessageId, values: Record<string, string>) => string)(id as MessageId, values)
  return count > 1 && !isOfSeveral ? `${sentence} · ${t('activity.times', { count })}` : sentence
}

/** Whether there are words for an event. */
export const hasSentence = (event: string): boolean => hasMessage(`activity.event.${event}`) || withValues.has(event)

const withValues = new Set([
  'PROJECT_STATUS_CHANGED',
  'PROJECT_RESOURCE_CREATED',
  'PROJECT_RESOURCE_REMOVED',
  'PROJECT_RESOURCE_UPLOADED',
  'PROJECT_RESOURCE_VERSION_TAKEN_OVER',
  'PROJECT_RESOURCE_PARAMS_CHANGED',
  'WORK_UNITS_CREATED',
  'PROJECT_MEMORIES_BOUND',
  'PROJECT_GLOSSARIES_BOUND',
  'REFERENCE_FILE_ADDED',
  'REFERENCE_FILE_REMOVED',
  'CONTINUOUS_FILE_UPLOADED',
  'WORK_UNITS_REMOVED',
  'ACCOUNT_SETTINGS_UPDATED',
  'RECOMMENDATION_SETTINGS_CREATED',
  'RECOMMENDATION_SETTINGS_UPDATED',
  'RECOMMENDATION_SETTINGS_REMOVED',
  'RECOMMENDATION_SETTINGS_RESET',
  'LANGUAGE_MAPPING_CREATED',
  'LANGUAGE_MAPPING_REMOVED',
  'SPELLING_WORDS_ADDED',
  'SPELLING_WORD_REMOVED',
  'CANCELLATION_OPTION_CREATED',
  'CANCELLATION_OPTIONS_UPDATED',
  'CANCELLATION_OPTION_ARCHIVED',
  'COSTS_CALCULATED',
  'MANUAL_COST_ADDED',
  'MANUAL_COST_REMOVED',
  'TASK_ASSIGNED',
  'TASK_OFFERED',
  'TASK_SKIPPED',
  'TASK_SKIP_UNDONE',
  'TASK_REVIEW_SAMPLED',
  'TASK_CHANGE_UNDONE',
  'TASK_DUE_DATE_CHANGED',
  'TASK_CATEGORIES_CHANGED',
  'TASK_FILE_ADDED',
  'TASK_FILE_REMOVED',
  'TASK_SPLIT',
  'TASK_JOINED',
  'TASK_ASSIGNMENT_REVOKED',
  'TASK_STATUS_CHANGED',
  'TASK_OPENED',
  'TASK_REOPENED',
  'TASK_REJECTED',
  'TASK_INSTRUCTIONS_UPDATED',
  'WORK_UNIT_TRANSLATION_BUILT',
  'WORK_UNIT_TRANSLATION_UPLOADED',
  'WORK_UNIT_TRANSLATION_READY',
  'WORK_UNIT_TRANSLATION_TAKEN_OVER',
  'TRANSLATION_MEMORY_LEARNT',
  'IMPERSONATION_STARTED',
  'ORG_UNIT_NET_RATES_SET',
  'ORG_UNIT_REMOVED',
  'PROJECT_REMOVED',
  'TASK_PAYMENT_ANSWERED',
  'TASK_PAYMENT_UPDATED',
  'TASK_STOP_LOSS_ACCEPTED',
  'TASK_STOP_LOSS_DECLINED',
  'TASK_STOP_LOSS_OFFERED',
  'TASK_UPDATED',
  'BANK_ACCOUNT_CREATED',
  'BANK_ACCOUNT_REMOVED',
  'EXCHANGE_RATE_CREATED',
  'FILE_OPTIONS_REMOVED',
  'FILE_OPTIONS_SET',
  'FINANCE_SETTINGS_UPDATED',
  'GLOSSARY_CLEARED',
  'GLOSSARY_CREATED',
  'GLOSSARY_EXPORT_STARTED',
  'GLOSSARY_IMPORTED',
  'GLOSSARY_IMPORT_STARTED',
  'GLOSSARY_REMOVED',
  'GLOSSARY_UPDATED',
  'ACCOUNT_SECURITY_UPDATED',
  'CONTRACT_SETTINGS_UPDATED',
  'NOTIFICATION_DEFAULTS_UPDATED',
  'SERVICE_NOW_UPDATED',
  'THIRD_PARTY_CREATED',
  'THIRD_PARTY_OPENED',
  'THIRD_PARTY_REMOVED',
  'THIRD_PARTY_UPDATED',
  'TABLE_IMPORT_STARTED',
  'TRANSLATION_MEMORY_CREATED',
  'TRANSLATION_MEMORY_IMPORTED',
  'TRANSLATION_MEMORY_IMPORT_STARTED',
  'USER_AUTOPILOT_UPDATED',
  'USER_AVAILABILITY_UPDATED',
  'USER_BLOCKED',
  'USER_CREATED',
  'USER_RATE_CREATED',
  'USER_RATE_UPDATED',
  'USER_REMOVED',
  'USER_STATUS_CHANGED',
  'USER_UNBLOCKED',
  'USER_UPDATED',
  'CUSTOM_FIELD_CREATED',
  'CUSTOM_FIELD_UPDATED',
  'CUSTOM_FIELD_VALUES_CHANGED',
  'PIPELINE_CREATED',
  'PROJECT_ROUTING_SAVED',
  'PROJECT_ROUTING_REMOVED',
  'PROJECTS_ROUTED',
  'PROJECT_ROUTING_UNDONE',
  'PIPELINE_FAILED',
  'PIPELINE_NOTIFIED',
  'PIPELINE_PAUSED',
  'PIPELINE_REMOVED',
  'PIPELINE_UPDATED',
  'WEBHOOK_CREATED',
  'WEBHOOK_PAUSED',
  'WEBHOOK_REMOVED',
  'WEBHOOK_REPLAYED',
  'WEBHOOK_SECRET_REPLACED',
  'WEBHOOK_TESTED',
  'WEBHOOK_TOGGLED',
  'WEBHOOK_UPDATED',
  'WORKFLOW_CREATED',
  'WORKFLOW_TEMPLATE_CREATED',
  'WORKFLOW_TEMPLATE_REMOVED',
  'WORKFLOW_TEMPLATE_UPDATED',
  'WORKFLOW_UPDATED',
])

/** Which one of several settings was changed, where the sentence does not name it. */
export function eventSubject({ event, entityName, before, after, detail }: ActivityEntry): string | undefined {
  if (event.startsWith('CONTRACT_')) return (event !== 'CONTRACT_SETTINGS_UPDATED' && entityName) || undefined
  if (event.startsWith('MT_ENGINE_')) return text(detail?.['name']) || undefined
  if (/^GLOSSARY_(TERM|CONCEPT)_/.test(event)) return text(detail?.['term']) || undefined
  if (event.startsWith('SPELLING_WORD')) return text(detail?.['words']) || undefined
  if (event.startsWith('FILE_OPTIONS_')) return `.${text(detail?.['fileType'])}`
  if (event.startsWith('LANGUAGE_MAPPING_')) return text(detail?.['code']) || undefined
  if (event === 'ACCOUNT_ENTRY_POINT_CHANGED') return enumWord('role', text(detail?.['role']))
  const bank = (after ?? before)?.['bankAccount'] as { holder?: unknown; last4?: unknown } | undefined
  return bank && `${text(bank.holder)} ···· ${text(bank.last4)}`
}

/** Why it was done, where somebody said so. */
export function eventReason({ detail }: ActivityEntry): string | undefined {
  const reason = text(detail?.['reason'])
  const option = text(detail?.['option'])
  const code = text(detail?.['optionCode'])
  const chosen = option && enumWord('cancellationOption', code, option)
  return [chosen, reason === option ? '' : reason].filter(Boolean).join(': ') || undefined
}

const icons: readonly (readonly [start: string, icon: IconName])[] = [
  ['PROJECT_STATUS', 'refresh'],
  ['PROJECT_RESOURCE', 'file'],
  ['PROJECT_MESSAGE', 'comment'],
  ['PROJECT_MEMORIES', 'database'],
  ['PROJECT_DOWNLOAD', 'download'],
  ['PROJECT_GLOSSARIES', 'glossary'],
  ['GLOSSARY', 'glossary'],
  ['REFERENCE_FILE', 'file'],
  ['CONTINUOUS_FILE', 'file'],
  ['LOC_KIT', 'download'],
  ['SOURCE_FILES', 'download'],
  ['TRANSLATED_FILES', 'download'],
  ['COSTS', 'wallet'],
  ['MANUAL_COST', 'wallet'],
  ['WORK_UNIT', 'translate'],
  ['TASK', 'tasks'],
  ['SEGMENT', 'edit'],
  ['EDITOR', 'edit'],
  ['TRANSLATION', 'database'],
  ['PROJECT', 'folder'],
  ['USER', 'user'],
  ['ORG', 'building'],
  ['LOG', 'key'],
  ['PERMISSION', 'lock'],
  ['ROLE', 'lock'],
  ['TAG', 'tag'],
]

/** The icon of an event, by the beginning of its code. */
export const eventIcon = (event: string): IconName => icons.find(([start]) => event.startsWith(start))?.[1] ?? 'info'

/** Work units and tasks are called `file · locale · step`: the language and the step get their names. */
function nameOf(name: string, workflows: readonly Step[]): string {
  const [file, locale, ...rest] = name.split(' · ')
  if (locale === undefined) return name
  const steps = rest.map((title) => {
    const step = workflows.find(({ label }) => label === title)
    return step ? enumWord('workflow', step.name, title) : title
  })
  return [isolated(file!), languageName(locale), ...steps].join(' · ')
}

const text = (value: unknown) => (typeof value === 'string' ? value : '')
const names = (value: unknown) => (Array.isArray(value) ? formatList(value.map(String)) : '')
const money = (value: unknown, currency: string) =>
  typeof value === 'number' && currency !== '' ? formatMoney(value, currency) : ''
