import { useCan } from '@dragoman/hooks/permissions'
import { requirements } from '@dragoman/sdk/requirements'
import type { SegmentComment } from '@dragoman/sdk/operations/segmentComments'
import { Button } from '@dragoman/ui/Button'
import { Card } from '@dragoman/ui/Card'
import { EmptyState } from '@dragoman/ui/EmptyState'
import { Row } from '@dragoman/ui/Page'
import { SearchField } from '@dragoman/ui/SearchField'
import { SegmentedControl } from '@dragoman/ui/SegmentedControl'
import { Select } from '@dragoman/ui/Select'
import { Skeleton } from '@dragoman/ui/Skeleton'
import { useInfiniteQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { RegionError } from '../../errors/RegionError.tsx'
import { Link } from '../../ground/links.ts'
import { formatNumber, languageName } from '../../i18n/format.ts'
import { t } from '../../i18n/t.ts'
import { useTyped } from '../../list/use-typed.ts'
import { CommentThread } from './CommentThread.tsx'
import { commentKinds, projectCommentsQuery, type CommentFilter, type CommentKind } from './comment-query.ts'

export interface ProjectCommentsProps {
  projectUuid: string
  /** The comment of a link, which alone shows until the others are asked for. */
  comment: string | undefined
  onShowAll: () => void
}

const shows = ['open', 'mine', 'all'] as const

/** The notes, queries, and source issues of a project, to answer and to resolve. */
export function ProjectComments({ projectUuid, comment, onShowAll }: ProjectCommentsProps) {
  const [filter, setFilter] = useState<CommentFilter>({ show: 'open' })
  const change = (part: Partial<CommentFilter>) => {
    setFilter((present) => ({ ...present, ...part }))
    if (comment) onShowAll()
  }
  const [typed, setTyped] = useTyped(filter.text ?? '', (text) => change({ text: text || undefined }))
  const options = projectCommentsQuery(projectUuid, comment ? { show: 'all', comment } : filter)
  const { data, error, refetch, hasNextPage, fetchNextPage, isFetchingNextPage } = useInfiniteQuery(options)
  const comments = data?.pages.flatMap(({ content }) => content)
  const isFiltered = filter.kind !== undefined || filter.text !== undefined || filter.show === 'mine'
  return (
    <Card title={t('segmentComments.comments')}>
      <Row>
        <SearchField label={t('segmentComments.search')} value={typed} onChange={setTyped} />
        <SegmentedControl
          label={t('segmentComments.show')}
          value={filter.show}
          onChange={(show) => change({ show })}
          options={shows.map((id) => ({ id, label: t(`segmentComments.show.${id}`) }))}
        />
        <Select
          label={t('segmentComments.kind')}
          isLabelHidden
          width="fit"
          value={filter.kind ?? 'ALL'}
          onChange={(kind) => change({ kind: kind === 'ALL' ? undefined : (kind as CommentKind) })}
          options={[
            { id: 'ALL', label: t('segmentComments.allKinds') },
            ...commentKinds.map((id) => ({ id, label: t(`segmentComments.kind.${id}`) })),
          ]}
        />
        {comment && <Button onPress={onShowAll}>{t('segmentComments.showAll')}</Button>}
      </Row>
      {!comments && error && <RegionError error={error} onRetry={() => void refetch()} />}
      {!comments && !error && <Skeleton lines={4} />}
      {comments?.length === 0 && (
        <EmptyState
          kind={isFiltered ? 'no-match' : 'first-use'}
          icon="comment"
          headingLevel={3}
          title={isFiltered ? t('segmentComments.noMatch') : t('segmentComments.empty')}
        >
          {!isFiltered && t('segmentComments.emptyText')}
        </EmptyState>
      )}
      <div>
        {comments?.map((each) => (
          <CommentThread key={each.uuid} comment={each} place={<CommentPlace comment={each} />} />
        ))}
      </div>
      {hasNextPage && (
        <Button onPress={() => void fetchNextPage()} isPending={isFetchingNextPage}>
          {t('projects.more')}
        </Button>
      )}
    </Card>
  )
}

/** File, language, and segment of a comment; a link into the editor for those who may open it. */
function CommentPlace({ comment }: { comment: SegmentComment }) {
  const mayOpen = useCan(requirements['editor.getContext'])
  const { filename, kind, targetLanguage, sequence, segmentId, workUnitUuid } = comment
  const language = kind === 'SOURCE_ISSUE' ? t('segmentComments.allLanguages') : languageName(targetLanguage)
  const name = t('segmentComments.place', { file: filename, language, number: formatNumber(sequence) })
  if (!mayOpen || segmentId === undefined) return <bdi>{name}</bdi>
  return (
    <Link to="/editor/$context" params={{ context: workUnitUuid }} search={{ segment: segmentId }}>
      <bdi>{name}</bdi>
    </Link>
  )
}
