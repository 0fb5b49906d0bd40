import { isSameWriting } from '@dragoman/sdk/languages'
import type { TranslationMemory, TranslationMemoryCounters } from '@dragoman/sdk/operations/translationMemories'
import { and, arrayOverlaps, asc, desc, eq, exists, ilike, inArray, sql } from 'drizzle-orm'
import type { AnyColumn, SQL } from 'drizzle-orm'
import type { Operations } from '../../generated/handlers.ts'
import type { SignedIn } from '../../identity/sessions.ts'
import type { Database } from '../../kernel/database/connect.ts'
import { countList } from '../../kernel/list-counters.ts'
import { listPage, readSort } from '../../kernel/list-page.ts'
import type { Page } from '../../kernel/list-page.ts'
import { containing } from '../../kernel/paging.ts'
import { textAnywhere } from '../../kernel/query-condition.ts'
import { showMemories, visibleMemories } from './memories.ts'
import { memoryQuery } from './memory-query.ts'
import { memoryOrgUnits, translationMemories } from './tables.ts'

type Query = Operations['translationMemories']['list']['params']['query']

/** The filters of a list of memories. */
export type MemoryFilter = Omit<Query, 'page' | 'pageSize' | 'sort' | 'idsOnly'>

/** The memories that the caller may see, of those that fulfill a filter. */
export async function listedMemories(
  db: Database,
  session: SignedIn,
  query: MemoryFilter,
  now: Date,
): Promise<SQL | undefined> {
  const visible = visibleMemories(db, session)
  return and(
    visible,
    query.q?.trim() ? textAnywhere(translationMemories.name)(query.q.trim()) : undefined,
    query.name ? ilike(translationMemories.name, containing(query.name)) : undefined,
    query.sourceLocales?.length
      ? inArray(translationMemories.sourceLocale, await sourcesServing(db, visible, query.sourceLocales))
      : undefined,
    query.targetLocales?.length
      ? arrayOverlaps(translationMemories.targetLocales, [...query.targetLocales])
      : undefined,
    query.orgUnitUuid ? isOfOrgUnit(db, query.orgUnitUuid) : undefined,
    memoryQuery(db, session, query.filter, now),
  )
}

/** One page of the memories that the caller may see, the newest first unless the caller sorts them. */
export async function listMemories(
  db: Database,
  session: SignedIn,
  query: Query,
  now: Date,
): Promise<Page<TranslationMemory>> {
  const { page, pageSize: size, sort, idsOnly } = query
  return listPage(
    db,
    { page, size },
    {
      from: translationMemories,
      where: await listedMemories(db, session, query, now),
      orderBy: memoryOrder(sort),
      show: (rows) => showMemories(db, rows, { counted: !idsOnly }),
    },
  )
}

/** How many of the memories that the caller may see are whose, new, or empty. */
export async function countMemories(db: Database, session: SignedIn, now: Date): Promise<TranslationMemoryCounters> {
  return countList(db, {
    from: translationMemories,
    where: visibleMemories(db, session),
    filters: {
      mine: 'creator:me',
      shared: 'client:none',
      importedThisWeek: 'imported:this-week',
      empty: 'segments:0',
    },
    condition: (line) => memoryQuery(db, session, line, now),
  })
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
  return rows.map(({ known }) => known).filter((known) => wanted.some((locale) => isSameWriting(known, locale)))
}

const sortable = {
  name: translationMemories.name,
  creationDate: translationMemories.createdAt,
  totalUnits: translationMemories.totalUnits,
  totalSegments: translationMemories.totalSegments,
  domain: translationMemories.domain,
  lastImport: translationMemories.lastImportAt,
}

/** A field and a direction; newest first where nothing else is asked for. */
export function memoryOrder(sort: string | undefined): SQL[] {
  const sorted = readSort<AnyColumn>(sort, sortable)
  if (!sorted) return [desc(translationMemories.createdAt), asc(translationMemories.id)]
  return [sorted.descending ? sql`${sorted.by} desc nulls last` : asc(sorted.by), asc(translationMemories.id)]
}
