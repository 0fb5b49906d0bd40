import { query } from '@dragoman/hooks/query'
import * as api from '@dragoman/sdk/api'
import type { ResourceVersionLocale, ResourceVersionSegment } from '@dragoman/sdk/operations/resourceVersions'
import { Pagination } from '@dragoman/ui/Pagination'
import { Row, Stack } from '@dragoman/ui/Page'
import { Select } from '@dragoman/ui/Select'
import { Skeleton } from '@dragoman/ui/Skeleton'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { RegionError } from '../../../errors/RegionError.tsx'
import { formatNumber, languageName } from '../../../i18n/format.ts'
import { t } from '../../../i18n/t.ts'
import { ChangedSegment } from './ChangedSegment.tsx'
import styles from './ChangedSegments.module.css'

const kinds = ['ADDED', 'CHANGED', 'MARKUP', 'MOVED', 'REMOVED'] as const
type Kind = ResourceVersionSegment['kind']
const countOf = { ADDED: 'added', CHANGED: 'changed', MARKUP: 'markup', MOVED: 'moved', REMOVED: 'removed' } as const
const pageSize = 25

export interface ChangedSegmentsProps {
  projectUuid: string
  resourceUuid: string
  changeUuid: string
  sourceLocale: string
  /** Languages in which something changed. */
  locales: readonly ResourceVersionLocale[]
}

/** The single segments that a new version changed, in one language, of one kind or all, page by page. */
export function ChangedSegments({
  projectUuid,
  resourceUuid,
  changeUuid,
  sourceLocale,
  locales,
}: ChangedSegmentsProps) {
  const [locale, setLocale] = useState(locales[0]!.targetLocale)
  const [kind, setKind] = useState<Kind | 'all'>('all')
  const [page, setPage] = useState(0)
  const path = { projectUUID: projectUuid, projectResourceUUID: resourceUuid, changeUUID: changeUuid }
  const { data, error, refetch, isFetching, isPlaceholderData } = useQuery({
    ...query(api.resourceVersions.listSegments, {
      path,
      query: { targetLocale: locale, page, size: pageSize, ...(kind !== 'all' && { kind }) },
    }),
    placeholderData: keepPreviousData,
  })
  const counts = locales.find(({ targetLocale }) => targetLocale === locale) ?? locales[0]!
  const present = kinds.filter((each) => counts[countOf[each]] > 0)
  return (
    <Stack gap={12}>
      <Row>
        {locales.length > 1 && (
          <Select
            label={t('projects.language')}
            isLabelHidden
            width="fit"
            options={locales.map(({ targetLocale }) => ({ id: targetLocale, label: languageName(targetLocale) }))}
            value={locale}
            onChange={(next) => {
              setLocale(next)
              setKind('all')
              setPage(0)
            }}
          />
        )}
        {present.length > 1 && (
          <Select
            label={t('projects.versions.kinds')}
            isLabelHidden
            width="fit"
            options={[
              { id: 'all', label: t('projects.versions.all') },
              ...present.map((id) => ({
                id,
                label: `${t(`projects.files.${countOf[id]}`)} · ${formatNumber(counts[countOf[id]])}`,
              })),
            ]}
            value={kind}
            onChange={(next) => {
              setKind(next as Kind | 'all')
              setPage(0)
            }}
          />
        )}
      </Row>
      {error && !data ? (
        <RegionError error={error} onRetry={() => void refetch()} isPending={isFetching} />
      ) : !data ? (
        <Skeleton lines={8} />
      ) : (
        <ol className={styles.list} aria-label={t('projects.versions.segments')} aria-busy={isPlaceholderData}>
          {data.content.map((segment) => (
            <ChangedSegment
              key={`${segment.kind} ${segment.key}`}
              segment={segment}
              source={sourceLocale}
              target={locale}
            />
          ))}
        </ol>
      )}
      {data && data.totalElements > pageSize && (
        <Pagination page={page} pageSize={pageSize} total={data.totalElements} onPageChange={setPage} />
      )}
    </Stack>
  )
}
