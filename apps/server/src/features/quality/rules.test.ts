import type { QualityProfile } from '@dragoman/sdk/operations/qualityProfiles'
import type { ReviewCategory } from '@dragoman/sdk/operations/reviewCategories'
import type { Review, SecondReview, SecondReviewDetail, SecondReviewPage } from '@dragoman/sdk/operations/quality'
import type { QualityDashboard } from '@dragoman/sdk/operations/qualityReports'
import type { NotificationPage } from '@dragoman/sdk/operations/notifications'
import { eq } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { openTestApp } from '../../testing/open-test-app.ts'
import { bodyOf } from '../../testing/projects.ts'
import { reviewSteps } from '../../testing/reviews.ts'
import { agreementOf, pairsOf, type Pair } from './second-reviews/agreement.ts'
import { chooseSample } from './reviews/choose-sample.ts'
import { sampledSegments } from './reviews/sampled-segments.ts'
import { modifiedWords } from './reviews/modified-words.ts'
import { secondReviews } from '../work/second-review-tables.ts'

const test = await openTestApp({ tellsPeople: true })
const { accountAdmin, manager, otherManager, stranger, client, linguistA, linguistB: reviewer, place } = test.people
const { call } = test
const { begin, categorize, changes, correct, deliver, get, move, submitted } = reviewSteps(test)

const own = `/api/v3/account/${place.accountId}`
const listed = async (query = '') =>
  bodyOf<ReviewCategory[]>(await call(manager, 'GET', `/api/v3/review-category${query}`))
const add = async (body: object) =>
  bodyOf<ReviewCategory>(await call(accountAdmin, 'POST', '/api/v3/review-category', body), 201)
const turn = async (setting: string, value: boolean) =>
  bodyOf(await call(accountAdmin, 'PUT', `${own}/${setting}?value=${value}`))
const six = [
  'PREFERENTIAL_IMPROVED',
  'PREFERENTIAL_NOT_IMPROVED',
  'FLUENCY',
  'TERMINOLOGY',
  'INCORRECT_TRANSLATION',
  'GRAMMAR',
]

describe('categories', () => {
  it('are the six of the product, with the account’s own beside them or alone, as its settings say', async () => {
    expect((await listed()).map(({ code }) => code)).toEqual(six)
    const tone = await add({ name: 'Tonalité', weight: 1.5 })
    expect(tone).toMatchObject({ code: 'TONALITE', available: false, system: false })
    expect((await listed()).map(({ code }) => code)).toEqual(six)
    await turn('custom-review-categorization-enabled', true)
    expect((await listed()).map(({ code }) => code)).toEqual([...six, 'TONALITE'])
    await turn('custom-review-category-only', true)
    expect((await listed()).map(({ code }) => code)).toEqual(['TONALITE'])
    await turn('custom-review-category-only', false)
  })

  it('used ones are deactivated, unused ones are removed, and those of the product stay', async () => {
    const [used, unused] = [await add({ name: 'Brand' }), await add({ name: 'Legal' })]
    await submitted('BRAND')
    const remove = (uuid: string) => call(accountAdmin, 'DELETE', `/api/v3/review-category/${uuid}`)
    bodyOf(await remove(used.uuid), 204)
    bodyOf(await remove(unused.uuid), 204)
    const left = (await listed('?all=true')).filter(({ code }) => code === 'BRAND' || code === 'LEGAL')
    expect(left.map(({ code, active }) => [code, active])).toEqual([['BRAND', false]])
    const grammar = (await listed()).find(({ code }) => code === 'GRAMMAR')!
    expect((await remove(grammar.uuid)).status).toBe(409)
    const path = `/api/v3/review-category/${grammar.uuid}`
    expect((await call(accountAdmin, 'PUT', path, { name: 'Other' })).status).toBe(400)
    bodyOf(await call(accountAdmin, 'PUT', path, { active: false }))
    expect((await listed()).some(({ code }) => code === 'GRAMMAR')).toBe(false)
    bodyOf(await call(accountAdmin, 'PUT', path, { active: true }))
    expect((await call(manager, 'POST', '/api/v3/review-category', { name: 'Mine' })).status).toBe(403)
  })

  it('a code that is taken is refused, and a made one is made free', async () => {
    expect((await add({ name: 'Style' })).code).toBe('STYLE')
    expect((await add({ name: 'Style!' })).code).toBe('STYLE_2')
    const body = { name: 'Again', code: 'STYLE' }
    expect((await call(accountAdmin, 'POST', '/api/v3/review-category', body)).status).toBe(409)
  })
})

describe('profiles', () => {
  const profiles = '/api/v3/quality/profile'
  const create = async (body: object) => bodyOf<QualityProfile>(await call(manager, 'POST', profiles, body), 201)

  it('the closest one applies, and a review keeps the version that it began with', async () => {
    const wide = await create({ name: 'Account', places: [{ level: 'ACCOUNT' }] })
    const close = await create({
      name: 'Unit',
      severities: { NEUTRAL: 0, MINOR: 2, MAJOR: 6, CRITICAL: 12 },
      places: [{ level: 'ORG_UNIT', placeUuid: place.orgUnitId }],
    })
    const { work, review } = await begin(undefined, { words: 1000 })
    const update = { passMark: 50, severities: { NEUTRAL: 0, MINOR: 50, MAJOR: 60, CRITICAL: 70 } }
    expect(bodyOf<QualityProfile>(await call(manager, 'PUT', `${profiles}/${close.uuid}`, update)).revision).toBe(2)
    await correct(work, { 0: 'Abrir el fichero' })
    await deliver(work)
    const [change] = await changes(reviewer, review.uuid)
    bodyOf(await categorize(reviewer, review.uuid, change!.uuid, { category: 'FLUENCY' }))
    expect(bodyOf<Review>(await move(reviewer, review.uuid, 'SUBMITTED'))).toMatchObject({
      provisionalScore: 99.8,
      profile: { name: 'Unit', version: 1, passMark: 98 },
    })
    bodyOf(await call(manager, 'DELETE', `${profiles}/${close.uuid}`), 204)
    expect((await get(manager, review.uuid)).profile).toMatchObject({ name: 'Unit', version: 1 })
    expect((await get(manager, (await begin()).review.uuid)).profile).toMatchObject({ name: 'Account' })
    bodyOf(await call(manager, 'DELETE', `${profiles}/${wide.uuid}`), 204)
    expect((await get(manager, (await begin()).review.uuid)).profile).toMatchObject({ name: 'Default' })
  })

  it('a place gets another profile in one call, and without one follows the next wider place', async () => {
    const [standard, mqm, j2450] = bodyOf<QualityProfile[]>(await call(manager, 'GET', profiles))
    const set = (body: object) => call(manager, 'PUT', `${profiles}/place`, { profileUuid: null, ...body })
    const applied = async (body: object) => bodyOf<QualityProfile>(await set(body)).name
    const unit = { level: 'ORG_UNIT', placeUuid: place.orgUnitId }
    const { work } = await begin()
    const project = { level: 'PROJECT', placeUuid: work.projectId }
    expect(await applied({ level: 'ACCOUNT', profileUuid: mqm!.uuid })).toBe('MQM core')
    expect(await applied({ ...unit, profileUuid: j2450!.uuid })).toBe('J2450')
    expect(await applied({ ...unit, profileUuid: standard!.uuid })).toBe('Default')
    expect(await applied({ ...project, profileUuid: j2450!.uuid })).toBe('J2450')
    expect(await applied(project)).toBe('Default')
    expect(await applied(unit)).toBe('MQM core')
    expect(await applied({ level: 'ACCOUNT' })).toBe('Default')
    const all = bodyOf<QualityProfile[]>(await call(manager, 'GET', profiles))
    expect(all.flatMap(({ places }) => places)).toEqual([])
    const foreign = { level: 'ORG_UNIT', placeUuid: test.people.elsewhere.orgUnitId, profileUuid: mqm!.uuid }
    expect((await set(foreign)).status).toBe(400)
    expect((await set({ level: 'PROJECT', profileUuid: mqm!.uuid })).status).toBe(400)
    expect((await set({ ...unit, profileUuid: crypto.randomUUID() })).status).toBe(404)
    expect((await call(reviewer, 'PUT', `${profiles}/place`, { ...unit, profileUuid: null })).status).toBe(403)
  })

  it('a place has one profile, and those of the product change in nothing but their places', async () => {
    const all = bodyOf<QualityProfile[]>(await call(manager, 'GET', profiles))
    expect(all.map(({ name }) => name)).toEqual(['Default', 'MQM core', 'J2450'])
    const [, mqm, j2450] = all
    const places = [{ level: 'ACCOUNT' }]
    bodyOf(await call(manager, 'PUT', `${profiles}/${mqm!.uuid}`, { places }))
    expect((await call(manager, 'PUT', `${profiles}/${j2450!.uuid}`, { places })).status).toBe(409)
    expect((await call(manager, 'PUT', `${profiles}/${mqm!.uuid}`, { passMark: 1 })).status).toBe(400)
    expect((await call(manager, 'DELETE', `${profiles}/${mqm!.uuid}`)).status).toBe(409)
    const { work, review } = await begin()
    const finding = { segmentId: work.segmentIds[0], category: 'MISTRANSLATION', severity: 'CRITICAL' }
    bodyOf(await call(reviewer, 'POST', `/api/v3/quality/review/${review.uuid}/finding`, finding), 201)
    bodyOf(await call(manager, 'PUT', `${profiles}/${mqm!.uuid}`, { places: [] }))
    const foreign = [{ level: 'ORG_UNIT', placeUuid: test.people.elsewhere.orgUnitId }]
    expect((await call(manager, 'POST', profiles, { name: 'Foreign', places: foreign })).status).toBe(400)
    expect((await call(reviewer, 'GET', profiles)).status).toBe(403)
  })
})

describe('the segments of a sample', () => {
  it('have a risk where it is what they are chosen by', async () => {
    const texts = [['Open {0}', 'Abrir'] as const, ['Close', 'Cerrar'] as const]
    const { work } = await begin(texts)
    const of = (mode: 'ALL' | 'RANDOM' | 'RISK') =>
      sampledSegments(
        test.db,
        { id: work.workUnitId, projectId: work.projectId, sourceLocale: 'en', targetLocale: 'es' },
        { beginIndex: 0, endIndex: null },
        mode,
      )
    const risks = async (mode: 'ALL' | 'RANDOM' | 'RISK') => (await of(mode)).map(({ risk }) => risk)
    expect(await risks('RISK')).toEqual([4, 0])
    expect(await risks('ALL')).toEqual([0, 0])
    expect(await risks('RANDOM')).toEqual([0, 0])
  })
})

describe('a sample', () => {
  const segments = Array.from({ length: 300 }, (_, index) => ({
    index,
    words: 10,
    locked: index % 50 === 0,
    match: index % 60 === 1 ? 101 : null,
    risk: index === 205 ? 4 : 0,
  }))
  const of = (mode: 'ALL' | 'FIRST' | 'RANDOM' | 'RISK', seed = 'a') =>
    chooseSample(segments, { mode, words: 600, seed })

  it('leaves out locked segments and matches in context, and is the whole text below 500 words', () => {
    expect(of('ALL')).toEqual({ indexes: null, words: 2890 })
    expect(chooseSample(segments.slice(0, 40), { mode: 'RANDOM', words: 500, seed: 'a' }).indexes).toBeNull()
    const chosen = of('RANDOM').indexes!
    expect(chosen.some((index) => index % 50 === 0 || index % 60 === 1)).toBe(false)
  })

  it('at random is the same for the same seed and takes neighbors, and by risk begins with what looks wrong', () => {
    expect(of('RANDOM')).toEqual(of('RANDOM'))
    expect(of('RANDOM', 'b')).not.toEqual(of('RANDOM'))
    expect(of('RANDOM').words).toBeGreaterThanOrEqual(600)
    expect(of('FIRST').indexes![0]).toBe(2)
    expect(of('RISK').indexes).toContain(205)
  })
})

it.each([
  ['en', 'Open the file', 'Open this file', 1],
  ['en', 'Open the file', 'Open the file.', 1],
  ['de', 'Datei öffnen', 'Öffnen Sie die Datei', 4],
  ['ja', 'ファイルを開く', 'ファイルを閉じる', 1],
  ['ar', 'افتح الملف', 'افتح المستند', 1],
  ['en', 'Same', 'Same', 0],
])('in %s, “%s” and “%s” differ in %i words', (locale, before, after, words) => {
  expect(modifiedWords(before, after, locale)).toBe(words)
})

describe('agreement', () => {
  const times = (count: number, first: string | null, second: string | null) =>
    Array.from({ length: count }, (): Pair => [first, second])

  it.each<[string, readonly Pair[], number | undefined, number]>([
    ['of all segments is full', [...times(9, null, null), ...times(1, 'GRAMMAR', 'GRAMMAR')], 1, 10],
    // The textbook's table: 20 and 15 alike, 5 and 10 not; 0.7 seen, 0.5 by chance.
    [
      'is what chance does not explain',
      [...times(20, 'A', 'A'), ...times(5, 'A', null), ...times(10, null, 'A'), ...times(15, null, null)],
      0.4,
      35,
    ],
    [
      'as by chance is none',
      [...times(1, 'A', 'A'), ...times(1, 'A', null), ...times(1, null, 'A'), ...times(1, null, null)],
      0,
      2,
    ],
    ['is below none where each says the opposite', [...times(5, 'A', null), ...times(5, null, 'A')], -1, 0],
    ['of one and the same judgment tells nothing', times(10, null, null), undefined, 10],
    ['without segments tells nothing', [], undefined, 0],
  ])('%s', (_, pairs, kappa, agreed) => {
    expect(agreementOf(pairs)).toEqual({ segments: pairs.length, agreed, ...(kappa !== undefined && { kappa }) })
  })

  it('a category stands for the one that it is a part of', () => {
    const of = (category: string) => [{ index: 0, category, severity: 'MINOR' as const }]
    const spelling = { code: 'SPELLING', parent: 'GRAMMAR' } as Parameters<typeof pairsOf>[1][number]
    const judged = { segments: [{ index: 0 }], verdicts: of('SPELLING'), firstVerdicts: of('GRAMMAR') }
    expect(pairsOf(judged, [spelling])).toEqual([['GRAMMAR', 'GRAMMAR']])
  })
})

describe('a second review', () => {
  const url = (rest = '') => `/api/v3/quality/second-review${rest}`
  const ask = (reviewUuid: string, personUuid: string, as = manager) =>
    call(as, 'POST', url(), { reviewUuid, personUuid })
  const see = async (uuid: string, as = otherManager) =>
    bodyOf<SecondReviewDetail>(await call(as, 'GET', url(`/${uuid}`)))
  const judge = (uuid: string, judgments: object[], more: object = {}, as = otherManager) =>
    call(as, 'POST', url(`/${uuid}/judgment`), { judgments, ...more })

  it('judges the text that came to the first one, blind, and counts for the reviewer once it is done', async () => {
    const { work, review } = await begin(
      [
        ['Open the file', 'Abrir el archivo'],
        ['Save', 'Guardar'],
      ],
      { words: 300 },
    )
    await correct(work, { 0: 'Abrir el fichero' })
    await deliver(work)
    const [change] = await changes(reviewer, review.uuid)
    bodyOf(await categorize(reviewer, review.uuid, change!.uuid, { category: 'TERMINOLOGY', severity: 'MAJOR' }))
    expect((await ask(review.uuid, otherManager.id)).status).toBe(422)
    bodyOf(await move(reviewer, review.uuid, 'SUBMITTED'))

    const refused = await Promise.all([
      ask(review.uuid, linguistA.id),
      ask(review.uuid, reviewer.id),
      ask(review.uuid, client.id),
      ask(review.uuid, stranger.id),
      ask(review.uuid, manager.id),
      ask(review.uuid, otherManager.id, reviewer),
      ask(review.uuid, otherManager.id, stranger),
    ])
    expect(refused.map(({ status }) => status)).toEqual([400, 400, 400, 400, 400, 403, 404])
    const second = bodyOf<SecondReview>(await ask(review.uuid, otherManager.id), 201)
    expect(second).toMatchObject({ status: 'OPEN', segments: 2, words: 600 })
    expect((await ask(review.uuid, otherManager.id)).status).toBe(409)

    const { sample, isMine } = await see(second.uuid)
    expect(isMine).toBe(true)
    const ofFirst = `/api/v3/quality/review/${review.uuid}`
    const other = bodyOf<SecondReview>(await ask(review.uuid, accountAdmin.id), 201)
    const reveals = async (as = otherManager) =>
      Promise.all([
        ...[ofFirst, `${ofFirst}/finding`, `${ofFirst}/change`, url(`/${other.uuid}`)].map(
          async (path) => (await call(as, 'GET', path)).status === 200,
        ),
        ...[`/api/v3/activity?entityUuid=${review.uuid}`, `/api/v3/quality/review?taskUuid=${work.taskIds[0]}`].map(
          async (path) => bodyOf<{ content: object[] }>(await call(as, 'GET', path)).content.length > 0,
        ),
      ])
    expect(await reveals(manager)).toEqual(Array(6).fill(true))
    expect(await reveals()).toEqual(Array(6).fill(false))
    expect(sample.map(({ target, verdict, firstVerdict }) => [target, verdict, firstVerdict])).toEqual([
      ['Abrir el archivo', undefined, undefined],
      ['Guardar', undefined, undefined],
    ])
    const acting = { userId: otherManager.id, impersonatorId: reviewer.id, kind: 'token' } as const
    const { secret: token } = await test.app.services.sessions.open(test.db, {
      ...acting,
      address: '',
      userAgent: null,
    })
    const wrong = await Promise.all([
      judge(second.uuid, [{ sequence: 3, category: 'GRAMMAR' }]),
      judge(second.uuid, [{ sequence: 1, category: 'NO_SUCH' }]),
      judge(
        second.uuid,
        [1, 1].map((sequence) => ({ sequence, category: 'GRAMMAR' })),
      ),
      judge(second.uuid, [], {}, manager),
      judge(second.uuid, [], {}, { ...otherManager, token }),
      judge(second.uuid, [], {}, linguistA),
    ])
    expect(wrong.map(({ status }) => status)).toEqual([400, 400, 400, 403, 403, 404])

    bodyOf(await judge(second.uuid, [{ sequence: 2, category: 'GRAMMAR' }]))
    expect(await see(second.uuid)).not.toHaveProperty('agreement')
    const judgments = [{ sequence: 1, category: 'TERMINOLOGY' }]
    const done = await Promise.all([1, 2].map(() => judge(second.uuid, judgments, { done: true })))
    expect(done.map(({ status }) => status).toSorted()).toEqual([200, 409])
    expect(await see(second.uuid, manager)).toMatchObject({
      status: 'DONE',
      isMine: false,
      agreement: { segments: 2, agreed: 2, kappa: 1 },
      sample: [{ verdict: { severity: 'MINOR' }, firstVerdict: { category: 'TERMINOLOGY', severity: 'MAJOR' } }, {}],
    })
    expect(await reveals()).toEqual(Array(6).fill(true))
    // The other judge is still to see neither the findings nor what they have in common, as anyone.
    const asDone = { userId: otherManager.id, impersonatorId: accountAdmin.id, kind: 'token', address: '' } as const
    const acted = await test.app.services.sessions.open(test.db, { ...asDone, userAgent: null })
    const blind = { ...otherManager, token: acted.secret }
    expect(await reveals(blind)).toEqual(Array(6).fill(false))
    expect((await call(blind, 'GET', url(`/${second.uuid}`))).status).toBe(404)
    expect((await call(manager, 'DELETE', url(`/${second.uuid}`))).status).toBe(409)
    const { byReviewer } = bodyOf<QualityDashboard>(await call(manager, 'GET', '/api/v3/quality/dashboard'))
    const agreement = { segments: 2, agreed: 2, kappa: 1 }
    expect(byReviewer.find((one) => one.reviewer.uuid === reviewer.id)?.agreement).toEqual(agreement)
    // Also in a month that has no other review of theirs.
    const doneAt = new Date('2025-02-03')
    await test.db.update(secondReviews).set({ doneAt }).where(eq(secondReviews.id, second.uuid))
    const february = '/api/v3/quality/dashboard?startDate=2025-02-01&endDate=2025-02-28'
    expect(bodyOf<QualityDashboard>(await call(manager, 'GET', february)).byReviewer).toMatchObject([
      { reviewer: { uuid: reviewer.id }, reviews: 0, agreement },
    ])
  })

  it('notifies the person, is visible to them and to managers alone, and can be withdrawn while it is open', async () => {
    const { review } = await submitted()
    const { uuid } = bodyOf<SecondReview>(await ask(review.uuid, otherManager.id), 201)
    const secondsOf = async (as = manager) =>
      bodyOf<SecondReviewPage>(await call(as, 'GET', url(`?reviewUuid=${review.uuid}`))).content.map((one) => one.uuid)
    expect(await Promise.all([manager, otherManager, linguistA, reviewer, stranger].map(secondsOf))).toEqual([
      [uuid],
      [uuid],
      [],
      [],
      [],
    ])
    const told = async () => {
      const { content } = bodyOf<NotificationPage>(await call(otherManager, 'GET', '/api/v3/notifications?size=100'))
      return content.find(({ kind, entityUuid }) => kind === 'SECOND_REVIEW_ASKED' && entityUuid === uuid)
    }
    expect(await test.until(told)).toMatchObject({ link: `/quality/reviews/second/${uuid}` })
    expect((await call(linguistA, 'DELETE', url(`/${uuid}`))).status).toBe(403)
    bodyOf(await call(manager, 'DELETE', url(`/${uuid}`)), 204)
    expect(await secondsOf()).toEqual([])
  })
})
