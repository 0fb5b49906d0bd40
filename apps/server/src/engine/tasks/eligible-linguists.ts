import type { EligibleLinguist } from '@dragoman/sdk/operations/users'
import type { Database } from '../../database/connect.ts'
import type { SignedIn } from '../../http/sessions.ts'
import { personRef } from '../people/people.ts'
import { countOpenTasks, findCandidates } from './eligible.ts'
import { holdTask } from './hold-tasks.ts'

/**
 * Who may do a task: those who are eligible, the least busy first; `all` adds the others, each with what keeps them
 * back (contract: users.listEligibleLinguists). 404 for a task out of sight.
 */
export async function eligibleLinguists(
  db: Database,
  session: SignedIn,
  taskId: string,
  { all = false, name }: { all?: boolean; name?: string },
): Promise<EligibleLinguist[]> {
  const { task, project, unit } = await db.transaction((transaction) => holdTask(transaction, session, taskId))
  const demand = {
    accountId: task.accountId,
    orgUnitId: project.orgUnitId,
    sourceLocale: unit.sourceLocale,
    targetLocale: unit.targetLocale,
  }
  const candidates = await findCandidates(db, demand, name ? { name } : {})
  const open = await countOpenTasks(
    db,
    candidates.map(({ user }) => user.id),
  )
  return candidates
    .filter(({ obstacles }) => all || obstacles.length === 0)
    .map(({ user, obstacles }) => ({
      user: personRef(user, true),
      eligible: obstacles.length === 0,
      blockedBy: obstacles,
      openTasks: open.get(user.id) ?? 0,
    }))
    .sort((a, b) => Number(b.eligible) - Number(a.eligible) || a.openTasks - b.openTasks || compare(a, b))
}

const compare = (a: EligibleLinguist, b: EligibleLinguist) => a.user.name.localeCompare(b.user.name)
