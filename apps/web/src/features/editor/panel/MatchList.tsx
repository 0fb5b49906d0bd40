import type { Segment } from '@dragoman/sdk/operations/editor'
import { Skeleton } from '@dragoman/ui/Skeleton'
import { useQuery } from '@tanstack/react-query'
import { useDeferredValue } from 'react'
import { RegionError } from '../../../errors/RegionError.tsx'
import { t } from '../../../i18n/t.ts'
import type { Editing } from '../drafts/editing.ts'
import { MatchCard } from './MatchCard.tsx'
import styles from './MatchList.module.css'
import { foldMatches, matchesQuery } from '../drafts/matches-query.ts'

/** The matches of the memories for a segment, best first. */
export function MatchList({ segment, editing }: { segment: Segment; editing: Editing }) {
  // Moving through the segments does not wait for what is looked up beside them.
  const id = useDeferredValue(segment.id)
  const {
    data: matches,
    error,
    refetch,
  } = useQuery({
    ...matchesQuery(editing.item.workUnit.uuid, id),
    meta: { showsErrors: true },
  })
  if (error && !matches) return <RegionError error={error} onRetry={() => void refetch()} />
  if (!matches || id !== segment.id) return <Skeleton lines={4} />
  if (matches.length === 0) return <p className={styles.none}>{t('editor.matches.none')}</p>
  return (
    <ol className={styles.list}>
      {foldMatches(matches).map(({ match, alike }, at) => (
        <MatchCard
          key={`${match.tmUuid} ${match.translationUnitId}`}
          match={match}
          alike={alike}
          number={at + 1}
          segment={segment}
          editing={editing}
        />
      ))}
    </ol>
  )
}
