import { and, asc, eq, gt, inArray } from 'drizzle-orm'
import { only } from '../../../kernel/database/one-row.ts'
import type { Database } from '../../../kernel/database/connect.ts'
import { translationMemories, translationUnits, translationUnitTargets } from '../tables.ts'
import { users } from '../../../kernel/tables.ts'
import type { MemoryRow } from '../memories.ts'
import { writeCsv, writeXlsx } from './table-writer.ts'
import { type TmxOutput, writeTmx } from './tmx-writer.ts'
import { authorElsewhere, momentOf } from '../writing/written-elsewhere.ts'

/** The formats that a memory can be exported in. */
export const exportTypes = {
  tmx: 'application/x-tmx+xml',
  csv: 'text/csv; charset=utf-8',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
} as const

export type ExportType = keyof typeof exportTypes

export interface MemoryExport {
  memoryId: string
  fileType: ExportType
  /** Only these, and only units that have one of them; all when empty. */
  targetLocales: readonly string[]
  /** Told units written, and units in all; may throw to stop it. */
  progress?: (done: number, total: number) => Promise<void>
}

/** Others have their turn between two such groups. */
const tmUnitsAtOnce = 500

/** A memory as a file, piece by piece, oldest unit first. Read it in one transaction, to get it as it is at one moment. */
export async function* exportMemory(db: Database, given: MemoryExport): AsyncGenerator<Uint8Array> {
  const memory = only(
    await db.select().from(translationMemories).where(eq(translationMemories.id, given.memoryId)),
    `no memory ${given.memoryId}`,
  )
  const tmUnits = outputs(db, memory, given)
  const locales = given.targetLocales.length > 0 ? given.targetLocales : memory.targetLocales
  if (given.fileType === 'xlsx') {
    yield await writeXlsx(tmUnits, memory.sourceLocale, locales)
    return
  }
  const pieces =
    given.fileType === 'tmx' ? writeTmx(tmUnits, memory.sourceLocale) : writeCsv(tmUnits, memory.sourceLocale, locales)
  const encoder = new TextEncoder()
  let waiting = ''
  for await (const piece of pieces) {
    waiting += piece
    if (waiting.length < 65_536) continue
    yield encoder.encode(waiting)
    waiting = ''
  }
  yield encoder.encode(waiting)
}

async function* outputs(db: Database, memory: MemoryRow, given: MemoryExport): AsyncGenerator<TmxOutput> {
  const { targetLocales, progress } = given
  for (let last = 0, done = 0; ;) {
    const tmUnits = await db
      .select()
      .from(translationUnits)
      .where(and(eq(translationUnits.memoryId, memory.id), gt(translationUnits.id, last)))
      .orderBy(asc(translationUnits.id))
      .limit(tmUnitsAtOnce)
    if (tmUnits.length === 0) return
    const targets = await db
      .select({ target: translationUnitTargets, writer: users.name })
      .from(translationUnitTargets)
      .leftJoin(users, eq(users.id, translationUnitTargets.updatedBy))
      .where(
        and(
          inArray(
            translationUnitTargets.unitId,
            tmUnits.map((tmUnit) => tmUnit.id),
          ),
          targetLocales.length > 0 ? inArray(translationUnitTargets.locale, [...targetLocales]) : undefined,
        ),
      )
      .orderBy(asc(translationUnitTargets.unitId), asc(translationUnitTargets.locale))
    const byTmUnit = new Map(tmUnits.map((tmUnit): [number, TmxOutput['targets'][number][]] => [tmUnit.id, []]))
    for (const { target, writer } of targets) {
      const written = { writtenAt: momentOf(target), writtenBy: authorElsewhere(target) ?? writer ?? '' }
      byTmUnit.get(target.unitId)?.push({ ...target, ...written })
    }
    for (const tmUnit of tmUnits) {
      const own = byTmUnit.get(tmUnit.id)
      if (own?.length) yield { ...tmUnit, context: tmUnit, targets: own }
    }
    last = tmUnits.at(-1)!.id
    done += tmUnits.length
    await progress?.(Math.min(done, memory.totalUnits), memory.totalUnits)
  }
}
