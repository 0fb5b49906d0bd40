import type { SegmentRange, Task } from '@dragoman/sdk/operations/tasks'
import { enumWord } from '../../i18n/t.ts'
import { formatNumber, languageName } from '../../i18n/format.ts'

/** The name of a task for people: its file and the language that it goes into, and the segments of a slice. */
export const taskName = ({ workUnit: { filename, targetLanguage }, slice }: Pick<Task, 'workUnit' | 'slice'>): string =>
  [filename, languageName(targetLanguage), ...(slice ? [sliceRange(slice)] : [])].join(' · ')

/** The segments of a slice as people count them, from 1. */
export const sliceRange = ({ beginIndex, endIndex }: Pick<SegmentRange, 'beginIndex' | 'endIndex'>): string =>
  `${formatNumber(beginIndex + 1)}–${formatNumber(endIndex + 1)}`

/** The same with the step, where the tasks of several stand beside each other. */
export const taskStepName = (task: Pick<Task, 'workUnit' | 'workflow' | 'slice'>): string =>
  `${taskName(task)} · ${enumWord('workflow', task.workflow.code, task.workflow.title)}`
