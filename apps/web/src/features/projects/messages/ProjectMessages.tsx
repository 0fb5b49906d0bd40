import { infinite } from '@dragoman/hooks/query'
import * as api from '@dragoman/sdk/api'
import type { Project, ProjectMessage } from '@dragoman/sdk/operations/projects'
import { Avatar } from '@dragoman/ui/Avatar'
import { Button } from '@dragoman/ui/Button'
import { Card } from '@dragoman/ui/Card'
import { EmptyState } from '@dragoman/ui/EmptyState'
import { Skeleton } from '@dragoman/ui/Skeleton'
import { Badge } from '@dragoman/ui/StatusBadge'
import { useInfiniteQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { Moment } from '../../../display/Moment.tsx'
import { RegionError } from '../../../errors/RegionError.tsx'
import { t } from '../../../i18n/t.ts'
import { MessageForm } from './MessageForm.tsx'
import styles from './ProjectMessages.module.css'

/** The conversation about a project. */
export function ProjectMessages({ project: { uuid } }: { project: Project }) {
  const options = infinite(api.projects.listMessages, { path: { projectUUID: uuid }, query: { pageSize: 20 } })
  const { data, error, refetch, hasNextPage, fetchNextPage, isFetchingNextPage } = useInfiniteQuery(options)
  const threads = data?.pages.flatMap(({ content }) => content)
  return (
    <>
      <Card title={t('projects.messages.new')}>
        <MessageForm projectUuid={uuid} />
      </Card>
      <Card title={t('projects.tab.messages')}>
        {!threads && error && <RegionError error={error} onRetry={() => void refetch()} />}
        {!threads && !error && <Skeleton lines={4} />}
        {threads?.length === 0 && (
          <EmptyState kind="first-use" icon="comment" headingLevel={3} title={t('projects.messages.empty')}>
            {t('projects.messages.emptyText')}
          </EmptyState>
        )}
        {threads?.map((thread) => (
          <Thread key={thread.uuid} projectUuid={uuid} thread={thread} />
        ))}
        {hasNextPage && (
          <Button onPress={() => void fetchNextPage()} isPending={isFetchingNextPage}>
            {t('projects.more')}
          </Button>
        )}
      </Card>
    </>
  )
}

function Thread({ projectUuid, thread }: { projectUuid: string; thread: ProjectMessage }) {
  const [isAnswering, setAnswering] = useState(false)
  return (
    <article className={styles.thread}>
      <Message message={thread} />
      {(thread.replies.length > 0 || isAnswering) && (
        <div className={styles.replies}>
          {thread.replies.map((reply) => (
            <Message key={reply.uuid} message={reply} />
          ))}
          {isAnswering && (
            <MessageForm
              projectUuid={projectUuid}
              parent={{ uuid: thread.uuid, isPrivate: thread.privateMessage }}
              onDone={() => setAnswering(false)}
            />
          )}
        </div>
      )}
      {!isAnswering && (
        <div className={styles.answer}>
          <Button size="small" variant="quiet" icon="comment" onPress={() => setAnswering(true)}>
            {t('projects.messages.answer')}
          </Button>
        </div>
      )}
    </article>
  )
}

function Message({ message: { authorName, creationTimestamp, privateMessage, text } }: { message: ProjectMessage }) {
  return (
    <div>
      <div className={styles.head}>
        <Avatar name={authorName} size={24} isDecorative />
        <bdi className={styles.author}>{authorName}</bdi>
        <Moment value={creationTimestamp} />
        {privateMessage && (
          <Badge tone="warning" icon="lock">
            {t('projects.messages.isPrivate')}
          </Badge>
        )}
      </div>
      <p dir="auto" className={styles.text}>
        {text}
      </p>
    </div>
  )
}
