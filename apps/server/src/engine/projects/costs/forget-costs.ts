import { and, eq, ne } from 'drizzle-orm'
import type { Database } from '../../../database/connect.ts'
import { costLines, projects, workUnits } from '../../../db/schema.ts'
import type { ProjectRow } from '../find-project.ts'
import { settleManual } from './manual-costs.ts'

/** What was calculated no longer holds: files, languages or prices have changed. Costs added by hand stay. */
export async function forgetCosts(db: Database, project: ProjectRow): Promise<void> {
  if (project.costsStatus === 'NOT_CALCULATED' && project.totalCost === null) return
  await db
    .delete(costLines)
    .where(and(eq(costLines.projectId, project.id), ne(costLines.costType, 'MANUAL')))
  await db
    .update(workUnits)
    .set({ netWords: null, cost: null, savings: null })
    .where(eq(workUnits.projectId, project.id))
  await db
    .update(projects)
    .set({ costsStatus: 'NOT_CALCULATED', costsFailure: null, costsLogfileId: null, costsCalculatedAt: null, costsOutdatedAt: null })
    .where(eq(projects.id, project.id))
  await settleManual(db, project)
}
