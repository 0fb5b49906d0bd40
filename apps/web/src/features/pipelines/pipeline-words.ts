import { queryParts } from '@dragoman/sdk/query-line'
import type {
  PipelineAction,
  PipelineActionNames,
  PipelineSubject,
  PipelineTrigger,
} from '@dragoman/sdk/operations/pipelines'
import { clockText, weekdayName, weekdays } from '../../display/working-days.ts'
import { formatList, isolated } from '../../i18n/format.ts'
import { enumWord, t } from '../../i18n/t.ts'
import type { QuerySpec } from '../../list/query-spec.ts'
import { chipWords } from '../../list/query-words.ts'
import { workdays } from './pipeline-draft.ts'

/** The trigger of a pipeline, as the beginning of a sentence. */
export function triggerText({ event, schedule }: PipelineTrigger): string {
  if (event) return t(`pipelines.when.${event}`)
  if (!schedule) return ''
  const { days, hour, minute, timezone } = schedule
  const clock = (at: number) => clockText(`${String(at).padStart(2, '0')}:${String(minute).padStart(2, '0')}`)
  const values = { days: daysText(days), zone: timezone.replaceAll('_', ' ') }
  return hour === undefined
    ? t('pipelines.when.hourly', { ...values, minute: String(minute).padStart(2, '0') })
    : t('pipelines.when.daily', { ...values, time: clock(hour) })
}

function daysText(days: readonly (typeof weekdays)[number][]): string {
  if (days.length === weekdays.length) return t('pipelines.everyDay')
  const inOrder = weekdays.filter((day) => days.includes(day))
  if (inOrder.join() === workdays.join()) return t('pipelines.weekdays')
  return formatList(inOrder.map((day) => weekdayName(day, 'short')))
}

/** The conditions of a line, each in words. */
export const conditionTexts = (filter: string, spec: QuerySpec): string[] =>
  queryParts(filter, spec.fields, 0).map((part) => {
    const { field, label } = chipWords(part, spec)
    return field ? t('pipelines.condition', { field, value: label }) : label
  })

/** Describes an action, in words. */
export function actionText(action: PipelineAction, names: PipelineActionNames, subject: PipelineSubject): string {
  const { kind, status, addTags = [], removeTags = [], value = '', notifyManager } = action
  const missing = '…'
  const name = (known: string | undefined) => (known === undefined ? missing : isolated(known))
  switch (kind) {
    case 'ASSIGN':
      return t('pipelines.does.assign', { name: name(names.user) })
    case 'MOVE':
      return t('pipelines.does.move', {
        status: status ? enumWord(subject === 'TASK' ? 'taskStatus' : 'projectStatus', status) : missing,
      })
    case 'TAG': {
      const parts = [
        ...(addTags.length > 0 ? [t('pipelines.does.addTags', { tags: formatList(addTags.map(isolated)) })] : []),
        ...(removeTags.length > 0
          ? [t('pipelines.does.removeTags', { tags: formatList(removeTags.map(isolated)) })]
          : []),
      ]
      return parts.join(' · ') || t('pipelines.does.addTags', { tags: missing })
    }
    case 'CUSTOM_FIELD':
      return t('pipelines.does.field', { name: name(names.customField), value: value === '' ? '–' : isolated(value) })
    case 'NOTIFY': {
      const people = [...(notifyManager ? [t('pipelines.projectManager')] : []), ...(names.users ?? []).map(isolated)]
      return t('pipelines.does.notify', { names: formatList(people) || missing })
    }
    case 'WEBHOOK':
      return t('pipelines.does.webhook', { name: name(names.webhook) })
    case 'PRE_TRANSLATE':
      return t('pipelines.does.preTranslate')
    case 'EXPORT':
      return t('pipelines.does.export')
  }
}
