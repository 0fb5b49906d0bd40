import type { SourceContext, TranslationUnit } from '@dragoman/sdk/operations/translationMemories'
import { and, asc, count, desc, eq, exists, inArray, sql } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'
import type { Database } from '../../../kernel/database/connect.ts'
import { foldText } from '@dragoman/sdk/text-search'
import { foldedText } from '../../../kernel/database/fold-text.ts'
import { translationUnits, translationUnitTargets } from '../tables.ts'
import { users } from '../../../kernel/tables.ts'
import { noVersion, versionOf } from '../../../kernel/version.ts'
import type { MemoryRow } from '../memories.ts'
import { boundary, sourceHash } from '../../../engines/matching/normalize.ts'
import type { SegmentContext } from '../../../engines/matching/normalize.ts'
import { beginningOf, spellingPattern } from './spelling-pattern.ts'
import { authorElsewhere, momentOf } from '../writing/written-elsewhere.ts'

export type TmUnitRow = typeof translationUnits.$inferSelect

/** The filters of a search in a memory (contract: translationMemories.searchUnits). */
export interface TmUnitSearch {
  sourceText?: string
  targetText?: string
  targetLocale?: string
  page: number
  pageSize: number
}

/** One page of units whose texts contain what is asked for, newest first, and how many there are. */
export async function searchTmUnits(
  db: Database,
  memory: MemoryRow,
  { sourceText, targetText, targetLocale, page, pageSize }: TmUnitSearch,
): Promise<{ units: TranslationUnit[]; total: number }> {
  const target = and(
    eq(translationUnitTargets.unitId, translationUnits.id),
    targetText ? holding(translationUnitTargets.text, targetText) : undefined,
    targetLocale ? eq(translationUnitTargets.locale, targetLocale) : undefined,
  )
  const inTarget = db
    .select({ one: sql`1` })
    .from(translationUnitTargets)
    .where(target)
  const condition = and(
    eq(translationUnits.memoryId, memory.id),
    sourceText ? holding(translationUnits.source, sourceText) : undefined,
    targetText || targetLocale ? exists(inTarget) : undefined,
  )
  const rows = await db
    .select()
    .from(translationUnits)
    .where(condition)
    .orderBy(desc(translationUnits.id))
    .limit(pageSize)
    .offset(page * pageSize)
  const tmUnits = await showTmUnits(db, memory, rows)
  if (!sourceText && !targetText && !targetLocale) return { units: tmUnits, total: memory.totalUnits }
  const [counted] = await db.select({ total: count() }).from(translationUnits).where(condition)
  return { units: tmUnits, total: counted?.total ?? 0 }
}

/** However it is spelled. The pattern is there because it takes a fraction of the time. */
const holding = (column: PgColumn, text: string) =>
  sql`(${column} ~ ${spellingPattern(beginningOf(text))} and strpos(${foldedText(column)}, ${foldText(text)}) > 0)`

/** Units as the wire shows them, in the order given. */
export async function showTmUnits(
  db: Database,
  memory: MemoryRow,
  rows: readonly TmUnitRow[],
): Promise<TranslationUnit[]> {
  if (rows.length === 0) return []
  const targets = await db
    .select({ target: translationUnitTargets, writer: users.name })
    .from(translationUnitTargets)
    .leftJoin(users, eq(users.id, translationUnitTargets.updatedBy))
    .where(
      inArray(
        translationUnitTargets.unitId,
        rows.map(({ id }) => id),
      ),
    )
    .orderBy(asc(translationUnitTargets.locale))
  const neighbours = await neighbourTexts(db, memory, rows)
  return rows.map((row) => ({
    id: row.id,
    version: versionOf(row.source),
    sourceLocale: memory.sourceLocale,
    sourceText: row.source,
    ...(row.contextHash !== '' && { sourceContext: showContext(row, neighbours) }),
    createdAt: row.createdAt.getTime(),
    targets: targets
      .filter(({ target }) => target.unitId === row.id)
      .map(({ target, writer }) => ({
        locale: target.locale,
        version: versionOf(target.text),
        text: target.text,
        segmentId: target.id,
        lastModifiedBy: authorElsewhere(target) ?? writer ?? '',
        lastModifiedAt: momentOf(target).getTime(),
      })),
  }))
}

/** The version of the text of a unit in one locale. */
export function textVersion(unit: TranslationUnit, locale: string): string {
  if (locale === unit.sourceLocale) return unit.version
  return unit.targets.find((target) => target.locale === locale)?.version ?? noVersion
}

/** Source texts by hash, of the neighbors that the memory itself holds. */
async function neighbourTexts(
  db: Database,
  memory: MemoryRow,
  rows: readonly TmUnitRow[],
): Promise<Map<string, string>> {
  const hashes = rows.flatMap(({ previousHash, nextHash }) => [previousHash, nextHash]).filter((hash) => hash !== null)
  const wanted = [...new Set(hashes)].filter((hash) => hash !== boundary)
  if (wanted.length === 0) return new Map()
  const found = await db
    .select({ hash: translationUnits.sourceHash, source: translationUnits.source })
    .from(translationUnits)
    .where(and(eq(translationUnits.memoryId, memory.id), inArray(translationUnits.sourceHash, wanted)))
  return new Map(found.map(({ hash, source }) => [hash, source]))
}

/** Where a unit stands, as far as it can be told: of a neighbor only its hash is kept. */
function showContext(row: TmUnitRow, neighbours: ReadonlyMap<string, string>): SourceContext {
  const text = (hash: string | null) => (hash === boundary ? '' : hash === null ? undefined : neighbours.get(hash))
  const [previousText, nextText] = [text(row.previousHash), text(row.nextHash)]
  return {
    ...(row.contextKey && { contextKey: row.contextKey }),
    ...(previousText !== undefined && { previousText }),
    ...(nextText !== undefined && { nextText }),
  }
}

/** A context from the wire. A neighbor that is empty is none: the text stands at the start or end of its file. */
export function contextFrom(given: SourceContext | undefined): SegmentContext {
  const hash = (text: string | undefined) => (text === undefined ? null : text === '' ? boundary : sourceHash(text))
  return {
    contextKey: given?.contextKey || null,
    previousHash: hash(given?.previousText),
    nextHash: hash(given?.nextText),
  }
}
