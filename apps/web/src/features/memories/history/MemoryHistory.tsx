import { useCan } from '@dragoman/hooks/permissions'
import { infinite } from '@dragoman/hooks/query'
import * as api from '@dragoman/sdk/api'
import type { ActivityEntry } from '@dragoman/sdk/operations/activity'
import type { TranslationMemory } from '@dragoman/sdk/operations/translationMemories'
import { requirements } from '@dragoman/sdk/requirements'
import { Button } from '@dragoman/ui/Button'
import { Card } from '@dragoman/ui/Card'
import { EmptyState } from '@dragoman/ui/EmptyState'
import { Row, Stack } from '@dragoman/ui/Page'
import { Skeleton } from '@dragoman/ui/Skeleton'
import { Timeline, TimelineItem } from '@dragoman/ui/Timeline'
import { useInfiniteQuery } from '@tanstack/react-query'
import { EntryAuthor } from '../../../display/EntryAuthor.tsx'
import { Moment } from '../../../display/Moment.tsx'
import { RegionError } from '../../../errors/RegionError.tsx'
import { t } from '../../../i18n/t.ts'
import { MemoryEventDetail } from './MemoryEventDetail.tsx'
import { isMemoryEvent, memoryEvents } from './memory-events.ts'

export interface MemoryHistoryProps {
  memory: TranslationMemory
  /** Takes back what a job has replaced. */
  onUndo: (jobUuid: string) => void
  isUndoing: boolean
}

/** The history of a memory, newest first; replacements can be undone here. */
export function MemoryHistory({ memory: { uuid }, onUndo, isUndoing }: MemoryHistoryProps) {
  const options = infinite(api.activity.list, {
    query: { entityType: 'TRANSLATION_MEMORY', entityUuid: uuid, events: Object.keys(memoryEvents), size: 50 },
  })
  const { data, error, refetch, hasNextPage, fetchNextPage, isFetchingNextPage } = useInfiniteQuery(options)
  if (!data) return error ? <RegionError error={error} onRetry={() => void refetch()} /> : <Skeleton lines={8} />
  const entries = data.pages.flatMap(({ content }) => content)
  const undone = new Set(entries.filter(({ event }) => event === 'TRANSLATION_MEMORY_REPLACEMENT_UNDONE').map(jobOf))
  return (
    <Card title={t('tm.history')}>
      {entries.length === 0 && (
        <EmptyState kind="first-use" icon="clock" headingLevel={3} title={t('tm.history.empty')} />
      )}
      <Stack gap={16}>
        <Timeline label={t('tm.history')}>
          {entries.map((entry) => (
            <Entry
              key={entry.uuid}
              entry={entry}
              onUndo={undone.has(jobOf(entry)) ? undefined : onUndo}
              isUndoing={isUndoing}
            />
          ))}
        </Timeline>
        {hasNextPage && (
          <Row>
            <Button onPress={() => void fetchNextPage()} isPending={isFetchingNextPage}>
              {t('tm.history.more')}
            </Button>
          </Row>
        )}
      </Stack>
    </Card>
  )
}

const jobOf = ({ detail }: ActivityEntry) => String(detail?.['jobUuid'])

interface EntryProps {
  entry: ActivityEntry
  onUndo: ((jobUuid: string) => void) | undefined
  isUndoing: boolean
}

function Entry({ entry, onUndo, isUndoing }: EntryProps) {
  const mayUndo = useCan(requirements['translationMemories.undoReplacement'])
  const { event, at } = entry
  if (!isMemoryEvent(event)) return null
  const canUndo = event === 'TRANSLATION_MEMORY_TEXT_REPLACED' && entry.detail?.['translations'] !== 0
  return (
    <TimelineItem icon={memoryEvents[event]} time={<Moment value={at} />} detail={<MemoryEventDetail entry={entry} />}>
      <EntryAuthor {...entry} />
      {' · '}
      {t(`tm.event.${event}`)}
      {canUndo && onUndo && mayUndo && (
        <>
          {' '}
          <Button size="small" variant="quiet" icon="undo" isDisabled={isUndoing} onPress={() => onUndo(jobOf(entry))}>
            {t('tm.undo')}
          </Button>
        </>
      )}
    </TimelineItem>
  )
}
