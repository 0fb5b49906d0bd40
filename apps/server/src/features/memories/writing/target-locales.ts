import { and, eq, inArray, sql } from 'drizzle-orm'
import type { Database } from '../../../kernel/database/connect.ts'
import { translationMemories, translationUnits, translationUnitTargets } from '../tables.ts'
import { impossible } from '../../../kernel/refusals.ts'
import type { MemoryRow } from '../memories.ts'

/** Adds the target locales that a memory lacked. */
export async function addTargetLocales(
  transaction: Database,
  memoryId: string,
  locales: readonly string[],
): Promise<void> {
  const lacked = sql`array(select unnest(${sql.param(locales)}::text[]) except select unnest(target_locales) order by 1)`
  await transaction
    .update(translationMemories)
    .set({ targetLocales: sql`target_locales || ${lacked}` })
    .where(eq(translationMemories.id, memoryId))
}

/** Refuses with 422 to leave out a target locale of which the memory has translations. */
export async function requireUnused(db: Database, memory: MemoryRow, targetLocales: readonly string[]): Promise<void> {
  const gone = memory.targetLocales.filter((locale) => !targetLocales.includes(locale))
  if (gone.length === 0) return
  const [used] = await db
    .select({ locale: translationUnitTargets.locale })
    .from(translationUnitTargets)
    .innerJoin(translationUnits, eq(translationUnits.id, translationUnitTargets.unitId))
    .where(and(eq(translationUnits.memoryId, memory.id), inArray(translationUnitTargets.locale, gone)))
    .limit(1)
  if (!used) return
  const message = `The memory has translations into ${used.locale}. Delete them before you remove this language.`
  throw impossible(message, 'LOCALE_IN_USE', { locale: used.locale })
}
