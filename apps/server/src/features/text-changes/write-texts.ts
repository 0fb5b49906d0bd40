import { eq, sql } from 'drizzle-orm'
import type { ChangeContext } from '../../identity/change-context.ts'
import { only } from '../../kernel/database/one-row.ts'
import { checkForConfirmation } from '../checking/check-for-confirmation.ts'
import { countChange } from '../editor/save-segment.ts'
import type { OpenWorkUnit } from '../work/open-work-unit.ts'
import { isBlocked } from '../work/segment-issues.ts'
import { segments, workUnits } from '../work/work-unit-tables.ts'
import type { SegmentRow } from './text-search.ts'

/** A translation to write. */
export interface NewText {
  row: SegmentRow
  target: string
  confirmed: boolean
  origin: string | null
  match: number | null
}

/** The same translations, those that an issue keeps from being confirmed as drafts. */
export async function withoutBlocked(
  { db }: Pick<ChangeContext, 'db'>,
  { workUnit }: OpenWorkUnit,
  texts: readonly NewText[],
): Promise<NewText[]> {
  const confirmed = texts.filter((text) => text.confirmed)
  const rows = new Map(confirmed.map(({ row, target }) => [row.id, { ...row, target }]))
  const issues = await checkForConfirmation(db, workUnit, [...rows.values()])
  return texts.map((text) => {
    const row = rows.get(text.row.id)
    return row && isBlocked(issues.get(row) ?? []) ? { ...text, confirmed: false } : text
  })
}

/** Writes translations of a held work unit, and counts what is confirmed now. */
export async function writeTexts(
  context: ChangeContext,
  { workUnit }: OpenWorkUnit,
  texts: readonly NewText[],
): Promise<void> {
  if (texts.length === 0) return
  const { db, now, session } = context
  const rows = texts.map(({ row, target, confirmed, origin, match }) => ({
    id: row.id,
    target,
    confirmed,
    origin,
    match,
  }))
  await db.execute(sql`
    update ${segments} set target = new.target, confirmed = new.confirmed, origin = new.origin, match = new.match,
      version = ${segments.version} + 1, updated_at = ${now.toISOString()}::timestamptz, updated_by = ${session.user.id}
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb)
      as new(id bigint, target text, confirmed boolean, origin text, match smallint)
    where ${segments.id} = new.id`)
  const confirmed = texts.reduce((sum, text) => sum + Number(text.confirmed) - Number(text.row.confirmed), 0)
  await countChange(context, only(await db.select().from(workUnits).where(eq(workUnits.id, workUnit.id))), confirmed)
}
