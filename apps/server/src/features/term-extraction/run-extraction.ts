import { eq } from 'drizzle-orm'
import type { Database } from '../../kernel/database/connect.ts'
import { insertRows } from '../../kernel/database/insert-rows.ts'
import { updateOne } from '../../kernel/database/one-row.ts'
import { textParam } from '../../kernel/jobs/job-params.ts'
import { JobCanceled, type JobRow, type JobRunner } from '../../kernel/jobs/job-runner.ts'
import { countWords, findCandidates, type Candidate } from './find-candidates.ts'
import { knownAmong } from './known-phrases.ts'
import { proposeTranslations } from './propose-translations.ts'
import { termCandidates, termExtractions, type ExtractionRow, type KeptTranslation } from './tables.ts'
import { otherTexts, sourceOf } from './text-sources.ts'

/** Type of the job that searches texts for term candidates. */
export const extractionJob = 'TERM_EXTRACTION'

/** Candidates that are kept. */
const mostKept = 1000

const ofJob = (job: JobRow) => eq(termExtractions.id, textParam(job, 'extractionUuid'))

/** Searches texts for term candidates, and keeps them all at once. */
export const extractionRunner: JobRunner = {
  async run({ job, db, progress, commit }) {
    const [extraction] = await db.select().from(termExtractions).where(ofJob(job))
    // Its glossary is gone, or later searches have taken its place.
    if (!extraction) throw new JobCanceled()
    const source = await sourceOf(db, extraction)
    const locale = extraction.language
    const total = Math.max(source.total * 2, 1)
    let done = 0
    const onRead = (texts: number) => progress(Math.min((done += texts), total), total)
    const elsewhere = await countWords(db, locale, otherTexts(db, extraction))
    const { minTimes } = extraction
    const { texts, found, general, candidates } = await findCandidates(
      { db, locale, source, onRead },
      { minTimes, elsewhere },
    )
    const { open, known, refused } = await sortOut(db, extraction, candidates)
    const translations = await proposeTranslations(db, source, open)
    await progress(total, total)
    await commit(async (transaction) => {
      const held = await transaction.select().from(termExtractions).where(ofJob(job)).for('update')
      if (held.length === 0) throw new JobCanceled()
      await transaction.delete(termCandidates).where(eq(termCandidates.extractionId, extraction.id))
      await insertRows(transaction, termCandidates, rowsOf(extraction, open, translations))
      const counts = { texts, files: source.files, found, known, general, refused }
      const finished = { ...counts, finishedAt: new Date(), failedAt: null }
      await updateOne(transaction, termExtractions, eq(termExtractions.id, extraction.id), finished)
      return { report: { ...counts, candidates: open.length } }
    })
  },

  async ended(transaction, job) {
    await transaction.update(termExtractions).set({ failedAt: new Date() }).where(ofJob(job))
  },

  async restarted(transaction, job) {
    await transaction.update(termExtractions).set({ failedAt: null }).where(ofJob(job))
  },
}

/** The candidates that are still to be decided, and how many others there are. */
async function sortOut(db: Database, extraction: ExtractionRow, candidates: readonly Candidate[]) {
  const { known, refused } = await knownAmong(
    db,
    extraction,
    candidates.map(({ key }) => key),
  )
  const isRefused = ({ key }: Candidate) => !known.has(key) && refused.has(key)
  const open = candidates.filter(({ key }) => !known.has(key) && !refused.has(key))
  return {
    open: open.slice(0, mostKept),
    known: candidates.filter(({ key }) => known.has(key)).length,
    refused: candidates.filter(isRefused).length,
  }
}

function rowsOf(
  { id, projectId }: ExtractionRow,
  candidates: readonly Candidate[],
  translations: ReadonlyMap<string, KeptTranslation[]>,
) {
  const best = candidates[0]?.worth ?? 1
  return candidates.map(({ key, text, times, places, examples, worth }, position) => ({
    extractionId: id,
    position,
    key,
    text,
    score: Math.max(Math.round((100 * Math.log1p(worth)) / Math.log1p(best)), 1),
    times,
    files: projectId === null ? 0 : places,
    examples: examples.map(({ ref, ...example }) => ({ ...example, ...(projectId !== null && { segmentId: ref }) })),
    translations: translations.get(key) ?? [],
  }))
}
