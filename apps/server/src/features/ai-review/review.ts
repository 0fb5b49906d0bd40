import { createHash } from 'node:crypto'
import { and, eq, inArray, ne, sql } from 'drizzle-orm'
import { isOneOfNumbers } from '../../kernel/database/columns.ts'
import type { Database } from '../../kernel/database/connect.ts'
import type { Wanted } from '../machine-translation/engine-order.ts'
import {
  charactersOf,
  openEngine,
  type EngineRow,
  type EngineTools,
  type MtProblem,
} from '../machine-translation/run-engine.ts'
import { findEngines, isLanguageModel } from '../machine-translation/translate.ts'
import type { segments, workUnits } from '../work/work-unit-tables.ts'
import { settingsOf } from '../account/settings/settings-of.ts'
import { readFindings, reviewPrompt, reviewRequest, type AiCheck, type Found } from './model-answer.ts'
import { reviewedSegments, segmentFindings } from './tables.ts'

type SegmentRow = typeof segments.$inferSelect
type WorkUnitRow = typeof workUnits.$inferSelect

/** The checks that language models make in an account, by its settings. */
export async function checksOf(db: Database, accountId: string): Promise<AiCheck[]> {
  const { aiReviewEnabled, aiSpellcheckEnabled } = await settingsOf(db, accountId)
  return [...(aiReviewEnabled ? ['REVIEW' as const] : []), ...(aiSpellcheckEnabled ? ['SPELLING' as const] : [])]
}

/** The engines that can review, in the order in which they are tried. */
export const findReviewers = async (db: Database, accountId: string, wanted: Wanted): Promise<EngineRow[]> =>
  (await findEngines(db, accountId, wanted)).filter(isLanguageModel)

/** The hash by which a finding belongs to a translation. */
export const hashOfTarget = (target: string): string => createHash('sha256').update(target).digest('hex')

/** The segments to review, and how. */
export interface Review {
  workUnit: WorkUnitRow
  orgUnitId: string
  checks: readonly AiCheck[]
  engines: readonly EngineRow[]
}

/** The result of a review. */
export interface Reviewed {
  segments: number
  findings: number
  /** Segments that no engine has reviewed, and why. */
  left: number
  problem?: MtProblem
}

/** Segments of one request. */
const atOnce = 10

/**
 * Reviews translations that were not reviewed before as they are. Where an engine fails, the next one is asked; what
 * none of them answers is left, and can be tried again.
 */
export async function reviewTranslations(
  tools: EngineTools,
  review: Review,
  rows: readonly SegmentRow[],
  progress: (done: number) => Promise<void> = async () => {},
): Promise<Reviewed> {
  const open = await notReviewed(tools.db, review.checks, rows)
  const reviewed: Reviewed = { segments: 0, findings: 0, left: 0 }
  for (let at = 0; at < open.length; at += atOnce) {
    await progress(at)
    const some = open.slice(at, at + atOnce)
    const answer = await askReviewers(tools, review, some)
    if ('problem' in answer) return { ...reviewed, left: open.length - at, problem: answer.problem }
    reviewed.segments += some.length
    reviewed.findings += await keep(tools.db, review, some, answer)
  }
  return reviewed
}

async function notReviewed(db: Database, checks: readonly AiCheck[], rows: readonly SegmentRow[]) {
  const translated = rows.filter(({ target, locked }) => target.trim() !== '' && !locked)
  if (translated.length === 0) return []
  const ids = translated.map(({ id }) => id)
  const known = await db.select().from(reviewedSegments).where(isOneOfNumbers(reviewedSegments.segmentId, ids))
  const byId = new Map(known.map((row) => [row.segmentId, row]))
  return translated.filter(({ id, target }) => {
    const before = byId.get(id)
    return before?.targetHash !== hashOfTarget(target) || checks.some((check) => !before.checks.includes(check))
  })
}

interface Answered {
  engineName: string
  found: Found[]
}

async function askReviewers(
  tools: EngineTools,
  { workUnit: { sourceLocale, targetLocale }, orgUnitId, checks, engines }: Review,
  rows: readonly SegmentRow[],
): Promise<Answered | { problem: MtProblem }> {
  const texts = rows.map(({ id, source, target }) => ({ id: String(id), source, target }))
  const characters = charactersOf(texts.flatMap(({ source, target }) => [source, target]))
  const prompt = reviewPrompt(checks, sourceLocale, targetLocale)
  let problem: MtProblem = 'NO_ENGINE'
  for (const engine of engines) {
    const ask = await openEngine(tools, engine, orgUnitId)
    const request = { texts: [reviewRequest(texts)], sourceLocale, targetLocale, prompt }
    const answer = ask ? await ask(request, characters) : { problem: 'NO_KEY' as const }
    if ('problem' in answer) problem = answer.problem
    else {
      const found = readFindings(answer.targets[0]!, checks, texts)
      if (found) return { engineName: engine.name, found }
      problem = 'ANSWER'
    }
  }
  return { problem }
}

/** Keeps what was found; a finding that someone has decided on already stays as it is. Gives how many are new. */
async function keep(
  db: Database,
  { workUnit, checks }: Review,
  rows: readonly SegmentRow[],
  { engineName, found }: Answered,
): Promise<number> {
  const ids = rows.map(({ id }) => id)
  const hashes = new Map(rows.map(({ id, target }) => [String(id), hashOfTarget(target)]))
  return db.transaction(async (transaction) => {
    const ofThese = inArray(segmentFindings.segmentId, ids)
    await transaction.delete(segmentFindings).where(and(ofThese, eq(segmentFindings.state, 'OPEN')))
    const decided = await transaction
      .select()
      .from(segmentFindings)
      .where(and(ofThese, ne(segmentFindings.state, 'OPEN')))
    const isDecided = ({ id, category, excerpt }: Found) =>
      decided.some(
        (row) =>
          String(row.segmentId) === id &&
          row.targetHash === hashes.get(id) &&
          row.category === category &&
          row.excerpt === excerpt,
      )
    const fresh = found.filter((one) => !isDecided(one))
    if (fresh.length > 0)
      await transaction.insert(segmentFindings).values(
        fresh.map(({ id, ...one }) => ({
          ...one,
          workUnitId: workUnit.id,
          segmentId: Number(id),
          targetHash: hashes.get(id)!,
          engineName,
        })),
      )
    await transaction
      .insert(reviewedSegments)
      .values(ids.map((segmentId) => ({ segmentId, targetHash: hashes.get(String(segmentId))!, checks: [...checks] })))
      .onConflictDoUpdate({
        target: reviewedSegments.segmentId,
        set: { targetHash: sql`excluded.target_hash`, checks: sql`excluded.checks`, reviewedAt: sql`now()` },
      })
    return fresh.length
  })
}
