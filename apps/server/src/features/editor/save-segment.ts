import type { Segment, SegmentUpdate } from '@dragoman/sdk/operations/editor'
import { and, eq, inArray, ne, sql } from 'drizzle-orm'
import { segments, workUnits } from '../work/work-unit-tables.ts'
import { impossible } from '../../kernel/refusals.ts'
import type { ChangeContext } from '../../identity/change-context.ts'
import type { Database } from '../../kernel/database/connect.ts'
import type { Entity } from '../../kernel/journal.ts'
import { findSegment } from './list-segments.ts'
import { openWorkUnit, requireWritable, requireWritableAt } from '../work/open-work-unit.ts'
import type { OpenWorkUnit, WorkUnitRow } from '../work/open-work-unit.ts'
import { checkForConfirmation } from '../checking/check-for-confirmation.ts'
import { isBlocked } from '../work/segment-issues.ts'
import { showSegments } from './show-segments.ts'
import type { SegmentRow } from './show-segments.ts'
import { updateOne, only } from '../../kernel/database/one-row.ts'

/** How the journal names a segment: file, language and place. */
export const segmentEntity = ({ workUnit, fileName }: OpenWorkUnit, row: SegmentRow): Entity<'SEGMENT'> => ({
  type: 'SEGMENT',
  id: String(row.id),
  name: `${fileName} · ${workUnit.targetLocale} · ${row.index + 1}`,
})

/**
 * Writes the translation of a segment. Saving is always possible, whatever is wrong with the text; confirming is not
 * while something blocks (422 with the issues). 409 with the segment as it is now when someone else was faster; a
 * repetition that was filled in meanwhile is no one's work and gives way.
 * A confirmed translation fills the other segments of the work unit with the same source that no one has worked on.
 */
export async function saveSegment(
  context: ChangeContext,
  workUnitId: string,
  segmentId: string,
  update: SegmentUpdate,
): Promise<Segment> {
  const { db, session, journal } = context
  const open = await openWorkUnit(db, session, workUnitId, { hold: true })
  requireWritable(open)
  const { workUnit } = open
  const before = await findSegment(db, workUnit, segmentId)
  const task = requireWritableAt(open, before.index)
  const shown = async (row: SegmentRow, more: Partial<Segment> = {}) => {
    return { ...only(await showSegments(db, session, workUnit, [row])), ...more }
  }
  if (before.locked) throw impossible("This segment is locked. Its text can't be changed.", 'SEGMENT_LOCKED')
  const isSame = before.target === update.target && before.confirmed === update.confirmed
  if (before.version !== update.version) {
    // The same save again, after its answer was lost, isn't a conflict.
    const isRepeated = isSame && before.updatedBy === session.user.id && before.version === update.version + 1
    if (isRepeated) return shown(before, { propagated: 0 })
    const isFilledIn = before.origin === 'REPETITION' && !before.confirmed && before.version > update.version
    if (!isFilledIn) {
      await context.requireVersion({
        entity: segmentEntity(open, before),
        projectId: workUnit.projectId,
        present: () => shown(before),
        given: String(update.version),
      })
    }
  }
  if (update.confirmed) await requireConfirmable(db, workUnit, { ...before, target: update.target })
  if (isSame) return shown(before, { propagated: 0 })
  const after = await writeSegment(context, before, update)
  const propagated = after.confirmed ? await propagate(context, after) : 0
  await countChange(context, workUnit, Number(after.confirmed) - Number(before.confirmed))
  await journal({
    entity: segmentEntity(open, after),
    projectId: workUnit.projectId,
    before: { target: before.target, confirmed: before.confirmed },
    after: { target: after.target, confirmed: after.confirmed },
    detail: { workUnitUuid: workUnit.id, taskUuid: task.id, ...(propagated > 0 && { propagated }) },
  })
  return shown(after, { propagated })
}

async function requireConfirmable(db: Database, workUnit: WorkUnitRow, row: SegmentRow): Promise<void> {
  const issues = (await checkForConfirmation(db, workUnit, [row])).get(row) ?? []
  if (!isBlocked(issues)) return
  const why = issues.filter(({ blocking }) => blocking).map(({ message }) => message)
  throw impossible(`The segment can't be confirmed: ${why.join(' ')}`, 'SEGMENT_ISSUES', { issues })
}

async function writeSegment(
  { db, now, session }: ChangeContext,
  before: SegmentRow,
  update: SegmentUpdate,
): Promise<SegmentRow> {
  const isNewText = before.target !== update.target
  const origin = update.target === '' ? null : (update.origin ?? 'HUMAN')
  const after = await updateOne(db, segments, eq(segments.id, before.id), {
    target: update.target,
    confirmed: update.confirmed,
    version: before.version + 1,
    updatedAt: now,
    updatedBy: session.user.id,
    ...(origin === 'MT' && { machineTarget: update.target }),
    ...((isNewText || update.origin) && { origin, match: update.target === '' ? null : (update.matchScore ?? null) }),
  })
  return after
}

/** Origins of translations that no one wrote by hand; only these may be overwritten by a repetition. */
const machineOrigins = ['REPETITION', 'TM_FUZZY', 'MT']

/** Fills open segments of the same source; gives how many. What someone has typed is left alone. */
async function propagate({ db, now, session }: ChangeContext, row: SegmentRow): Promise<number> {
  const filled = await db
    .update(segments)
    .set({
      target: row.target,
      origin: 'REPETITION',
      match: 100,
      version: sql`${segments.version} + 1`,
      updatedAt: now,
      updatedBy: session.user.id,
    })
    .where(
      and(
        eq(segments.workUnitId, row.workUnitId),
        eq(segments.sourceHash, row.sourceHash),
        eq(segments.source, row.source),
        sql`${segments.plural} ->> 'category' is not distinct from ${row.plural?.category ?? null}`,
        ne(segments.id, row.id),
        eq(segments.confirmed, false),
        eq(segments.locked, false),
        sql`(${eq(segments.target, '')} or ${inArray(segments.origin, machineOrigins)})`,
        ne(segments.target, row.target),
      ),
    )
    .returning({ id: segments.id })
  return filled.length
}

/** Counts confirmed segments up or down; a file that was built is out of date from now on. */
export async function countChange({ db, now }: ChangeContext, workUnit: WorkUnitRow, confirmed: number): Promise<void> {
  const { translationStatus } = workUnit
  const isOutdated = translationStatus === 'TRANSLATED' || translationStatus === 'ERROR'
  await db
    .update(workUnits)
    .set({
      confirmedSegments: workUnit.confirmedSegments + confirmed,
      updatedAt: now,
      ...(isOutdated && { translationStatus: 'NOT_TRANSLATED' }),
    })
    .where(eq(workUnits.id, workUnit.id))
}
