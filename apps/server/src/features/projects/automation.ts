import { and, eq } from 'drizzle-orm'
import type { Database } from '../../kernel/database/connect.ts'
import { ApiError } from '../../kernel/refusals.ts'
import { jobs } from '../../kernel/tables.ts'
import type { ProjectRow } from '../work/find-project.ts'

/** Type of the job that gives tasks to the linguists whom the placement rules choose. */
export const autoAssignJob = 'AUTO_ASSIGN'

/** Refuses with 422 and BWX-002 while the autopilot assigns the tasks of a held project; worth another try in seconds (wire 1.4). */
export async function requireAutomationIdle(
  db: Database,
  { id, name, status, autopilotEnabled }: ProjectRow,
): Promise<void> {
  if (!autopilotEnabled) return
  const running = and(eq(jobs.projectId, id), eq(jobs.type, autoAssignJob), eq(jobs.status, 'STARTED'))
  if ((await db.$count(jobs, running)) === 0) return
  throw new ApiError(422, `The tasks of ${name} are being assigned automatically. Try again in a few seconds.`, {
    code: 'BWX-002',
    data: { status },
    headers: { 'Retry-After': '3' },
  })
}
