import type { DuplicatedTermCheck, DuplicatedTerms, TermMatch, TermPair } from '@dragoman/sdk/operations/glossaryTerms'
import { and, asc, count, desc, eq, exists, getTableColumns, inArray, ne, sql, type SQL } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import type { Operations } from '../../../generated/handlers.ts'
import type { SignedIn } from '../../../identity/sessions.ts'
import { isOneOf } from '../../../kernel/database/columns.ts'
import type { Database } from '../../../kernel/database/connect.ts'
import type { Page } from '../../../kernel/list-page.ts'
import { pageOf } from '../../../kernel/paging.ts'
import { notFound } from '../../../kernel/refusals.ts'
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
}

/** The glossaries of a search, and its work unit. */
async function searched(db: Database, session: SignedIn, place: Place) {
  const own = place.glossaryIds?.length ? await requireGlossaries(db, session, place.glossaryIds) : undefined
  const workUnit = place.workUnitId ? (await openWorkUnit(db, session, place.workUnitId)).workUnit : undefined
  const project = place.projectId ? await findProject(db, session, place.projectId) : undefined
  const narrowed = [own]
  if (workUnit) narrowed.push(await glossariesOfProject(db, workUnit.projectId))
  if (project) narrowed.push(await glossariesOfProject(db, project.id))
  const given = narrowed.filter((ids) => ids !== undefined)
  if (given.length > 0) return { ids: given.reduce((a, b) => a.filter((id) => b.includes(id))), workUnit }
  const all = await db.select({ id: glossaries.id }).from(glossaries).where(visibleGlossaries(db, session))
  return { ids: all.map(({ id }) => id), workUnit }
}

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

/** One page of terms with a text, each with one of its translations (contract: glossaryTerms.search). */
export async function searchTerms(db: Database, session: SignedIn, query: Queries['search']): Promise<Page<TermPair>> {
  const { ids } = await searched(db, session, query)
  const targets = alias(glossaryTerms, 'targets')
  const pattern = patterns[query.matchType](query.query.trim().replace(/[\\%_]/g, '\\$&'))
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
    query.ignoreCase ? sql`${glossaryTerms.text} ilike ${pattern}` : sql`${glossaryTerms.text} like ${pattern}`,
    ofStatus(query.statusList),
    query.reviewed ? inArray(glossaryTerms.status, ['Approved', 'Published']) : undefined,
    query.domain ? eq(glossaries.domain, query.domain) : undefined,
    query.subDomain ? eq(glossaries.subDomain, query.subDomain) : undefined,
    query.aligned ? sql`${targets.id} is not null` : undefined,
    shownTo(session),
  )
  const pairs = db
    .select({ source: glossaryTerms.id, target: targets.id })
    .from(glossaryTerms)
    .innerJoin(glossaries, eq(glossaries.id, glossaryTerms.glossaryId))
    .leftJoin(targets, translated)
    .where(where)
  const by = {
    text: sql`lower(${glossaryTerms.text})`,
    createdAt: getTableColumns(glossaryTerms).createdAt,
    lastModifiedAt: getTableColumns(glossaryTerms).changedAt,
  }[query.orderBy]
  const rows = await pairs
    .orderBy(query.sortDirection === 'DESC' ? desc(by) : asc(by), asc(glossaryTerms.number), asc(targets.number))
    .limit(size)
    .offset(page * size)
  const [counted] = await db
    .select({ total: count() })
    .from(glossaryTerms)
    .innerJoin(glossaries, eq(glossaries.id, glossaryTerms.glossaryId))
    .leftJoin(targets, translated)
    .where(where)
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
