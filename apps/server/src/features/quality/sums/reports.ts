import type { QualityReport, QualityReportDetail, QualityReportPage } from '@dragoman/sdk/operations/qualityReports'
import { and, asc, desc, eq, sql } from 'drizzle-orm'
import { loadPeople } from '../../../identity/people.ts'
import type { SignedIn } from '../../../identity/sessions.ts'
import type { Database } from '../../../kernel/database/connect.ts'
import type { PageQuery } from '../../../kernel/list-page.ts'
import { pageOf } from '../../../kernel/paging.ts'
import { forbidden, notFound } from '../../../kernel/refusals.ts'
import { profilesOfAccounts } from '../profiles/find-profiles.ts'
import { scoreRules } from '../profiles/score-rules.ts'
import { qualityMonthCategories, qualityMonths } from '../tables.ts'
import { categoriesIn, categoryColumns, figuresOf, noSums, sumColumns, type Sums } from './figures.ts'
import {
  comparedWith,
  ofKnownPeople,
  periodOf,
  requireOwn,
  seesPeople,
  sumsIn,
  type Period,
  type SumsQuery,
} from './period.ts'

/** The reader of reports. */
export interface ReportContext {
  db: Database
  session: SignedIn
  now: Date
}

type Table = typeof qualityMonths | typeof qualityMonthCategories

/** Linguist, step, and pair, as one id. */
const reportId = ({ translatorId, workflow, sourceLocale, targetLocale }: Table) =>
  sql<string>`md5(concat_ws(' ', ${translatorId}, ${workflow}, ${sourceLocale}, ${targetLocale}))::uuid`

const keys = {
  uuid: reportId(qualityMonths),
  vendorId: qualityMonths.translatorId,
  workflow: qualityMonths.workflow,
  sourceLanguage: qualityMonths.sourceLocale,
  targetLanguage: qualityMonths.targetLocale,
}
const grouped = [
  qualityMonths.translatorId,
  qualityMonths.workflow,
  qualityMonths.sourceLocale,
  qualityMonths.targetLocale,
] as const

type Row = Sums & { uuid: string; vendorId: string; workflow: string; sourceLanguage: string; targetLanguage: string }

/** One page of the linguists of a period by step and language pair, the most words first. */
export async function listReports(context: ReportContext, query: SumsQuery & PageQuery): Promise<QualityReportPage> {
  const { db, session, now } = context
  requirePeople(session)
  await requireOwn(db, session, query)
  const period = periodOf(query, now)
  const where = and(sumsIn(db, session, qualityMonths, query, period), ofKnownPeople(session))
  const { page, size } = query
  const rows = await db
    .select({ ...keys, ...sumColumns })
    .from(qualityMonths)
    .where(where)
    .groupBy(...grouped)
    .orderBy(desc(sql`sum(${qualityMonths.words})`), asc(reportId(qualityMonths)))
    .limit(size)
    .offset(page * size)
  const all = db
    .select({ one: sql`1` })
    .from(qualityMonths)
    .where(where)
    .groupBy(...grouped)
  const total = await db.$count(all.as('reports'))
  return pageOf(await show(context, query, period, rows), total, { page, size })
}

/** Refuses reports and trends of linguists to people who may not know the linguists. */
export function requirePeople(session: SignedIn): void {
  if (!seesPeople(session))
    throw forbidden('Reports name linguists. Ask a manager for the figures of your organizational units.')
}

async function show(
  { db, session }: ReportContext,
  query: SumsQuery,
  period: Period,
  rows: readonly Row[],
): Promise<QualityReport[]> {
  if (rows.length === 0) return []
  const { rules } = (await profilesOfAccounts(db, [session.account.id]))(session.account.id)
  const of = scoreRules(rules)
  const people = await loadPeople(
    db,
    session,
    rows.map(({ vendorId }) => vendorId),
  )
  const ids = rows.map(({ uuid }) => uuid)
  const categories = await db
    .select({ uuid: reportId(qualityMonthCategories), ...categoryColumns })
    .from(qualityMonthCategories)
    .where(
      and(
        sumsIn(db, session, qualityMonthCategories, query, period),
        sql`${reportId(qualityMonthCategories)} = any(${sql.param(ids)}::uuid[])`,
      ),
    )
    .groupBy(
      qualityMonthCategories.translatorId,
      qualityMonthCategories.workflow,
      qualityMonthCategories.sourceLocale,
      qualityMonthCategories.targetLocale,
      qualityMonthCategories.category,
      qualityMonthCategories.severity,
    )
  const before = await db
    .select({ uuid: keys.uuid, ...sumColumns })
    .from(qualityMonths)
    .where(
      and(
        sumsIn(db, session, qualityMonths, query, comparedWith(period, query)),
        sql`${reportId(qualityMonths)} = any(${sql.param(ids)}::uuid[])`,
      ),
    )
    .groupBy(...grouped)
  const earlier = new Map(before.map(({ uuid, ...sums }) => [uuid, sums]))
  const ofReport = Map.groupBy(categories, ({ uuid }) => uuid)
  return rows.flatMap(({ uuid, vendorId, workflow, sourceLanguage, targetLanguage, ...sums }) => {
    const vendor = people(vendorId)
    if (!vendor) return []
    return {
      uuid,
      vendor,
      workflow,
      sourceLanguage,
      targetLanguage,
      ...period,
      ...figuresOf(sums, of),
      before: figuresOf(earlier.get(uuid) ?? noSums, of),
      passMark: rules.passMark,
      categoryTotals: categoriesIn(ofReport.get(uuid) ?? [], sums.words),
    }
  })
}

/** A report of the list with its months; 404 where the period has none of it. */
export async function showReport(context: ReportContext, id: string, query: SumsQuery): Promise<QualityReportDetail> {
  const { db, session, now } = context
  requirePeople(session)
  await requireOwn(db, session, query)
  const period = periodOf(query, now)
  const isAsked = and(eq(reportId(qualityMonths), id), ofKnownPeople(session))
  const where = and(sumsIn(db, session, qualityMonths, query, period), isAsked)
  const rows = await db
    .select({ ...keys, ...sumColumns })
    .from(qualityMonths)
    .where(where)
    .groupBy(...grouped)
  const [report] = await show(context, query, period, rows)
  if (!report) throw notFound('report')
  const { rules } = (await profilesOfAccounts(db, [session.account.id]))(session.account.id)
  const months = await db
    .select({ month: qualityMonths.month, ...sumColumns })
    .from(qualityMonths)
    .where(where)
    .groupBy(qualityMonths.month)
    .orderBy(asc(qualityMonths.month))
  return { ...report, trend: months.map(({ month, ...sums }) => ({ month, ...figuresOf(sums, scoreRules(rules)) })) }
}
