import { mutation } from '@dragoman/hooks/query'
import * as api from '@dragoman/sdk/api'
import type { CommentPerson, SegmentComment, SegmentMessage } from '@dragoman/sdk/operations/segmentComments'
import { Avatar } from '@dragoman/ui/Avatar'
import { IconButton } from '@dragoman/ui/IconButton'
import { useMutation, useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { Moment } from '../../display/Moment.tsx'
import { confirmDelete } from '../../form/confirm-delete.ts'
import { t } from '../../i18n/t.ts'
import { commentPeopleQuery } from './comment-query.ts'
import { MessageComposer } from './MessageComposer.tsx'
import styles from './SegmentComments.module.css'

interface MessageProps {
  comment: SegmentComment
  message: SegmentMessage
  people: readonly CommentPerson[] | undefined
}

/** A message with its author; its own author changes and removes it for a while. */
export function Message(props: MessageProps) {
  const { author, part, text, date, changedDate, removed } = props.message
  const [isChanging, setChanging] = useState(false)
  const isChangeable = useChangeable(props.message)
  const name = author?.name ?? t(`segmentComments.part.${part}`)
  return (
    <li>
      <div className={styles.line}>
        <Avatar name={name} src={author?.avatar} size={24} isDecorative />
        <bdi className={styles.author}>{name}</bdi>
        {author && <span>{t(`segmentComments.part.${part}`)}</span>}
        <Moment value={date} />
        {changedDate !== undefined && <span>{t('segmentComments.changed')}</span>}
        {isChangeable && !isChanging && <OwnActions {...props} onChange={() => setChanging(true)} />}
      </div>
      {isChanging ? (
        <ChangedMessage {...props} onClose={() => setChanging(false)} />
      ) : removed ? (
        <p className={styles.muted}>{t('segmentComments.removed')}</p>
      ) : (
        <p className={styles.text} dir="auto">
          {text}
        </p>
      )}
    </li>
  )
}

/** Whether a message can still be changed: until its time is over. */
function useChangeable({ changeableUntil = 0 }: SegmentMessage): boolean {
  const [isOver, setOver] = useState(() => Date.now() >= changeableUntil)
  useEffect(() => {
    const left = changeableUntil - Date.now()
    if (left <= 0) return
    const timer = setTimeout(() => setOver(true), left)
    return () => clearTimeout(timer)
  }, [changeableUntil])
  return !isOver
}

function OwnActions({ comment, message, onChange }: MessageProps & { onChange: () => void }) {
  const remove = useMutation(mutation(api.segmentComments.removeMessage))
  const path = { segmentCommentUuid: comment.uuid, segmentMessageUuid: message.uuid }
  return (
    <span className={styles.end}>
      <IconButton size="small" icon="edit" label={t('segmentComments.change')} onPress={onChange} />
      <IconButton
        size="small"
        icon="trash"
        label={t('segmentComments.remove')}
        onPress={() =>
          confirmDelete({
            title: t('segmentComments.remove'),
            text: message.text,
            run: () => remove.mutateAsync({ path }),
          })
        }
      />
    </span>
  )
}

function ChangedMessage({ comment, message, people, onClose }: MessageProps & { onClose: () => void }) {
  const [text, setText] = useState(message.text)
  const named = useQuery({ ...commentPeopleQuery(comment.uuid), enabled: people === undefined })
  const change = useMutation({ ...mutation(api.segmentComments.updateMessage), meta: { showsErrors: true } })
  const path = { segmentCommentUuid: comment.uuid, segmentMessageUuid: message.uuid }
  return (
    <MessageComposer
      label={t('segmentComments.change')}
      sendLabel={t('shell.save')}
      text={text}
      onChange={setText}
      people={people ?? named.data ?? []}
      onSend={(body) => change.mutate({ path, body }, { onSuccess: onClose })}
      isPending={change.isPending}
      error={change.error}
      onCancel={onClose}
      focusRequest={1}
    />
  )
}
