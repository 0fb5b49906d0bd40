import type {
  MemorySegmentMatch,
  SourceContext,
  TranslationUnit,
  TranslationUnitCreate,
} from '@dragoman/sdk/operations/translationMemories'
import { splitSegmentText } from '@dragoman/sdk/segment-text'
import type { InlineCode } from '@dragoman/sdk/segment-text'
import { and, asc, count, desc, eq, exists, ilike, inArray, sql } from 'drizzle-orm'
import type { Database } from '../../database/connect.ts'
import { translationMemories, translationUnits, translationUnitTargets, users } from '../../db/schema.ts'
import { conflict, impossible, notFound } from '../../http/errors.ts'
import { containing } from '../../http/page.ts'
import { lookupSegment } from './lookup.ts'
import type { MemoryRow } from './memories.ts'
import { sourceHash } from './normalize.ts'
import type { SegmentContext } from './normalize.ts'
import { writeUnits } from './write-units.ts'

type UnitRow = typeof translationUnits.$inferSelect

/** What a search in a memory is narrowed to (contract: translationMemories.searchUnits). */
export interface UnitSearch {
  sourceText?: string
  targetText?: string
  targetLocale?: string
  page: number
  pageSize: number
}

/** One page of units whose texts contain what is asked for, newest first, and how many there are. */
export async function searchUnits(
  db: Database,
  memory: MemoryRow,
  { sourceText, targetText, targetLocale, page, pageSize }: UnitSearch,
): Promise<{ units: TranslationUnit[]; total: number }> {
  const target = and(
    eq(translationUnitTargets.unitId, translationUnits.id),
    targetText ? ilike(translationUnitTargets.text, containing(targetText)) : undefined,
    targetLocale ? eq(translationUnitTargets.locale, targetLocale) : undefined,
  )
  const condition = and(
    eq(translationUnits.memoryId, memory.id),
    sourceText ? ilike(translationUnits.source, containing(sourceText)) : undefined,
    targetText || targetLocale
      ? exists(
          db
            .select({ one: sql`1` })
            .from(translationUnitTargets)
            .where(target),
        )
      : undefined,
  )
  const rows = await db
    .select()
    .from(translationUnits)
    .where(condition)
    .orderBy(desc(translationUnits.id))
    .limit(pageSize)
    .offset(page * pageSize)
  const [counted] = await db.select({ total: count() }).from(translationUnits).where(condition)
  return { units: await showUnits(db, memory, rows), total: counted?.total ?? 0 }
}

async function showUnits(db: Database, memory: MemoryRow, rows: readonly UnitRow[]): Promise<TranslationUnit[]> {
  if (rows.length === 0) return []
  const targets = await db
    .select({ target: translationUnitTargets, writer: users.name })
    .from(translationUnitTargets)
    .leftJoin(users, eq(users.id, translationUnitTargets.updatedBy))
    .where(inArray(translationUnitTargets.unitId, rows.map(({ id }) => id)))
    .orderBy(asc(translationUnitTargets.locale))
  return rows.map((row) => ({
    id: row.id,
    sourceLocale: memory.sourceLocale,
    sourceText: row.source,
    ...(row.contextKey && { sourceContext: { contextKey: row.contextKey } }),
    createdAt: row.createdAt.getTime(),
    targets: targets
      .filter(({ target }) => target.unitId === row.id)
      .map(({ target, writer }) => ({
        locale: target.locale,
        text: target.text,
        segmentId: target.id,
        lastModifiedBy: writer ?? '',
        lastModifiedAt: target.updatedAt.getTime(),
      })),
  }))
}

const contextFrom = (given: SourceContext | undefined): SegmentContext => ({
  contextKey: given?.contextKey || null,
  previousHash: given?.previousText === undefined ? null : sourceHash(given.previousText),
  nextHash: given?.nextText === undefined ? null : sourceHash(given.nextText),
})

/** Matches of a text in one memory, best first (contract: translationMemories.searchSegments). */
export async function searchSegments(
  db: Database,
  memory: MemoryRow,
  query: SourceContext & { sourceText: string; targetLocale: string; threshold: number; overviewOnly?: boolean },
): Promise<MemorySegmentMatch[]> {
  const asked = { memoryId: memory.id, memoryName: memory.name, sourceLocale: memory.sourceLocale }
  const binding = { ...asked, read: true, write: false, penalty: 0, threshold: query.threshold, maxHits: 50, fixTags: false }
  const text = { source: query.sourceText, context: contextFrom(query) }
  const matches = await lookupSegment(db, [binding], text, query.targetLocale)
  return matches.map((match) => ({
    match: match.score,
    sourceLocale: memory.sourceLocale,
    sourceSegmentId: match.unitId,
    sourceText: query.overviewOnly ? '' : match.source,
    targetLocale: match.targetLocale,
    targetSegmentId: match.targetId,
    targetText: query.overviewOnly ? '' : match.target,
    tmName: memory.name,
    tmUuid: memory.id,
    translationUnitId: match.unitId,
    parts: match.parts,
  }))
}

/** Codes of a text that was written by hand: nothing is known of them but that they are there. */
function codesOf(text: string): InlineCode[] {
  const codes = new Map<number, InlineCode>()
  for (const part of splitSegmentText(text)) {
    if (part.kind === 'text' || codes.has(part.id)) continue
    const kind = part.kind === 'standalone' ? 'standalone' : 'paired'
    codes.set(part.id, { id: part.id, kind, open: '', ...(kind === 'paired' && { close: '' }) })
  }
  return [...codes.values()].sort((a, b) => a.id - b.id)
}

/**
 * Writes a translation into a memory; gives the unit that holds it. 422 for another source language, 409 when one is
 * there and may not be replaced.
 */
export async function writeUnit(
  db: Database,
  memory: MemoryRow,
  body: TranslationUnitCreate,
  { override, userId }: { override: boolean; userId: string },
): Promise<number> {
  if (body.sourceLocale !== memory.sourceLocale) {
    const message = `This memory translates from ${memory.sourceLocale}, not from ${body.sourceLocale}.`
    throw impossible(message, 'OTHER_SOURCE_LOCALE', { sourceLocale: memory.sourceLocale })
  }
  const { unitIds, written } = await writeUnits(
    db,
    memory.id,
    [
      {
        source: body.sourceText,
        codes: codesOf(body.sourceText),
        context: contextFrom(body.sourceContext),
        targets: [{ locale: body.targetLocale, text: body.targetText }],
      },
    ],
    { step: 0, projectId: null, userId, mode: override ? 'override' : 'keep' },
  )
  const [id] = unitIds
  if (id === undefined) throw new Error('the unit was not stored')
  if (written === 0) throw conflict('There is a translation of this source and context already.', { id })
  return id
}

/** A unit of a memory, held until the transaction ends; 404 for any other. */
export async function findUnit(db: Database, memory: MemoryRow, id: number): Promise<UnitRow> {
  const [row] = await db
    .select()
    .from(translationUnits)
    .where(and(eq(translationUnits.id, id), eq(translationUnits.memoryId, memory.id)))
    .for('update')
  if (!row) throw notFound('unit in this memory')
  return row
}

/** Changes the text of a unit in one locale, its source included; gives the text before, null where there was none. */
export async function updateText(
  db: Database,
  memory: MemoryRow,
  unit: UnitRow,
  { locale, text, userId }: { locale: string; text: string; userId: string },
): Promise<string | null> {
  if (locale === memory.sourceLocale) return updateSource(db, unit, text)
  const [before] = await db
    .select()
    .from(translationUnitTargets)
    .where(and(eq(translationUnitTargets.unitId, unit.id), eq(translationUnitTargets.locale, locale)))
  const change = { text, codes: null, updatedAt: sql`now()`, updatedBy: userId }
  await db
    .insert(translationUnitTargets)
    .values({ unitId: unit.id, locale, ...change })
    .onConflictDoUpdate({ target: [translationUnitTargets.unitId, translationUnitTargets.locale], set: change })
  if (!memory.targetLocales.includes(locale)) {
    await db
      .update(translationMemories)
      .set({ targetLocales: [...memory.targetLocales, locale] })
      .where(eq(translationMemories.id, memory.id))
  }
  return before?.text ?? null
}

async function updateSource(db: Database, unit: UnitRow, text: string): Promise<string> {
  const hash = sourceHash(text)
  const [other] = await db
    .select({ id: translationUnits.id })
    .from(translationUnits)
    .where(
      and(
        eq(translationUnits.memoryId, unit.memoryId),
        eq(translationUnits.sourceHash, hash),
        eq(translationUnits.contextHash, unit.contextHash),
      ),
    )
  if (other && other.id !== unit.id) throw conflict('Another unit has this source and context.', { id: other.id })
  await db
    .update(translationUnits)
    .set({ source: text, sourceHash: hash, codes: codesOf(text) })
    .where(eq(translationUnits.id, unit.id))
  return unit.source
}

/** Deletes a unit in all its locales. */
export async function deleteUnit(db: Database, unit: UnitRow): Promise<void> {
  await db.delete(translationUnits).where(eq(translationUnits.id, unit.id))
  await db
    .update(translationMemories)
    .set({ totalUnits: sql`${translationMemories.totalUnits} - 1` })
    .where(eq(translationMemories.id, unit.memoryId))
}

/** Deletes the translation of a unit in one locale, and the unit with its last one; 404 when there is none. */
export async function deleteTarget(db: Database, unit: UnitRow, locale: string): Promise<string> {
  const [gone] = await db
    .delete(translationUnitTargets)
    .where(and(eq(translationUnitTargets.unitId, unit.id), eq(translationUnitTargets.locale, locale)))
    .returning()
  if (!gone) throw notFound(`translation into ${locale}`)
  const [left] = await db
    .select({ id: translationUnitTargets.id })
    .from(translationUnitTargets)
    .where(eq(translationUnitTargets.unitId, unit.id))
    .limit(1)
  if (!left) await deleteUnit(db, unit)
  return gone.text
}
