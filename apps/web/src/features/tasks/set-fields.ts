import type { Task, TaskBulkChange } from '@dragoman/sdk/operations/tasks'
import type { IconName } from '@dragoman/ui/Icon'
import { formatNumber } from '../../i18n/format.ts'
import { t, type PlainMessageId } from '../../i18n/t.ts'

/** A number that managers set for one task or many: its place among the facts, in menus, commands, and its dialog. */
interface SetField {
  icon: IconName
  term: PlainMessageId
  action: PlainMessageId
  /** As the facts show it; undefined where it is not set. */
  shown: (task: Task) => string | undefined
  dialog: {
    title: (count: number) => string
    button: PlainMessageId
    label: PlainMessageId
    text: PlainMessageId
    minimum: number
    maximum: number
  }
  /** Where the dialog begins. */
  start: (task: Task | undefined) => number
  edit: (value: number) => Omit<TaskBulkChange, 'taskUuids' | 'include'>
}

/** By the name of their action. The order is that of the facts, and of menus. */
export const setFields = {
  score: {
    icon: 'quality',
    term: 'tasks.minimumScore',
    action: 'tasks.setScore',
    shown: ({ minimumScoreRequired: score }) => (score === undefined ? undefined : formatNumber(score)),
    dialog: {
      title: (count) => t('bulk.score.title', { count }),
      button: 'bulk.score.button',
      label: 'bulk.score.label',
      text: 'bulk.score.text',
      minimum: 0,
      maximum: 100,
    },
    start: (task) => task?.minimumScoreRequired ?? 0,
    edit: (minimumScore) => ({ kind: 'MINIMUM_SCORE', minimumScore }),
  },
} as const satisfies Readonly<Record<string, SetField>>

export type SetFieldName = keyof typeof setFields
export const setFieldNames = Object.keys(setFields) as SetFieldName[]
