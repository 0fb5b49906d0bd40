import { useSession } from '@dragoman/hooks/session'
import { mutation } from '@dragoman/hooks/query'
import * as api from '@dragoman/sdk/api'
import { stripCodes } from '@dragoman/sdk/segment-text'
import { isManager } from '@dragoman/sdk/permissions'
import type { CommentPerson, SegmentComment } from '@dragoman/sdk/operations/segmentComments'
import { Button } from '@dragoman/ui/Button'
import { Badge } from '@dragoman/ui/StatusBadge'
import { useMutation, useQuery } from '@tanstack/react-query'
import { useState, type ReactNode } from 'react'
import { Moment } from '../../display/Moment.tsx'
import { formatNumber, languageName } from '../../i18n/format.ts'
import { hasMessage, t } from '../../i18n/t.ts'
import { commentPeopleQuery } from './comment-query.ts'
import { Message } from './Message.tsx'
import { MessageComposer } from './MessageComposer.tsx'
import styles from './SegmentComments.module.css'

export interface CommentThreadProps {
  comment: SegmentComment
  /** The people who can be named, where they are known already. */
  people?: readonly CommentPerson[]
  /** The way to the segment. */
  place: ReactNode
  /** Whether the text of the segment stands beside it. */
  isBesideText?: boolean
  /** Where a reply that is being written is kept while the comment does not show; else with the comment. */
  reply?: Reply
}

/** A reply that is being written; without a text none is. */
export interface Reply {
  text: string | undefined
  write: (text: string | undefined) => void
}

const kindTones = { QUERY: 'info', SOURCE_ISSUE: 'danger', NOTE: 'neutral' } as const
const statusTones = { OPEN: 'warning', ANSWERED: 'success', RESOLVED: 'neutral' } as const

/** A comment with what was said, and what can be done about it. */
export function CommentThread({ comment, people, place, isBesideText = false, reply }: CommentThreadProps) {
  const { kind, status, quote, source, forClient, languages = [] } = comment
  return (
    <article className={styles.thread} aria-label={titleOf(comment)}>
      <div className={styles.head}>
        <Badge tone={kindTones[kind]}>{t(`segmentComments.kind.${kind}`)}</Badge>
        {place}
        {forClient && <Badge icon="users">{t('segmentComments.forClient')}</Badge>}
        <span className={styles.end}>
          <Badge tone={statusTones[status]}>{t(`segmentComments.status.${status}`)}</Badge>
        </span>
      </div>
      {(quote !== undefined || !isBesideText) && (
        <p className={styles.quote} dir="auto">
          {stripCodes(quote ?? source)}
        </p>
      )}
      <ol className={styles.messages} aria-label={t('segmentComments.messages')}>
        {comment.messages.map((message) => (
          <Message key={message.uuid} comment={comment} message={message} people={people} />
        ))}
      </ol>
      {languages.length > 1 && (
        <ul className={styles.languages} aria-label={t('segmentComments.languages')}>
          {languages.map(({ targetLanguage, state }) => (
            <li key={targetLanguage}>
              {languageName(targetLanguage)} <span className={styles.muted}>{stateWord(state)}</span>
            </li>
          ))}
        </ul>
      )}
      {status === 'RESOLVED' && <Resolved comment={comment} />}
      <ThreadActions comment={comment} people={people} reply={reply} />
    </article>
  )
}

/** The name of a comment for screen readers. */
const titleOf = ({ kind, sequence }: SegmentComment) =>
  t('segmentComments.title', { kind: t(`segmentComments.kind.${kind}`), number: formatNumber(sequence) })

function stateWord(state: string): string {
  const id = `segmentComments.state.${state}`
  return hasMessage(id) ? t(id as 'segmentComments.state.OPEN') : state
}

function Resolved({ comment: { resolvedBy, resolvedDate } }: { comment: SegmentComment }) {
  return (
    <p className={styles.line}>
      {resolvedBy ? t('segmentComments.resolvedBy', { name: resolvedBy.name }) : t('segmentComments.resolved')}
      {resolvedDate !== undefined && <Moment value={resolvedDate} />}
    </p>
  )
}

function ThreadActions({ comment, people, reply }: Pick<CommentThreadProps, 'comment' | 'people' | 'reply'>) {
  const { snapshot } = useSession()
  const [own, setOwn] = useState<string>()
  const { text, write: setText } = reply ?? { text: own, write: setOwn }
  const isAnswering = text !== undefined
  const named = useQuery({ ...commentPeopleQuery(comment.uuid), enabled: isAnswering && people === undefined })
  const answer = useMutation({ ...mutation(api.segmentComments.answer), meta: { showsErrors: true } })
  const move = useMutation(mutation(api.segmentComments.changeStatus))
  const path = { segmentCommentUuid: comment.uuid }
  const { status, forClient, mayResolve } = comment
  const isResolved = status === 'RESOLVED'
  if (isAnswering)
    return (
      <MessageComposer
        label={t('segmentComments.reply')}
        sendLabel={t('segmentComments.send')}
        text={text}
        onChange={setText}
        people={people ?? named.data ?? []}
        onSend={(body) => answer.mutate({ path, body }, { onSuccess: () => setText(undefined) })}
        isPending={answer.isPending}
        error={answer.error}
        onCancel={() => setText(undefined)}
        isKept={reply !== undefined}
        focusRequest={1}
      />
    )
  return (
    <div className={styles.actions}>
      {mayResolve && (
        <Button
          size="small"
          icon={isResolved ? 'undo' : 'check'}
          isPending={move.isPending}
          onPress={() => move.mutate({ path, body: { status: isResolved ? 'OPEN' : 'RESOLVED' } })}
        >
          {isResolved ? t('segmentComments.reopen') : t('segmentComments.resolve')}
        </Button>
      )}
      <Button size="small" variant="quiet" icon="comment" onPress={() => setText('')}>
        {t('segmentComments.reply')}
      </Button>
      {isManager(snapshot.subject) && (
        <Button
          size="small"
          variant="quiet"
          icon={forClient ? 'lock' : 'users'}
          onPress={() => move.mutate({ path, body: { forClient: !forClient } })}
        >
          {forClient ? t('segmentComments.hideFromClient') : t('segmentComments.askClient')}
        </Button>
      )}
    </div>
  )
}
