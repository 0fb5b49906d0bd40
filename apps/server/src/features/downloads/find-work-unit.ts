import { and, eq } from 'drizzle-orm'
import type { Database } from '../../kernel/database/connect.ts'
import { notFound } from '../../kernel/refusals.ts'
import type { SignedIn } from '../../identity/sessions.ts'
import { visibleWorkUnits } from '../work/visible.ts'
import { workUnits } from '../work/work-unit-tables.ts'
import { loadWorkUnits } from './build-translation.ts'
import type { WorkUnitWithFile } from './build-translation.ts'

/** A work unit that the caller may see, with its file; 404 for any other. */
export async function findWorkUnit(
  db: Database,
  session: SignedIn,
  { id, projectId }: { id: string; projectId?: string },
): Promise<WorkUnitWithFile> {
  const [seen] = await db
    .select({ id: workUnits.id })
    .from(workUnits)
    .where(
      and(
        eq(workUnits.id, id),
        visibleWorkUnits(db, session),
        projectId === undefined ? undefined : eq(workUnits.projectId, projectId),
      ),
    )
  const [one] = seen ? await loadWorkUnits(db, [seen.id]) : []
  if (!one) throw notFound('work unit')
  return one
}
