import { and, asc, count, desc, eq, gt, lt, ne, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import { isOneOfNumbers } from '../../kernel/database/columns.ts'
import type { Database } from '../../kernel/database/connect.ts'
import { translationMemories, translationUnits, translationUnitTargets } from '../memories/tables.ts'
import { segments, workUnits } from '../work/work-unit-tables.ts'
import type { ExtractionRow } from './tables.ts'

/** A source text, by the number of its segment or unit. */
export interface SourceText {
  ref: number
  text: string
  /** The file that it stands in. */
  place: string
}

/** A translation of a source text. */
export interface TargetText {
  ref: number
  locale: string
  text: string
}

/** Texts that are read from beginning to end, in slices, however many there are. */
export interface TextSource {
  total: number
  files: number
  slices(): AsyncIterable<SourceText[]>
  targets(refs: readonly number[]): Promise<TargetText[]>
}

const rowsAtOnce = 1000

/** The texts that a search is to read. */
export const sourceOf = (db: Database, { projectId, memoryId }: ExtractionRow): Promise<TextSource> =>
  projectId === null ? memorySource(db, memoryId!) : projectSource(db, projectId)

/** The source texts of a project: those of each file once, whatever the number of its languages. */
async function projectSource(db: Database, projectId: string): Promise<TextSource> {
  const units = await db
    .selectDistinctOn([workUnits.resourceId], {
      id: workUnits.id,
      texts: sql<number>`${workUnits.totalSegments} + ${workUnits.lockedSegments}`,
    })
    .from(workUnits)
    .where(eq(workUnits.projectId, projectId))
    .orderBy(asc(workUnits.resourceId), asc(workUnits.id))
  return {
    total: units.reduce((sum, { texts }) => sum + Number(texts), 0),
    files: units.length,
    async *slices() {
      for (const { id } of units) yield* segmentsOf(db, id)
    },
    targets: (refs) => translationsOfSegments(db, refs),
  }
}

async function* segmentsOf(db: Database, workUnitId: string): AsyncIterable<SourceText[]> {
  for (let after = -1; ;) {
    const rows = await db
      .select({ ref: segments.id, text: segments.source, index: segments.index })
      .from(segments)
      .where(and(eq(segments.workUnitId, workUnitId), gt(segments.index, after)))
      .orderBy(asc(segments.index))
      .limit(rowsAtOnce)
    if (rows.length > 0) yield rows.map(({ ref, text }) => ({ ref, text, place: workUnitId }))
    const last = rows.at(-1)
    if (!last || rows.length < rowsAtOnce) return
    after = last.index
  }
}

const ownUnits = alias(workUnits, 'own_units')
const otherSegments = alias(segments, 'other_segments')

/** The translations of segments to all languages of their file. */
const translationsOfSegments = (db: Database, refs: readonly number[]): Promise<TargetText[]> =>
  db
    .select({ ref: segments.id, locale: workUnits.targetLocale, text: otherSegments.target })
    .from(segments)
    .innerJoin(ownUnits, eq(ownUnits.id, segments.workUnitId))
    .innerJoin(workUnits, eq(workUnits.resourceId, ownUnits.resourceId))
    .innerJoin(otherSegments, and(eq(otherSegments.workUnitId, workUnits.id), eq(otherSegments.key, segments.key)))
    .where(and(isOneOfNumbers(segments.id, refs), ne(otherSegments.target, '')))

/** The source texts of a memory, the oldest first. */
async function memorySource(db: Database, memoryId: string): Promise<TextSource> {
  const [row] = await db
    .select({ total: count() })
    .from(translationUnits)
    .where(eq(translationUnits.memoryId, memoryId))
  return {
    total: row?.total ?? 0,
    files: 0,
    async *slices() {
      for (let after = 0; ;) {
        const rows = await db
          .select({ ref: translationUnits.id, text: translationUnits.source })
          .from(translationUnits)
          .where(and(eq(translationUnits.memoryId, memoryId), gt(translationUnits.id, after)))
          .orderBy(asc(translationUnits.id))
          .limit(rowsAtOnce)
        if (rows.length > 0) yield rows.map((text) => ({ ...text, place: memoryId }))
        const last = rows.at(-1)
        if (!last || rows.length < rowsAtOnce) return
        after = last.ref
      }
    },
    targets: (refs) =>
      db
        .select({
          ref: translationUnitTargets.unitId,
          locale: translationUnitTargets.locale,
          text: translationUnitTargets.text,
        })
        .from(translationUnitTargets)
        .where(isOneOfNumbers(translationUnitTargets.unitId, refs)),
  }
}

/** Texts of other memories to compare with, at most. */
const mostOtherTexts = 20_000

/** The newest texts of the account's other memories in a language, in slices: what is usual there. */
export async function* otherTexts(
  db: Database,
  { accountId, memoryId, language }: ExtractionRow,
): AsyncIterable<string[]> {
  const memories = await db
    .select({ id: translationMemories.id })
    .from(translationMemories)
    .where(
      and(
        eq(translationMemories.accountId, accountId),
        eq(translationMemories.sourceLocale, language),
        memoryId === null ? undefined : ne(translationMemories.id, memoryId),
      ),
    )
    .orderBy(desc(translationMemories.createdAt))
    .limit(50)
  const each = Math.ceil(mostOtherTexts / Math.max(memories.length, 1))
  for (const { id } of memories) {
    for (let before = Number.MAX_SAFE_INTEGER, left = each; left > 0; left -= rowsAtOnce) {
      const rows = await db
        .select({ id: translationUnits.id, text: translationUnits.source })
        .from(translationUnits)
        .where(and(eq(translationUnits.memoryId, id), lt(translationUnits.id, before)))
        .orderBy(desc(translationUnits.id))
        .limit(Math.min(rowsAtOnce, left))
      if (rows.length > 0) yield rows.map(({ text }) => text)
      const last = rows.at(-1)
      if (!last || rows.length < rowsAtOnce) break
      before = last.id
    }
  }
}
