import { infinite, query } from '@dragoman/hooks/query'
import * as api from '@dragoman/sdk/api'
import type { SegmentComment } from '@dragoman/sdk/operations/segmentComments'

export type CommentKind = SegmentComment['kind']

export const commentKinds = ['QUERY', 'SOURCE_ISSUE', 'NOTE'] as const satisfies readonly CommentKind[]

/** The comments on a file in one language, and the people who can be named in them. */
export const workUnitCommentsQuery = (id: string) => query(api.segmentComments.listOfWorkUnit, { path: { id } })

/** The filters of a list of comments. */
export interface CommentFilter {
  show: 'open' | 'mine' | 'all'
  kind?: CommentKind | undefined
  text?: string | undefined
  comment?: string | undefined
}

/** The comments in a project, the last changed first. */
export const projectCommentsQuery = (projectUuid: string, { show, kind, text, comment }: CommentFilter) =>
  infinite(api.segmentComments.list, {
    query: {
      projectUuid,
      size: 20,
      ...(kind && { commentKind: kind }),
      ...(text && { text }),
      ...(comment && { commentUuid: comment }),
      ...(show === 'open' && !comment && { commentStatus: ['OPEN', 'ANSWERED'] }),
      ...(show === 'mine' && { mine: true }),
    },
  })

/** The questions about segments that wait for the caller. */
export const waitingCommentsQuery = () => query(api.segmentComments.list, { query: { waitsForMe: true, size: 5 } })

/** The people who can be named in a comment. */
export const commentPeopleQuery = (segmentCommentUuid: string) =>
  query(api.segmentComments.listPeople, { path: { segmentCommentUuid } })
