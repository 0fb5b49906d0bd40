import type { CommentLanguage, SegmentComment, SegmentMessage } from '@dragoman/sdk/operations/segmentComments'
import { isManager, isVendor } from '@dragoman/sdk/permissions'
import { and, asc, eq, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import { showPerson } from '../../identity/people.ts'
import type { SignedIn } from '../../identity/sessions.ts'
import { isOneOf } from '../../kernel/database/columns.ts'
import type { Database } from '../../kernel/database/connect.ts'
import { projectResources, projects } from '../work/tables.ts'
import { visibleWorkUnits } from '../work/visible.ts'
import { segments, workUnits } from '../work/work-unit-tables.ts'
import { loadWriters } from './people.ts'
import { segmentComments, segmentMessages } from './tables.ts'
import { seesLinguists, type CommentRow } from './visible.ts'

type MessageRow = typeof segmentMessages.$inferSelect
type Writers = Awaited<ReturnType<typeof loadWriters>>

/** Comments as a person sees them, in the order given; with `workUnitId`, at the segments of that language. */
export async function showComments(
  db: Database,
  session: SignedIn,
  rows: readonly CommentRow[],
  workUnitId?: string,
): Promise<SegmentComment[]> {
  if (rows.length === 0) return []
  const ids = rows.map(({ id }) => id)
  const around = await loadAround(db, ids)
  const messages = await db
    .select()
    .from(segmentMessages)
    .where(isOneOf(segmentMessages.commentId, ids))
    .orderBy(asc(segmentMessages.at), asc(segmentMessages.id))
  const byComment = Map.groupBy(messages, ({ commentId }) => commentId)
  const writers = await loadWriters(db, [
    ...messages.flatMap(({ authorId, mentions }) => [authorId, ...mentions]),
    ...rows.flatMap(({ resolvedBy }) => resolvedBy ?? []),
  ])
  const issues = rows.filter(({ kind }) => kind === 'SOURCE_ISSUE').map(({ id }) => id)
  const languages = await loadLanguages(db, session, issues)
  const nameOf = (id: string | null) => shownWriter(session, writers, id)
  return rows.flatMap((row): SegmentComment[] => {
    const known = around.get(row.id)
    if (!known) return []
    const all = languages.get(row.id) ?? []
    const here =
      workUnitId === undefined || workUnitId === row.workUnitId
        ? { segmentId: row.segmentId, index: known.index ?? row.segmentIndex }
        : (all.find((each) => each.workUnitId === workUnitId) ?? { segmentId: null, index: row.segmentIndex })
    const resolvedBy = nameOf(row.resolvedBy)
    return [
      {
        uuid: row.id,
        kind: row.kind,
        status: row.status,
        forClient: row.forClient,
        ...(row.quote !== null && { quote: row.quote }),
        ...(here.segmentId !== null && { segmentId: String(here.segmentId) }),
        sequence: here.index + 1,
        source: row.source,
        filename: known.filename,
        sourceLanguage: known.sourceLocale,
        targetLanguage: row.targetLocale,
        workUnitUuid: row.workUnitId,
        projectUuid: row.projectId,
        projectName: known.projectName,
        messages: (byComment.get(row.id) ?? []).map((message) => showMessage(session, writers, message)),
        ...(row.kind === 'SOURCE_ISSUE' && {
          languages: all.map(({ targetLanguage, state }): CommentLanguage => ({ targetLanguage, state })),
        }),
        createdDate: row.createdAt.getTime(),
        changedDate: row.changedAt.getTime(),
        ...(row.resolvedAt && { resolvedDate: row.resolvedAt.getTime() }),
        ...(resolvedBy && { resolvedBy }),
        mayResolve: mayResolve(session, row),
      },
    ]
  })
}

/** Managers and authors resolve a comment, and the linguists of a file what is not for all of its languages. */
export const mayResolve = (session: SignedIn, { kind, createdBy }: Pick<CommentRow, 'kind' | 'createdBy'>): boolean =>
  isManager(session) || createdBy === session.user.id || (isVendor(session) && kind !== 'SOURCE_ISSUE')

/** Milliseconds in which the author of a message can change and remove it. */
const grace = 15 * 60_000

/** Until when the author of a message can change and remove it, epoch ms. */
export const changeableUntil = ({ at }: Pick<MessageRow, 'at'>): number => at.getTime() + grace

/** Someone as a reader sees them; undefined for a linguist whose name they don't learn. */
function shownWriter(session: SignedIn, writers: Writers, id: string | null) {
  const writer = id === null ? undefined : writers.get(id)
  const isHidden = writer?.part === 'LINGUIST' && !seesLinguists(session) && id !== session.user.id
  return writer && !isHidden ? showPerson(session, writer) : undefined
}

function showMessage(session: SignedIn, writers: Writers, row: MessageRow): SegmentMessage {
  const author = shownWriter(session, writers, row.authorId)
  const hidden = row.mentions.filter((id) => !shownWriter(session, writers, id))
  return {
    uuid: row.id,
    part: writers.get(row.authorId)?.part ?? 'MANAGER',
    ...(author && { author }),
    text: withoutNames(
      row.text,
      hidden.flatMap((id) => writers.get(id)?.name ?? []),
    ),
    date: row.at.getTime(),
    ...(row.removedAt ? { removed: true } : row.changedAt && { changedDate: row.changedAt.getTime() }),
    ...(!row.removedAt && row.authorId === session.user.id && { changeableUntil: changeableUntil(row) }),
  }
}

/** A text in which some people are named, without their names: the longest first, which may begin like others. */
const withoutNames = (text: string, names: readonly string[]): string =>
  names
    .toSorted((one, other) => other.length - one.length)
    .reduce((left, name) => left.replaceAll(`@${name}`, '@…'), text)

async function loadAround(db: Database, ids: readonly string[]) {
  const rows = await db
    .select({
      id: segmentComments.id,
      filename: projectResources.name,
      projectName: projects.reference,
      sourceLocale: workUnits.sourceLocale,
      index: segments.index,
    })
    .from(segmentComments)
    .innerJoin(projects, eq(projects.id, segmentComments.projectId))
    .innerJoin(projectResources, eq(projectResources.id, segmentComments.resourceId))
    .innerJoin(workUnits, eq(workUnits.id, segmentComments.workUnitId))
    .leftJoin(segments, eq(segments.id, segmentComments.segmentId))
    .where(isOneOf(segmentComments.id, ids))
  return new Map(rows.map((row) => [row.id, row]))
}

const origin = alias(segments, 'origin')

/** The segments of source issues in all languages of their files that a person sees. */
async function loadLanguages(db: Database, session: SignedIn, ids: readonly string[]) {
  if (ids.length === 0) return new Map<string, never[]>()
  const rows = await db
    .select({
      id: segmentComments.id,
      workUnitId: workUnits.id,
      targetLanguage: workUnits.targetLocale,
      segmentId: segments.id,
      index: segments.index,
      state: sql<string>`case when ${segments.locked} then 'LOCKED' when ${segments.confirmed} then 'CONFIRMED'
        when ${segments.target} = '' then 'OPEN' else 'DRAFT' end`,
    })
    .from(segmentComments)
    .innerJoin(workUnits, eq(workUnits.resourceId, segmentComments.resourceId))
    .leftJoin(origin, eq(origin.id, segmentComments.segmentId))
    .innerJoin(
      segments,
      and(
        eq(segments.workUnitId, workUnits.id),
        sql`${segments.key} = coalesce(${origin.key}, ${segmentComments.segmentKey})`,
      ),
    )
    .where(and(isOneOf(segmentComments.id, ids), visibleWorkUnits(db, session)))
    .orderBy(asc(workUnits.sequence))
  return Map.groupBy(rows, ({ id }) => id)
}
