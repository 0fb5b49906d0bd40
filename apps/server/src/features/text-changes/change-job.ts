import type { TextChangeInput } from '@dragoman/sdk/operations/textChanges'
import { eq } from 'drizzle-orm'
import { replaced } from '../../engines/replacing/text-pattern.ts'
import type { ChangeContext } from '../../identity/change-context.ts'
import { jobContext, sessionOf } from '../../identity/job-context.ts'
import type { Listener } from '../../identity/listeners.ts'
import { insertRows } from '../../kernel/database/insert-rows.ts'
import { only, updateOne } from '../../kernel/database/one-row.ts'
import { textParam } from '../../kernel/jobs/job-params.ts'
import type { JobRunner } from '../../kernel/jobs/job-runner.ts'
import { createYield } from '../../kernel/yield-thread.ts'
import { openWorkUnit, type OpenWorkUnit } from '../work/open-work-unit.ts'
import { countReasons } from './preview-change.ts'
import { textChangeRows, textChanges } from './tables.ts'
import {
  idsByUnit,
  readScope,
  rowsOf,
  searchTexts,
  whyNot,
  type LeftOutReason,
  type Scope,
  type SegmentRow,
} from './text-search.ts'
import { withoutBlocked, writeTexts, type NewText } from './write-texts.ts'

/** Type of the job that changes many translations. */
export const textChangeJob = 'TEXT_CHANGE'

/** Changes the translations of a change that can be changed by then, all at once. */
export const textChangeRunner = (consequences: readonly Listener[]): JobRunner => ({
  isShort: true,
  async run({ job, db, progress, commit }) {
    const id = textParam(job, 'changeUuid')
    const session = await sessionOf(db, job, new Date())
    await commit(async (transaction) => {
      const now = new Date()
      const change = only(await transaction.select().from(textChanges).where(eq(textChanges.id, id)).for('update'))
      const context = jobContext(transaction, { job, session, now, consequences, event: 'TEXTS_CHANGED' })
      const scope = await readScope(transaction, session, change.input)
      const { ticked, unfit } = await meantSegments(context, scope, change.input)
      const leftOut: LeftOutReason[] = []
      let changed = 0
      const idsOf = await idsByUnit(transaction, ticked.keys())
      for (const unit of scope.units)
        for await (const result of changeUnit(context, scope, {
          unit,
          ids: idsOf.get(unit.workUnit.id),
          ticked,
          change,
        })) {
          leftOut.push(...result.leftOut)
          changed += result.changed
          await progress(changed + leftOut.length, ticked.size)
        }
      const missing = ticked.size - changed - leftOut.length
      leftOut.push(...Array.from({ length: Math.max(0, missing) }, () => 'CHANGED' as const))
      const counted = countReasons([...unfit, ...leftOut])
      await updateOne(transaction, textChanges, eq(textChanges.id, id), {
        finishedAt: now,
        failedAt: null,
        leftOut: counted,
      })
      return { report: { changed, leftOut: counted }, warning: counted.length > 0 }
    })
  },

  async ended(transaction, job) {
    const change = eq(textChanges.id, textParam(job, 'changeUuid'))
    await transaction.update(textChanges).set({ failedAt: new Date() }).where(change)
  },

  async restarted(transaction, job) {
    const change = eq(textChanges.id, textParam(job, 'changeUuid'))
    await transaction.update(textChanges).set({ failedAt: null }).where(change)
  },
})

/** The segments to change with their versions: those that were ticked, or all that are found, without those that can't be. */
async function meantSegments({ db, session, now }: ChangeContext, scope: Scope, input: TextChangeInput) {
  const { segments: named } = input
  const unfit: LeftOutReason[] = []
  if (named) return { ticked: new Map(named.map(({ segmentId, version }) => [Number(segmentId), version])), unfit }
  const ticked = new Map<number, number>()
  for await (const { row, reason } of searchTexts(db, session, scope, now)) {
    if (reason) unfit.push(reason)
    else ticked.set(row.id, row.version)
  }
  return { ticked, unfit }
}

interface UnitChange {
  unit: OpenWorkUnit
  /** Its segments that are to be changed, if any are. */
  ids: number[] | undefined
  /** The version of each segment that was read. */
  ticked: ReadonlyMap<number, number>
  change: { id: string; input: TextChangeInput }
}

/** Changes a work unit, as many of its segments at once as fit in memory. */
async function* changeUnit(
  context: ChangeContext,
  scope: Scope,
  { unit, ids, ticked, change }: UnitChange,
): AsyncGenerator<{ changed: number; leftOut: LeftOutReason[] }> {
  const { db, session } = context
  const { id, targetLocale, projectId } = unit.workUnit
  if (!ids) return
  const open = await openWorkUnit(db, session, id, { hold: true })
  let count = 0
  for await (const rows of rowsOf(db, id, ids)) {
    const result = await changeRows(context, scope, { open, rows, ticked, change })
    count += result.changed
    yield result
  }
  if (count > 0)
    await context.journal({
      entity: { type: 'WORK_UNIT', id, name: `${open.fileName} · ${targetLocale}` },
      projectId,
      detail: { change: change.id, count },
    })
}

type RowsChange = Omit<UnitChange, 'unit' | 'ids'> & { open: OpenWorkUnit; rows: readonly SegmentRow[] }

async function changeRows(context: ChangeContext, scope: Scope, { open, rows, ticked, change }: RowsChange) {
  const { db, session, now } = context
  const leftOut: LeftOutReason[] = []
  const texts: NewText[] = []
  const yieldThread = createYield()
  for (const row of rows) {
    await yieldThread()
    const target = newTarget(scope, row)
    const reason = whyNot(open, row, session, now) ?? (row.version === ticked.get(row.id) ? undefined : 'CHANGED')
    if (reason) leftOut.push(reason)
    else if (typeof target !== 'string') leftOut.push(target.reason)
    else {
      const confirmed = row.confirmed && change.input.makesDrafts !== true
      texts.push({ row, target, confirmed, origin: target === '' ? null : 'HUMAN', match: null })
    }
  }
  const written = await withoutBlocked(context, open, texts)
  await writeTexts(context, open, written)
  await insertRows(
    db,
    textChangeRows,
    written.map(({ row: { id, target, confirmed, origin, match, version } }) => {
      return { changeId: change.id, segmentId: id, target, confirmed, origin, match, version: version + 1 }
    }),
  )
  return { changed: written.length, leftOut }
}

/** The new translation of a segment, or why there is none. */
function newTarget({ placesIn }: Scope, row: SegmentRow): string | { reason: LeftOutReason } {
  const places = placesIn(row)
  if (places === null) return { reason: 'TOO_LONG' }
  // The places that were found when it was ticked are gone.
  if (places.length === 0) return { reason: 'CHANGED' }
  return replaced(row.target, places) ?? { reason: 'TAGS' }
}
