import { closestLocale } from '@dragoman/sdk/languages'
import type { TranslationUnitCreate } from '@dragoman/sdk/operations/translationMemories'
import { and, eq, ne, sql } from 'drizzle-orm'
import { oneOrNotFound } from '../../../kernel/find-visible.ts'
import type { Database } from '../../../kernel/database/connect.ts'
import { translationMemories, translationUnits, translationUnitTargets } from '../tables.ts'
import { conflict, impossible, invalid } from '../../../kernel/refusals.ts'
import { requireLanguage } from '../../locales/require-language.ts'
import { indexTmUnits } from '../index/changes.ts'
import type { MemoryRow } from '../memories.ts'
import { sourceHash } from '../../../engines/matching/normalize.ts'
import { checkSourceTags, checkTargetTags, checkTmUnitTags, codesOf } from './tm-unit-tags.ts'
import { contextFrom } from './search-tm-units.ts'
import type { TmUnitRow } from './search-tm-units.ts'
import { writeTmUnits } from '../writing/write-tm-units.ts'

/** The locale of a memory that a caller means, however they spell it. */
export const meantLocale = (memory: MemoryRow, locale: string): string =>
  locale === memory.sourceLocale ? locale : closestLocale(locale, memory.targetLocales)

/** The target locale that is meant: one of the memory's, or a new one. 400 for the source and for no language. */
function targetLocaleOf(memory: MemoryRow, field: string, locale: string): string {
  const meant = closestLocale(locale, memory.targetLocales)
  if (memory.targetLocales.includes(meant)) return meant
  requireLanguage(locale, field)
  if (locale === memory.sourceLocale)
    throw invalid(field, `${locale} is the source language. Choose another target language.`)
  return locale
}

/**
 * Writes a translation into a memory; gives the unit that holds it. 422 for another source language, 409 when one is
 * there and may not be replaced.
 */
export async function writeTmUnit(
  db: Database,
  memory: MemoryRow,
  body: TranslationUnitCreate,
  { override, userId }: { override: boolean; userId: string },
): Promise<number> {
  if (body.sourceLocale !== memory.sourceLocale) {
    const message = `This memory translates from ${memory.sourceLocale}, not from ${body.sourceLocale}.`
    throw impossible(message, 'OTHER_SOURCE_LOCALE', { sourceLocale: memory.sourceLocale })
  }
  const locale = targetLocaleOf(memory, 'body.targetLocale', body.targetLocale)
  checkTmUnitTags(body)
  const { unitIds, written } = await writeTmUnits(
    db,
    memory.id,
    [
      {
        source: body.sourceText,
        codes: codesOf(body.sourceText),
        context: contextFrom(body.sourceContext),
        targets: [{ locale, text: body.targetText }],
      },
    ],
    { step: 0, projectId: null, userId, mode: override ? 'override' : 'keep' },
  )
  const [id] = unitIds
  if (id === undefined) throw new Error('the translation unit was not stored')
  if (written === 0) {
    const [present] = await db
      .select({ text: translationUnitTargets.text })
      .from(translationUnitTargets)
      .where(and(eq(translationUnitTargets.unitId, id), eq(translationUnitTargets.locale, locale)))
    throw conflict('A translation of this source and context already exists.', { id, targetText: present?.text })
  }
  return id
}

/** A unit of a memory, held until the transaction ends; 404 for any other. */
export async function holdTmUnit(db: Database, memory: MemoryRow, id: number): Promise<TmUnitRow> {
  return oneOrNotFound(
    await db
      .select()
      .from(translationUnits)
      .where(and(eq(translationUnits.id, id), eq(translationUnits.memoryId, memory.id)))
      .for('update'),
    'translation unit in this memory',
  )
}

/** Changes the text of a unit in one locale, its source included; gives the text before, null where there was none. */
export async function updateText(
  db: Database,
  memory: MemoryRow,
  tmUnit: TmUnitRow,
  given: { locale: string; text: string; userId: string },
): Promise<string | null> {
  const { text, userId } = given
  if (given.locale === memory.sourceLocale) return updateSource(db, tmUnit, text)
  const locale = targetLocaleOf(memory, 'body.locale', given.locale)
  checkTargetTags('body.text', tmUnit.source, text)
  const [before] = await db
    .select()
    .from(translationUnitTargets)
    .where(and(eq(translationUnitTargets.unitId, tmUnit.id), eq(translationUnitTargets.locale, locale)))
  const change = {
    text,
    codes: before?.codes ? codesOf(text, before.codes) : null,
    step: 0,
    projectId: null,
    updatedAt: sql`now()`,
    updatedBy: userId,
    writtenAt: null,
    writtenBy: null,
  }
  await db
    .insert(translationUnitTargets)
    .values({ unitId: tmUnit.id, locale, ...change })
    .onConflictDoUpdate({ target: [translationUnitTargets.unitId, translationUnitTargets.locale], set: change })
  const isNewLocale = !memory.targetLocales.includes(locale)
  if (!before || isNewLocale) {
    await db
      .update(translationMemories)
      .set({
        totalSegments: sql`${translationMemories.totalSegments} + ${before ? 0 : 1}`,
        ...(isNewLocale && { targetLocales: [...memory.targetLocales, locale] }),
      })
      .where(eq(translationMemories.id, memory.id))
  }
  return before?.text ?? null
}

async function updateSource(db: Database, tmUnit: TmUnitRow, text: string): Promise<string> {
  checkSourceTags('body.text', tmUnit.source, text)
  const hash = sourceHash(text)
  const [other] = await db
    .select({ id: translationUnits.id })
    .from(translationUnits)
    .where(
      and(
        eq(translationUnits.memoryId, tmUnit.memoryId),
        eq(translationUnits.sourceHash, hash),
        eq(translationUnits.contextHash, tmUnit.contextHash),
        ne(translationUnits.id, tmUnit.id),
      ),
    )
  if (other) throw conflict('Another translation unit has this source and context.', { id: other.id })
  await db.update(translationUnits).set({ source: text, sourceHash: hash }).where(eq(translationUnits.id, tmUnit.id))
  await indexTmUnits(db, tmUnit.memoryId, [tmUnit.id])
  return tmUnit.source
}

/** Deletes a unit in all its locales; gives its translations. */
export async function deleteTmUnit(db: Database, tmUnit: TmUnitRow): Promise<{ locale: string; text: string }[]> {
  const targets = await db
    .delete(translationUnitTargets)
    .where(eq(translationUnitTargets.unitId, tmUnit.id))
    .returning({ locale: translationUnitTargets.locale, text: translationUnitTargets.text })
  await db.delete(translationUnits).where(eq(translationUnits.id, tmUnit.id))
  await indexTmUnits(db, tmUnit.memoryId, [tmUnit.id])
  await db
    .update(translationMemories)
    .set({
      totalUnits: sql`${translationMemories.totalUnits} - 1`,
      totalSegments: sql`${translationMemories.totalSegments} - ${targets.length}`,
    })
    .where(eq(translationMemories.id, tmUnit.memoryId))
  return targets
}

/** Deletes the translation of a unit in one locale, and the unit with its last one. Gives its text; 404 for none. */
export async function deleteTarget(db: Database, tmUnit: TmUnitRow, locale: string): Promise<string> {
  const gone = oneOrNotFound(
    await db
      .delete(translationUnitTargets)
      .where(and(eq(translationUnitTargets.unitId, tmUnit.id), eq(translationUnitTargets.locale, locale)))
      .returning(),
    `translation into ${locale}`,
  )
  const [left] = await db
    .select({ id: translationUnitTargets.id })
    .from(translationUnitTargets)
    .where(eq(translationUnitTargets.unitId, tmUnit.id))
    .limit(1)
  await db
    .update(translationMemories)
    .set({ totalSegments: sql`${translationMemories.totalSegments} - 1` })
    .where(eq(translationMemories.id, tmUnit.memoryId))
  if (!left) await deleteTmUnit(db, tmUnit)
  return gone.text
}
