import { eq, sql } from 'drizzle-orm'
import type { CancellationOption } from '@dragoman/sdk/operations/cancellationOptions'
import type { ChangeContext } from '../../identity/change-context.ts'
import { only } from '../../kernel/database/one-row.ts'
import { noteCancellation } from '../cancellations/count-cancellations.ts'
import type { ProjectMoved } from '../work/events.ts'
import { workUnits } from '../work/work-unit-tables.ts'

/** Counts a canceled project with the words of its work units. */
export async function noteCanceledProject(
  context: ChangeContext,
  { project: { id, accountId }, option }: ProjectMoved & { option?: CancellationOption | undefined },
): Promise<void> {
  const words = sql<number>`coalesce(sum(${workUnits.words}), 0)::int`
  const sum = only(await context.db.select({ words }).from(workUnits).where(eq(workUnits.projectId, id)))
  await noteCancellation(context, { accountId, subject: 'PROJECT', subjectId: id, words: sum.words }, option)
}
