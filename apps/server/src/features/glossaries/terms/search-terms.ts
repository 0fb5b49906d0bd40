import type { DuplicatedTermCheck, DuplicatedTerms, TermMatch, TermPair } from '@dragoman/sdk/operations/glossaryTerms'
import { directionOf } from '@dragoman/sdk/direction'
import { and, asc, desc, eq, exists, getTableColumns, inArray, ne, sql, type SQL } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import type { Operations } from '../../../generated/handlers.ts'
import type { SignedIn } from '../../../identity/sessions.ts'
import { isOneOf } from '../../../kernel/database/columns.ts'
import type { Database } from '../../../kernel/database/connect.ts'
import { piecesCondition } from '../../../kernel/database/text-condition.ts'
import type { Page } from '../../../kernel/list-page.ts'
import { pageOf } from '../../../kernel/paging.ts'
import { notFound } from '../../../kernel/refusals.ts'
import { findVisible } from '../../../kernel/find-visible.ts'
import { visibleMemories } from '../../memories/memories.ts'
import { translationMemories } from '../../memories/tables.ts'
import { projectGlossaries, projectMemories } from '../../context/tables.ts'
import { findProject } from '../../work/find-project.ts'
import { glossariesOfProject } from '../../context/glossaries-of-project.ts'
import { openWorkUnit } from '../../work/open-work-unit.ts'
import { visibleGlossaries } from '../glossaries.ts'
import { ofLanguage } from '../../terminology/find-terms.ts'
import { glossaries, glossaryTerms } from '../../terminology/tables.ts'
import { matchTerms } from './match-terms.ts'
import { selectTerms, showTerm, showTerms, shownTo } from '../term-rows.ts'

type Queries = {
  [Name in 'search' | 'searchBySegment' | 'recognize']: Operations['glossaryTerms'][Name]['params']['query']
}

/** The glossaries with some ids; 404 unless the caller sees all of them. */
async function requireGlossaries(db: Database, session: SignedIn, ids: readonly string[]): Promise<string[]> {
  const wanted = [...new Set(ids)]
  if (wanted.length === 0) return []
  const found = await db
    .select({ id: glossaries.id })
    .from(glossaries)
    .where(and(isOneOf(glossaries.id, wanted), visibleGlossaries(db, session)))
  if (found.length < wanted.length) throw notFound('glossary')
  return wanted
}

interface Place {
  glossaryIds?: readonly string[] | undefined
  projectId?: string | undefined
  workUnitId?: string | undefined
  /** Of a memory: the glossaries of projects that use it. */
  tmId?: string | undefined
}

/** The glossaries of a search, and its work unit. */
async function searched(db: Database, session: SignedIn, place: Place) {
  const own = place.glossaryIds?.length ? await requireGlossaries(db, session, place.glossaryIds) : undefined
  const workUnit = place.workUnitId ? (await openWorkUnit(db, session, place.workUnitId)).workUnit : undefined
  const project = place.projectId ? await findProject(db, session, place.projectId) : undefined
  const narrowed = [own]
  if (workUnit) narrowed.push(await glossariesOfProject(db, workUnit.projectId))
  if (project) narrowed.push(await glossariesOfProject(db, project.id))
  if (place.tmId) narrowed.push(await glossariesBesideMemory(db, session, place.tmId))
  const given = narrowed.filter((ids) => ids !== undefined)
  if (given.length > 0) return { ids: given.reduce((a, b) => a.filter((id) => b.includes(id))), workUnit }
  const all = await db.select({ id: glossaries.id }).from(glossaries).where(visibleGlossaries(db, session))
  return { ids: all.map(({ id }) => id), workUnit }
}

/** The glossaries of projects that use a memory; 404 for one that the caller does not see. */
async function glossariesBesideMemory(db: Database, session: SignedIn, id: string): Promise<string[]> {
  await findVisible(db, translationMemories, { id, visible: visibleMemories(db, session), what: 'memory' })
  const rows = await db
    .selectDistinct({ id: projectGlossaries.glossaryId })
    .from(projectGlossaries)
    .innerJoin(projectMemories, eq(projectMemories.projectId, projectGlossaries.projectId))
    .where(and(eq(projectMemories.memoryId, id), visibleGlossary(db, session)))
  return rows.map((row) => row.id)
}

const visibleGlossary = (db: Database, session: SignedIn) =>
  inArray(
    projectGlossaries.glossaryId,
    db.select({ id: glossaries.id }).from(glossaries).where(visibleGlossaries(db, session)),
  )

const ofStatus = (statuses: Queries['search']['statusList']): SQL | undefined =>
  statuses?.length ? inArray(glossaryTerms.status, [...statuses]) : undefined

/** The terms that stand in a segment (contract: glossaryTerms.searchBySegment). */
export async function searchBySegment(
  db: Database,
  session: SignedIn,
  query: Queries['searchBySegment'],
): Promise<TermMatch[]> {
  const { segment, sourceLanguage, targetLanguage, matchType } = query
  const { ids, workUnit } = await searched(db, session, query)
  const found = await matchTerms(
    db,
    {
      glossaryIds: ids,
      sourceLocale: sourceLanguage,
      targetLocale: targetLanguage,
      where: and(shownTo(session), ofStatus(query.statusList)),
    },
    segment,
  )
  const begin = segment.length - segment.trimStart().length
  const end = segment.trimEnd().length
  const fits: Record<typeof matchType, (match: TermMatch) => boolean> = {
    Contains: () => true,
    StartsWith: (match) => match.start === begin,
    EndsWith: (match) => match.end === end,
    ExactMatch: (match) => segment.slice(match.start, match.end).toLowerCase() === match.sourceTerm.text.toLowerCase(),
  }
  const context = workUnit && { contextProjectId: workUnit.projectId, contextWorkId: workUnit.id }
  return found.filter(fits[matchType]).map((match) => ({ ...match, ...context }))
}

/** The terms of given glossaries that stand in a text (contract: glossaryTerms.recognize). */
export async function recognize(db: Database, session: SignedIn, query: Queries['recognize']): Promise<TermMatch[]> {
  const glossaryIds = await requireGlossaries(db, session, query.glossaryUuids)
  const { sourceLanguage: sourceLocale, targetLanguage: targetLocale, text } = query
  return matchTerms(db, { glossaryIds, sourceLocale, targetLocale, where: shownTo(session) }, text)
}

const patterns = {
  Contains: (text: string) => `%${text}%`,
  StartsWith: (text: string) => `${text}%`,
  EndsWith: (text: string) => `%${text}`,
  ExactMatch: (text: string) => text,
}

/** Terms with a text in a place, by an index where there is one for that place. */
function withText({ query, matchType, ignoreCase }: Queries['search']): SQL | undefined {
  const wanted = query.trim()
  const { text } = glossaryTerms
  const escaped = wanted.replace(/[\\%_]/g, '\\$&')
  const pattern = patterns[matchType](escaped)
  const fits = ignoreCase ? sql`${text} ilike ${pattern}` : sql`${text} like ${pattern}`
  const indexed = {
    Contains: piecesCondition({ text: wanted, mode: 'contains' }, text),
    EndsWith: piecesCondition({ text: wanted, mode: 'endsWith' }, text),
    StartsWith: sql`lower(${text}) like lower(${pattern})`,
    ExactMatch: sql`lower(${text}) = lower(${wanted})`,
  }
  return and(indexed[matchType], fits)
}

/** One page of terms with a text, each with one of its translations (contract: glossaryTerms.search). */
export async function searchTerms(db: Database, session: SignedIn, query: Queries['search']): Promise<Page<TermPair>> {
  const { ids } = await searched(db, session, query)
  const targets = alias(glossaryTerms, 'targets')
  const { page, pageSize: size } = query
  const translated = and(
    eq(targets.conceptId, glossaryTerms.conceptId),
    eq(targets.language, query.targetLocale),
    ne(targets.id, glossaryTerms.id),
    shownTo(session) && eq(targets.internal, false),
  )
  const where = and(
    isOneOf(glossaryTerms.glossaryId, ids),
    ofLanguage(query.queryLocale),
    withText(query),
    ofStatus(query.statusList),
    query.reviewed ? inArray(glossaryTerms.status, ['Approved', 'Published']) : undefined,
    query.domain ? eq(glossaries.domain, query.domain) : undefined,
    query.subDomain ? eq(glossaries.subDomain, query.subDomain) : undefined,
    query.aligned ? sql`${targets.id} is not null` : undefined,
    query.rtl === undefined || query.rtl === (directionOf(query.targetLocale) === 'rtl') ? undefined : sql`false`,
    shownTo(session),
  )
  const by = {
    text: sql`lower(${glossaryTerms.text})`,
    createdAt: getTableColumns(glossaryTerms).createdAt,
    lastModifiedAt: getTableColumns(glossaryTerms).changedAt,
  }[query.orderBy]
  // Of a text that many terms have, one reading finds the page and counts the pairs.
  const read = (offset: number, limit: number) =>
    db
      .select({ source: glossaryTerms.id, target: targets.id, total: sql<number>`(count(*) over ())::int` })
      .from(glossaryTerms)
      .innerJoin(glossaries, eq(glossaries.id, glossaryTerms.glossaryId))
      .leftJoin(targets, translated)
      .where(where)
      .orderBy(query.sortDirection === 'DESC' ? desc(by) : asc(by), asc(glossaryTerms.number), asc(targets.number))
      .limit(limit)
      .offset(offset)
  const rows = await read(page * size, size)
  const [counted] = rows.length > 0 || page === 0 ? rows : await read(0, 1)
  const shown = await showTerms(db, [
    ...new Set(rows.flatMap(({ source, target }) => (target ? [source, target] : [source]))),
  ])
  const content = rows.flatMap(({ source, target }) => {
    const sourceTerm = shown.get(source)
    const targetTerm = target === null ? undefined : shown.get(target)
    return sourceTerm ? [{ sourceTerm, ...(targetTerm && { targetTerm }) }] : []
  })
  return pageOf(content, counted?.total ?? 0, { page, size })
}

const mostDuplicates = 100

/** The terms that glossaries have already (contract: glossaryTerms.checkDuplicated). */
export async function findDuplicates(
  db: Database,
  session: SignedIn,
  check: DuplicatedTermCheck,
): Promise<DuplicatedTerms> {
  const ids = await requireGlossaries(db, session, check.glossaryIds)
  const targets = alias(glossaryTerms, 'targets')
  const isTranslated =
    check.targetTerm === undefined
      ? undefined
      : exists(
          db
            .select({ one: sql`1` })
            .from(targets)
            .where(
              and(
                eq(targets.conceptId, glossaryTerms.conceptId),
                eq(sql`lower(${targets.text})`, sql`lower(${check.targetTerm.trim()})`),
                check.targetLanguage ? eq(targets.language, check.targetLanguage) : undefined,
              ),
            ),
        )
  const rows = await selectTerms(db)
    .where(
      and(
        isOneOf(glossaryTerms.glossaryId, ids),
        eq(glossaryTerms.language, check.sourceLanguage),
        eq(sql`lower(${glossaryTerms.text})`, sql`lower(${check.sourceTerm.trim()})`),
        check.part ? eq(glossaryTerms.part, check.part) : undefined,
        check.termType ? eq(glossaryTerms.termType, check.termType) : undefined,
        isTranslated,
        shownTo(session),
      ),
    )
    .orderBy(asc(glossaryTerms.number))
    .limit(mostDuplicates)
  return { duplicated: rows.length > 0 && check.overrideDuplicated !== true, terms: rows.map(showTerm) }
}
