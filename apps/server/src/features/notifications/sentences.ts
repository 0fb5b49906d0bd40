import type { NotificationCode } from '@dragoman/sdk/notifications'
import { type MessageId, wordsIn } from '../../kernel/words/words.ts'
import type { NoticeDetail } from './tables.ts'

/** The subject of a sentence. */
export interface Sayable {
  kind: NotificationCode
  entityType: string
  entityName: string
  projectName: string | null
  detail: NoticeDetail
}

const changes: Readonly<Record<string, string>> = {
  'TASK REVOKED': 'REVOKED',
  'TASK CANCELED': 'TASK_CANCELED',
  'TASK REOPENED': 'TASK_REOPENED',
  'TASK DUE_DATE': 'DUE_DATE',
  'TERM_REQUEST APPROVED': 'TERM_REQUEST_APPROVED',
  'TERM_REQUEST REJECTED': 'TERM_REQUEST_REJECTED',
  'PROJECT CANCELED': 'PROJECT_CANCELED',
  'PROJECT REOPENED': 'PROJECT_REOPENED',
}

const tag = (locale: string) => locale.replaceAll('_', '-')

const names = new Map<string, Intl.DisplayNames>()

/** The name of a locale in a language; the locale itself if it has no name. */
export function languageName(locale: string, language: string): string {
  const known = names.get(language) ?? new Intl.DisplayNames([language], { type: 'language' })
  names.set(language, known)
  try {
    return known.of(tag(locale)) ?? locale
  } catch {
    return locale
  }
}

/** The subject of a notification, in a language: file and target language, project, contract, or webhook. */
export function subjectOf({ kind, entityType, entityName, projectName, detail }: Sayable, language: string): string {
  const { file, targetLocale, count } = detail
  if (!file) return entityType === 'PROJECT' || kind === 'PROJECT_MESSAGE' ? (projectName ?? entityName) : entityName
  const task = targetLocale ? `${file} · ${languageName(targetLocale, language)}` : file
  return count && count > 1 ? `${task} (+${count - 1})` : task
}

/** The sentence of a notification, in one line of a language. */
export function sentenceOf(notice: Sayable, language: string): string {
  const { kind, entityType, detail } = notice
  const id = detail.change ? changes[`${entityType} ${detail.change}`] : kind
  // The id comes from a table, so its own values are not known here.
  const say = wordsIn(language) as (id: MessageId, values: object) => string
  return say(`notices.${id}` as MessageId, { name: subjectOf(notice, language), percent: detail.percent })
}

/** The name of a kind in a language; the daily email for null. */
export const kindName = (kind: NotificationCode | null, language: string): string =>
  wordsIn(language)((kind === null ? 'notices.daily.name' : `notices.kind.${kind}`) as 'notices.daily.name')
