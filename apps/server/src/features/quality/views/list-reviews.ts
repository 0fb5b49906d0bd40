import { reviewFields } from '@dragoman/sdk/list-fields'
import type { ReviewCounters, ReviewItem } from '@dragoman/sdk/operations/quality'
import { isManager } from '@dragoman/sdk/permissions'
import { and, eq, exists, isNotNull, not, or, sql, type AnyColumn, type SQL, type SQLWrapper } from 'drizzle-orm'
import type { Operations } from '../../../generated/handlers.ts'
import { personIn } from '../../../identity/person-condition.ts'
import { readingAt } from '../../../identity/reading-at.ts'
import type { SignedIn } from '../../../identity/sessions.ts'
import { organizations, orgUnits } from '../../../identity/tables.ts'
import type { Database } from '../../../kernel/database/connect.ts'
import { countList } from '../../../kernel/list-counters.ts'
import { listPage, orderedBy, type Page } from '../../../kernel/list-page.ts'
import {
  codeIn,
  dateIn,
  numberIn,
  queryCondition,
  textAnywhere,
  textIn,
  type QueryMeaning,
} from '../../../kernel/query-condition.ts'
import { projectResources, projects } from '../../work/tables.ts'
import { tasks } from '../../work/task-tables.ts'
import { workUnits } from '../../work/work-unit-tables.ts'
import { projectTitle } from '../project-title.ts'
import { isTalkOver } from '../reply/move-finding.ts'
import { qualityFindings, qualityReviews } from '../tables.ts'
import { visibleReviews } from '../visible.ts'
import { hasFinding } from './has-finding.ts'
import { showReviews } from './show-items.ts'

type Query = Operations['quality']['list']['params']['query']

const ofProject = (text: SQLWrapper) =>
  sql`(select ${text} from ${projects} where ${projects.id} = ${qualityReviews.projectId})`
const projectName = ofProject(projects.name)
const projectReference = ofProject(projects.reference)
const unitName = sql`(select ${orgUnits.name} from ${orgUnits} where ${orgUnits.id} = ${qualityReviews.orgUnitId})`
const clientName = sql`(select ${organizations.name} from ${orgUnits} join ${organizations}
  on ${organizations.id} = ${orgUnits.organizationId} where ${orgUnits.id} = ${qualityReviews.orgUnitId})`
const fileName = sql`(select ${projectResources.name} from ${workUnits} join ${projectResources}
  on ${projectResources.id} = ${workUnits.resourceId} where ${workUnits.id} = ${qualityReviews.workUnitId})`

const sortable = {
  project: ofProject(projectTitle),
  file: fileName,
  status: qualityReviews.status,
  result: qualityReviews.result,
  score: qualityReviews.score,
  reviewedWords: qualityReviews.reviewedWords,
  workflow: qualityReviews.reviewWorkflow,
  sourceLanguage: qualityReviews.sourceLocale,
  targetLanguage: qualityReviews.targetLocale,
  creationDate: qualityReviews.createdAt,
  submittedDate: qualityReviews.submittedAt,
  replyDate: qualityReviews.replyBy,
}

/** Findings whose talk is over and that wait for a manager. */
const toDecide = (db: Database, now: Date) =>
  exists(
    db
      .select({ one: sql`1` })
      .from(qualityFindings)
      .where(
        and(eq(qualityFindings.reviewId, qualityReviews.id), eq(qualityFindings.state, 'DISPUTED'), isTalkOver(now)),
      ),
  )

/** Reviews that figures have, as the trigger of their sums counts them. */
const isCounted = and(
  isNotNull(qualityReviews.submittedAt),
  eq(qualityReviews.basis, 'FINDINGS'),
  eq(qualityReviews.ofSampleData, false),
)!

function stateOf(db: Database, state: string, now: Date): SQL {
  switch (state) {
    case 'TO_REPLY':
      return and(eq(qualityReviews.status, 'SUBMITTED'), sql`${qualityReviews.openFindings} > 0`)!
    case 'DISPUTED':
      return sql`${qualityReviews.disputedFindings} > 0`
    case 'TO_DECIDE':
      return toDecide(db, now)
    case 'SMALL_SAMPLE':
      return sql`${qualityReviews.isSampleTooSmall}`
    case 'LQA':
      return eq(qualityReviews.kind, 'LQA')
    case 'COUNTED':
      return isCounted
    default:
      return sql`false`
  }
}

/** The reviews whose people and findings a user learns, as `seesFindings` and `seesReviewer` have it: a search must not tell more. */
function whereNamed(session: SignedIn): Record<'linguist' | 'reviewer' | 'findings', SQL | undefined> {
  if (isManager(session)) return { linguist: undefined, reviewer: undefined, findings: undefined }
  const isReviewer = eq(qualityReviews.reviewerId, session.user.id)
  const isTranslator = eq(qualityReviews.translatorId, session.user.id)
  const isAnonymous = sql`coalesce((${qualityReviews.profile} -> 'rules' ->> 'anonymous')::boolean, false)`
  return {
    linguist: or(isReviewer, isTranslator),
    findings: or(isReviewer, isTranslator),
    reviewer: or(isReviewer, and(isTranslator, not(isAnonymous))),
  }
}

/** A query line about reviews as a condition; 400 for one that can't be read. */
function reviewQuery(db: Database, session: SignedIn, line: string | undefined, now: Date): SQL | undefined {
  const isTold = whereNamed(session)
  const meaning: QueryMeaning<typeof reviewFields> = {
    word: textAnywhere(projectName, projectReference, fileName),
    fields: {
      project: textIn(projectName, projectReference),
      file: textIn(fileName as unknown as AnyColumn),
      client: textIn(clientName),
      unit: textIn(unitName as unknown as AnyColumn),
      linguist: (value) => and(isTold.linguist, personIn(db, session, qualityReviews.translatorId)(value))!,
      reviewer: (value) => and(isTold.reviewer, personIn(db, session, qualityReviews.reviewerId)(value))!,
      step: codeIn(qualityReviews.reviewWorkflow),
      reviewed: codeIn(qualityReviews.workflow),
      source: codeIn(sql`upper(${qualityReviews.sourceLocale})` as unknown as AnyColumn),
      target: codeIn(sql`upper(${qualityReviews.targetLocale})` as unknown as AnyColumn),
      status: codeIn(qualityReviews.status),
      result: codeIn(qualityReviews.result),
      is: (value) => (value.kind === 'code' ? stateOf(db, value.code, now) : sql`false`),
      category: (value) => and(isTold.findings, hasFinding(db, value))!,
      score: numberIn(qualityReviews.score),
      words: numberIn(qualityReviews.reviewedWords),
      created: dateIn(qualityReviews.createdAt),
      submitted: dateIn(qualityReviews.submittedAt),
    },
  }
  return queryCondition(line, reviewFields, readingAt(session, now), meaning)
}

/** The reviews of a list, on all of its pages. */
export function listedReviews(
  db: Database,
  session: SignedIn,
  query: Omit<Query, 'page' | 'size' | 'sort'>,
  now: Date,
) {
  const { q, filter, orgUnitUuid, workflow, sourceLanguage, targetLanguage, taskStatus, taskUuid } = query
  const ofTask = (status: string) =>
    exists(
      db
        .select({ one: sql`1` })
        .from(tasks)
        .where(and(eq(tasks.id, qualityReviews.taskId), eq(tasks.status, status))),
    )
  return and(
    visibleReviews(db, session),
    q?.trim() ? textAnywhere(projectName, projectReference, fileName)(q.trim()) : undefined,
    query.projectName ? textAnywhere(projectName, projectReference)(query.projectName) : undefined,
    orgUnitUuid ? eq(qualityReviews.orgUnitId, orgUnitUuid) : undefined,
    workflow ? eq(qualityReviews.reviewWorkflow, workflow) : undefined,
    sourceLanguage ? eq(qualityReviews.sourceLocale, sourceLanguage) : undefined,
    targetLanguage ? eq(qualityReviews.targetLocale, targetLanguage) : undefined,
    taskStatus ? ofTask(taskStatus) : undefined,
    taskUuid ? or(eq(qualityReviews.taskId, taskUuid), eq(qualityReviews.reviewTaskId, taskUuid)) : undefined,
    reviewQuery(db, session, filter, now),
  )
}

/** Newest first unless another order is asked for. */
export const reviewOrder = (sort: Query['sort']): SQL[] =>
  sort
    ? orderedBy(sort, sortable, [qualityReviews.createdAt, qualityReviews.id])
    : [sql`${qualityReviews.createdAt} desc`, sql`${qualityReviews.number} desc`]

/** One page of the reviews that the caller may see, newest first unless they ask for another order. */
export function listReviews(
  { db, session, now }: { db: Database; session: SignedIn; now: Date },
  query: Query,
): Promise<Page<ReviewItem>> {
  return listPage(db, query, {
    from: qualityReviews,
    where: listedReviews(db, session, query, now),
    orderBy: reviewOrder(query.sort),
    show: async (rows) => (await showReviews(db, session, rows)).map(({ item }) => item),
  })
}

const counted = {
  open: 'status:open',
  toReply: 'is:to_reply',
  disputed: 'is:disputed',
  toDecide: 'is:to_decide',
  failed: 'result:fail -status:open',
} satisfies Record<keyof Omit<ReviewCounters, 'total'>, string>

/** How many reviews need attention, and why. */
export const countReviews = (db: Database, session: SignedIn, now: Date): Promise<ReviewCounters> =>
  countList(db, {
    from: qualityReviews,
    where: visibleReviews(db, session),
    filters: counted,
    condition: (line) => reviewQuery(db, session, line, now),
  })
