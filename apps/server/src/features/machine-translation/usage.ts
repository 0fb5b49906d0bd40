import { and, eq, sql } from 'drizzle-orm'
import type { Database } from '../../kernel/database/connect.ts'
import { isOneOf } from '../../kernel/database/columns.ts'
import { mtUsage } from './tables.ts'

const monthOf = (now: Date) => now.toISOString().slice(0, 7)

export interface Usage {
  characters: number
  tokens: number
}

/** The usage of engines in this month, by their ids. */
export async function usageOf(db: Database, ids: readonly string[], now: Date): Promise<(id: string) => Usage> {
  const rows = await db
    .select()
    .from(mtUsage)
    .where(and(isOneOf(mtUsage.engineId, ids), eq(mtUsage.month, monthOf(now))))
  return (id) => rows.find(({ engineId }) => engineId === id) ?? { characters: 0, tokens: 0 }
}

/**
 * Takes characters out of the budget of an engine before they are sent, so that two at once don't take the same ones.
 * False where the budget of the month doesn't have as many.
 */
export async function takeCharacters(
  db: Database,
  { id, monthlyCharacters }: { id: string; monthlyCharacters: number | null },
  characters: number,
  now: Date,
): Promise<boolean> {
  if (monthlyCharacters !== null && characters > monthlyCharacters) return false
  const rows = await db
    .insert(mtUsage)
    .values({ engineId: id, month: monthOf(now), characters, tokens: 0 })
    .onConflictDoUpdate({
      target: [mtUsage.engineId, mtUsage.month],
      set: { characters: sql`${mtUsage.characters} + ${characters}` },
      ...(monthlyCharacters !== null && {
        setWhere: sql`${mtUsage.characters} + ${characters} <= ${monthlyCharacters}`,
      }),
    })
    .returning({ id: mtUsage.engineId })
  return rows.length > 0
}

/** Gives characters back that no one has translated, and notes tokens. */
export async function settleUsage(db: Database, id: string, { characters, tokens }: Usage, now: Date): Promise<void> {
  if (characters === 0 && tokens === 0) return
  await db
    .update(mtUsage)
    .set({
      characters: sql`greatest(${mtUsage.characters} - ${characters}, 0)`,
      tokens: sql`${mtUsage.tokens} + ${tokens}`,
    })
    .where(and(eq(mtUsage.engineId, id), eq(mtUsage.month, monthOf(now))))
}
