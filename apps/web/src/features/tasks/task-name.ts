import type { Task } from '@dragoman/sdk/operations/tasks'
import { enumWord } from '../../i18n/t.ts'
import { languageName } from '../../i18n/format.ts'

/** What people call a task: its file and the language that it goes into. */
export const taskName = ({ workUnit: { filename, targetLanguage } }: Pick<Task, 'workUnit'>): string =>
  `${filename} · ${languageName(targetLanguage)}`

/** The same with the step, where the tasks of several stand beside each other. */
export const taskStepName = (task: Pick<Task, 'workUnit' | 'workflow'>): string =>
  `${taskName(task)} · ${enumWord('workflow', task.workflow.code, task.workflow.title)}`
