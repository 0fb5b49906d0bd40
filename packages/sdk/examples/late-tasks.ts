// The tasks that are past their due date, as CSV:
//
//   node late-tasks.ts > late.csv
import { items } from '@dragoman/sdk'
import type { Client } from '@dragoman/sdk'
import { list } from '@dragoman/sdk/operations/tasks'
import { connect, runScript } from '@dragoman/sdk/script'

/** One line for the heads of the columns, and one for each late task, the one due first before the others. */
export async function* lateTasksAsCsv(client: Client): AsyncGenerator<string, void, undefined> {
  yield csvLine(['project', 'file', 'from', 'to', 'step', 'assignee', 'due'])
  for await (const task of items(client, list, { query: { late: true, sort: 'dueDate,asc', size: 100 } })) {
    const { filename, sourceLanguage, targetLanguage } = task.workUnit
    const due = task.dueDate === undefined ? '' : new Date(task.dueDate).toISOString()
    yield csvLine([
      task.project.name,
      filename,
      sourceLanguage,
      targetLanguage,
      task.workflow.title,
      task.assignee?.name ?? '',
      due,
    ])
  }
}

/** A spreadsheet would take a cell that starts with one of these for a formula. */
const isFormula = (cell: string) => /^[=+\-@\t\r]/.test(cell)

const csvLine = (cells: readonly string[]): string =>
  cells.map((cell) => `"${(isFormula(cell) ? `'${cell}` : cell).replaceAll('"', '""')}"`).join(',')

if (import.meta.main) {
  await runScript(async () => {
    for await (const line of lateTasksAsCsv(connect())) console.log(line)
  })
}
