import type { SegmentComment } from '@dragoman/sdk/operations/segmentComments'
import { expect, it } from 'vitest'
import { marksOf } from './comment-marks.ts'

const comment = (
  segmentId: string | undefined,
  kind: SegmentComment['kind'],
  status: SegmentComment['status'],
  messages: number,
) => ({ ...(segmentId && { segmentId }), kind, status, messages: Array.from({ length: messages }) }) as SegmentComment

it('a row shows the gravest comment that is open, and the messages of all of them', () => {
  const comments = [
    comment('1', 'QUERY', 'ANSWERED', 2),
    comment('1', 'NOTE', 'OPEN', 1),
    comment('1', 'SOURCE_ISSUE', 'RESOLVED', 3),
    comment('2', 'SOURCE_ISSUE', 'OPEN', 1),
    comment('3', 'QUERY', 'RESOLVED', 1),
    comment(undefined, 'QUERY', 'OPEN', 1),
  ]
  expect([...marksOf({ comments })]).toEqual([
    ['1', { tone: 'query', messages: 6 }],
    ['2', { tone: 'sourceIssue', messages: 1 }],
    ['3', { tone: 'resolved', messages: 1 }],
  ])
})
