import { useState } from 'react'
import { useUnsavedGuard } from '../../../ground/unsaved.ts'
import type { Reply } from '../../segment-comments/CommentThread.tsx'

/** A comment that was asked for by keyboard. */
interface CommentRequest {
  /** The segment to comment on; undefined before the first. */
  segmentId: string | undefined
  /** The selected words; empty for none. */
  quote: string
  /** How many there were; 0 before the first. */
  number: number
  /** Whether the field for it has had the focus. */
  isTaken: boolean
}

export interface CommentRequests {
  request: CommentRequest
  /** The comments that are being written, by segment: they stay while the panel shows something else. */
  texts: Readonly<Record<string, string>>
  write: (segmentId: string, text: string) => void
  /** The reply that is being written to a comment, which stays likewise. */
  replyTo: (commentUuid: string) => Reply
  /** Asks for a comment on a segment, with the selected words. */
  ask: (quote: string, segmentId: string | undefined) => void
  /** The field is there, and need not take the focus again. */
  take: () => void
  /** The comment is written. */
  finish: () => void
}

/** The wishes to comment on a segment. */
export function useCommentRequest(onAsk: () => void): CommentRequests {
  const [request, setRequest] = useState<CommentRequest>({
    segmentId: undefined,
    quote: '',
    number: 0,
    isTaken: true,
  })
  const [texts, setTexts] = useState<Readonly<Record<string, string>>>({})
  const [replies, setReplies] = useState<Readonly<Record<string, string>>>({})
  useUnsavedGuard([...Object.values(texts), ...Object.values(replies)].some((text) => text.trim() !== ''))
  return {
    request,
    texts,
    write: (segmentId, text) => setTexts((before) => ({ ...before, [segmentId]: text })),
    replyTo: (commentUuid) => ({
      text: replies[commentUuid],
      write: (text) =>
        setReplies(({ [commentUuid]: _former, ...others }) =>
          text === undefined ? others : { ...others, [commentUuid]: text },
        ),
    }),
    ask(quote, segmentId) {
      onAsk()
      setRequest(({ number }) => ({
        segmentId,
        quote: quote.trim().slice(0, 500),
        number: number + 1,
        isTaken: false,
      }))
    },
    take: () => setRequest((before) => (before.isTaken ? before : { ...before, isTaken: true })),
    finish: () => setRequest((before) => ({ ...before, segmentId: undefined, quote: '', isTaken: true })),
  }
}
