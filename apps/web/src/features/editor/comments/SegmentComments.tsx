import { mutation } from '@dragoman/hooks/query'
import * as api from '@dragoman/sdk/api'
import type { Segment } from '@dragoman/sdk/operations/editor'
import type { SegmentComment } from '@dragoman/sdk/operations/segmentComments'
import { Checkbox } from '@dragoman/ui/Checkbox'
import { SegmentedControl } from '@dragoman/ui/SegmentedControl'
import { Skeleton } from '@dragoman/ui/Skeleton'
import { TextButton } from '@dragoman/ui/TextButton'
import { useMutation, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { RegionError } from '../../../errors/RegionError.tsx'
import { formatNumber } from '../../../i18n/format.ts'
import { t } from '../../../i18n/t.ts'
import { commentKinds, workUnitCommentsQuery, type CommentKind } from '../../segment-comments/comment-query.ts'
import { CommentThread } from '../../segment-comments/CommentThread.tsx'
import { MessageComposer } from '../../segment-comments/MessageComposer.tsx'
import type { Editing } from '../drafts/editing.ts'
import { isOpen } from './comment-marks.ts'
import styles from './SegmentComments.module.css'
import type { CommentRequests } from './use-comment-request.ts'

export interface SegmentCommentsProps {
  segment: Segment
  editing: Editing
  requests: CommentRequests
}

const scopes = ['segment', 'open', 'all'] as const

/** The comments on the active segment or on the whole file, and a field for a new one. */
export function SegmentComments({ segment, editing, requests }: SegmentCommentsProps) {
  const { number } = requests.request
  const { uuid } = editing.item.workUnit
  const [scope, setScope] = useState<(typeof scopes)[number]>('segment')
  const { data, error, refetch } = useQuery({ ...workUnitCommentsQuery(uuid), meta: { showsErrors: true } })
  const [taken, setTaken] = useState(0)
  if (number > taken) {
    setTaken(number)
    setScope('segment')
  }
  if (!data && error) return <RegionError error={error} onRetry={() => void refetch()} />
  if (!data) return <Skeleton lines={4} />
  const { comments, people } = data
  const shownIn = {
    segment: comments.filter(({ segmentId }) => segmentId === segment.id),
    open: comments.filter(isOpen),
    all: comments,
  }
  return (
    <>
      <SegmentedControl
        label={t('segmentComments.show')}
        value={scope}
        onChange={setScope}
        options={scopes.map((id) => ({
          id,
          label: t(`segmentComments.scope.${id}`),
          count: formatNumber(shownIn[id].length),
        }))}
      />
      {shownIn[scope].length === 0 && <p className={styles.none}>{t('segmentComments.none')}</p>}
      <div>
        {shownIn[scope].map((comment) => (
          <CommentThread
            key={comment.uuid}
            comment={comment}
            people={people}
            isBesideText={scope === 'segment'}
            reply={requests.replyTo(comment.uuid)}
            place={<Place comment={comment} editing={editing} />}
          />
        ))}
      </div>
      {scope === 'segment' && (
        <NewComment
          key={segment.id}
          segment={segment}
          editing={editing}
          people={people}
          requests={requests}
          text={requests.texts[segment.id] ?? ''}
          onChange={(text) => requests.write(segment.id, text)}
        />
      )}
    </>
  )
}

function Place({ comment: { segmentId, sequence }, editing }: { comment: SegmentComment; editing: Editing }) {
  const name = t('editor.segment', { number: formatNumber(sequence) })
  if (segmentId === undefined) return <span>{name}</span>
  return <TextButton onPress={() => editing.show(segmentId)}>{name}</TextButton>
}

interface NewCommentProps extends SegmentCommentsProps {
  people: Parameters<typeof MessageComposer>[0]['people']
  text: string
  onChange: (text: string) => void
}

function NewComment({ segment, editing, people, requests, text, onChange }: NewCommentProps) {
  const { request, take, finish } = requests
  const isAsked = request.segmentId === segment.id
  const quote = isAsked ? request.quote : ''
  const [kind, setKind] = useState<CommentKind>('QUERY')
  const [forClient, setForClient] = useState(false)
  const create = useMutation({
    ...mutation(api.segmentComments.create),
    // Even where the person has gone on to another segment meanwhile: what is sent must not be sent again.
    onSuccess: () => onChange(''),
    meta: { showsErrors: true },
  })
  const back = () => editing.field.current?.focus()
  const send = (message: { text: string; mentions: string[] }) =>
    create.mutate(
      {
        path: { id: editing.item.workUnit.uuid, segmentId: segment.id },
        body: { kind, ...message, forClient, ...(quote && { quote }) },
      },
      {
        onSuccess: () => {
          finish()
          back()
        },
      },
    )
  return (
    <MessageComposer
      label={t('segmentComments.new')}
      sendLabel={t('segmentComments.send')}
      text={text}
      onChange={onChange}
      people={people}
      onSend={send}
      isKept
      isPending={create.isPending}
      error={create.error}
      focusRequest={isAsked && !request.isTaken ? request.number : 0}
      onFocus={take}
      onLeave={back}
    >
      <SegmentedControl
        label={t('segmentComments.kind')}
        value={kind}
        onChange={setKind}
        options={commentKinds.map((id) => ({ id, label: t(`segmentComments.kind.${id}`) }))}
      />
      {quote !== '' && (
        <p className={styles.quote} dir="auto">
          {quote}
        </p>
      )}
      <Checkbox isSelected={forClient} onChange={setForClient}>
        {t('segmentComments.askClient')}
      </Checkbox>
    </MessageComposer>
  )
}
