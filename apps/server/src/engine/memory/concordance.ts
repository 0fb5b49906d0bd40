import type { ConcordanceHit, ConcordanceResult } from '@dragoman/sdk/operations/translationMemories'
import { type SQL, sql } from 'drizzle-orm'
import type { Database } from '../../database/connect.ts'
import { searchWords } from '../../db/schema/search-words.ts'
import { translationMemories, translationUnits, translationUnitTargets } from '../../db/schema.ts'
import { concordanceFinder, indexedWords, type Concordance } from './find-text.ts'

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
const unitsAtOnce = 200

/** Milliseconds after which a search stops to look for more. */
const patience = 2000

/** Translations in some memories whose source, or which themselves, hold a part of a sentence; newest first. */
export async function searchConcordance(
  db: Database,
  memoryIds: readonly string[],
  search: ConcordanceSearch,
): Promise<ConcordanceResult> {
  const finder = concordanceFinder(search)
  const condition = await wordsCondition(db, search)
  const found: ConcordanceHit[] = []
  const started = performance.now()
  let before = search.before ?? Number.MAX_SAFE_INTEGER
  for (;;) {
    const units = await candidates(db, memoryIds, { ...search, before }, condition)
    const rows = await translationsOf(db, units, search)
    for (const row of rows) {
      const ranges = finder(search.side === 'SOURCE' ? row.sourceText : row.targetText)
      if (ranges.length > 0) found.push({ ...row, ranges })
    }
    const isLast = units.length < unitsAtOnce
    if (found.length > search.size) {
      // Whole units only, since the next page begins with another unit.
      const cut = found[search.size]!.translationUnitId
      const kept = found.filter(({ translationUnitId }) => translationUnitId > cut)
      const page = kept.length > 0 ? kept : found.filter(({ translationUnitId }) => translationUnitId === cut)
      return { content: page, next: page.at(-1)!.translationUnitId }
    }
    if (isLast) return { content: found }
    before = units.at(-1)!
    if (performance.now() - started > patience) return { content: found, next: before }
  }
}

/** Which texts the index gives for the words searched for; undefined when it has none of them. */
async function wordsCondition(db: Database, search: ConcordanceSearch): Promise<SQL | undefined> {
  const words = indexedWords(search)
  if (words.length === 0) return undefined
  const { rows } = await db.execute<{ lexemes: string[] }>(sql`
    select tsvector_to_array(${searchWords(sql`word`)}) as lexemes
    from unnest(${sql.param(words.map(({ word }) => word))}::text[]) with ordinality as given (word, place) order by place`)
  const terms = rows.flatMap(({ lexemes }, at) =>
    lexemes.map((lexeme) => `'${lexeme.replaceAll(/['\\]/g, '$&$&')}'${words[at]!.isPrefix ? ':*' : ''}`),
  )
  if (terms.length === 0) return undefined
  const column = search.side === 'SOURCE' ? translationUnits.source : translationUnitTargets.text
  return sql`${searchWords(column)} @@ ${terms.join(' & ')}::tsquery`
}

/** Ids of units that may hold it, newest first. */
async function candidates(
  db: Database,
  memoryIds: readonly string[],
  { side, targetLocale, before }: ConcordanceSearch,
  condition: SQL = sql`true`,
): Promise<number[]> {
  const memories = sql`${translationUnits.memoryId} = any(${sql.param(memoryIds)}::uuid[])`
  const locale = targetLocale ? sql`and ${translationUnitTargets.locale} = ${targetLocale}` : sql``
  const { rows } = await db.execute<{ id: string }>(
    side === 'SOURCE'
      ? sql`
        select id from ${translationUnits} where ${memories} and id < ${before} and ${condition}
        order by id desc limit ${unitsAtOnce}`
      : sql`
        select distinct ${translationUnits.id} from ${translationUnits}
        join ${translationUnitTargets} on ${translationUnitTargets.unitId} = ${translationUnits.id} ${locale}
        where ${memories} and ${translationUnits.id} < ${before} and ${condition}
        order by ${translationUnits.id} desc limit ${unitsAtOnce}`,
  )
  return rows.map(({ id }) => Number(id))
}

async function translationsOf(
  db: Database,
  units: readonly number[],
  { targetLocale }: ConcordanceSearch,
): Promise<Omit<ConcordanceHit, 'ranges'>[]> {
  if (units.length === 0) return []
  const { rows } = await db.execute<{ at: Date } & Record<string, string>>(sql`
    select memory.id as tm, memory.name, memory.source_locale, unit.id as unit, unit.source,
      target.id as target, target.locale, target.text, target.updated_at as at
    from ${translationUnits} as unit
    join ${translationMemories} as memory on memory.id = unit.memory_id
    join ${translationUnitTargets} as target on target.unit_id = unit.id
    where unit.id = any(${sql.param(units)}::bigint[])
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
