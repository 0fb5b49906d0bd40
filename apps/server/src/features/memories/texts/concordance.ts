import type { ConcordanceHit, ConcordanceResult } from '@dragoman/sdk/operations/translationMemories'
import { type SQL, type SQLWrapper, sql } from 'drizzle-orm'
import type { Database } from '../../../kernel/database/connect.ts'
import { foldedText } from '../../../kernel/database/fold-text.ts'
import { searchWords } from '../../../kernel/database/search-words.ts'
import { translationMemories, translationUnits, translationUnitTargets } from '../tables.ts'
import { concordanceFinder, concordancePattern, indexedWords, type Concordance } from './find-text.ts'

/** A search for a part of a sentence (contract: ConcordanceResult). */
export interface ConcordanceSearch extends Concordance {
  /** Where to look. */
  side: 'SOURCE' | 'TARGET'
  targetLocale?: string
  size: number
  /** Only units that are older than this one: goes on after `next`. */
  before?: number
}

/** Units that are looked at in one go: some of those that the index gives don't hold the words in this order. */
const tmUnitsAtOnce = 100

/** Words in more texts than these are not looked up: one of them soon comes along among the newest units. */
const mostRare = 20_000

/** Milliseconds after which a search stops to look for more. */
const patience = 2000

/** Translations in some memories whose source, or which themselves, hold a part of a sentence; newest first. */
export async function searchConcordance(
  db: Database,
  memoryIds: readonly string[],
  search: ConcordanceSearch,
): Promise<ConcordanceResult> {
  if (memoryIds.length === 0) return { content: [] }
  const finder = concordanceFinder(search)
  const query = await wordsQuery(db, search)
  const rare = query === undefined ? undefined : await rareTmUnits(db, memoryIds, search, query)
  const found: ConcordanceHit[] = []
  const started = performance.now()
  for (let at: Place | null = { before: search.before ?? Number.MAX_SAFE_INTEGER, place: 0 }; ;) {
    const page: Page = rare ? pageOf(rare, at) : await newestTmUnits(db, memoryIds, { ...search, ...at })
    for (const row of await translationsOf(db, page.units, search)) {
      const ranges = finder(search.side === 'SOURCE' ? row.sourceText : row.targetText)
      if (ranges.length > 0) found.push({ ...row, ranges })
    }
    if (found.length > search.size) {
      // Whole units only, since the next page begins with another unit.
      const cut = found[search.size]!.translationUnitId
      const kept = found.filter(({ translationUnitId }) => translationUnitId > cut)
      const content = kept.length > 0 ? kept : found.filter(({ translationUnitId }) => translationUnitId === cut)
      return { content, next: content.at(-1)!.translationUnitId }
    }
    at = page.next
    if (at === null) return { content: found }
    if (performance.now() - started > patience) return { content: found, next: at.before }
  }
}

interface Place {
  /** Only units with lower ids. */
  before: number
  /** Where it is in the list of rare units. */
  place: number
}

type Page = { units: readonly number[]; next: Place | null }

function pageOf(tmUnits: readonly number[], { place }: Place): Page {
  const page = tmUnits.slice(place, place + tmUnitsAtOnce)
  const end = place + page.length
  return { units: page, next: end < tmUnits.length ? { before: page.at(-1)!, place: end } : null }
}

/** The words searched for, in any order, as a query of the index; undefined when there are none that it could have. */
async function wordsQuery(db: Database, search: ConcordanceSearch): Promise<SQL | undefined> {
  const words = indexedWords(search)
  if (words.length === 0) return undefined
  const { rows } = await db.execute<{ lexemes: string[] }>(sql`
    select tsvector_to_array(${wordsOf(sql`word`)}) as lexemes
    from unnest(${sql.param(words.map(({ word }) => word))}::text[]) with ordinality as given (word, place) order by place`)
  const terms = rows.flatMap(({ lexemes }, at) =>
    lexemes.map((lexeme) => `'${lexeme.replaceAll(/['\\]/g, '$&$&')}'${words[at]!.isPrefix ? ':*' : ''}`),
  )
  return terms.length === 0 ? undefined : sql`${terms.join(' & ')}::tsquery`
}

/** As the indices of sources and translations have them. */
const wordsOf = (text: SQLWrapper) => searchWords(foldedText(text))

const ofMemories = (memoryIds: readonly string[]) =>
  memoryIds.length === 1
    ? sql`${translationUnits.memoryId} = ${memoryIds[0]}`
    : sql`${translationUnits.memoryId} = any(${sql.param(memoryIds)}::uuid[])`

/** Ids of all units that hold the words, in any order, newest first; undefined when they are too many to look at. */
async function rareTmUnits(
  db: Database,
  memoryIds: readonly string[],
  { side, targetLocale, before = Number.MAX_SAFE_INTEGER }: ConcordanceSearch,
  query: SQL,
): Promise<number[] | undefined> {
  // Without an order, so that nothing but the index of words is of use.
  const { rows } = await db.execute<{ ids: string[] | null; looked: number }>(
    side === 'SOURCE'
      ? sql`
        with hits as materialized (
          select id from ${translationUnits}
          where ${ofMemories(memoryIds)} and id < ${before} and ${wordsOf(translationUnits.source)} @@ ${query}
          limit ${mostRare}
        )
        select array_agg(id order by id desc) as ids, count(*)::int as looked from hits`
      : sql`
        with hits as materialized (
          select unit_id from ${translationUnitTargets}
          where unit_id < ${before} and ${wordsOf(translationUnitTargets.text)} @@ ${query}
            ${targetLocale ? sql`and locale = ${targetLocale}` : sql``}
          limit ${mostRare}
        )
        select
          array(
            select distinct id from hits join ${translationUnits} on id = unit_id
            where ${ofMemories(memoryIds)} order by id desc
          ) as ids,
          (select count(*)::int from hits) as looked`,
  )
  const [{ ids, looked } = { ids: null, looked: 0 }] = rows
  return looked < mostRare ? (ids ?? []).map(Number) : undefined
}

/** The next of the newest units that hold the words, one after the other: it reads units, and stops at enough of them. */
async function newestTmUnits(
  db: Database,
  memoryIds: readonly string[],
  search: ConcordanceSearch & { before: number },
): Promise<Page> {
  const { side, targetLocale, before } = search
  const pattern = concordancePattern(search)
  const condition =
    side === 'SOURCE'
      ? sql`page.source ~ ${pattern}`
      : sql`exists (
          select 1 from ${translationUnitTargets} as target where target.unit_id = page.id
            ${targetLocale ? sql`and target.locale = ${targetLocale}` : sql``} and target.text ~ ${pattern}
          offset 0)`
  const newest = sql`
    select id, source from ${translationUnits} where ${ofMemories(memoryIds)} and id < ${before}
    order by id desc limit ${mostRare}`
  const { rows } = await db.execute<{ id: string }>(sql`
    with page as materialized (${newest}) select id from page where ${condition} limit ${tmUnitsAtOnce}`)
  const tmUnits = rows.map(({ id }) => Number(id))
  if (tmUnits.length === tmUnitsAtOnce) return { units: tmUnits, next: { before: tmUnits.at(-1)!, place: 0 } }
  const { rows: ends } = await db.execute<{ last: string | null; read: number }>(sql`
    select min(id) as last, count(*)::int as read from (${newest}) as page`)
  const [{ last, read } = { last: null, read: 0 }] = ends
  return { units: tmUnits, next: last !== null && read === mostRare ? { before: Number(last), place: 0 } : null }
}

async function translationsOf(
  db: Database,
  tmUnits: readonly number[],
  { targetLocale }: ConcordanceSearch,
): Promise<Omit<ConcordanceHit, 'ranges'>[]> {
  if (tmUnits.length === 0) return []
  const { rows } = await db.execute<{ at: Date } & Record<string, string>>(sql`
    select memory.id as tm, memory.name, memory.source_locale, unit.id as unit, unit.source,
      target.id as target, target.locale, target.text, coalesce(target.written_at, target.updated_at) as at
    from ${translationUnits} as unit
    join ${translationMemories} as memory on memory.id = unit.memory_id
    join ${translationUnitTargets} as target on target.unit_id = unit.id
    where unit.id = any(${sql.param(tmUnits)}::bigint[])
      ${targetLocale ? sql`and target.locale = ${targetLocale}` : sql``}
    order by unit.id desc, target.locale`)
  return rows.map((row) => ({
    tmUuid: row['tm']!,
    tmName: row['name']!,
    translationUnitId: Number(row['unit']),
    sourceLocale: row['source_locale']!,
    sourceText: row['source']!,
    targetLocale: row['locale']!,
    targetSegmentId: Number(row['target']),
    targetText: row['text']!,
    lastModifiedAt: new Date(row.at).getTime(),
  }))
}
