import { and, eq, isNull } from 'drizzle-orm'
import type { Database } from '../../kernel/database/connect.ts'
import type { FileOwner } from '../../kernel/download.ts'
import { accounts } from '../../kernel/tables.ts'
import { referenceFiles } from '../work/file-tables.ts'
import { projects } from '../work/tables.ts'
import { tasks } from '../work/task-tables.ts'
import { workUnits } from '../work/work-unit-tables.ts'
import { taskFiles } from '../tasks/tables.ts'
import { webhooks } from '../webhooks/tables.ts'

/**
 * Whether receivers of an account's events may still fetch a file: not once the account has turned off all of its webhooks
 * or is suspended.
 */
export async function mayReceive(db: Database, accountId: string, owner: FileOwner): Promise<boolean> {
  const [receiving] = await db
    .select({ id: accounts.id })
    .from(accounts)
    .innerJoin(webhooks, and(eq(webhooks.accountId, accounts.id), eq(webhooks.active, true)))
    .where(and(eq(accounts.id, accountId), isNull(accounts.suspendedAt)))
    .limit(1)
  return receiving !== undefined && belongsTo(db, accountId, owner)
}

async function belongsTo(db: Database, accountId: string, owner: FileOwner): Promise<boolean> {
  const [kind, id] = [owner.slice(0, owner.indexOf('-')), owner.slice(owner.indexOf('-') + 1)]
  if (kind === 'workUnit')
    return (await db.$count(workUnits, and(eq(workUnits.id, id), eq(workUnits.accountId, accountId)))) > 0
  const found =
    kind === 'reference'
      ? db
          .select({ id: referenceFiles.id })
          .from(referenceFiles)
          .innerJoin(projects, eq(projects.id, referenceFiles.projectId))
          .where(and(eq(referenceFiles.id, id), eq(projects.accountId, accountId)))
      : db
          .select({ id: taskFiles.id })
          .from(taskFiles)
          .innerJoin(tasks, eq(tasks.id, taskFiles.taskId))
          .where(and(eq(taskFiles.id, id), eq(tasks.accountId, accountId)))
  return (await found).length > 0
}
