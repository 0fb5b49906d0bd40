import { stripCodes } from '@dragoman/sdk/segment-text'
import { and, asc, eq, isNotNull, sql } from 'drizzle-orm'
import { hasSpaces, textWords } from '../../engines/terminology/text-words.ts'
import type { UnattendedContext } from '../../identity/change-context.ts'
import type { Database } from '../../kernel/database/connect.ts'
import { insertRows } from '../../kernel/database/insert-rows.ts'
import { settingsOf } from '../account/settings/settings-of.ts'
import { glossariesOfProject } from '../context/glossaries-of-project.ts'
import { ofLanguage } from '../terminology/find-terms.ts'
import { termRequestEvents, termRequests } from '../terminology/request-tables.ts'
import { glossaryTerms } from '../terminology/tables.ts'
import type { TaskMoved } from '../work/events.ts'
import { segments } from '../work/work-unit-tables.ts'
import { requestEntity, type RequestRow } from './visible.ts'

/** A phrase with more words, or of more characters without spaces, is a sentence rather than a term. */
const [mostWords, mostCharacters] = [3, 12]
/** Requests that one delivery makes at most: a file of nothing but labels would fill the board. */
const mostLearnt = 50

/**
 * Asks, where the account wants it, for what a finished translation has and its first glossary does not know: whole
 * segments that are short enough to be terms.
 */
export async function learnTerms(context: UnattendedContext, { held }: TaskMoved): Promise<void> {
  const { db } = context
  const { workUnit, project } = held
  if (!(await settingsOf(db, project.accountId)).sendLearntToKanban) return
  const [glossaryId] = await glossariesOfProject(db, project.id)
  if (glossaryId === undefined) return
  const { sourceLocale, targetLocale } = workUnit
  const phrases = (await deliveredPhrases(db, workUnit.id)).filter(({ source }) => isTermLike(source, sourceLocale))
  const unknown = await withoutKnown(db, { glossaryId, sourceLocale }, phrases)
  if (unknown.length > 0)
    await insertLearnt(
      context,
      held,
      unknown.slice(0, mostLearnt).map(({ id, source, target }) => ({
        glossaryId,
        conceptText: source,
        terms: [
          { language: sourceLocale, text: source },
          { language: targetLocale, text: target },
        ],
        segmentId: id,
        contextSource: source,
        contextTarget: target,
      })),
    )
}

interface Phrase {
  id: number
  source: string
  target: string
}

/** The delivered texts, each source once. A locked segment was not worked on: it counts if it is confirmed. */
async function deliveredPhrases(db: Database, workUnitId: string): Promise<Phrase[]> {
  const rows = await db
    .select({ id: segments.id, source: segments.source, target: segments.deliveredTarget })
    .from(segments)
    .where(
      and(
        eq(segments.workUnitId, workUnitId),
        isNotNull(segments.deliveredTarget),
        sql`(${segments.confirmed} or not ${segments.locked})`,
        sql`length(${segments.source}) <= 100`,
      ),
    )
    .orderBy(asc(segments.index))
  const bySource = new Map<string, Phrase>()
  for (const { id, source, target } of rows) {
    const phrase = { id, source: stripCodes(source).trim(), target: stripCodes(target ?? '').trim() }
    const key = phrase.source.toLowerCase()
    if (phrase.target !== '' && !bySource.has(key)) bySource.set(key, phrase)
  }
  return [...bySource.values()]
}

/** Letters alone, without the marks that end a sentence, and not many. */
function isTermLike(text: string, locale: string): boolean {
  if (!/^[\p{L}\p{M}\p{Pd}'’ ]+$/u.test(text)) return false
  return hasSpaces(locale) ? textWords(text, locale).length <= mostWords : text.length <= mostCharacters
}

/** Without those that the glossary has, and those that were asked for before, with whatever result. */
async function withoutKnown(
  db: Database,
  { glossaryId, sourceLocale }: { glossaryId: string; sourceLocale: string },
  phrases: readonly Phrase[],
): Promise<Phrase[]> {
  if (phrases.length === 0) return []
  const keys = sql`any(${sql.param(phrases.map(({ source }) => source.toLowerCase()))}::text[])`
  const terms = await db
    .select({ key: sql<string>`lower(${glossaryTerms.text})` })
    .from(glossaryTerms)
    .where(
      and(
        eq(glossaryTerms.glossaryId, glossaryId),
        ofLanguage(sourceLocale),
        sql`lower(${glossaryTerms.text}) = ${keys}`,
      ),
    )
  const asked = await db
    .select({ key: sql<string>`lower(${termRequests.conceptText})` })
    .from(termRequests)
    .where(and(eq(termRequests.glossaryId, glossaryId), sql`lower(${termRequests.conceptText}) = ${keys}`))
  const known = new Set([...terms, ...asked].map(({ key }) => key))
  return phrases.filter(({ source }) => !known.has(source.toLowerCase()))
}

type Learnt = Pick<
  typeof termRequests.$inferInsert,
  'glossaryId' | 'conceptText' | 'terms' | 'segmentId' | 'contextSource' | 'contextTarget'
>

async function insertLearnt(
  { db, now, journal }: UnattendedContext,
  { workUnit, project }: TaskMoved['held'],
  learnt: readonly Learnt[],
): Promise<void> {
  const rows: RequestRow[] = await db
    .insert(termRequests)
    .values(
      learnt.map((request) => ({
        ...request,
        accountId: project.accountId,
        changeType: 'CREATE' as const,
        origin: 'REQUEST_UPDATE' as const,
        learnt: true,
        workUnitId: workUnit.id,
        laneAt: now,
        changedAt: now,
        createdAt: now,
      })),
    )
    .returning()
  await insertRows(
    db,
    termRequestEvents,
    rows.map(({ id }) => ({ requestId: id, type: 'LANE_TRANSITION' as const, to: 'REQUESTED' as const, at: now })),
  )
  const [first, ...others] = rows.map((row) => ({
    event: 'TERM_REQUESTED' as const,
    entity: requestEntity(row),
    projectId: project.id,
    after: { lane: row.lane },
    detail: { term: row.conceptText, bySystem: true },
  }))
  if (first) await journal(first, ...others)
}
