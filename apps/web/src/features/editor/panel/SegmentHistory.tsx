import { infinite } from '@dragoman/hooks/query'
import * as api from '@dragoman/sdk/api'
import type { Segment, SegmentVersion } from '@dragoman/sdk/operations/editor'
import { Button } from '@dragoman/ui/Button'
import { Skeleton } from '@dragoman/ui/Skeleton'
import { useInfiniteQuery } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { DiffText } from '../../../display/DiffText.tsx'
import looks from '../../../display/MemoryHit.module.css'
import { Moment } from '../../../display/Moment.tsx'
import { RegionError } from '../../../errors/RegionError.tsx'
import { formatPercent } from '../../../i18n/format.ts'
import { t } from '../../../i18n/t.ts'
import { mayEdit, type Editing } from '../drafts/editing.ts'
import styles from './MatchList.module.css'
import { originWord } from './origin-word.ts'

export interface SegmentHistoryProps {
  segment: Segment
  editing: Editing
}

/** The former translations of a segment, each with what it changed, and the way back to it. */
export function SegmentHistory({ segment, editing }: SegmentHistoryProps) {
  const path = { id: editing.item.workUnit.uuid, segmentId: segment.id }
  const options = infinite(api.editor.listHistory, { path, query: { size: 20 } })
  const { data, error, refetch, hasNextPage, fetchNextPage, isFetchingNextPage } = useInfiniteQuery({
    ...options,
    meta: { showsErrors: true },
  })
  const shown = useRef(segment.version)
  useEffect(() => {
    if (shown.current === segment.version) return
    shown.current = segment.version
    // A save of this segment has made a version.
    void refetch()
  }, [segment.version, refetch])
  if (!data && error) return <RegionError error={error} onRetry={() => void refetch()} />
  if (!data) return <Skeleton lines={4} />
  const former = data.pages.flatMap(({ content }) => content)
  const versions = segment.target === '' ? former : [presentOf(segment), ...former]
  if (versions.length === 0) return <p className={styles.none}>{t('editor.history.none')}</p>
  return (
    <>
      <ol className={styles.list}>
        {versions.map((version, at) => (
          <Version
            key={`${version.version} ${version.target}`}
            version={version}
            isPresent={at === 0 && segment.target !== ''}
            before={versions[at + 1]?.target}
            segment={segment}
            editing={editing}
          />
        ))}
      </ol>
      {hasNextPage && (
        <Button size="small" onPress={() => void fetchNextPage()} isPending={isFetchingNextPage}>
          {t('editor.history.more')}
        </Button>
      )}
    </>
  )
}

type ShownVersion = Omit<SegmentVersion, 'replacedAt'>

/** The translation of a segment as its last version. */
const presentOf = ({
  version,
  target,
  confirmed,
  origin,
  matchScore,
  updatedAt,
  updatedBy,
}: Segment): ShownVersion => ({
  version,
  target,
  confirmed,
  ...(origin && { origin }),
  ...(matchScore !== undefined && { matchScore }),
  at: updatedAt,
  ...(updatedBy && { by: updatedBy }),
})

interface VersionProps extends SegmentHistoryProps {
  version: ShownVersion
  isPresent: boolean
  /** The text that it replaced; undefined for the first. */
  before: string | undefined
}

function Version({ version, isPresent, before, segment, editing }: VersionProps) {
  const { target, confirmed, origin, matchScore, at, by } = version
  const { lang, dir } = editing.target
  const restore = () => {
    editing.takeText(segment, target)
    editing.field.current?.focus()
  }
  return (
    <li className={looks.hit}>
      <div className={styles.head}>
        <span>
          {origin && originWord(origin)}
          {matchScore !== undefined && ` · ${formatPercent(matchScore / 100)}`}
          {confirmed && ` · ${t('editor.state.confirmed')}`}
        </span>
        {!isPresent && (
          <span className={styles.insert}>
            <Button
              size="small"
              icon="undo"
              isDisabled={!mayEdit(editing, segment) || target === segment.target}
              onPress={restore}
              aria-label={t('editor.history.restoreNumber', { number: version.version })}
            >
              {t('editor.history.restore')}
            </Button>
          </span>
        )}
      </div>
      <p className={`${looks.target} ${styles.target}`} lang={lang} dir={dir}>
        <DiffText before={before ?? target} after={target} locale={lang} codes={segment.codes} />
      </p>
      <p className={looks.meta}>
        {by && <bdi>{by.name}</bdi>}
        <Moment value={at} />
      </p>
    </li>
  )
}
