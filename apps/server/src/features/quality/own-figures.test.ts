import type { ReviewItem, ReviewPage } from '@dragoman/sdk/operations/quality'
import type {
  OwnQuality,
  QualityDashboard,
  QualityGrouping,
  QualityReportDetail,
  QualityReportFindingPage,
  QualityReportPage,
  QualitySummary,
  QualityTrends,
} from '@dragoman/sdk/operations/qualityReports'
import { afterEach, describe, expect, it } from 'vitest'
import { readPdf } from '../../engines/documents/fixtures/read-pdf.ts'
import { sampleObjects } from '../../kernel/tables.ts'
import { openTestApp } from '../../testing/open-test-app.ts'
import { bodyOf } from '../../testing/projects.ts'
import { reviewSteps, seedClosedReview } from '../../testing/reviews.ts'
import { acceptedBy, seedWork } from '../../testing/work.ts'
import { qualityFindings, qualityReviews, taskScores } from './tables.ts'

const test = await openTestApp()
const { linguistA, linguistB, manager, place } = test.people
const { db, call } = test
const { accountId, orgUnitId } = place
const period = 'startDate=2026-02-01&endDate=2026-03-31'

/** A closed review with so many minor errors of grammar in 1,000 words. */
async function reviewed(day: string, errors: number, more: { by?: typeof linguistA; targetLocale?: string } = {}) {
  const { by = linguistA, targetLocale = 'es' } = more
  const work = await seedWork(db, test.people, {
    task: { ...acceptedBy(by.id), status: 'DELIVERED' },
    targetLocale,
  })
  const points = String(errors)
  await seedClosedReview(db, work, {
    accountId,
    orgUnitId,
    translatorId: by.id,
    reviewerId: by === linguistA ? linguistB.id : linguistA.id,
    targetLocale,
    reviewedWords: 1000,
    submittedAt: new Date(day),
    closedAt: new Date(day),
    findings: errors,
    points,
    provisionalPoints: points,
    totals: [{ category: 'GRAMMAR', severity: 'MINOR', findings: errors, segments: 1, words: 5, points }],
  })
  return work
}

const get = async <Answer>(as: typeof manager, path: string) => bodyOf<Answer>(await call(as, 'GET', path))

afterEach(async () => {
  await db.delete(qualityReviews)
})

describe('a comparison', () => {
  it('is with the months right before, or with the same months of the year before', async () => {
    await reviewed('2026-03-05', 3)
    await reviewed('2026-01-05', 2)
    await reviewed('2025-02-05', 8)
    const previous = await get<QualityDashboard>(manager, `/api/v3/quality/dashboard?${period}`)
    expect(previous).toMatchObject({
      beforeStartDate: '2025-12-01',
      beforeEndDate: '2026-01-31',
      before: { points: 2 },
      byCategory: [{ category: 'GRAMMAR', perThousand: 3, perThousandBefore: 2 }],
    })
    const year = await get<QualityDashboard>(manager, `/api/v3/quality/dashboard?${period}&compareWith=YEAR_BEFORE`)
    expect(year).toMatchObject({
      beforeStartDate: '2025-02-01',
      beforeEndDate: '2025-03-31',
      before: { points: 8, score: 99.2 },
      byCategory: [{ perThousandBefore: 8 }],
    })
    const reports = await get<QualityReportPage>(manager, `/api/v3/quality/report?${period}&compareWith=YEAR_BEFORE`)
    expect(reports.content).toMatchObject([{ score: 99.7, before: { score: 99.2 }, passMark: 98 }])
  })
})

describe('trends', () => {
  it('have each pair, linguist, and unit with the months of both periods, the most words first', async () => {
    await reviewed('2026-03-05', 3)
    await reviewed('2026-02-05', 1)
    await reviewed('2026-01-05', 2)
    await reviewed('2026-03-06', 9, { by: linguistB, targetLocale: 'fr' })
    await reviewed('2025-08-06', 9)
    const trends = (by: string) => get<QualityTrends>(manager, `/api/v3/quality/dashboard/trend?${period}&by=${by}`)
    const pairs = await trends('LANGUAGE_PAIR')
    expect(pairs.passMark).toBe(98)
    expect(pairs.trends).toMatchObject([
      {
        id: 'en es',
        sourceLanguage: 'en',
        targetLanguage: 'es',
        reviewedWords: 2000,
        score: 99.8,
        before: { score: 99.8, reviewedWords: 1000 },
        months: [{ month: '2026-01-01' }, { month: '2026-02-01' }, { month: '2026-03-01', score: 99.7 }],
      },
      { id: 'en fr', score: 99.1, before: { reviews: 0 }, months: [{ month: '2026-03-01' }] },
    ])
    expect((await trends('LINGUIST')).trends).toMatchObject([
      { vendor: { uuid: linguistA.id }, reviews: 2 },
      { vendor: { uuid: linguistB.id }, reviews: 1 },
    ])
    expect((await trends('ORG_UNIT')).trends).toMatchObject([
      { organizationalUnit: { uuid: orgUnitId }, reviewedWords: 3000, score: 99.57 },
    ])
    expect((await call(linguistA, 'GET', '/api/v3/quality/dashboard/trend?by=LINGUIST')).status).toBe(403)
  })
})

describe('own figures', () => {
  it('are those of the own translations, and of no one else’s', async () => {
    const work = await reviewed('2026-03-05', 3)
    await reviewed('2026-03-05', 40, { by: linguistB })
    await db.insert(taskScores).values({
      taskId: work.taskIds[0]!,
      userId: linguistA.id,
      score: '93.10',
      segments: 4,
      changedSegments: 1,
      scoredAt: new Date('2026-03-05'),
    })
    const own = await get<OwnQuality>(linguistA, `/api/v3/quality/own?${period}`)
    expect(own).toMatchObject({
      figures: { reviews: 1, points: 3, score: 99.7, perThousand: 3 },
      keptShare: 93.1,
      openFindings: 0,
      byCategory: [{ category: 'GRAMMAR', points: 3 }],
      byLanguagePair: [{ targetLanguage: 'es' }],
      months: [{ month: '2026-03-01', points: 3 }],
    })
    expect(own.replyDate).toBeUndefined()
    expect((await get<OwnQuality>(linguistB, `/api/v3/quality/own?${period}`)).figures.points).toBe(40)
    expect((await get<OwnQuality>(manager, `/api/v3/quality/own?${period}`)).figures.reviews).toBe(0)
  })

  it('say how many findings wait for a reply, and until when', async () => {
    const { review } = await reviewSteps(test).submitted()
    const own = await get<OwnQuality>(linguistA, '/api/v3/quality/own')
    const { replyDate } = await reviewSteps(test).get(linguistA, review.uuid)
    expect(own).toMatchObject({ openFindings: 1, replyDate })
    expect((await get<OwnQuality>(linguistB, '/api/v3/quality/own')).openFindings).toBe(0)
  })
})

describe('a report as PDF', () => {
  it('has the score, its band, and the findings by category', async () => {
    await reviewed('2026-03-05', 4)
    const { content } = await get<QualityReportPage>(manager, `/api/v3/quality/report?${period}`)
    const path = `/api/v3/quality/report/${content[0]!.uuid}`
    const report = await get<QualityReportDetail>(manager, `${path}?${period}`)
    expect(report.score).toBe(99.6)
    const file = await test.download(manager, `${path}/file?${period}`)
    const { pages } = await readPdf(file.bytes)
    const texts = pages[0]!.map(({ text }) => text)
    expect(texts).toEqual(expect.arrayContaining(['English to Spanish', 'Translation', 'Grammar', '99.60 ± 0.39']))
    expect((await call(linguistA, 'GET', `${path}/file?${period}`)).status).toBe(403)
    expect((await call(manager, 'GET', `${path}/file?startDate=2020-01-01&endDate=2020-01-31`)).status).toBe(404)
  })
})

describe('the findings behind a report', () => {
  it('are those of its linguist, step, pair, and period, without withdrawn ones', async () => {
    const { finding, review } = await reviewSteps(test).submitted()
    const { content } = await get<QualityReportPage>(manager, '/api/v3/quality/report')
    const path = `/api/v3/quality/report/${content[0]!.uuid}/finding`
    const behind = () => get<QualityReportFindingPage>(manager, path)
    expect(await behind()).toMatchObject({
      totalElements: 1,
      content: [
        {
          uuid: finding.uuid,
          reviewUuid: review.uuid,
          before: 'Abrir el archivo',
          after: 'Abrir el fichero',
          category: 'TERMINOLOGY',
          severity: 'MAJOR',
          points: 5,
          state: 'OPEN',
        },
      ],
    })
    expect((await call(manager, 'GET', `${path}?startDate=2020-01-01&endDate=2020-01-31`)).status).toBe(404)
    expect((await call(linguistA, 'GET', path)).status).toBe(403)
    await db.update(qualityFindings).set({ state: 'WITHDRAWN' })
    expect((await behind()).totalElements).toBe(0)
  })
})

describe('the list of reviews', () => {
  it('finds the reviews behind the rows of a report, without those of sample data', async () => {
    const { projectId } = await reviewed('2026-03-05', 3)
    const list = async (filter: string) =>
      (await get<ReviewPage>(manager, `/api/v3/quality/review?filter=${encodeURIComponent(filter)}`)).content.length
    const rowsBy = async (by: QualityGrouping) =>
      (await get<QualitySummary>(manager, `/api/v3/quality/summary?by=${by}&${period}`)).rows
    const [client] = await rowsBy('CLIENT')
    const [step] = await rowsBy('WORKFLOW')
    const lines = [
      `client:=${JSON.stringify(client!.organization!.name)} is:counted`,
      `reviewed:${step!.workflow} is:counted`,
    ]
    expect(await Promise.all(lines.map(list))).toEqual([client!.reviews, step!.reviews])
    expect(await Promise.all(['client:="Someone else"', 'reviewed:lqa', '-is:counted'].map(list))).toEqual([0, 0, 0])
    await db.insert(sampleObjects).values({ id: projectId, accountId, type: 'PROJECT' })
    expect(await rowsBy('CLIENT')).toEqual([])
    expect(await Promise.all([...lines, '-is:counted'].map(list))).toEqual([0, 0, 1])
  })

  it('finds reviews by category of their findings, and exports the rows that it shows', async () => {
    const { review } = await reviewSteps(test).submitted()
    const found = (as: typeof manager, filter: string) =>
      get<{ content: ReviewItem[] }>(as, `/api/v3/quality/review?filter=${encodeURIComponent(filter)}`)
    expect((await found(manager, 'category:terminology')).content).toMatchObject([{ uuid: review.uuid }])
    expect((await found(manager, 'category:grammar')).content).toEqual([])
    expect((await found(linguistA, 'category:terminology')).content).toHaveLength(1)
    const columns = ['project', 'score', 'reviewer', 'uuid'].map((field) => ({ field, title: field }))
    const url = '/api/v3/quality/review/list-export'
    const started = await call(manager, 'POST', url, { format: 'JSON', columns, filter: 'category:terminology' })
    const { requestUuid } = bodyOf<{ requestUuid: string }>(started)
    await test.idle()
    const { downloadUrl } = await get<{ downloadUrl: string }>(manager, `${url}/${requestUuid}/status`)
    const { bytes } = await test.download(null, new URL(downloadUrl).pathname)
    expect(JSON.parse(new TextDecoder().decode(bytes))).toMatchObject([
      { uuid: review.uuid, reviewer: expect.any(String) as string },
    ])
  })
})
