import type { ReplacementPreview, ReplacementText } from '@dragoman/sdk/operations/translationMemories'
import { type SQL, sql } from 'drizzle-orm'
import type { Database } from '../../../kernel/database/connect.ts'
import type { PieceReport } from '../tables.ts'
import { memoryChanges, translationUnits, translationUnitTargets } from '../tables.ts'
import { containing } from '../../../kernel/paging.ts'
import { JobCanceled } from '../../../kernel/jobs/job-runner.ts'
import { holdForPiece } from '../writing/change-pieces.ts'
import { textFinder } from './find-text.ts'
import { spellings } from '../../../engines/matching/normalize.ts'

/** A translation that a replacement changes. */
interface Replaced {
  unitId: number
  segmentId: number
  locale: string
  sourceText: string
  before: string
  after: string
  occurrences: number
}

const previewed = 100
const previewTmUnitsAtOnce = 10_000
/** Milliseconds after which a preview stops to count. */
const previewPatience = 4000

/** Previews a replacement: its first hundred translations, and their number as far as it was counted in time. */
export async function previewReplacement(
  db: Database,
  memoryId: string,
  body: ReplacementText,
): Promise<ReplacementPreview> {
  const preview: ReplacementPreview = { translations: 0, occurrences: 0, isComplete: true, content: [] }
  const started = performance.now()
  for (let last: number | null = 0; ;) {
    const page: Page = await replacedIn(db, memoryId, body, { after: last, size: previewTmUnitsAtOnce })
    for (const row of page.rows) {
      preview.translations += 1
      preview.occurrences += row.occurrences
      if (preview.content.length < previewed) preview.content.push(row)
    }
    last = page.last
    if (last === null) return preview
    if (performance.now() - started > previewPatience) return { ...preview, isComplete: false }
  }
}

type Page = { rows: Replaced[]; last: number | null }

/** The changes among the next `size` units of a memory, by id. */
async function replacedIn(
  db: Database,
  memoryId: string,
  body: ReplacementText,
  { after, size }: { after: number; size: number },
): Promise<Page> {
  const finder = textFinder(body)
  const { rows: bounds } = await db.execute<{ last: string | null; units: number }>(sql`
    select max(id) as last, count(*)::int as units from (
      select id from ${translationUnits} where memory_id = ${memoryId} and id > ${after} order by id limit ${size}
    ) as page`)
  const [{ last, units } = { last: null, units: 0 }] = bounds
  if (last === null) return { rows: [], last: null }
  const { rows } = await db.execute<Record<'unit' | 'segment' | 'locale' | 'source' | 'text', string>>(sql`
    select unit.id as unit, target.id as segment, target.locale, unit.source, target.text
    from ${translationUnits} as unit join ${translationUnitTargets} as target on target.unit_id = unit.id
    where unit.memory_id = ${memoryId} and unit.id > ${after} and unit.id <= ${Number(last)}
      ${body.targetLocale ? sql`and target.locale = ${body.targetLocale}` : sql``} ${prefilter(body)}
    order by unit.id, target.locale`)
  const except = new Set(body.except)
  const replaced = rows.flatMap((row): Replaced[] => {
    const { text, count } = finder.replace(row.text)
    // A translation is never emptied by this: who wants that deletes it.
    if (count === 0 || text === row.text || text.trim() === '' || except.has(Number(row.segment))) return []
    const { locale, source, text: before } = row
    const ids = { unitId: Number(row.unit), segmentId: Number(row.segment) }
    return [{ ...ids, locale, sourceText: source, before, after: text, occurrences: count }]
  })
  return { rows: replaced, last: units < size ? null : Number(last) }
}

/** Leaves texts to the database that cannot hold what is looked for. */
function prefilter({ find, mode, matchCase }: ReplacementText): SQL {
  if (mode === 'REGEX') return sql``
  const holds = (text: string) =>
    matchCase ? sql`strpos(target.text, ${text}) > 0` : sql`target.text ilike ${containing(text)}`
  return sql`and (${sql.join(spellings(find).map(holds), sql` or `)})`
}

/** Replaces in the next `size` units, and keeps what stood there before as a piece. Run it in a transaction. */
export async function replacePiece(
  transaction: Database,
  given: {
    jobId: string
    position: number
    memoryId: string
    userId: string | null
    body: ReplacementText
    after: number
    size: number
  },
): Promise<{ last: number | null }> {
  const { jobId, position, memoryId, userId, body } = given
  if (!(await holdForPiece(transaction, memoryId))) throw new JobCanceled()
  const { rows, last } = await replacedIn(transaction, memoryId, body, given)
  const ids = sql`${sql.param(rows.map(({ segmentId }) => segmentId))}::bigint[]`
  const report: PieceReport = {
    written: rows.length,
    occurrences: rows.reduce((sum, row) => sum + row.occurrences, 0),
    last,
  }
  await transaction.execute(sql`
    insert into ${memoryChanges} (job_id, position, written_at, undo, report)
    select ${jobId}::uuid, ${position}::int, now(),
      json_build_object('created', '[]'::json, 'added', '[]'::json, 'before', coalesce(json_agg(before), '[]')),
      ${JSON.stringify(report)}::jsonb
    from (
      select id, text, codes, step, project_id, updated_at, updated_by, written_at, written_by
      from ${translationUnitTargets}
      where id = any(${ids})
    ) as before`)
  await transaction.execute(sql`
    update ${translationUnitTargets} as target
    set text = given.text, step = 0, project_id = null, updated_at = now(), updated_by = ${userId}::uuid,
      written_at = null, written_by = null
    from unnest(${ids}, ${sql.param(rows.map(({ after }) => after))}::text[]) as given (id, text)
    where target.id = given.id`)
  return { last }
}
