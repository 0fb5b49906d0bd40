import type { Project } from '@dragoman/sdk/operations/projects'
import type { ActivityEntry } from '@dragoman/sdk/operations/activity'
import type { JournalEvent } from '@dragoman/sdk/operations/shared'
import type { IconName } from '@dragoman/ui/Icon'
import { isOfMany } from './event-groups.ts'
import { enumWord, hasMessage, t, type Known, type MessageId } from '../i18n/t.ts'
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

/** The phrase of a journal entry: "Status: Draft → In progress". An event without words shows its code. */
export function eventSentence(entry: ActivityEntry, terms: Terms = {}): string {
  const what = plainSentence(entry, terms)
  return entry.detail?.['undoes'] === undefined ? what : t('activity.byUndo', { what })
}

function plainSentence(entry: ActivityEntry, { currency, workflows = [], count = 1 }: Terms): string {
  const { event, entityName, before, after, detail } = entry
  if (!hasWords(event)) return t('activity.event.unknown', { event, name: entityName ?? '' })
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
  const sentence = (t as (id: MessageId, values: Record<string, string>) => string)(messageOf(event), values)
  return count > 1 && !isOfSeveral ? `${sentence} · ${t('activity.times', { count })}` : sentence
}

/** Every name has its words: one without is a type error here. */
const messageOf = (event: Known<JournalEvent>): MessageId => `activity.event.${event}`

/** Whether there are words for an event. */
const hasWords = (event: string): event is Known<JournalEvent> => hasMessage(`activity.event.${event}`)

/** Names the changed one of several settings, where the sentence doesn't. */
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

/** Why it was done, where someone said so. */
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
