import { languageOf } from '@dragoman/sdk/locale'
import type { TermCandidateRefusal, TermCandidateRequest } from '@dragoman/sdk/operations/termExtractions'
import type { TermBulkCreated } from '@dragoman/sdk/operations/termRequests'
import { and, eq, sql } from 'drizzle-orm'
import { isOneOf, isOneOfNumbers } from '../../kernel/database/columns.ts'
import type { Database } from '../../kernel/database/connect.ts'
import { inOrderOf } from '../../kernel/database/one-row.ts'
import { conflict, invalid, notFound } from '../../kernel/refusals.ts'
import type { GlossaryRow } from '../glossaries/glossaries.ts'
import { requireLanguage } from '../locales/require-language.ts'
import { insertRequests, showRef, type AskContext } from '../term-requests/ask-for-terms.ts'
import { segments } from '../work/work-unit-tables.ts'
import { refusedFor } from './refused-for.ts'
import { refusedPhrases, termCandidates, type ExtractionRow } from './tables.ts'

type CandidateRow = typeof termCandidates.$inferSelect

/** Candidates of a search, held, in the order given; 404 for one that it does not have. */
async function holdCandidates(db: Database, { id }: ExtractionRow, ids: readonly string[]): Promise<CandidateRow[]> {
  const wanted = [...new Set(ids)]
  const rows = await db
    .select()
    .from(termCandidates)
    .where(and(eq(termCandidates.extractionId, id), isOneOf(termCandidates.id, wanted)))
    .orderBy(termCandidates.id)
    .for('update')
  if (rows.length < wanted.length) throw notFound('term candidate')
  return inOrderOf(wanted, rows)
}

/** Refuses candidates for a glossary, in all their forms, or undoes that; answers their texts. */
export async function refuseCandidates(
  { db, session, now }: AskContext,
  extraction: ExtractionRow,
  { candidateUuids, refused }: TermCandidateRefusal,
): Promise<string[]> {
  const rows = await holdCandidates(db, extraction, candidateUuids)
  const keys = [...new Set(rows.map(({ key }) => key))]
  if (refused) {
    const { glossaryId } = extraction
    const refusal = { glossaryId, language: languageOf(extraction.language), userId: session.user.id, at: now }
    await db
      .insert(refusedPhrases)
      .values(keys.map((key) => ({ ...refusal, key })))
      .onConflictDoNothing()
  } else
    await db
      .delete(refusedPhrases)
      .where(and(refusedFor(extraction), sql`${refusedPhrases.key} = any(${sql.param(keys)}::text[])`))
  return rows.map(({ text }) => text)
}

/** Asks for candidates as terms: one request each. */
export async function requestCandidates(
  context: AskContext,
  { extraction, glossary }: { extraction: ExtractionRow; glossary: GlossaryRow },
  { candidates, note = '' }: TermCandidateRequest,
): Promise<TermBulkCreated> {
  const { db } = context
  candidates.forEach(({ candidateUuid, translations = [] }, at) => {
    const field = `body.candidates[${at}]`
    if (candidates.findIndex((other) => other.candidateUuid === candidateUuid) < at)
      throw invalid(`${field}.candidateUuid`, 'The candidate is named twice. Name it once.')
    checkTranslations(extraction, translations, field)
  })
  const rows = await holdCandidates(
    db,
    extraction,
    candidates.map(({ candidateUuid }) => candidateUuid),
  )
  const asked = rows.find(({ requestId }) => requestId !== null)
  if (asked) throw conflict(`“${asked.text}” was asked for already.`, { uuid: asked.id, requestUuid: asked.requestId })
  const contexts = await contextsOf(db, rows)
  const wanted = candidates.map(({ text, translations = [] }, at) => {
    const row = rows[at]!
    const conceptText = (text ?? row.text).trim()
    return {
      ...contexts.get(row.id),
      glossaryId: glossary.id,
      changeType: 'CREATE' as const,
      origin: 'REQUEST_UPDATE' as const,
      extracted: true,
      conceptText,
      terms: [
        { language: extraction.language, text: conceptText },
        ...translations.map((own) => ({ language: own.language, text: own.text.trim() })),
      ],
      note: note.trim(),
    }
  })
  const requests = await insertRequests(context, wanted)
  for (const [at, { id }] of requests.entries())
    await db.update(termCandidates).set({ requestId: id }).where(eq(termCandidates.id, rows[at]!.id))
  return {
    totalTermsRequested: wanted.reduce((sum, { terms }) => sum + terms.length, 0),
    termCreationRequests: requests.map((request) => showRef(request, glossary)),
  }
}

function checkTranslations(
  { language: own }: ExtractionRow,
  translations: readonly { language: string }[],
  field: string,
): void {
  translations.forEach(({ language }, at) => {
    const place = `${field}.translations[${at}].language`
    requireLanguage(language, place)
    if (language === own) throw invalid(place, `${language} is the language of the texts. Name another one.`)
  })
}

/** The first segment in which each candidate stands, with its present texts. */
async function contextsOf(db: Database, rows: readonly CandidateRow[]) {
  const firsts = rows.flatMap(({ id, examples }) => {
    const segmentId = examples.find((example) => example.segmentId !== undefined)?.segmentId
    return segmentId === undefined ? [] : [{ id, segmentId }]
  })
  if (firsts.length === 0) return new Map()
  const found = await db
    .select({
      segmentId: segments.id,
      workUnitId: segments.workUnitId,
      contextSource: segments.source,
      contextTarget: segments.target,
    })
    .from(segments)
    .where(
      isOneOfNumbers(
        segments.id,
        firsts.map(({ segmentId }) => segmentId),
      ),
    )
  const bySegment = new Map(found.map((context) => [context.segmentId, context]))
  return new Map(firsts.map(({ id, segmentId }) => [id, bySegment.get(segmentId)]))
}
