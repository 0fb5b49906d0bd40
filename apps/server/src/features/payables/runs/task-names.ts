import { eq } from 'drizzle-orm'
import { isOneOf } from '../../../kernel/database/columns.ts'
import type { Database } from '../../../kernel/database/connect.ts'
import { rangeName } from '../../work/held-task.ts'
import { projectResources } from '../../work/tables.ts'
import { tasks } from '../../work/task-tables.ts'
import { workUnits } from '../../work/work-unit-tables.ts'
import { workflows } from '../../workflows/tables.ts'

/** The names of tasks, as lines of payables show them. */
export async function taskNames(db: Database, ids: readonly string[]): Promise<(id: string) => string | undefined> {
  if (ids.length === 0) return () => undefined
  const rows = await db
    .select({
      id: tasks.id,
      file: projectResources.name,
      locale: workUnits.targetLocale,
      workflow: workflows.title,
      beginIndex: tasks.beginIndex,
      endIndex: tasks.endIndex,
    })
    .from(tasks)
    .innerJoin(workUnits, eq(workUnits.id, tasks.workUnitId))
    .innerJoin(projectResources, eq(projectResources.id, workUnits.resourceId))
    .innerJoin(workflows, eq(workflows.id, tasks.workflowId))
    .where(isOneOf(tasks.id, ids))
  const names = new Map(
    rows.map(({ id, file, locale, workflow, ...range }) => [
      id,
      [file, locale, workflow, ...rangeName(range)].join(' · '),
    ]),
  )
  return (id) => names.get(id)
}

/** The names of a task that is left out and of its linguist, as far as they are known. */
export const named = (taskName: string | undefined, vendorName: string | undefined) => ({
  ...(taskName !== undefined && { taskName }),
  ...(vendorName !== undefined && { vendorName }),
})
