import type { QualityDashboard, QualityReportDetail, QualityReportPage } from '@dragoman/sdk/operations/qualityReports'
import { and, eq, sql } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { readPdf } from '../../engines/documents/fixtures/read-pdf.ts'
import { transact } from '../../kernel/database/transact.ts'
import { sampleObjects } from '../../kernel/tables.ts'
import { openTestApp } from '../../testing/open-test-app.ts'
import { bodyOf } from '../../testing/projects.ts'
import { reviewSteps, seedClosedReview } from '../../testing/reviews.ts'
import { acceptedBy, seedWork } from '../../testing/work.ts'
import { tasks } from '../work/task-tables.ts'
import { settleReview } from './scores/settle-review.ts'
import { qualityFindings, qualityMonthCategories, qualityMonths, qualityReviews } from './tables.ts'

const test = await openTestApp()
const { linguistA, linguistB, manager, place } = test.people
const { db, call } = test
const { accountId, orgUnitId } = place
const by = { accountId, orgUnitId, translatorId: linguistA.id, reviewerId: linguistB.id }
const delivered = (targetLocale = 'es') =>
  seedWork(db, test.people, { task: { ...acceptedBy(linguistA.id), status: 'DELIVERED' }, targetLocale })

/** The sums of the reviews themselves, as the months should have them. */
async function recount() {
  const { rows } = await db.execute(sql`
    select date_trunc('month', submitted_at at time zone 'UTC')::date::text as month, status = 'CLOSED' as is_closed,
      target_locale, translator_id, count(*)::int as reviews, sum(reviewed_words)::float8 as words,
      sum(provisional_points)::float8 as points, sum(findings)::int as findings, sum(disputes)::int as disputes,
      sum((result = 'FAIL')::int)::int as failed
    from quality_reviews where submitted_at is not null and basis = 'FINDINGS' and not of_sample_data
    group by 1, 2, 3, 4 order by 1, 2, 3, 4`)
  return rows
}

async function kept() {
  const { rows } = await db.execute(sql`
    select month::text, is_closed, target_locale, translator_id, sum(reviews)::int as reviews, sum(words)::float8 as words,
      sum(points)::float8 as points, sum(findings)::int as findings, sum(disputes)::int as disputes,
      sum(failed)::int as failed
    from quality_months group by 1, 2, 3, 4 order by 1, 2, 3, 4`)
  return rows
}

const ofFindings = async () =>
  (
    await db.execute(sql`
    select f.category, f.severity, count(*)::int as findings from quality_findings f join quality_reviews r on r.id = f.review_id
    where f.state <> 'WITHDRAWN' and f.outcome is distinct from 'DISMISSED' and r.submitted_at is not null
      and r.basis = 'FINDINGS' and not r.of_sample_data group by 1, 2 order by 1, 2`)
  ).rows
const ofMonths = async () =>
  (
    await db.execute(sql`
    select category, severity, sum(findings)::int as findings from quality_month_categories group by 1, 2 order by 1, 2`)
  ).rows

/** Numbers that look random and are the same in each run. */
function numbers(seed: number) {
  let state = seed
  return (below: number) => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648
    return Math.floor((state / 2_147_483_648) * below)
  }
}

describe('monthly sums', () => {
  it('equal a recount of the reviews and findings after any history, with moves taken back, connections cut, and sample data', async () => {
    const next = numbers(42)
    const pick = <T>(values: readonly T[]) => values[next(values.length)]!
    const ids: string[] = []
    const projectIds: string[] = []
    for (let at = 0; at < 6; at += 1) {
      const work = await delivered(pick(['es', 'fr']))
      projectIds.push(work.projectId)
      const submittedAt = new Date(Date.UTC(2026, next(3), 5))
      const targetLocale = pick(['es', 'fr'])
      const state = { targetLocale, submittedAt, closedAt: null, status: 'SUBMITTED' as const }
      ids.push(await seedClosedReview(db, work, { ...by, ...state }))
    }
    for (let step = 0; step < 60; step += 1) {
      const id = pick(ids)
      const end = pick(['kept', 'kept', 'kept', 'kept', 'taken back', 'cut'])
      const change = transact(db, async (transaction) => {
        const [review] = await transaction.select().from(qualityReviews).where(eq(qualityReviews.id, id)).for('update')
        if (!review) return
        const now = new Date()
        const of = { accountId, reviewId: id, segmentId: 1, segmentIndex: step, words: 5, source: 'a', target: 'b' }
        const counted = { weight: '1.5', affectsScore: true, authorId: linguistB.id }
        const kinds = {
          category: pick(['FLUENCY', 'GRAMMAR']),
          severity: pick(['MINOR', 'MAJOR', 'CRITICAL'] as const),
        }
        const states = { state: pick(['OPEN', 'ACCEPTED', 'WITHDRAWN'] as const), disputedAt: pick([null, now]) }
        await transaction.insert(qualityFindings).values({ ...of, ...counted, ...kinds, ...states })
        const moves = [
          { status: 'CLOSED' as const, closedAt: now },
          { status: 'SUBMITTED' as const, closedAt: null },
          { status: 'OPEN' as const, submittedAt: null, closedAt: null },
          { status: 'SUBMITTED' as const, submittedAt: new Date(Date.UTC(2026, next(4), 9)), closedAt: null },
          { basis: pick(['FINDINGS', 'KEPT_SHARE'] as const) },
        ]
        await settleReview(transaction, { ...review, ...pick(moves) }, now)
        if (end === 'cut') await transaction.execute(sql`select pg_terminate_backend(pg_backend_pid())`)
        if (end !== 'kept') throw new Error(end)
      })
      await change.catch((error: unknown) => {
        if (end === 'kept') throw error
      })
      const sample = { id: pick(projectIds), accountId, type: 'PROJECT' as const }
      if (next(8) === 0) await db.insert(sampleObjects).values(sample).onConflictDoNothing()
      if (next(16) === 0) await db.delete(sampleObjects).where(eq(sampleObjects.accountId, accountId))
    }
    const samples = await db.$count(qualityReviews, eq(qualityReviews.ofSampleData, true))
    expect([samples > 0, samples < ids.length]).toEqual([true, true])
    const [gone] = await db.select().from(qualityReviews).where(eq(qualityReviews.id, ids[0]!))
    await db.delete(tasks).where(eq(tasks.id, gone!.taskId))
    expect(await kept()).toEqual(await recount())
    expect(await ofMonths()).toEqual(await ofFindings())
    await db.delete(qualityReviews)
    expect([await db.$count(qualityMonths), await db.$count(qualityMonthCategories)]).toEqual([0, 0])
  }, 120_000)
})

describe('the dashboard and reports', () => {
  const period = 'startDate=2026-02-01&endDate=2026-03-31'

  it('have one score of all points in all words, the period before, and no other month', async () => {
    const at = (day: string) => ({ submittedAt: new Date(day), closedAt: new Date(Date.parse(day) + 2 * 86_400_000) })
    const total = { category: 'GRAMMAR', severity: 'MINOR' as const, segments: 1, words: 5 }
    const points = (value: string) => ({
      points: value,
      provisionalPoints: value,
      findings: Number(value),
      totals: [{ ...total, findings: Number(value), points: value }],
    })
    await seedClosedReview(db, await delivered(), { ...by, ...at('2026-03-05'), ...points('3'), reviewedWords: 1000 })
    const failed = { reviewedWords: 200, result: 'FAIL' as const }
    await seedClosedReview(db, await delivered(), { ...by, ...at('2026-02-05'), ...points('20'), ...failed })
    await seedClosedReview(db, await delivered(), { ...by, ...at('2026-01-05'), ...points('1') })
    await seedClosedReview(db, await delivered(), { ...by, ...at('2025-10-05'), ...points('7') })
    const dashboard = bodyOf<QualityDashboard>(await call(manager, 'GET', `/api/v3/quality/dashboard?${period}`))
    expect(dashboard).toMatchObject({
      startDate: '2026-02-01',
      endDate: '2026-03-31',
      averageScore: 98.08,
      reviewedWords: 1200,
      figures: { reviews: 2, points: 23, perThousand: 19.17, failed: 1, daysToClose: 2 },
      before: { reviews: 1, points: 1, score: 99.9 },
      byLanguagePair: [{ sourceLanguage: 'en', targetLanguage: 'es', score: 98.08 }],
      byVendor: [{ vendor: { uuid: linguistA.id }, reviewedWords: 1200 }],
      byReviewer: [{ reviewer: { uuid: linguistB.id }, reviews: 2, overturned: 0 }],
      byCategory: [{ category: 'GRAMMAR', findings: 23, points: 23, severities: [{ severity: 'MINOR' }] }],
      trend: [
        { month: '2026-02-01', points: 20 },
        { month: '2026-03-01', points: 3 },
      ],
    })
    const { content } = bodyOf<QualityReportPage>(await call(manager, 'GET', `/api/v3/quality/report?${period}`))
    expect(content).toMatchObject([
      { vendor: { uuid: linguistA.id }, workflow: 'TRANSLATION', score: 98.08, categoryTotals: [{ points: 23 }] },
    ])
    const path = `/api/v3/quality/report/${content[0]!.uuid}?${period}`
    expect(bodyOf<QualityReportDetail>(await call(manager, 'GET', path)).trend).toHaveLength(2)
    expect((await call(manager, 'GET', `${path}&targetLanguage=fr`)).status).toBe(404)
    const wrong = '/api/v3/quality/dashboard?startDate=2026-03-01&endDate=2026-01-01'
    expect((await call(manager, 'GET', wrong)).status).toBe(400)
    for (const url of ['/api/v3/quality/dashboard', '/api/v3/quality/report'])
      expect((await call(linguistA, 'GET', url)).status).toBe(403)
    await db.delete(qualityReviews).where(and(eq(qualityReviews.accountId, accountId)))
  })

  it('points of a category are summed exactly', async () => {
    const at = new Date('2026-03-05')
    const total = { category: 'GRAMMAR', segments: 1, words: 5, findings: 1 }
    const totals = [
      { ...total, severity: 'MINOR' as const, points: '0.1' },
      { ...total, severity: 'MAJOR' as const, points: '0.2' },
      { ...total, severity: 'CRITICAL' as const, points: '0.1' },
    ]
    const french = { targetLocale: 'fr', totals: [{ ...total, severity: 'CRITICAL' as const, points: '0.2' }] }
    for (const own of [{ totals }, french])
      await seedClosedReview(db, await delivered(), { ...by, submittedAt: at, closedAt: at, ...own })
    const dashboard = bodyOf<QualityDashboard>(await call(manager, 'GET', `/api/v3/quality/dashboard?${period}`))
    expect(dashboard.byCategory).toMatchObject([
      { points: 0.6, severities: [{ points: 0.1 }, { points: 0.2 }, { severity: 'CRITICAL', points: 0.3 }] },
    ])
    await db.delete(qualityReviews).where(eq(qualityReviews.accountId, accountId))
  })

  it('findings of a period are exported with what was said', async () => {
    const { finding } = await reviewSteps(test).submitted()
    const reason = 'The glossary of the client has this term.'
    bodyOf(await reviewSteps(test).say(linguistA, finding.uuid, 'reply', { state: 'DISPUTED', comment: reason }))
    const url = '/api/v3/quality/report/export'
    const exported = async (format: string) => {
      const { requestUuid } = bodyOf<{ requestUuid: string }>(await call(manager, 'POST', `${url}/${format}`, {}))
      await test.idle()
      const status = await call(manager, 'GET', `${url}/${requestUuid}/status`)
      return test.download(null, new URL(bodyOf<{ downloadUrl: string }>(status).downloadUrl).pathname)
    }
    const { bytes } = await exported('json')
    expect(JSON.parse(new TextDecoder().decode(bytes))).toMatchObject([
      {
        before: 'Abrir el archivo',
        after: 'Abrir el fichero',
        category: 'Terminology',
        severity: 'MAJOR',
        points: 5,
        reply: reason,
      },
    ])
    const { text } = await readPdf((await exported('pdf')).bytes)
    for (const part of ['Abrir el archivo', 'Abrir el fichero', 'Terminology', 'Major', 'reply: '])
      expect(text).toContain(part)
  })
})
