import type { TranslationMemory } from '@dragoman/sdk/operations/translationMemories'
import { and, arrayOverlaps, asc, desc, eq, exists, ilike, inArray, sql } from 'drizzle-orm'
import type { AnyColumn, SQL } from 'drizzle-orm'
import type { Operations } from '../../generated/handlers.ts'
import type { SignedIn } from '../../identity/sessions.ts'
import type { Database } from '../../kernel/database/connect.ts'
import { listPage, readSort } from '../../kernel/list-page.ts'
import type { Page } from '../../kernel/list-page.ts'
import { containing } from '../../kernel/paging.ts'
import { sameLanguage } from './locales.ts'
import { showMemories, visibleMemories } from './memories.ts'
import { memoryOrgUnits, translationMemories } from './tables.ts'

/** One page of the memories that the caller may see, the newest first unless the caller sorts them. */
export async function listMemories(
  db: Database,
  session: SignedIn,
  query: Operations['translationMemories']['list']['params']['query'],
): Promise<Page<TranslationMemory>> {
  const { page, pageSize: size, sort, idsOnly } = query
  const visible = visibleMemories(db, session)
  const where = and(
    visible,
    query.name ? ilike(translationMemories.name, containing(query.name)) : undefined,
    query.sourceLocales?.length
      ? inArray(translationMemories.sourceLocale, await sourcesServing(db, visible, query.sourceLocales))
      : undefined,
    query.targetLocales?.length
      ? arrayOverlaps(translationMemories.targetLocales, [...query.targetLocales])
      : undefined,
    query.orgUnitUuid ? isOfOrgUnit(db, query.orgUnitUuid) : undefined,
  )
  return listPage(
    db,
    { page, size },
    {
      from: translationMemories,
      where,
      orderBy: order(sort),
      show: (rows) => showMemories(db, rows, { counted: !idsOnly }),
    },
  )
}

const isOfOrgUnit = (db: Database, orgUnitId: string) =>
  exists(
    db
      .select({ one: sql`1` })
      .from(memoryOrgUnits)
      .where(and(eq(memoryOrgUnits.memoryId, translationMemories.id), eq(memoryOrgUnits.orgUnitId, orgUnitId))),
  )

/** The source locales of memories that may serve one of `wanted`. */
async function sourcesServing(db: Database, visible: SQL | undefined, wanted: readonly string[]): Promise<string[]> {
  const rows = await db
    .selectDistinct({ known: translationMemories.sourceLocale })
    .from(translationMemories)
    .where(visible)
  return rows.map(({ known }) => known).filter((known) => wanted.some((locale) => sameLanguage(known, locale)))
}

const sortable = {
  name: translationMemories.name,
  creationDate: translationMemories.createdAt,
  totalUnits: translationMemories.totalUnits,
  lastImport: translationMemories.lastImportAt,
}

function order(sort: string | undefined): SQL[] {
  const sorted = readSort<AnyColumn>(sort, sortable)
  if (!sorted) return [desc(translationMemories.createdAt), asc(translationMemories.id)]
  return [sorted.descending ? sql`${sorted.by} desc nulls last` : asc(sorted.by), asc(translationMemories.id)]
}
