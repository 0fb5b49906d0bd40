import type { CostExplanation } from '@dragoman/sdk/operations/costs'
import { and, asc, eq } from 'drizzle-orm'
import type { Database } from '../../kernel/database/connect.ts'
import { costLines, logfiles } from './tables.ts'
import { workUnits } from '../work/work-unit-tables.ts'
import { pageOf } from '../../kernel/paging.ts'
import type { ProjectRow } from '../work/find-project.ts'
import { pageOfCounted } from './logfiles/list-segments.ts'
import type { CostLineRow } from './price-work-units.ts'

/** The segments that a line, or with `LANG_PAIR` all bands of its language pair, were counted from. */
export async function segmentPage(
  db: Database,
  project: ProjectRow,
  line: CostLineRow,
  paging: { page: number; size: number },
): Promise<CostExplanation['segments']> {
  const { logfileId, targetLocale, band, costType } = line
  if (logfileId === null || targetLocale === null || !['MATCH', 'LANG_PAIR'].includes(costType)) {
    return pageOf([], 0, paging)
  }
  const workUnitIds = await workUnitsOfLine(db, project, line)
  if (workUnitIds.length === 0) return pageOf([], 0, paging)
  return pageOfCounted(db, { logfileId, workUnitIds, band: band ?? undefined }, paging)
}

/**
 * The work units that a line is made of: those of its pair with its step, and for a line without one those that have
 * a step which the pair has no line of its own for. Steps that had been canceled were not priced.
 */
async function workUnitsOfLine(db: Database, project: ProjectRow, line: CostLineRow): Promise<string[]> {
  const found = await db
    .select({ id: workUnits.id, workflows: workUnits.workflows })
    .from(workUnits)
    .where(and(eq(workUnits.projectId, project.id), eq(workUnits.targetLocale, line.targetLocale ?? '')))
    .orderBy(asc(workUnits.sequence))
  const [logfile] = await db
    .select()
    .from(logfiles)
    .where(eq(logfiles.id, line.logfileId ?? ''))
  const { stepsLeft = {} } = logfile?.config ?? {}
  const workUnitRows = found.map(({ id, workflows }) => ({ id, workflows: stepsLeft[id] ?? workflows }))
  if (line.costType === 'LANG_PAIR') return workUnitRows.map(({ id }) => id)
  const { workflow } = line
  if (workflow !== null) return workUnitRows.filter(({ workflows }) => workflows.includes(workflow)).map(({ id }) => id)
  const priced = await db
    .selectDistinct({ workflow: costLines.workflow })
    .from(costLines)
    .where(
      and(
        eq(costLines.projectId, project.id),
        eq(costLines.targetLocale, line.targetLocale ?? ''),
        eq(costLines.costType, 'MATCH'),
      ),
    )
  const own = new Set(priced.map((row) => row.workflow))
  return workUnitRows.filter(({ workflows }) => workflows.some((step) => !own.has(step))).map(({ id }) => id)
}
