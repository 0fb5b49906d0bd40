import type { Finding, Review, ReviewChange, ReviewItem } from '@dragoman/sdk/operations/quality'
import { eq } from 'drizzle-orm'
import { qualityReviews } from '../features/quality/tables.ts'
import { segments } from '../features/work/work-unit-tables.ts'
import { insertOne } from '../kernel/database/one-row.ts'
import type { Database } from '../kernel/database/connect.ts'
import { defaultProfile } from '../features/quality/profiles/system-profiles.ts'
import type { Person } from './people.ts'
import { bodyOf } from './projects.ts'
import type { Answer, TestApp } from './test-app.ts'
import { acceptedBy, seedWork, type Work, type WorkOptions } from './work.ts'

export const reviewUrl = (uuid: string, rest = '') => `/api/v3/quality/review/${uuid}${rest}`
export const findingUrl = (uuid: string, rest = '') => `/api/v3/quality/finding/${uuid}${rest}`

type BeginOptions = WorkOptions & { words?: number }

/** The steps that tests take with reviews, through the API: A translates, B reviews. */
export function reviewSteps(test: TestApp) {
  const { linguistA: translator, linguistB: reviewer, manager } = test.people
  const moveTask = (as: Person, work: Work, step: number, status: string) =>
    test.call(as, 'POST', `/api/v3/task/${work.taskIds[step]}/status-update`, { status })
  const steps = {
    /** A text that A has delivered and B has accepted. `words` is the size of each segment. */
    async begin(
      texts: readonly (readonly [source: string, target: string])[] = [['Open the file', 'Abrir el archivo']],
      { words = 500, ...more }: BeginOptions = {},
    ): Promise<{ work: Work; review: ReviewItem }> {
      const given = texts.map(([source, target]) => ({ source, target, confirmed: true, words }))
      const work = await seedWork(test.db, test.people, { task: acceptedBy(translator.id), segments: given, ...more })
      bodyOf(await moveTask(translator, work, 0, 'DELIVERED'))
      bodyOf(await test.call(manager, 'POST', `/api/v3/task/${work.taskIds[1]}/assignment/${reviewer.id}`))
      bodyOf(await moveTask(reviewer, work, 1, 'APPROVED'))
      return { work, review: await steps.ofTask(reviewer, work) }
    },
    async ofTask(as: Person, work: Work): Promise<ReviewItem> {
      const list = await test.call(as, 'GET', `/api/v3/quality/review?taskUuid=${work.taskIds[0]}`)
      const [first] = bodyOf<{ content: ReviewItem[] }>(list).content
      if (!first) throw new Error('there is no review')
      return first
    },
    /** B's text of some segments; all of them are confirmed. */
    async correct(work: Work, targets: Readonly<Record<number, string>>): Promise<void> {
      for (const [at, target] of Object.entries(targets)) {
        const id = Number(work.segmentIds[Number(at)])
        await test.db.update(segments).set({ target }).where(eq(segments.id, id))
      }
      await test.db.update(segments).set({ confirmed: true }).where(eq(segments.workUnitId, work.workUnitId))
    },
    async deliver(work: Work): Promise<void> {
      bodyOf(await moveTask(reviewer, work, 1, 'DELIVERED'))
    },
    moveTask,
    async get(as: Person, uuid: string): Promise<Review> {
      return bodyOf(await test.call(as, 'GET', reviewUrl(uuid)))
    },
    async changes(as: Person, uuid: string): Promise<ReviewChange[]> {
      return bodyOf<{ content: ReviewChange[] }>(await test.call(as, 'GET', reviewUrl(uuid, '/change?size=500')))
        .content
    },
    async findings(as: Person, uuid: string): Promise<Finding[]> {
      return bodyOf(await test.call(as, 'GET', reviewUrl(uuid, '/finding')))
    },
    categorize: (as: Person, uuid: string, change: string, body: object): Promise<Answer> =>
      test.call(as, 'PUT', reviewUrl(uuid, `/change/${change}`), body),
    move: (as: Person, uuid: string, status: string, more: object = {}): Promise<Answer> =>
      test.call(as, 'POST', reviewUrl(uuid, '/status-update'), { status, ...more }),
    say: (as: Person, finding: string, what: 'reply' | 'answer' | 'arbitration' | 'message', body: object) =>
      test.call(as, 'POST', findingUrl(finding, `/${what}`), body),
    /** A submitted review with one finding of a category and severity. */
    async submitted(category = 'TERMINOLOGY', severity = 'MAJOR', options: BeginOptions = {}) {
      const { work, review } = await steps.begin([['Open the file', 'Abrir el archivo']], { words: 1000, ...options })
      await steps.correct(work, { 0: 'Abrir el fichero' })
      await steps.deliver(work)
      const [change] = await steps.changes(reviewer, review.uuid)
      bodyOf(await steps.categorize(reviewer, review.uuid, change!.uuid, { category, severity }))
      const after = bodyOf<Review>(await steps.move(reviewer, review.uuid, 'SUBMITTED'))
      const [finding] = await steps.findings(translator, review.uuid)
      return { work, review: after, finding: finding! }
    },
  }
  return steps
}

/** A closed review of a task of `work`, put into the database directly. */
export async function seedClosedReview(
  db: Database,
  work: Work,
  given: Pick<typeof qualityReviews.$inferInsert, 'accountId' | 'orgUnitId' | 'translatorId' | 'reviewerId'> &
    Partial<typeof qualityReviews.$inferInsert>,
): Promise<string> {
  const at = new Date()
  const row = await insertOne(db, qualityReviews, {
    projectId: work.projectId,
    workUnitId: work.workUnitId,
    taskId: work.taskIds[0]!,
    reviewTaskId: work.taskIds[1] ?? work.taskIds[0]!,
    kind: 'REVISION',
    sourceLocale: 'en',
    targetLocale: 'es',
    workflow: 'TRANSLATION',
    reviewWorkflow: 'REVIEW',
    beginIndex: 0,
    endIndex: null,
    profile: defaultProfile,
    reviewedWords: 1000,
    isSampleTooSmall: false,
    status: 'CLOSED',
    result: 'PASS',
    comparedAt: at,
    submittedAt: at,
    closedAt: at,
    ...given,
  })
  return row.id
}
