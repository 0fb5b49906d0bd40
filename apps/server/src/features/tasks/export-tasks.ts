import type { Task } from '@dragoman/sdk/operations/tasks'
import { timeCell, type ExportedList } from '../lists/list-export.ts'
import { listedTasks, orderedTasks } from './find-tasks.ts'
import { showTasks } from './show-tasks.ts'

/** The list of tasks as a file. */
export const taskExport: ExportedList<Task> = {
  jobType: 'TASK_LIST_EXPORT',
  fileName: 'tasks',
  async ids(db, session, { q, filter, sort }, now) {
    const found = await orderedTasks(db, session, await listedTasks(db, session, { q, filter }, now), sort)
    return found.map(({ id }) => id)
  },
  rows: showTasks,
  customFields: ({ customFields }) => customFields,
  fields: {
    file: ({ workUnit }) => workUnit.filename,
    project: ({ project }) => project.reference,
    sourceLanguage: ({ workUnit }) => workUnit.sourceLanguage,
    targetLanguage: ({ workUnit }) => workUnit.targetLanguage,
    workflow: ({ workflow }) => workflow.title,
    status: ({ status }) => status,
    assignment: ({ assignment }) => assignment,
    assignee: ({ assignee }) => assignee?.name,
    words: ({ workUnit }) => workUnit.words,
    dueDate: ({ dueDate }) => timeCell(dueDate),
    pay: ({ payableAmount }) => payableAmount,
    currency: ({ currency }) => currency,
    uuid: ({ uuid }) => uuid,
  },
}
