import type { SegmentConfirmationResult } from '@dragoman/sdk/operations/editor'
import { and, asc, eq, sql } from 'drizzle-orm'
import { segments } from '../work/work-unit-tables.ts'
import { isOneOfNumbers } from '../../kernel/database/columns.ts'
import { notFound } from '../../kernel/refusals.ts'
import type { ChangeContext } from '../../identity/change-context.ts'
import { openWorkUnit, requireWritable, requireWritableAt } from '../work/open-work-unit.ts'
import { isInRange } from '../work/slices.ts'
import { countChange } from './save-segment.ts'
import { checkForConfirmation } from '../checking/check-for-confirmation.ts'
import { isBlocked } from '../work/segment-issues.ts'

/**
 * Confirms the open segments of a work unit, all that the caller may change or the ones named. Those that are empty or blocked stay open and come
 * back with what is wrong. 404 when one that is named is not of this work unit.
 */
export async function confirmSegments(
  context: ChangeContext,
  workUnitId: string,
  segmentIds: readonly string[] | undefined,
): Promise<SegmentConfirmationResult> {
  const { db, session, now, journal } = context
  const open = await openWorkUnit(db, session, workUnitId, { hold: true })
  requireWritable(open)
  const { workUnit } = open
  const all = await db.select().from(segments).where(eq(segments.workUnitId, workUnit.id)).orderBy(asc(segments.index))
  const named = segmentIds && new Set(segmentIds)
  const chosen = all.filter(({ id }) => named?.has(String(id)))
  if (named && chosen.length < named.size) throw notFound('segment in this work unit')
  for (const { index } of chosen) requireWritableAt(open, index)
  const rows = named ? chosen : all.filter(({ index }) => open.writable.some((task) => isInRange(index, task)))
  const toConfirm = rows.filter(({ confirmed, locked }) => !confirmed && !locked)
  const checked = [...(await checkForConfirmation(db, workUnit, toConfirm))].map(([row, issues]) => ({ row, issues }))
  const good = checked.filter(({ issues }) => !isBlocked(issues)).map(({ row }) => row.id)
  if (good.length > 0) {
    await db
      .update(segments)
      .set({ confirmed: true, version: sql`${segments.version} + 1`, updatedAt: now, updatedBy: session.user.id })
      .where(and(eq(segments.workUnitId, workUnit.id), isOneOfNumbers(segments.id, good)))
    await countChange(context, workUnit, good.length)
    await journal({
      entity: { type: 'WORK_UNIT', id: workUnit.id, name: `${open.fileName} · ${workUnit.targetLocale}` },
      projectId: workUnit.projectId,
      detail: { confirmed: good.length, taskUuid: open.task?.id },
    })
  }
  return {
    confirmed: good.length,
    refused: checked
      .filter(({ issues }) => isBlocked(issues))
      .map(({ row, issues }) => ({ segmentId: String(row.id), index: row.index, issues })),
  }
}
