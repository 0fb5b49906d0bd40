import { and, eq } from 'drizzle-orm'
import type { ChangeContext } from '../../identity/change-context.ts'
import { isOneOfNumbers } from '../../kernel/database/columns.ts'
import { updateOne } from '../../kernel/database/one-row.ts'
import { conflict } from '../../kernel/refusals.ts'
import { openWorkUnit } from '../work/open-work-unit.ts'
import { segments } from '../work/work-unit-tables.ts'
import type { TextChangeRow } from './find-change.ts'
import { showChange } from './show-changes.ts'
import { textChangeRows, textChanges } from './tables.ts'
import { idsByUnit, whyFixed } from './text-search.ts'
import { withoutBlocked, writeTexts, type NewText } from './write-texts.ts'

/** Makes the translations of a held change what they were, where nothing has happened to them since; 409 for a second time. */
export async function undoChange(context: ChangeContext, change: TextChangeRow): Promise<TextChangeRow> {
  const { db, session, now } = context
  if (change.undoneAt) throw conflict('This change has been undone already.', await showChange(db, session, change))
  if (!change.finishedAt) throw conflict('This change is not finished.', await showChange(db, session, change))
  const before = await db.select().from(textChangeRows).where(eq(textChangeRows.changeId, change.id))
  const byId = new Map(before.map((row) => [row.segmentId, row]))
  const units = await idsByUnit(db, byId.keys())
  let restored = 0
  for (const workUnitId of [...units.keys()].toSorted()) {
    const open = await openWorkUnit(db, session, workUnitId, { hold: true })
    const ofUnit = and(eq(segments.workUnitId, workUnitId), isOneOfNumbers(segments.id, units.get(workUnitId)!))
    const held = await db.select().from(segments).where(ofUnit)
    const texts = held.flatMap((row): NewText[] => {
      const was = byId.get(row.id)!
      // With the version that the change made, the last to work in it was the change itself.
      const isKept = row.version !== was.version || whyFixed(open, row)
      if (isKept) return []
      const { target, confirmed, origin, match } = was
      return [{ row, target, confirmed, origin, match }]
    })
    await writeTexts(context, open, await withoutBlocked(context, open, texts))
    restored += texts.length
  }
  return updateOne(db, textChanges, eq(textChanges.id, change.id), {
    undoneAt: now,
    undoneBy: session.user.id,
    restored,
  })
}
