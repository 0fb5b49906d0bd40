import type { Finding, Review, ReviewScore } from '@dragoman/sdk/operations/quality'
import type { NotificationPage } from '@dragoman/sdk/operations/notifications'
import { eq } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { openTestApp } from '../../testing/open-test-app.ts'
import { createPerson } from '../../testing/people.ts'
import { bodyOf } from '../../testing/projects.ts'
import { findingUrl, reviewSteps, reviewUrl } from '../../testing/reviews.ts'
import { expireReplies } from './reply/watch-replies.ts'
import { qualityFindings, qualityReviews } from './tables.ts'

const test = await openTestApp({ tellsPeople: true })
const { linguistA: translator, linguistB: reviewer, manager, place } = test.people
const { db, call } = test
const { begin, categorize, changes, correct, deliver, findings, get, move, say, submitted } = reviewSteps(test)

const reason = 'The glossary of the client has this term.'
const dispute = (uuid: string, more: object = {}) =>
  say(translator, uuid, 'reply', { state: 'DISPUTED', comment: reason, ...more })
const keep = (uuid: string) =>
  say(reviewer, uuid, 'answer', { decision: 'KEEP', comment: 'The style guide has the other.' })
const missing = (answer: { body: unknown }) =>
  (answer.body as { data: { missing: { condition: string }[] } }).data.missing.map(({ condition }) => condition)
const kindsTold = async (as: typeof translator, review: string) => {
  const { content } = bodyOf<NotificationPage>(await call(as, 'GET', '/api/v3/notifications?size=100'))
  return content
    .filter(({ entityUuid }) => entityUuid === review)
    .map(({ kind }) => kind)
    .toSorted()
}
const found = async (as: typeof translator, review: Review) => (await findings(as, review.uuid))[0]!
const day = 24 * 60 * 60 * 1000

describe('the right of reply', () => {
  it('an accepted finding closes the review with its score', async () => {
    const { review, finding } = await submitted()
    expect(review).toMatchObject({ status: 'SUBMITTED', openFindings: 1, score: 100, provisionalScore: 99.5 })
    expect(finding.moves.map(({ move: name }) => name)).toEqual(['accept', 'dispute'])
    expect(bodyOf<Finding>(await say(translator, finding.uuid, 'reply', { state: 'ACCEPTED' }))).toMatchObject({
      state: 'ACCEPTED',
      counts: 'YES',
    })
    expect(await get(translator, review.uuid)).toMatchObject({
      status: 'CLOSED',
      score: 99.5,
      result: 'PASS',
      band: 0.44,
    })
    expect((await dispute(finding.uuid)).status).toBe(409)
    expect(await move(manager, review.uuid, 'OPEN', { reason: 'Again' })).toMatchObject({
      status: 409,
      body: { message: 'The review is CLOSED. You can make it SUBMITTED.' },
    })
    expect((await get(manager, review.uuid)).status).toBe('CLOSED')
  })

  it('a dispute needs a reason of ten characters, is only for the translator, and is made once', async () => {
    const { review, finding } = await submitted()
    expect((await dispute(finding.uuid, { comment: '' })).status).toBe(400)
    expect((await dispute(finding.uuid, { comment: 'No.' })).status).toBe(400)
    expect((await say(reviewer, finding.uuid, 'reply', { state: 'DISPUTED', comment: reason })).status).toBe(403)
    expect(bodyOf<Finding>(await dispute(finding.uuid))).toMatchObject({ state: 'DISPUTED', rounds: 0 })
    expect((await dispute(finding.uuid)).status).toBe(409)
    expect(await get(manager, review.uuid)).toMatchObject({ status: 'SUBMITTED', disputedFindings: 1 })
  })

  it('the reviewer withdraws, and the finding has no points', async () => {
    const { review, finding } = await submitted()
    bodyOf(await dispute(finding.uuid))
    bodyOf(await say(reviewer, finding.uuid, 'answer', { decision: 'WITHDRAW', comment: 'You are right.' }))
    expect(await get(translator, review.uuid)).toMatchObject({ status: 'CLOSED', score: 100, findings: 0 })
    expect((await found(translator, review)).messages.map(({ kind, by }) => [kind, by])).toEqual([
      ['DISPUTED', 'translator'],
      ['WITHDRAWN', 'reviewer'],
    ])
  })

  it('the reviewer offers something milder, which the translator takes', async () => {
    const { review, finding } = await submitted()
    bodyOf(await dispute(finding.uuid))
    const offer = (severity: string) => say(reviewer, finding.uuid, 'answer', { decision: 'OFFER', severity })
    expect((await offer('CRITICAL')).status).toBe(400)
    expect(bodyOf<Finding>(await offer('MINOR'))).toMatchObject({
      state: 'DISPUTED',
      offer: { category: 'TERMINOLOGY', severity: 'MINOR' },
    })
    expect(missing(await keep(finding.uuid))).toEqual(['noOfferWaiting'])
    const taken = bodyOf<Finding>(await say(translator, finding.uuid, 'reply', { state: 'ACCEPTED' }))
    expect(taken).toMatchObject({ state: 'ACCEPTED', severity: 'MINOR', original: { severity: 'MAJOR' } })
    expect(await get(translator, review.uuid)).toMatchObject({ status: 'CLOSED', score: 99.9 })
  })

  it('the translator declines what was offered, and the dispute goes on until a manager decides', async () => {
    const { review, finding } = await submitted()
    bodyOf(await dispute(finding.uuid))
    const decline = () => say(translator, finding.uuid, 'reply', { state: 'DECLINED', comment: 'It is no error.' })
    const offer = (severity: string) => say(reviewer, finding.uuid, 'answer', { decision: 'OFFER', severity })
    const decide = () => say(manager, finding.uuid, 'arbitration', { outcome: 'DISMISSED', reason: 'It is none.' })
    expect(missing(await decline())).toEqual(['offered'])
    bodyOf(await offer('MINOR'))
    expect((await say(reviewer, finding.uuid, 'reply', { state: 'DECLINED' })).status).toBe(403)
    const declined = bodyOf<Finding>(await decline())
    expect(declined).toMatchObject({ state: 'DISPUTED', severity: 'MAJOR', rounds: 1 })
    expect(declined.offer).toBeUndefined()
    expect(declined.messages.at(-1)).toMatchObject({ kind: 'DECLINED', by: 'translator', text: 'It is no error.' })
    bodyOf(await offer('NEUTRAL'))
    expect(missing(await decide())).toEqual(['talkIsOver'])
    bodyOf(await decline())
    expect(missing(await keep(finding.uuid))).toEqual(['roundLeft'])
    bodyOf(await decide())
    expect(await get(translator, review.uuid)).toMatchObject({ status: 'CLOSED', score: 100 })
    await test.allTold()
    expect(await kindsTold(reviewer, review.uuid)).toEqual([
      'FINDING_ARBITRATED',
      'FINDING_DISPUTED',
      'FINDING_DISPUTED',
      'FINDING_DISPUTED',
    ])
  })

  it('the first repetition of a withdrawn finding counts in its place', async () => {
    const texts = ['Open the file', 'Open the file', 'Open the file'].map(
      (source) => [source, 'Abrir archivo'] as const,
    )
    const { work, review } = await begin(texts)
    await correct(work, { 0: 'Abrir el archivo', 1: 'Abrir el archivo', 2: 'Abrir el archivo' })
    await deliver(work)
    const [change] = await changes(reviewer, review.uuid)
    bodyOf(await categorize(reviewer, review.uuid, change!.uuid, { category: 'GRAMMAR', severity: 'MAJOR' }))
    bodyOf(await move(reviewer, review.uuid, 'SUBMITTED'))
    const [first, second, third] = await findings(translator, review.uuid)
    expect(third).toMatchObject({ repeated: true, repeatedOf: first!.uuid })
    bodyOf(await say(translator, second!.uuid, 'reply', { state: 'ACCEPTED' }))
    bodyOf(await dispute(first!.uuid))
    bodyOf(await say(reviewer, first!.uuid, 'answer', { decision: 'WITHDRAW' }))
    expect((await findings(translator, review.uuid)).map(({ points, repeatedOf }) => [points, repeatedOf])).toEqual([
      [5, undefined],
      [5, undefined],
      [0, second!.uuid],
    ])
    expect(await get(translator, review.uuid)).toMatchObject({ score: 99.67, provisionalScore: 99.67 })
  })

  it('the first repetition of a dismissed finding counts in its place', async () => {
    const { work, review } = await begin([
      ['Open the file', 'Abrir archivo'],
      ['Open the file', 'Abrir archivo'],
    ])
    await correct(work, { 0: 'Abrir el archivo', 1: 'Abrir el archivo' })
    await deliver(work)
    const [change] = await changes(reviewer, review.uuid)
    bodyOf(await categorize(reviewer, review.uuid, change!.uuid, { category: 'GRAMMAR', severity: 'MAJOR' }))
    bodyOf(await move(reviewer, review.uuid, 'SUBMITTED'))
    const [first, second] = await findings(translator, review.uuid)
    bodyOf(await say(translator, second!.uuid, 'reply', { state: 'ACCEPTED' }))
    bodyOf(await dispute(first!.uuid))
    bodyOf(await keep(first!.uuid))
    bodyOf(await keep(first!.uuid))
    bodyOf(await say(manager, first!.uuid, 'arbitration', { outcome: 'DISMISSED', reason: 'It is none.' }))
    expect(
      (await findings(translator, review.uuid)).map(({ points, counts, repeated }) => [points, counts, repeated]),
    ).toEqual([
      [5, 'NO', false],
      [5, 'YES', false],
    ])
  })

  it('after two rounds a manager who took no part decides, for good', async () => {
    const { review, finding } = await submitted()
    bodyOf(await dispute(finding.uuid))
    const decide = (as: typeof manager) =>
      say(as, finding.uuid, 'arbitration', { outcome: 'CHANGED', severity: 'MINOR', reason: 'A slip.' })
    expect(missing(await decide(manager))).toEqual(['talkIsOver'])
    bodyOf(await keep(finding.uuid))
    bodyOf(await keep(finding.uuid))
    expect(missing(await keep(finding.uuid))).toEqual(['roundLeft'])
    expect((await decide(reviewer)).status).toBe(403)
    expect((await decide(translator)).status).toBe(403)
    expect(bodyOf<Finding>(await decide(manager))).toMatchObject({
      state: 'ARBITRATED',
      outcome: 'CHANGED',
      severity: 'MINOR',
      decidedBy: { uuid: manager.id },
      reason: 'A slip.',
    })
    expect(await get(translator, review.uuid)).toMatchObject({ status: 'CLOSED', score: 99.9 })
    expect((await decide(manager)).status).toBe(409)
    expect(missing(await move(manager, review.uuid, 'SUBMITTED', { reason: 'Again' }))).toEqual(['nothingArbitrated'])
  })

  it('a manager who translated or reviewed can’t decide', async () => {
    const both = await createPerson({ db, sessions: test.app.services.sessions }, place, 'Mara', {
      roles: ['PROJECT_MANAGER', 'VENDOR'],
      member: true,
    })
    const { review, finding } = await submitted()
    bodyOf(await dispute(finding.uuid))
    await db.update(qualityFindings).set({ rounds: 2 }).where(eq(qualityFindings.id, finding.uuid))
    await db.update(qualityReviews).set({ reviewerId: both.id }).where(eq(qualityReviews.id, review.uuid))
    const decision = { outcome: 'UPHELD', reason: 'It stands.' }
    expect((await say(both, finding.uuid, 'arbitration', decision)).status).toBe(403)
    bodyOf(await say(manager, finding.uuid, 'arbitration', decision))
  })

  it('a manager who wrote the finding can’t decide, and isn’t offered to', async () => {
    const { work, review } = await begin()
    await correct(work, {})
    await deliver(work)
    const body = { segmentId: work.segmentIds[0], category: 'TERMINOLOGY', severity: 'MAJOR' }
    const made = bodyOf<Finding>(await call(manager, 'POST', reviewUrl(review.uuid, '/finding'), body), 201)
    const sent = bodyOf<Review>(await move(manager, review.uuid, 'SUBMITTED'))
    bodyOf(await dispute(made.uuid))
    await db.update(qualityFindings).set({ rounds: 2 }).where(eq(qualityFindings.id, made.uuid))
    const other = await createPerson({ db, sessions: test.app.services.sessions }, place, 'Mona', {
      roles: ['PROJECT_MANAGER'],
    })
    const movesOf = async (as: typeof manager) => (await found(as, sent)).moves.map(({ move: name }) => name)
    expect(await movesOf(manager)).toEqual([])
    expect(await movesOf(other)).toEqual(['arbitrate'])
    const decision = { outcome: 'UPHELD', reason: 'It stands.' }
    expect((await say(manager, made.uuid, 'arbitration', decision)).status).toBe(403)
    bodyOf(await say(other, made.uuid, 'arbitration', decision))
  })

  it('a person can’t reply or decide by acting as someone else', async () => {
    const { finding } = await submitted()
    const actingAs = async (person: typeof manager, impersonatorId: string) => {
      const acting = { userId: person.id, impersonatorId, kind: 'token', address: '', userAgent: null } as const
      const { secret: token } = await test.app.services.sessions.open(db, acting)
      return { ...person, token }
    }
    const asLinguist = await actingAs(translator, manager.id)
    expect((await say(asLinguist, finding.uuid, 'reply', { state: 'ACCEPTED' })).status).toBe(403)
    bodyOf(await dispute(finding.uuid))
    await db.update(qualityFindings).set({ rounds: 2 }).where(eq(qualityFindings.id, finding.uuid))
    const asManager = await actingAs(manager, reviewer.id)
    const decision = { outcome: 'UPHELD', reason: 'It stands.' }
    expect((await say(asManager, finding.uuid, 'arbitration', decision)).status).toBe(403)
  })

  it('of two who answer at once, one is refused', async () => {
    const { review, finding } = await submitted()
    bodyOf(await dispute(finding.uuid))
    await db.update(qualityFindings).set({ rounds: 2 }).where(eq(qualityFindings.id, finding.uuid))
    const other = await createPerson({ db, sessions: test.app.services.sessions }, place, 'Max', {
      roles: ['PROJECT_MANAGER'],
    })
    const decide = (as: typeof manager, outcome: string) =>
      say(as, finding.uuid, 'arbitration', { outcome, reason: 'So be it.' })
    const answers = await Promise.all([decide(manager, 'UPHELD'), decide(other, 'DISMISSED')])
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409])
    expect((await get(manager, review.uuid)).status).toBe('CLOSED')
  })

  it('a change of a submitted finding renews the time for the reply, and tells the linguist', async () => {
    const { review, finding } = await submitted()
    const late = new Date(Date.now() + day)
    await db.update(qualityFindings).set({ replyBy: late }).where(eq(qualityFindings.id, finding.uuid))
    const updated = bodyOf<Finding>(await call(reviewer, 'PUT', findingUrl(finding.uuid), { severity: 'MINOR' }))
    expect(updated.replyDate).toBeGreaterThan(Date.now() + 6 * day)
    expect((await get(translator, review.uuid)).provisionalScore).toBe(99.9)
    await test.allTold()
    expect(await kindsTold(translator, review.uuid)).toEqual(['FINDING_CHANGED', 'REVIEW_SUBMITTED'])
    bodyOf(await call(reviewer, 'DELETE', findingUrl(finding.uuid)), 204)
    expect(await get(translator, review.uuid)).toMatchObject({ status: 'CLOSED', findings: 0 })
  })

  it('the people of a review write about a finding and name each other', async () => {
    const { finding, review } = await submitted()
    const message = { text: 'Which style guide?', mentions: [reviewer.id] }
    const shown = bodyOf<Finding>(await say(translator, finding.uuid, 'message', message), 201)
    expect(shown.messages).toMatchObject([{ kind: 'MESSAGE', by: 'translator', mentions: [{ uuid: reviewer.id }] }])
    const stranger = { text: 'Look.', mentions: [test.people.stranger.id] }
    expect((await say(translator, finding.uuid, 'message', stranger)).status).toBe(403)
    bodyOf(await say(manager, finding.uuid, 'message', { text: 'The one of March.' }), 201)
    await test.allTold()
    expect(await kindsTold(manager, review.uuid)).toEqual([])
    const answer = { text: 'Where is it?', mentions: [manager.id] }
    bodyOf(await say(translator, finding.uuid, 'message', answer), 201)
    await test.allTold()
    expect(await kindsTold(manager, review.uuid)).toEqual(['FINDING_MESSAGE'])
    expect(await kindsTold(reviewer, review.uuid)).toEqual(['FINDING_MESSAGE', 'FINDING_MESSAGE', 'FINDING_MESSAGE'])
  })

  it('a manager who translated the text changes nothing that was found in it', async () => {
    const both = await createPerson({ db, sessions: test.app.services.sessions }, place, 'Mika', {
      roles: ['PROJECT_MANAGER', 'VENDOR'],
      member: true,
    })
    const { review, finding } = await submitted()
    await db.update(qualityReviews).set({ translatorId: both.id }).where(eq(qualityReviews.id, review.uuid))
    expect((await call(both, 'PUT', findingUrl(finding.uuid), { severity: 'NEUTRAL' })).status).toBe(403)
    expect((await call(both, 'DELETE', findingUrl(finding.uuid))).status).toBe(403)
    expect((await move(both, review.uuid, 'OPEN', { reason: 'I see it otherwise' })).status).toBe(403)
    bodyOf(await move(manager, review.uuid, 'OPEN', { reason: 'Wrong file' }))
    const body = { segmentId: finding.segmentId, category: 'GRAMMAR' }
    expect((await call(both, 'POST', reviewUrl(review.uuid, '/finding'), body)).status).toBe(403)
    expect((await move(both, review.uuid, 'SUBMITTED')).status).toBe(403)
    bodyOf(await move(manager, review.uuid, 'SUBMITTED'))
    bodyOf(await say(both, finding.uuid, 'reply', { state: 'ACCEPTED' }))
  })
})

describe('a reopened review', () => {
  it('keeps findings that were accepted as they are', async () => {
    const { review, finding } = await submitted()
    await db.update(qualityFindings).set({ state: 'ACCEPTED' }).where(eq(qualityFindings.id, finding.uuid))
    bodyOf(await move(manager, review.uuid, 'OPEN', { reason: 'Wrong file' }))
    const [change] = await changes(reviewer, review.uuid)
    const recategorize = () => categorize(reviewer, review.uuid, change!.uuid, { category: 'GRAMMAR' })
    expect((await recategorize()).status).toBe(409)
    expect((await call(reviewer, 'PUT', findingUrl(finding.uuid), { severity: 'MINOR' })).status).toBe(409)
    expect((await call(reviewer, 'DELETE', findingUrl(finding.uuid))).status).toBe(409)
    expect(await found(reviewer, review)).toMatchObject({ category: 'TERMINOLOGY', state: 'ACCEPTED' })
    await db.update(qualityFindings).set({ state: 'OPEN' }).where(eq(qualityFindings.id, finding.uuid))
    bodyOf(await recategorize())
    bodyOf(await call(reviewer, 'DELETE', findingUrl(finding.uuid)), 204)
  })

  it('stops the days of a dispute, which begin again once it is submitted', async () => {
    const { review, finding } = await submitted()
    bodyOf(await dispute(finding.uuid))
    bodyOf(await move(manager, review.uuid, 'OPEN', { reason: 'Wrong file' }))
    expect((await found(manager, review)).replyDate).toBeUndefined()
    await expireReplies(db, new Date(Date.now() + 8 * day))
    bodyOf(await move(reviewer, review.uuid, 'SUBMITTED'))
    expect((await found(manager, review)).replyDate).toBeGreaterThan(Date.now() + 6 * day)
  })
})

describe('the days of a reply', () => {
  it('silence is consent once they are over, told a day before', async () => {
    const { review } = await submitted()
    await expireReplies(db, new Date(Date.now() + 6.5 * day))
    expect((await get(manager, review.uuid)).status).toBe('SUBMITTED')
    await expireReplies(db, new Date(Date.now() + 8 * day))
    expect(await get(translator, review.uuid)).toMatchObject({ status: 'CLOSED', score: 99.5 })
    expect((await found(translator, review)).messages.map(({ kind, by }) => [kind, by])).toEqual([
      ['EXPIRED', 'system'],
    ])
    const told = async () => {
      const { content } = bodyOf<NotificationPage>(await call(translator, 'GET', '/api/v3/notifications?size=100'))
      const kinds = content.filter(({ entityUuid }) => entityUuid === review.uuid).map(({ kind }) => kind)
      return kinds.length === 3 ? kinds.toSorted() : undefined
    }
    expect(await test.until(told)).toEqual(['REVIEW_CLOSED', 'REVIEW_REPLY_DUE', 'REVIEW_SUBMITTED'])
  })

  it('a reviewer who lets them pass leaves the dispute to a manager', async () => {
    const { finding, review } = await submitted()
    bodyOf(await dispute(finding.uuid))
    await expireReplies(db, new Date(Date.now() + 8 * day))
    expect((await get(manager, review.uuid)).status).toBe('SUBMITTED')
    await test.allTold()
    expect(await kindsTold(manager, review.uuid)).toEqual(['FINDING_TO_DECIDE'])
    await db
      .update(qualityFindings)
      .set({ replyBy: new Date(0) })
      .where(eq(qualityFindings.id, finding.uuid))
    bodyOf(await say(manager, finding.uuid, 'arbitration', { outcome: 'DISMISSED', reason: 'It is in the glossary.' }))
    const { lines } = bodyOf<ReviewScore>(await call(translator, 'GET', reviewUrl(review.uuid, '/score')))
    expect(lines).toMatchObject([{ points: 5, counts: 'NO', outcome: 'DISMISSED' }])
    expect(await get(translator, review.uuid)).toMatchObject({ status: 'CLOSED', score: 100 })
  })

  it('a manager who is asked for a blind second review gets no notification about the first', async () => {
    const { finding, review } = await submitted()
    const asked = { reviewUuid: review.uuid, personUuid: manager.id }
    bodyOf(await call(test.people.accountAdmin, 'POST', '/api/v3/quality/second-review', asked), 201)
    bodyOf(await dispute(finding.uuid))
    await expireReplies(db, new Date(Date.now() + 8 * day))
    await test.allTold()
    expect(await kindsTold(manager, review.uuid)).toEqual([])
  })
})
