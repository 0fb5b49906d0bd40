import type {
  EditorContext,
  Segment,
  SegmentIndex,
  SegmentPage,
  SegmentReviewResult,
} from '@dragoman/sdk/operations/editor'
import { and, eq } from 'drizzle-orm'
import { afterAll, beforeEach, expect, it } from 'vitest'
import { journal } from '../../kernel/tables.ts'
import { openTestApp } from '../../testing/open-test-app.ts'
import { bodyOf } from '../../testing/projects.ts'
import { openTranslationPeer } from '../../testing/translation-peers.ts'
import { acceptedBy, seedWork, type Work } from '../../testing/work.ts'
import { mtEngines } from '../machine-translation/tables.ts'
import { tasks } from '../work/task-tables.ts'
import { segments as segmentTable } from '../work/work-unit-tables.ts'
import { reviewedSegments } from './tables.ts'

const test = await openTestApp({ settings: { aiAllowedHosts: ['127.0.0.1'] } })
const { accountAdmin, manager, linguistA, linguistB, stranger, place } = test.people
const peer = await openTranslationPeer('OPENAI')
afterAll(() => peer.close())

const account = `/api/v3/account/${place.accountId}`
const key = { provider: 'OPENAI', apiKey: peer.key, baseUrl: peer.url }
bodyOf(await test.call(accountAdmin, 'POST', `${account}/ai/key`, key), 201)

const segments = [
  { source: 'Open the valve', target: 'Abra la vávula', confirmed: true },
  { source: 'Stop', target: 'Para', confirmed: true },
  { source: 'Start' },
]
/** The model's findings for each text that it is asked about, by its target. */
let says: Record<string, object[]> = {}
let work: Work
let path: string

interface Sent {
  id: string
  target: string
}

beforeEach(async () => {
  await test.db.delete(mtEngines)
  const engine = { name: 'Reviewer', provider: 'OPENAI', model: 'small' }
  bodyOf(await test.call(accountAdmin, 'POST', `${account}/mt-engine`, engine), 201)
  await turn({ aiReviewEnabled: true, aiSpellcheckEnabled: true })
  const spelled = { category: 'SPELLING', severity: 'MAJOR', excerpt: 'vávula', reason: 'Misspelled.' }
  says = { 'Abra la vávula': [{ ...spelled, suggestion: 'Abra la válvula' }] }
  peer.fails = 0
  peer.asked.length = 0
  peer.translate = (text) => {
    const sent = JSON.parse(text) as Sent[]
    const findings = sent.flatMap(({ id, target }) => (says[target] ?? []).map((one) => ({ ...one, id })))
    return JSON.stringify({ findings })
  }
  work = await seedWork(test.db, test.people, { segments, task: acceptedBy(linguistA.id) })
  await test.db.update(tasks).set(acceptedBy(linguistB.id)).where(eq(tasks.id, work.taskIds[1]!))
  path = `/api/v1/atlas/work-unit/${work.workUnitId}/segment`
})

const turn = async (settings: object) => bodyOf(await test.call(accountAdmin, 'PUT', `${account}/settings`, settings))
const review = (segmentIds = work.segmentIds, as = linguistA) =>
  test.call(as, 'POST', `${path}/ai-review`, { segmentIds })
const reviewed = async () => bodyOf<SegmentReviewResult>(await review())
const listed = async (query = '', as = linguistA) =>
  bodyOf<SegmentPage>(await test.call(as, 'GET', `${path}${query}`)).content
const findingsOf = ({ issues }: Segment) => issues.flatMap(({ finding }) => finding ?? [])
const decide = (segment: Segment, state: string, as = linguistA) =>
  test.call(as, 'PUT', `${path}/${segment.id}/finding/${findingsOf(segment)[0]!.uuid}`, { state })

it('a finding is an issue of the segment and disappears with the next translation', async () => {
  const { segments: shown, problem } = await reviewed()
  expect(problem).toBeUndefined()
  expect(shown.map(findingsOf)).toEqual([
    [
      {
        uuid: expect.any(String),
        category: 'SPELLING',
        severity: 'MAJOR',
        excerpt: 'vávula',
        suggestion: 'Abra la válvula',
        state: 'OPEN',
        engineName: 'Reviewer',
      },
    ],
    [],
    [],
  ])
  expect(shown[0]?.issues[0]).toMatchObject({ kind: 'finding', blocking: false, message: 'Misspelled.' })
  expect(await listed('?hasIssues=true')).toHaveLength(1)
  const bits = async () => bodyOf<SegmentIndex>(await test.call(linguistA, 'GET', `${path}/index`)).issues
  expect(await bits()).toEqual([128, 0, 0])
  const { id, version } = shown[0]!
  const update = { target: 'Abra la válvula', confirmed: true, version }
  expect(bodyOf<Segment>(await test.call(linguistA, 'PUT', `${path}/${id}`, update)).issues).toEqual([])
  expect(await bits()).toEqual([0, 0, 0])
})

it('no segment is sent twice, and untranslated segments are not sent', async () => {
  await reviewed()
  const sent = (at: number) =>
    JSON.parse(String((peer.asked[at]!.body['messages'] as { content: string }[])[1]!.content))
  expect((sent(0) as Sent[]).map(({ target }) => target)).toEqual(['Abra la vávula', 'Para'])
  expect((await reviewed()).segments.map((segment) => findingsOf(segment).length)).toEqual([1, 0, 0])
  expect(peer.asked).toHaveLength(1)
  const [first] = await listed()
  const update = { target: 'Abra la valvula', confirmed: true, version: first!.version }
  bodyOf(await test.call(linguistA, 'PUT', `${path}/${first!.id}`, update))
  await reviewed()
  expect((sent(1) as Sent[]).map(({ target }) => target)).toEqual(['Abra la valvula'])
})

it('a finding is accepted or rejected, the journal says so, and a rejected one does not come back', async () => {
  const [first] = (await reviewed()).segments
  expect(findingsOf(bodyOf<Segment>(await decide(first!, 'ACCEPTED')))).toMatchObject([{ state: 'ACCEPTED' }])
  expect(bodyOf<Segment>(await decide(first!, 'REJECTED')).issues).toEqual([])
  expect(await listed('?hasIssues=true')).toEqual([])
  await turn({ aiSpellcheckEnabled: false })
  await turn({ aiSpellcheckEnabled: true })
  says['Abra la vávula']!.push({ category: 'FLUENCY', severity: 'MINOR', reason: 'Stiff.' })
  await test.db.delete(reviewedSegments)
  expect((await reviewed()).segments.flatMap(findingsOf).map(({ category }) => category)).toEqual(['FLUENCY'])
  expect(bodyOf<Segment>(await decide(first!, 'OPEN')).issues).toHaveLength(2)
  const entries = await test.db.select().from(journal).where(eq(journal.event, 'SEGMENT_FINDING_DECIDED'))
  const ofThis = entries.filter(({ detail }) => detail?.['findingUuid'] === findingsOf(first!)[0]!.uuid)
  expect(ofThis.map(({ before, after }) => [before, after])).toEqual([
    [{ state: 'OPEN' }, { state: 'ACCEPTED' }],
    [{ state: 'ACCEPTED' }, { state: 'REJECTED' }],
    [{ state: 'REJECTED' }, { state: 'OPEN' }],
  ])
})

it('a model is asked for what is on: review, spelling, or both', async () => {
  const prompts = () => peer.asked.map(({ body }) => String((body['messages'] as { content: string }[])[0]!.content))
  await turn({ aiReviewEnabled: false })
  await reviewed()
  await turn({ aiReviewEnabled: true })
  await reviewed()
  expect(prompts().map((prompt) => [prompt.includes('- SPELLING'), prompt.includes('- GRAMMAR')])).toEqual([
    [true, false],
    [true, true],
  ])
  await turn({ aiReviewEnabled: false, aiSpellcheckEnabled: false })
  expect(await review()).toMatchObject({ status: 422, body: { code: 'AI_REVIEW_OFF' } })
})

it('the editor says what can be checked, where an engine can and the caller may change segments', async () => {
  const context = async () =>
    bodyOf<EditorContext>(await test.call(linguistA, 'GET', `/api/v1/atlas/url/editor/context/T-${work.taskIds[0]}`))
      .items[0]?.aiChecks
  expect(await context()).toEqual(['REVIEW', 'SPELLING'])
  const waiting = bodyOf<EditorContext>(
    await test.call(linguistB, 'GET', `/api/v1/atlas/url/editor/context/T-${work.taskIds[1]}`),
  )
  expect(waiting.items[0]).toMatchObject({ writable: false })
  expect(waiting.items[0]?.aiChecks).toBeUndefined()
  await test.db.delete(mtEngines)
  expect(await context()).toBeUndefined()
})

it('a person who can’t change a segment can neither request a review of it nor decide', async () => {
  const [first] = (await reviewed()).segments
  // A linguist whose step has not begun, and one without a step.
  for (const [person, status] of [
    [linguistB, 422],
    [stranger, 404],
  ] as const) {
    expect((await review(undefined, person)).status).toBe(status)
    expect((await decide(first!, 'REJECTED', person)).status).toBe(status)
  }
  const elsewhere = (await listed())[1]!
  const wrong = `${path}/${elsewhere.id}/finding/${findingsOf(first!)[0]!.uuid}`
  expect((await test.call(linguistA, 'PUT', wrong, { state: 'REJECTED' })).status).toBe(404)
})

it('an answer that isn’t JSON, and an outage, leave the segments as they are and can be tried again', async () => {
  const answer = peer.translate
  peer.translate = () => 'All good!'
  expect(await reviewed()).toMatchObject({ problem: 'ANSWER' })
  peer.fails = 401
  expect(await reviewed()).toMatchObject({ problem: 'KEY' })
  peer.fails = 0
  peer.translate = answer
  expect((await reviewed()).segments.flatMap(findingsOf)).toHaveLength(1)
})

it('a delivered step is reviewed where AI review is on, and the journal says what was left', async () => {
  const reports = async () => {
    const { workUnitId, taskIds, projectId } = work
    await test.db
      .update(segmentTable)
      .set({ target: 'Inicie', confirmed: true })
      .where(and(eq(segmentTable.workUnitId, workUnitId), eq(segmentTable.source, 'Start')))
    bodyOf(await test.call(linguistA, 'POST', `/api/v3/task/${taskIds[0]}/status-update`, { status: 'DELIVERED' }))
    await test.idle()
    const entries = await test.db.select().from(journal).where(eq(journal.projectId, projectId))
    return entries.filter(({ event }) => event.startsWith('AI_REVIEW')).map(({ event, detail }) => [event, detail])
  }
  expect(await reports()).toEqual([['AI_REVIEW_DONE', { segments: 3, findings: 1, left: 0 }]])
  expect((await listed('', manager)).flatMap(findingsOf)).toHaveLength(1)

  work = await seedWork(test.db, test.people, { segments, task: acceptedBy(linguistA.id) })
  peer.fails = 401
  expect(await reports()).toEqual([['AI_REVIEW_INCOMPLETE', { segments: 0, findings: 0, left: 3 }]])

  work = await seedWork(test.db, test.people, { segments, task: acceptedBy(linguistA.id) })
  await turn({ aiReviewEnabled: false })
  expect(await reports()).toEqual([])
})
