import { and, asc, eq, gt, isNull, sql } from 'drizzle-orm'
import type { UnattendedContext } from '../../../identity/change-context.ts'
import type { Database } from '../../../kernel/database/connect.ts'
import { insertRows } from '../../../kernel/database/insert-rows.ts'
import type { HeldTask } from '../../work/held-task.ts'
import { inRange } from '../../work/slices.ts'
import { segments } from '../../work/work-unit-tables.ts'
import { scoreRevisions } from '../kept/kept-share.ts'
import { settleReview } from '../scores/settle-review.ts'
import { qualityFindings, qualityReviews, reviewChanges, type ChangesSummary } from '../tables.ts'
import type { ReviewRow } from '../visible.ts'
import { isSampled } from './choose-sample.ts'
import { modifiedWords } from './modified-words.ts'

type Change = typeof reviewChanges.$inferInsert

/** Notes what a task that is delivered has changed in the texts that it reviews. To be called before the text is handed on. */
export async function compareReviewed(context: UnattendedContext, { task }: HeldTask): Promise<void> {
  const { db, now } = context
  const reviews = await db
    .select()
    .from(qualityReviews)
    .where(and(eq(qualityReviews.reviewTaskId, task.id), eq(qualityReviews.status, 'OPEN')))
    .orderBy(asc(qualityReviews.id))
    .for('update')
  for (const review of reviews) {
    const { summary, keptShare } = await compare(db, review, now)
    await settleReview(db, { ...review, summary, keptShare, comparedAt: now }, now)
  }
}

const rowsAtOnce = 2000

interface ComparedRow {
  id: number
  index: number
  words: number
  source: string
  sourceHash: string
  before: string
  after: string
  locked: boolean
  confirmed: boolean
  match: number | null
}

/** The segments of a review: the text that it began with, also after it was delivered once, and the present one. */
async function* textsOf(
  db: Database,
  review: ReviewRow,
  known: ReadonlyMap<number, string>,
): AsyncGenerator<ComparedRow> {
  for (let last = -1; ;) {
    const rows = await db
      .select()
      .from(segments)
      .where(and(eq(segments.workUnitId, review.workUnitId), inRange(review), gt(segments.index, last)))
      .orderBy(asc(segments.index))
      .limit(rowsAtOnce)
    for (const { target, deliveredTarget, ...row } of rows)
      yield { ...row, after: target, before: known.get(row.index) ?? deliveredTarget ?? '' }
    if (rows.length < rowsAtOnce) return
    last = rows.at(-1)?.index ?? last
  }
}

async function compare(db: Database, review: ReviewRow, comparedAt: Date) {
  const former = await db.select().from(reviewChanges).where(eq(reviewChanges.reviewId, review.id))
  const known = new Map(former.map(({ segmentIndex, before }) => [segmentIndex, before]))
  const sample = review.sample && new Set(review.sample)
  const changes: Change[] = []
  const summary = { confirmedSegments: 0, lockedSegments: 0, totalSegments: 0, totalWords: 0 }
  const sources = new Map<string, number>()
  async function* revisions() {
    for await (const row of textsOf(db, review, known)) {
      const { id, index, words, source, sourceHash, before, after, locked, confirmed } = row
      summary.totalSegments += 1
      summary.totalWords += words
      summary.lockedSegments += Number(locked)
      summary.confirmedSegments += Number(confirmed && !locked)
      sources.set(sourceHash, (sources.get(sourceHash) ?? 0) + 1)
      if (locked) continue
      yield { before, after }
      if (before === after) continue
      const changed = modifiedWords(before, after, review.targetLocale)
      const own = { reviewId: review.id, segmentId: id, segmentIndex: index, words, source, before, after, comparedAt }
      changes.push({ ...own, modifiedWords: changed, inSample: isSampled(row, sample) })
    }
  }
  const { score, count } = await scoreRevisions(revisions())
  const findings = await keepChanges(db, review, former, changes)
  await linkFindings(db, review, findings)
  const repeated = [...sources.values()].filter((times) => times > 1)
  return {
    keptShare: count === 0 ? null : score.toFixed(2),
    summary: {
      ...summary,
      changedSegments: changes.length,
      modifiedWords: changes.reduce((sum, change) => sum + change.modifiedWords, 0),
      repeatedSegments: repeated.reduce((sum, times) => sum + times, 0),
    } satisfies ChangesSummary,
  }
}

/** Writes the changes again; gives the findings that some of them have already. */
async function keepChanges(
  db: Database,
  { id }: ReviewRow,
  former: readonly (typeof reviewChanges.$inferSelect)[],
  changes: readonly Change[],
): Promise<ReadonlyMap<number, string>> {
  await db.delete(reviewChanges).where(eq(reviewChanges.reviewId, id))
  await insertRows(db, reviewChanges, changes)
  return new Map(former.flatMap(({ segmentIndex, findingId }) => (findingId ? [[segmentIndex, findingId]] : [])))
}

/** A finding that was made while the later step was in work is the category of the change in its segment. */
async function linkFindings(db: Database, { id }: ReviewRow, known: ReadonlyMap<number, string>): Promise<void> {
  const found = await db
    .select({ id: qualityFindings.id, segmentIndex: qualityFindings.segmentIndex })
    .from(qualityFindings)
    .where(and(eq(qualityFindings.reviewId, id), eq(qualityFindings.side, 'TARGET')))
    .orderBy(asc(qualityFindings.createdAt), asc(qualityFindings.id))
  const first = new Map(found.toReversed().map((finding) => [finding.segmentIndex, finding.id]))
  const links = new Map([...first, ...known])
  if (links.size === 0) return
  await db.execute(sql`
    update ${reviewChanges} c set finding_id = given.finding_id
    from unnest(${sql.param([...links.keys()])}::int[], ${sql.param([...links.values()])}::uuid[]) as given (segment_index, finding_id)
    where c.review_id = ${id} and c.segment_index = given.segment_index and ${isNull(sql`c.finding_id`)}`)
}
