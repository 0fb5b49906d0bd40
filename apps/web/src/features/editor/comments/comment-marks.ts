import { useQuery } from '@tanstack/react-query'
import type { SegmentComment, WorkUnitComments } from '@dragoman/sdk/operations/segmentComments'
import { workUnitCommentsQuery } from '../../segment-comments/comment-query.ts'

/** The comments of a row in short: the gravest of those that are open, and the number of messages. */
export interface CommentMark {
  tone: 'sourceIssue' | 'query' | 'note' | 'resolved'
  messages: number
}

const tones = { SOURCE_ISSUE: 'sourceIssue', QUERY: 'query', NOTE: 'note' } as const
const order: readonly CommentMark['tone'][] = ['sourceIssue', 'query', 'note', 'resolved']

/** The marks of the segments that have comments, by their ids. */
export function marksOf({ comments }: Pick<WorkUnitComments, 'comments'>): ReadonlyMap<string, CommentMark> {
  const marks = new Map<string, CommentMark>()
  for (const { segmentId, kind, status, messages } of comments) {
    if (segmentId === undefined) continue
    const tone = status === 'RESOLVED' ? 'resolved' : tones[kind]
    const known = marks.get(segmentId)
    marks.set(segmentId, {
      tone: known && order.indexOf(known.tone) < order.indexOf(tone) ? known.tone : tone,
      messages: (known?.messages ?? 0) + messages.length,
    })
  }
  return marks
}

/** Whether a comment still asks for something. */
export const isOpen = ({ status }: Pick<SegmentComment, 'status'>): boolean => status !== 'RESOLVED'

const none: ReadonlyMap<string, CommentMark> = new Map()

export const useCommentMarks = (workUnitUuid: string): ReadonlyMap<string, CommentMark> =>
  useQuery({ ...workUnitCommentsQuery(workUnitUuid), select: marksOf }).data ?? none
