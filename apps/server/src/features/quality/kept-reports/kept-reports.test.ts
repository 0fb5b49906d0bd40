import type { KeptReport, KeptReportDetail } from '@dragoman/sdk/operations/keptReports'
import type { QualityDashboard, QualitySummary } from '@dragoman/sdk/operations/qualityReports'
import type { ReportSchedule } from '@dragoman/sdk/operations/reportSchedules'
import { eq } from 'drizzle-orm'
import { beforeEach, describe, expect, it } from 'vitest'
import { readPdf } from '../../../engines/documents/fixtures/read-pdf.ts'
import { orgUnitMembers } from '../../../identity/tables.ts'
import { users } from '../../../kernel/tables.ts'
import { openTestApp } from '../../../testing/open-test-app.ts'
import { createPerson, createPlace, type Person } from '../../../testing/people.ts'
import { grant } from '../../../testing/permissions.ts'
import { bodyOf } from '../../../testing/projects.ts'
import { seedClosedReview } from '../../../testing/reviews.ts'
import { acceptedBy, seedWork } from '../../../testing/work.ts'
import { qualityReviews } from '../tables.ts'
import { nextTime, periodAt } from './schedule-times.ts'
import { startDueReport } from './send-reports.ts'
import { reportSchedules } from './tables.ts'

const test = await openTestApp()
const { linguistA, linguistB, manager, otherManager, client, stranger, place, admin } = test.people
const { db, call } = test
const other = await createPlace(db, place.accountId, 'Borealis')
const period = 'startDate=2026-02-01&endDate=2026-03-31'
const keptUrl = '/api/v3/quality/kept-report'
const scheduleUrl = '/api/v3/quality/report-schedule'
for (const one of [client, linguistB])
  for (const code of ['QUALITY_report_list', 'QUALITY_dashboard'] as const) await grant(test, one, code)

const get = async <Answer>(as: Person, path: string) => bodyOf<Answer>(await call(as, 'GET', path))
const summary = (by: string, more = '', as = manager) =>
  get<QualitySummary>(as, `/api/v3/quality/summary?${period}&by=${by}${more}`)

interface Reviewed {
  by?: Person
  targetLocale?: string
  orgUnitId?: string
  workflow?: string
}

async function reviewed(day: string, errors: number, more: Reviewed = {}): Promise<void> {
  const { by = linguistA, ...where } = more
  const { targetLocale = 'es' } = more
  const task = { ...acceptedBy(by.id), status: 'DELIVERED' as const }
  const points = String(errors)
  await seedClosedReview(db, await seedWork(db, test.people, { task, targetLocale }), {
    accountId: place.accountId,
    orgUnitId: place.orgUnitId,
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
    ...where,
  })
}

beforeEach(async () => {
  await db.delete(qualityReviews)
  await db.delete(reportSchedules)
  await reviewed('2026-03-05', 3)
  await reviewed('2026-01-05', 5)
  await reviewed('2026-03-06', 8, { by: linguistB, targetLocale: 'ja', orgUnitId: other.orgUnitId, workflow: 'REVIEW' })
})

describe('a report by subject', () => {
  it.each([
    ['LINGUIST', { vendor: { uuid: linguistA.id } }, { vendor: { uuid: linguistB.id } }],
    ['CLIENT', { organization: { name: 'Acme Localization clients' } }, { organization: { name: 'Borealis clients' } }],
    ['ORG_UNIT', { organizationalUnit: { uuid: place.orgUnitId } }, { organizationalUnit: { uuid: other.orgUnitId } }],
    ['LANGUAGE_PAIR', { targetLanguage: 'es' }, { targetLanguage: 'ja' }],
    ['WORKFLOW', { workflow: 'TRANSLATION' }, { workflow: 'REVIEW' }],
  ])('%s has a row for each, with the period before', async (by, first, second) => {
    const { rows, ...whole } = await summary(by)
    expect(whole).toMatchObject({
      by,
      omitted: 0,
      passMark: 98,
      figures: { reviews: 2, points: 11 },
      before: { points: 5 },
    })
    expect(rows).toHaveLength(2)
    expect(rows).toEqual(
      expect.arrayContaining([
        expect.objectContaining({ points: 3, before: expect.objectContaining({ points: 5 }) as unknown }),
        expect.objectContaining({ points: 8, before: expect.objectContaining({ reviews: 0 }) as unknown }),
      ]),
    )
    const row = (points: number) => rows.find((one) => one.points === points)
    expect([row(3), row(8)]).toMatchObject([first, second])
  })

  it('of a client has the figures of their units, and names no linguist', async () => {
    expect((await summary('CLIENT', '', client)).rows).toMatchObject([{ points: 3 }])
    const path = `/api/v3/quality/summary?${period}`
    expect((await call(client, 'GET', `${path}&by=LINGUIST`)).status).toBe(403)
    expect((await call(client, 'GET', `${path}&by=WORKFLOW&vendorUuid=${linguistA.id}`)).status).toBe(403)
    expect((await call(client, 'GET', `${path}&by=WORKFLOW&orgUnitUuid=${other.orgUnitId}`)).status).toBe(404)
  })

  it('of someone who is client and linguist names themselves alone', async () => {
    const both = await createPerson(test.app.services, place, 'Bo Both', { roles: ['CLIENT', 'VENDOR'], member: true })
    for (const code of ['QUALITY_report_list', 'QUALITY_dashboard'] as const) await grant(test, both, code)
    await reviewed('2026-03-07', 1, { by: both, orgUnitId: other.orgUnitId })
    const own = [{ vendor: { uuid: both.id } }]
    expect((await summary('LINGUIST', '', both)).rows).toMatchObject(own)
    expect((await summary('CLIENT', '', both)).figures.points).toBe(4)
    const dashboard = await get<QualityDashboard>(both, `/api/v3/quality/dashboard?${period}`)
    expect([dashboard.figures.points, dashboard.byVendor]).toMatchObject([4, own])
    expect(await get(both, `/api/v3/quality/report?${period}`)).toMatchObject({ content: own })
    expect(await get(both, `/api/v3/quality/dashboard/trend?${period}&by=LINGUIST`)).toMatchObject({ trends: own })
    expect((await call(both, 'GET', `/api/v3/quality/dashboard?${period}&vendorUuid=${linguistA.id}`)).status).toBe(403)
  })
})

describe('a kept report', () => {
  it('stays as it was when reviews change, with the names of now, for its owner alone', async () => {
    const wanted = { name: 'First quarter', by: 'LINGUIST', startDate: '2026-02-01', endDate: '2026-03-31' }
    const kept = bodyOf<KeptReportDetail>(await call(manager, 'POST', keptUrl, wanted), 201)
    await db.delete(qualityReviews)
    await db.update(users).set({ name: 'Lina Renamed' }).where(eq(users.id, linguistA.id))
    const again = await get<KeptReportDetail>(manager, `${keptUrl}/${kept.uuid}`)
    expect(again).toMatchObject({ name: 'First quarter', figures: { points: 11 }, before: { points: 5 } })
    expect(again.rows.map(({ vendor, points }) => [vendor?.name, points])).toEqual(
      expect.arrayContaining([
        ['Lina Renamed', 3],
        [linguistB.name, 8],
      ]),
    )
    const { bytes } = await test.download(manager, `${keptUrl}/${kept.uuid}/file/pdf`)
    const texts = (await readPdf(bytes)).pages[0]!.map(({ text }) => text)
    expect(texts).toEqual(expect.arrayContaining(['Lina Renamed', '99.70', '99.45']))
    const csv = await test.download(manager, `${keptUrl}/${kept.uuid}/file/csv`)
    expect(new TextDecoder().decode(csv.bytes)).toContain('Lina Renamed,1,1000,3,3,3,99.7,0.34,99.5,0,0\r\n')
    expect((await get<{ content: KeptReport[] }>(manager, keptUrl)).content).toMatchObject([{ uuid: kept.uuid }])
    for (const as of [otherManager, stranger, admin])
      expect((await call(as, 'GET', `${keptUrl}/${kept.uuid}`)).status).toBe(404)
    expect((await call(otherManager, 'DELETE', `${keptUrl}/${kept.uuid}`)).status).toBe(404)
    expect((await call(manager, 'DELETE', `${keptUrl}/${kept.uuid}`)).status).toBe(204)
    expect((await call(manager, 'GET', `${keptUrl}/${kept.uuid}/file/pdf`)).status).toBe(404)
  })
})

describe('a scheduled report', () => {
  const wanted = (more: object = {}) => ({
    name: 'Every month',
    by: 'CLIENT',
    months: 2,
    frequency: 'MONTHLY',
    timezone: 'UTC',
    active: true,
    readerUuids: [manager.id, client.id],
    ...more,
  })
  const create = async (more: object = {}) =>
    bodyOf<ReportSchedule>(await call(manager, 'POST', scheduleUrl, wanted(more)), 201)
  const sendAt = async (day: string) => {
    const started = await startDueReport(db, { now: new Date(day), publicUrl: 'https://example.test' })
    await test.idle()
    return started
  }

  it('covers whole months, and falls due at eight in the morning in its own time zone', () => {
    const berlin = { timezone: 'Europe/Berlin', months: 3 }
    const [weekly, monthly] = [
      { ...berlin, frequency: 'WEEKLY' as const },
      { ...berlin, frequency: 'MONTHLY' as const },
    ]
    expect(nextTime(weekly, new Date('2026-03-25T12:00Z')).toISOString()).toBe('2026-03-30T06:00:00.000Z')
    expect(nextTime(monthly, new Date('2026-02-01T07:00Z')).toISOString()).toBe('2026-03-01T07:00:00.000Z')
    expect(periodAt(weekly, new Date('2026-03-30T06:00Z'))).toEqual({ startDate: '2026-01-01', endDate: '2026-03-31' })
    expect(periodAt(monthly, new Date('2026-01-01T07:00Z'))).toEqual({ startDate: '2025-10-01', endDate: '2025-12-31' })
  })

  it('stays off until someone turns it on', async () => {
    const schedule = await create({ active: undefined })
    expect([schedule.active, schedule.nextDate]).toEqual([false, undefined])
    expect(await sendAt('2030-01-01')).toBe(false)
  })

  it('comes once to each reader as they may see it, with both files, and is kept', async () => {
    const { uuid } = await create()
    await db.update(reportSchedules).set({ nextAt: new Date('2026-04-01T08:00Z') })
    expect(await sendAt('2026-04-01T08:01Z')).toBe(true)
    expect(await sendAt('2026-04-01T08:02Z')).toBe(false)
    for (const [reader, points] of [
      [manager, 11],
      [client, 3],
    ] as const) {
      const mail = await test.mailTo(reader.email)
      expect(mail.subject).toContain('Every month: quality report')
      const { content } = await get<{ content: KeptReport[] }>(reader, keptUrl)
      const [kept] = content.filter((one) => one.reportScheduleUuid === uuid)
      expect(kept).toMatchObject({ startDate: '2026-02-01', endDate: '2026-03-31', figures: { points } })
      expect(mail.link).toBe(`https://example.test/quality/reports/kept/${kept!.uuid}`)
      expect(mail.files).toEqual(['Every month 2026-02-01 2026-03-31.pdf', 'Every month 2026-02-01 2026-03-31.csv'])
    }
  })

  it('no longer comes to someone who may not see it any more, and ends without readers', async () => {
    const { uuid } = await create({ readerUuids: [client.id, otherManager.id], orgUnitUuid: place.orgUnitId })
    await db.delete(orgUnitMembers).where(eq(orgUnitMembers.userId, client.id))
    await db.update(users).set({ blockedAt: new Date() }).where(eq(users.id, otherManager.id))
    await db.update(reportSchedules).set({ nextAt: new Date('2026-04-01T08:00Z') })
    expect(await sendAt('2026-04-01T08:01Z')).toBe(true)
    expect(await get<ReportSchedule[]>(manager, scheduleUrl)).toMatchObject([{ uuid, readers: [], active: false }])
    await db.insert(orgUnitMembers).values({ orgUnitId: place.orgUnitId, userId: client.id })
    await db.update(users).set({ blockedAt: null }).where(eq(users.id, otherManager.id))
  })

  it('can be changed only by its author, while each reader can unsubscribe', async () => {
    const { uuid } = await create()
    const path = `${scheduleUrl}/${uuid}`
    expect((await call(client, 'PUT', path, wanted())).status).toBe(403)
    expect((await call(client, 'DELETE', path)).status).toBe(403)
    expect((await call(otherManager, 'PUT', path, wanted())).status).toBe(404)
    expect(await get(client, scheduleUrl)).toMatchObject([{ isOwn: false, readers: [{ uuid: client.id }] }])
    expect((await call(client, 'POST', `${path}/unsubscribe`)).status).toBe(204)
    expect(await get(client, scheduleUrl)).toEqual([])
    const changed = bodyOf<ReportSchedule>(
      await call(manager, 'PUT', path, wanted({ name: 'Weekly', frequency: 'WEEKLY' })),
    )
    expect(changed).toMatchObject({ name: 'Weekly', frequency: 'WEEKLY', readers: [{}, {}] })
    expect((await call(manager, 'DELETE', path)).status).toBe(204)
  })

  it.each([
    ['a reader without the permission', { readerUuids: [linguistA.id] }, 400, 'body.readerUuids[0]'],
    ['a reader of another account', { readerUuids: [manager.id, stranger.id] }, 400, 'body.readerUuids[1]'],
    ['a reader who may not see it', { readerUuids: [client.id], by: 'LINGUIST' }, 400, 'body.readerUuids[0]'],
    ['an unknown time zone', { timezone: 'Mars/Olympus' }, 400, 'body.timezone'],
    ['no months', { months: 0 }, 400, 'body.months'],
  ])('with %s is refused', async (_what, more, status, field) => {
    const refused = await call(manager, 'POST', scheduleUrl, wanted(more))
    expect(refused).toMatchObject({ status, body: { errors: [{ field }] } })
  })

  it('of a linguist has no other readers', async () => {
    const readers = (...people: Person[]) => ({ readerUuids: people.map(({ id }) => id) })
    expect((await call(linguistB, 'POST', scheduleUrl, wanted(readers(linguistB, manager)))).status).toBe(403)
    expect((await call(linguistB, 'POST', scheduleUrl, wanted(readers(linguistB)))).status).toBe(201)
  })
})
