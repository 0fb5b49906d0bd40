import type {
  SecondReview,
  SecondReviewDetail,
  SecondReviewPage,
  SecondReviewVerdict,
} from '@dragoman/sdk/operations/quality'
import { isManager } from '@dragoman/sdk/permissions'
import { and, desc, eq, isNotNull, isNull } from 'drizzle-orm'
import type { Operations } from '../../../generated/handlers.ts'
import { loadPeople } from '../../../identity/people.ts'
import type { SignedIn } from '../../../identity/sessions.ts'
import { isOneOf } from '../../../kernel/database/columns.ts'
import type { Database } from '../../../kernel/database/connect.ts'
import { only } from '../../../kernel/database/one-row.ts'
import { listPage } from '../../../kernel/list-page.ts'
import { projectResources, projects } from '../../work/tables.ts'
import { workUnits } from '../../work/work-unit-tables.ts'
import { categoriesOf } from '../categories/categories.ts'
import { projectTitle } from '../project-title.ts'
import { qualityReviews } from '../tables.ts'
import { agreementOf, pairsOf } from './agreement.ts'
import { visibleSeconds, type SecondRow } from './find-second.ts'
import { secondReviews, type Verdict } from '../../work/second-review-tables.ts'

interface Context {
  db: Database
  session: SignedIn
}

export const listSeconds = (
  context: Context,
  query: Operations['quality']['listSecondReviews']['params']['query'],
): Promise<SecondReviewPage> => {
  const { db, session } = context
  const { reviewUuid, status, mine } = query
  return listPage(db, query, {
    from: secondReviews,
    where: and(
      visibleSeconds(db, session),
      reviewUuid ? eq(secondReviews.reviewId, reviewUuid) : undefined,
      status === undefined
        ? undefined
        : status === 'DONE'
          ? isNotNull(secondReviews.doneAt)
          : isNull(secondReviews.doneAt),
      mine ? eq(secondReviews.personId, session.user.id) : undefined,
    ),
    orderBy: [desc(secondReviews.createdAt), desc(secondReviews.id)],
    show: (rows) => showSeconds(context, rows),
  })
}

export async function showSeconds({ db, session }: Context, rows: readonly SecondRow[]): Promise<SecondReview[]> {
  const found = await db
    .select({
      id: qualityReviews.id,
      project: projectTitle,
      filename: projectResources.name,
      sourceLanguage: qualityReviews.sourceLocale,
      targetLanguage: qualityReviews.targetLocale,
    })
    .from(qualityReviews)
    .innerJoin(projects, eq(projects.id, qualityReviews.projectId))
    .innerJoin(workUnits, eq(workUnits.id, qualityReviews.workUnitId))
    .innerJoin(projectResources, eq(projectResources.id, workUnits.resourceId))
    .where(
      isOneOf(
        qualityReviews.id,
        rows.map(({ reviewId }) => reviewId),
      ),
    )
  const around = new Map(found.map(({ id, ...each }) => [id, each]))
  const people = await loadPeople(
    db,
    session,
    rows.map(({ personId }) => personId),
  )
  const compares = isManager(session) && rows.some(({ doneAt }) => doneAt !== null)
  const categories = compares ? await categoriesOf(db, session.account.id) : undefined
  return rows.map((row) => {
    const place = around.get(row.reviewId)
    if (!place) throw new Error(`second review ${row.id} has lost its review`)
    const person = people(row.personId)
    return {
      uuid: row.id,
      reviewUuid: row.reviewId,
      status: row.doneAt ? 'DONE' : 'OPEN',
      ...(person && { person }),
      segments: row.segments.length,
      words: row.segments.reduce((sum, { words }) => sum + words, 0),
      ...place,
      ...(categories && row.doneAt && { agreement: agreementOf(pairsOf(row, categories)) }),
      createdDate: row.createdAt.getTime(),
      ...(row.doneAt && { doneDate: row.doneAt.getTime() }),
    }
  })
}

export async function showSecond(context: Context, row: SecondRow): Promise<SecondReviewDetail> {
  const { session } = context
  const [shown, isMine] = [only(await showSeconds(context, [row])), row.personId === session.user.id]
  const byIndex = (verdicts: readonly Verdict[]) =>
    new Map(
      verdicts.map(({ index, category, severity }): [number, SecondReviewVerdict] => [index, { category, severity }]),
    )
  const own = byIndex(row.verdicts)
  const first = byIndex(isManager(session) && row.doneAt ? (row.firstVerdicts ?? []) : [])
  return {
    ...shown,
    isMine,
    sample: row.segments.map(({ id, index, words, source, target }) => {
      const [verdict, firstVerdict] = [own.get(index), first.get(index)]
      return {
        segmentId: String(id),
        sequence: index + 1,
        words,
        source,
        target,
        ...(verdict && { verdict }),
        ...(firstVerdict && { firstVerdict }),
      }
    }),
  }
}
