import type { Finding, Review, ReviewChange, ReviewCounters, ReviewScore } from '@dragoman/sdk/operations/quality'
import type { TaskScore } from '@dragoman/sdk/operations/tasks'
import { eq } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { orgUnits } from '../../identity/tables.ts'
import { openTestApp } from '../../testing/open-test-app.ts'
import { createPerson, type Person } from '../../testing/people.ts'
import { grant } from '../../testing/permissions.ts'
import { bodyOf } from '../../testing/projects.ts'
import { findingUrl, reviewSteps, reviewUrl } from '../../testing/reviews.ts'
import { acceptedBy, seedWork, type Work } from '../../testing/work.ts'
import { segmentFindings } from '../ai-review/tables.ts'
import { tasks } from '../work/task-tables.ts'
import { qualityReviews } from './tables.ts'

const test = await openTestApp()
const { linguistA: translator, linguistB: reviewer, manager, stranger, place } = test.people
const { db, call } = test
const steps = reviewSteps(test)
const { begin, correct, deliver, changes, findings, categorize, move, get, submitted } = steps

const texts = [
  ['Open the file', 'Abrir el archivo'],
  ['Save', 'Guardar'],
  ['Open the file', 'Abrir el archivo'],
  ['Print', 'Imprimir'],
] as const

const missing = (answer: { body: unknown }) =>
  (answer.body as { data: { missing: { condition: string }[] } }).data.missing.map(({ condition }) => condition)

/** How many reviews of a task someone finds. */
const countOf = async (as: Person, filter: string, { taskIds }: Work) => {
  const query = `taskUuid=${taskIds[0]}&filter=${encodeURIComponent(filter)}`
  const list = await call(as, 'GET', `/api/v3/quality/review?${query}`)
  return bodyOf<{ totalElements: number }>(list).totalElements
}

describe('a review', () => {
  it('is opened when the later step is accepted, and knows what changed once that is delivered', async () => {
    const { work, review } = await begin(texts, { words: 250 })
    expect(review).toMatchObject({ status: 'OPEN', kind: 'REVISION', reviewedWords: 1000, result: 'NONE' })
    expect(await get(reviewer, review.uuid)).toMatchObject({ changesKnown: false, roles: ['reviewer'] })
    await correct(work, { 1: 'Guarde los cambios', 3: 'Imprima' })
    await deliver(work)
    expect(await get(manager, review.uuid)).toMatchObject({
      changesKnown: true,
      uncategorizedChanges: 2,
      summary: {
        changedSegments: 2,
        changesPercentage: 50,
        modifiedWords: 4,
        totalSegments: 4,
        totalWords: 1000,
        repeatedSegments: 2,
      },
    })
    expect(await changes(reviewer, review.uuid)).toMatchObject([
      { sequence: 2, source: 'Save', before: 'Guardar', after: 'Guarde los cambios', modifiedWords: 3, inSample: true },
      { sequence: 4, before: 'Imprimir', after: 'Imprima' },
    ])
  })

  it('is opened when the later step was accepted before the earlier one was delivered', async () => {
    const given = [{ source: 'Save', target: 'Guardar', confirmed: true }]
    const work = await seedWork(db, test.people, { task: acceptedBy(translator.id), segments: given })
    bodyOf(await call(manager, 'POST', `/api/v3/task/${work.taskIds[1]}/assignment/${reviewer.id}`))
    bodyOf(await steps.moveTask(reviewer, work, 1, 'APPROVED'))
    expect(await db.$count(qualityReviews, eq(qualityReviews.taskId, work.taskIds[0]!))).toBe(0)
    bodyOf(await steps.moveTask(translator, work, 0, 'DELIVERED'))
    expect(await steps.ofTask(reviewer, work)).toMatchObject({ status: 'OPEN' })
  })

  it('is void when the text is in work again before it was submitted', async () => {
    const { work } = await begin()
    const freed = { acceptedAt: null, status: 'PENDING' }
    await db.update(tasks).set(freed).where(eq(tasks.id, work.taskIds[1]!))
    bodyOf(
      await call(manager, 'POST', `/api/v3/task/${work.taskIds[0]}/status-update`, {
        status: 'APPROVED',
        reason: 'Typos',
      }),
    )
    expect(await db.$count(qualityReviews, eq(qualityReviews.taskId, work.taskIds[0]!))).toBe(0)
  })

  it('is submitted once each change has a category, and closed at once where nothing is found', async () => {
    const { work, review } = await begin(texts, { words: 250 })
    expect(missing(await move(reviewer, review.uuid, 'SUBMITTED'))).toEqual(['sampleDone'])
    await correct(work, { 1: 'Guarde' })
    await deliver(work)
    expect(missing(await move(reviewer, review.uuid, 'SUBMITTED'))).toEqual(['allCategorized'])
    const [change] = await changes(reviewer, review.uuid)
    const categorized = await categorize(reviewer, review.uuid, change!.uuid, { category: 'PREFERENTIAL_IMPROVED' })
    expect(bodyOf<ReviewChange>(categorized)).toMatchObject({ category: 'PREFERENTIAL_IMPROVED', severity: 'MINOR' })
    expect((await move(translator, review.uuid, 'SUBMITTED')).status).toBe(404)
    const after = bodyOf<Review>(await move(reviewer, review.uuid, 'SUBMITTED', { feedback: 'Well done.' }))
    expect(after).toMatchObject({ status: 'SUBMITTED', feedback: 'Well done.', openFindings: 1 })
    expect((await move(reviewer, review.uuid, 'SUBMITTED')).status).toBe(409)

    const clean = await begin()
    await correct(clean.work, {})
    await deliver(clean.work)
    expect(bodyOf<Review>(await move(reviewer, clean.review.uuid, 'SUBMITTED'))).toMatchObject({
      status: 'CLOSED',
      result: 'PASS',
      score: 100,
    })
  })

  it('without categories is submitted where the organizational unit wants it so, and has no score but the kept share', async () => {
    await db.update(orgUnits).set({ categorizationDisabled: true }).where(eq(orgUnits.id, place.orgUnitId))
    const { work, review } = await begin()
    await correct(work, { 0: 'Abrir el fichero' })
    await deliver(work)
    const after = bodyOf<Review>(await move(reviewer, review.uuid, 'SUBMITTED'))
    expect(after).toMatchObject({ status: 'CLOSED', basis: 'KEPT_SHARE', result: 'NONE' })
    expect([after.score, after.keptShare]).toEqual([undefined, expect.any(Number)])
    const score = bodyOf<TaskScore>(await call(translator, 'GET', `/api/v3/task/${work.taskIds[0]}/score`))
    expect(score).toMatchObject({ basis: 'KEPT_SHARE', score: after.keptShare, reviewUuid: review.uuid })
    await db.update(orgUnits).set({ categorizationDisabled: false }).where(eq(orgUnits.id, place.orgUnitId))
  })

  it('is reopened by a manager with a reason', async () => {
    const { review } = await submitted()
    expect((await move(reviewer, review.uuid, 'OPEN', { reason: 'Mine' })).status).toBe(403)
    expect((await move(manager, review.uuid, 'OPEN')).status).toBe(400)
    expect(bodyOf<Review>(await move(manager, review.uuid, 'OPEN', { reason: 'Wrong file' }))).toMatchObject({
      status: 'OPEN',
      reason: 'Wrong file',
    })
    expect((await call(translator, 'GET', reviewUrl(review.uuid))).status).toBe(404)
  })

  it('of a version that is no longer the present one is refused', async () => {
    const { review } = await submitted()
    bodyOf(await move(manager, review.uuid, 'OPEN', { reason: 'Wrong file', version: review.version }))
    expect(await move(reviewer, review.uuid, 'SUBMITTED', { version: review.version })).toMatchObject({
      status: 409,
      body: { code: 'OUTDATED' },
    })
  })
})

describe('findings', () => {
  it('equal changes get the same category and count as repetitions', async () => {
    const { work, review } = await begin(texts, { words: 250 })
    await correct(work, { 0: 'Abrir el fichero', 2: 'Abrir el fichero' })
    await deliver(work)
    const [first] = await changes(reviewer, review.uuid)
    bodyOf(await categorize(reviewer, review.uuid, first!.uuid, { category: 'TERMINOLOGY', severity: 'MAJOR' }))
    const found = await findings(reviewer, review.uuid)
    expect(found.map(({ repeated, points }) => [repeated, points])).toEqual([
      [false, 5],
      [true, 0],
    ])
    const { lines, ...score } = bodyOf<ReviewScore>(await call(reviewer, 'GET', reviewUrl(review.uuid, '/score')))
    expect(score).toMatchObject({ words: 1000, points: 0, provisionalPoints: 5, provisionalScore: 99.5 })
    expect(lines.map(({ severityPoints, weight, factor }) => [severityPoints, weight, factor])).toEqual([
      [5, 1, 1],
      [5, 1, 0],
    ])
  })

  it('are made of a part of a text before the later step is delivered, and are the category of the change then', async () => {
    const { work, review } = await begin()
    const body = {
      segmentId: work.segmentIds[0],
      range: { start: 9, end: 16 },
      category: 'TERMINOLOGY',
      comment: 'fichero',
    }
    const made = bodyOf<Finding>(await call(reviewer, 'POST', reviewUrl(review.uuid, '/finding'), body), 201)
    expect(made).toMatchObject({ quote: 'archivo', severity: 'MINOR', state: 'OPEN', counts: 'PROVISIONALLY' })
    const wrong = { ...body, range: { start: 9, end: 99 } }
    expect((await call(reviewer, 'POST', reviewUrl(review.uuid, '/finding'), wrong)).status).toBe(400)
    await correct(work, { 0: 'Abrir el fichero' })
    await deliver(work)
    expect(await changes(reviewer, review.uuid)).toMatchObject([{ findingUuid: made.uuid, category: 'TERMINOLOGY' }])
    expect((await get(reviewer, review.uuid)).uncategorizedChanges).toBe(0)
  })

  it('take over those of AI review, whose spelling is a part of grammar', async () => {
    const { work, review } = await begin()
    const [found] = await db
      .insert(segmentFindings)
      .values({
        workUnitId: work.workUnitId,
        segmentId: Number(work.segmentIds[0]),
        targetHash: '',
        category: 'SPELLING',
        severity: 'MAJOR',
        reason: 'Misspelled.',
        engineName: 'Engine',
      })
      .returning()
    const body = { segmentId: work.segmentIds[0], aiFindingUuid: found!.id }
    expect(bodyOf<Finding>(await call(reviewer, 'POST', reviewUrl(review.uuid, '/finding'), body), 201)).toMatchObject({
      category: 'GRAMMAR',
      severity: 'MAJOR',
      comment: 'Misspelled.',
    })
    const [taken] = await db.select().from(segmentFindings).where(eq(segmentFindings.id, found!.id))
    expect(taken).toMatchObject({ state: 'ACCEPTED', decidedBy: reviewer.id })
    const again = await call(reviewer, 'POST', reviewUrl(review.uuid, '/finding'), body)
    expect(again).toMatchObject({ status: 409, body: { data: { uuid: found!.id, status: 'ACCEPTED' } } })
    expect(await findings(reviewer, review.uuid)).toHaveLength(1)
  })

  it('are changed and deleted while the review is open, several changes at once', async () => {
    const { work, review } = await begin(texts, { words: 250 })
    await correct(work, { 1: 'Guarde', 3: 'Imprima' })
    await deliver(work)
    const reviewChangeUuids = (await changes(reviewer, review.uuid)).map(({ uuid }) => uuid)
    bodyOf(await call(reviewer, 'PUT', reviewUrl(review.uuid, '/change'), { reviewChangeUuids, category: 'GRAMMAR' }))
    const [first] = await findings(reviewer, review.uuid)
    const update = { category: 'FLUENCY', severity: 'CRITICAL' }
    const headers = { 'If-Match': `"${first!.version}"` }
    bodyOf(await call(reviewer, 'PUT', findingUrl(first!.uuid), update, headers))
    expect((await call(reviewer, 'PUT', findingUrl(first!.uuid), { severity: 'MINOR' }, headers)).status).toBe(409)
    expect((await call(reviewer, 'PUT', findingUrl(first!.uuid), { category: 'NO_SUCH' })).status).toBe(400)
    expect((await get(reviewer, review.uuid)).categories).toMatchObject([
      { category: 'FLUENCY', severity: 'CRITICAL', findings: 1, points: 10 },
      { category: 'GRAMMAR', severity: 'MINOR', findings: 1, words: 250, points: 1 },
    ])
    bodyOf(await call(reviewer, 'DELETE', findingUrl(first!.uuid)), 204)
    expect(await get(reviewer, review.uuid)).toMatchObject({ findings: 1, uncategorizedChanges: 1 })
  })
})

describe('a sample', () => {
  it('has all findings: none is made elsewhere, and equal changes elsewhere get no category', async () => {
    const sampling = { mode: 'FIRST', words: 500 }
    const profile = { name: 'Sampled', sampling, places: [{ level: 'ACCOUNT' }] }
    const made = bodyOf<{ uuid: string }>(await call(manager, 'POST', '/api/v3/quality/profile', profile), 201)
    const { work, review } = await begin(texts, { words: 250 })
    bodyOf(await call(manager, 'DELETE', `/api/v3/quality/profile/${made.uuid}`), 204)
    const find = (at: number) =>
      call(reviewer, 'POST', reviewUrl(review.uuid, '/finding'), {
        segmentId: work.segmentIds[at],
        category: 'GRAMMAR',
      })
    expect(await find(3)).toMatchObject({ status: 400, body: { errors: [{ field: 'body.segmentId' }] } })
    bodyOf(await find(1), 201)
    await correct(work, { 0: 'Abrir el fichero', 2: 'Abrir el fichero' })
    await deliver(work)
    const [inside, outside] = await changes(reviewer, review.uuid)
    expect([inside!.inSample, outside!.inSample]).toEqual([true, false])
    bodyOf(await categorize(reviewer, review.uuid, inside!.uuid, { category: 'TERMINOLOGY' }))
    expect((await findings(reviewer, review.uuid)).map(({ sequence }) => sequence)).toEqual([1, 2])
    expect(await categorize(reviewer, review.uuid, outside!.uuid, { category: 'TERMINOLOGY' })).toMatchObject({
      status: 400,
      body: { errors: [{ field: 'path.reviewChangeUuid' }] },
    })
    const both = { reviewChangeUuids: [inside!.uuid, outside!.uuid], category: 'FLUENCY' }
    expect(await call(reviewer, 'PUT', reviewUrl(review.uuid, '/change'), both)).toMatchObject({
      status: 400,
      body: { errors: [{ field: 'body.reviewChangeUuids' }] },
    })
  })
})

describe('who sees a review', () => {
  it('translators see it once it is submitted, strangers never', async () => {
    const { review } = await begin()
    expect((await call(translator, 'GET', reviewUrl(review.uuid))).status).toBe(404)
    const { review: sent } = await submitted()
    expect(await get(translator, sent.uuid)).toMatchObject({ roles: ['translator'], reviewer: { uuid: reviewer.id } })
    expect((await call(stranger, 'GET', reviewUrl(sent.uuid))).status).toBe(404)
    expect(
      (
        await call(translator, 'PUT', findingUrl((await findings(translator, sent.uuid))[0]!.uuid), {
          severity: 'MINOR',
        })
      ).status,
    ).toBe(403)
  })

  it('reviewers are unnamed for translators where the profile says so', async () => {
    const places = [{ level: 'ACCOUNT' }]
    const profile = { name: 'Anonymous', anonymous: true, places }
    const made = bodyOf<{ uuid: string }>(await call(manager, 'POST', '/api/v3/quality/profile', profile), 201)
    const { work, review, finding } = await submitted()
    bodyOf(await steps.say(reviewer, finding.uuid, 'message', { text: 'Please look at the glossary.' }), 201)
    const shown = await get(translator, review.uuid)
    const [found] = await findings(translator, review.uuid)
    expect([shown.reviewer, found!.author, found!.messages[0]]).toEqual([
      undefined,
      undefined,
      expect.not.objectContaining({ author: expect.anything() }),
    ])
    expect((await changes(translator, review.uuid))[0]!.reviewer).toBeUndefined()
    expect((await get(manager, review.uuid)).reviewer).toMatchObject({ uuid: reviewer.id })
    const name = JSON.stringify(reviewer.name)
    expect(await countOf(translator, `reviewer:${name}`, work)).toBe(0)
    expect(await countOf(manager, `reviewer:${name}`, work)).toBe(1)
    expect(await countOf(reviewer, `reviewer:${name}`, work)).toBe(1)
    bodyOf(await call(manager, 'DELETE', `/api/v3/quality/profile/${made.uuid}`), 204)
  })

  it('clients see whether it passed, without names and findings', async () => {
    const client = await createPerson({ db, sessions: test.app.services.sessions }, place, 'Clara', {
      roles: ['CLIENT'],
      member: true,
    })
    const { work, review } = await submitted()
    expect((await call(client, 'GET', reviewUrl(review.uuid))).status).toBe(403)
    await grant(test, client, 'QUALITY_review_list')
    const shown = await get(client, review.uuid)
    expect(shown).toMatchObject({ result: expect.any(String), categories: [], moves: [], roles: [] })
    expect([shown.translator, shown.reviewer, shown.profile, shown.feedback]).toEqual([
      undefined,
      undefined,
      undefined,
      undefined,
    ])
    for (const rest of ['/finding', '/change', '/score', '/sample'])
      expect((await call(client, 'GET', reviewUrl(review.uuid, rest))).status).toBe(403)
    expect(await countOf(client, `project:=${JSON.stringify(shown.project.reference)}`, work)).toBe(1)
    const named = [`linguist:${JSON.stringify(translator.name)}`, `reviewer:${JSON.stringify(reviewer.name)}`]
    for (const line of named) {
      expect([line, await countOf(client, line, work)]).toEqual([line, 0])
      expect([line, await countOf(translator, line, work)]).toEqual([line, 1])
    }
  })

  it('counters lead to what they count', async () => {
    const counters = bodyOf<ReviewCounters>(await call(manager, 'GET', '/api/v3/quality/review/counters'))
    for (const { count, filter } of [
      counters.open,
      counters.toReply,
      counters.disputed,
      counters.toDecide,
      counters.failed,
    ]) {
      const list = await call(manager, 'GET', `/api/v3/quality/review?filter=${encodeURIComponent(filter)}`)
      expect(bodyOf<{ totalElements: number }>(list).totalElements).toBe(count)
    }
  })
})
