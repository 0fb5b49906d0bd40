import { and, asc, eq, gt, inArray } from 'drizzle-orm'
import type { Database } from '../../database/connect.ts'
import { translationMemories, translationUnits, translationUnitTargets } from '../../db/schema.ts'
import { type TmxOutput, writeTmx } from './tmx-writer.ts'

const unitsAtOnce = 2000

/**
 * A memory as TMX, piece by piece, oldest unit first. With `targetLocales`, only those, and only units that have one
 * of them.
 */
export async function* exportTmx(
  db: Database,
  memoryId: string,
  targetLocales?: readonly string[],
): AsyncGenerator<string> {
  const [memory] = await db.select().from(translationMemories).where(eq(translationMemories.id, memoryId))
  if (!memory) throw new Error(`no memory ${memoryId}`)
  yield* writeTmx(outputs(db, memoryId, targetLocales), memory.sourceLocale)
}

async function* outputs(db: Database, memoryId: string, locales?: readonly string[]): AsyncGenerator<TmxOutput> {
  for (let last = 0; ; ) {
    const units = await db
      .select()
      .from(translationUnits)
      .where(and(eq(translationUnits.memoryId, memoryId), gt(translationUnits.id, last)))
      .orderBy(asc(translationUnits.id))
      .limit(unitsAtOnce)
    if (units.length === 0) return
    const targets = await db
      .select()
      .from(translationUnitTargets)
      .where(
        and(
          inArray(translationUnitTargets.unitId, units.map((unit) => unit.id)),
          locales?.length ? inArray(translationUnitTargets.locale, [...locales]) : undefined,
        ),
      )
      .orderBy(asc(translationUnitTargets.unitId), asc(translationUnitTargets.locale))
    const byUnit = new Map(units.map((unit): [number, typeof targets] => [unit.id, []]))
    for (const target of targets) byUnit.get(target.unitId)?.push(target)
    for (const unit of units) {
      const own = byUnit.get(unit.id)
      if (own?.length) yield { ...unit, context: unit, targets: own }
    }
    last = units.at(-1)!.id
  }
}
