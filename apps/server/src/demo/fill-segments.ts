import { sql } from 'drizzle-orm'
import { segments } from '../features/work/work-unit-tables.ts'
import type { Database } from '../kernel/database/connect.ts'
import { slips } from './slips.ts'
import type { Worker } from './worker.ts'

/**
 * Writes the targets of the first part of a work unit at once, as a linguist would have one after the other: through the
 * editor, a thousand segments take as long as everything else in the demo. The linguist confirms them; what a whole work
 * unit has no translation for, or none that can be confirmed, keeps its source.
 */
export async function fillSegments(
  db: Database,
  linguist: Worker,
  fill: {
    workUnitId: string
    /** The kind of name by which texts are found. */
    by: 'key' | 'source'
    text: ReadonlyMap<string, string>
    /** From 0 to 1. */
    share: number
    userId: string
  },
): Promise<void> {
  const { workUnitId, by, text, share, userId } = fill
  const column = by === 'key' ? segments.key : segments.source
  await db.execute(sql`
    update ${segments} set
      target = given.target, origin = 'HUMAN', version = version + 1, updated_at = now(), updated_by = ${userId}
    from unnest(${sql.param([...text.keys()])}::text[], ${sql.param([...text.values()])}::text[]) as given(name, target)
    where work_unit_id = ${workUnitId} and ${column} = given.name and not locked and not confirmed
      and index < ${share}::float8 * (select count(*) from ${segments} as every where every.work_unit_id = ${workUnitId})`)
  const { refused } = await linguist.confirmAll(workUnitId)
  if (share < 1 || refused.length === 0) return
  await db.execute(sql`
    update ${segments} set target = source, origin = 'HUMAN', version = version + 1, updated_at = now()
    where work_unit_id = ${workUnitId} and not locked and not confirmed`)
  await linguist.confirmAll(workUnitId)
}

/** Now and then with a slip, or without its last word, which the reviewer mends: so linguists have different scores. */
export function carelessly(
  text: ReadonlyMap<string, string>,
  userId: string,
  locale: string,
): ReadonlyMap<string, string> {
  const every = 3 + (Number.parseInt(userId.slice(0, 2), 16) % 6)
  const own = slips[locale] ?? []
  let since = 1
  return new Map(
    [...text].map(([name, target]) => {
      const slip = since < every ? undefined : own.find(({ right }) => target.includes(right))
      const changed = slip ? target.replace(slip.right, slip.wrong) : since < every + 2 ? target : shorten(target)
      since = changed === target ? since + 1 : 1
      return [name, changed]
    }),
  )
}

function shorten(text: string): string {
  const words = text.split(' ')
  return text.includes('⟦') || words.length < 4 ? text : words.slice(0, -1).join(' ')
}
