import type { TermDashboard } from '@dragoman/sdk/operations/termRequests'
import { and, desc, eq, gte, sql, type SQL } from 'drizzle-orm'
import type { SignedIn } from '../../identity/sessions.ts'
import type { Database } from '../../kernel/database/connect.ts'
import { only } from '../../kernel/database/one-row.ts'
import { visibleGlossaries } from '../glossaries/glossaries.ts'
import { termRequests } from '../terminology/request-tables.ts'
import { glossaries, glossaryTerms } from '../terminology/tables.ts'
import { visibleRequests } from './visible.ts'

const monthsShown = 12

const isApproved = sql`${glossaryTerms.status} in ('Approved', 'Published')`
const concepts = sql<number>`count(distinct ${glossaryTerms.conceptId})::int`
const countOf = (condition: SQL) => sql<number>`(count(*) filter (where ${condition}))::int`

/** Sums of the terms and the requests that a user sees. */
export async function showDashboard(db: Database, session: SignedIn, now: Date): Promise<TermDashboard> {
  const seen = visibleGlossaries(db, session)
  const facts = {
    terms: sql<number>`count(*)::int`,
    concepts,
    approved: countOf(isApproved),
    forbidden: countOf(sql`${glossaryTerms.forbidden}`),
  }
  const ofTerms = () =>
    db.select(facts).from(glossaryTerms).innerJoin(glossaries, eq(glossaries.id, glossaryTerms.glossaryId)).where(seen)
  const total = only(await ofTerms())
  const languages = await db
    .select({ language: glossaryTerms.language, terms: facts.terms, concepts, approved: facts.approved })
    .from(glossaryTerms)
    .innerJoin(glossaries, eq(glossaries.id, glossaryTerms.glossaryId))
    .where(seen)
    .groupBy(glossaryTerms.language)
    .orderBy(desc(facts.terms), glossaryTerms.language)
  return {
    ...total,
    months: await monthsOf(db, session, now),
    languages,
  }
}

async function monthsOf(db: Database, session: SignedIn, now: Date): Promise<TermDashboard['months']> {
  const months = lastMonths(now)
  const since = new Date(`${months[0]}-01T00:00:00Z`)
  const monthOf = (column: SQL | typeof glossaryTerms.createdAt) =>
    sql<string>`to_char(${column} at time zone 'UTC', 'YYYY-MM')`
  const added = await db
    .select({ month: monthOf(glossaryTerms.createdAt), terms: sql<number>`count(*)::int` })
    .from(glossaryTerms)
    .innerJoin(glossaries, eq(glossaries.id, glossaryTerms.glossaryId))
    .where(and(visibleGlossaries(db, session), gte(glossaryTerms.createdAt, since)))
    .groupBy(sql`1`)
  const requested = await db
    .select({ month: monthOf(sql`${termRequests.createdAt}`), requested: sql<number>`count(*)::int` })
    .from(termRequests)
    .where(and(visibleRequests(db, session), gte(termRequests.createdAt, since)))
    .groupBy(sql`1`)
  const decided = await db
    .select({
      month: monthOf(sql`${termRequests.decidedAt}`),
      approved: countOf(eq(termRequests.lane, 'APPROVED')),
      rejected: countOf(eq(termRequests.lane, 'REJECTED')),
    })
    .from(termRequests)
    .where(and(visibleRequests(db, session), gte(termRequests.decidedAt, since)))
    .groupBy(sql`1`)
  return months.map((month) => ({
    month,
    terms: added.find((row) => row.month === month)?.terms ?? 0,
    requested: requested.find((row) => row.month === month)?.requested ?? 0,
    approved: decided.find((row) => row.month === month)?.approved ?? 0,
    rejected: decided.find((row) => row.month === month)?.rejected ?? 0,
  }))
}

/** The months up to the present one, in UTC. */
function lastMonths(now: Date): string[] {
  return Array.from({ length: monthsShown }, (_, at) => {
    const month = new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() - (monthsShown - 1 - at), 1))
    return month.toISOString().slice(0, 7)
  })
}
