import { query } from '@dragoman/hooks/query'
import * as api from '@dragoman/sdk/api'
import { toBcp47 } from '@dragoman/sdk/locale'
import type { TermRequest } from '@dragoman/sdk/operations/termRequests'
import { Tiles } from '@dragoman/ui/Page'
import { Skeleton } from '@dragoman/ui/Skeleton'
import { Stat } from '@dragoman/ui/Stat'
import { useQuery } from '@tanstack/react-query'
import { RegionError } from '../../../errors/RegionError.tsx'
import { formatNumber } from '../../../i18n/format.ts'
import { t } from '../../../i18n/t.ts'
import styles from './detail.module.css'

/** Counts stop here. */
const most = 1000

const countText = (count: number): string =>
  count >= most ? t('termRequests.effect.atLeast', { count: formatNumber(most) }) : formatNumber(count)

/** Counts of what the change would touch, and some of the segments with the term marked. */
export function RequestEffect({ request }: { request: TermRequest }) {
  const { data, error, refetch, isFetching } = useQuery(
    query(api.termRequests.getEffect, { path: { termRequestUuid: request.uuid } }),
  )
  if (error) return <RegionError error={error} onRetry={() => void refetch()} isPending={isFetching} />
  const figures = [
    ['openSegments', t('termRequests.effect.open')],
    ['memoryEntries', t('termRequests.effect.memories')],
    ['deliveredProjects', t('termRequests.effect.delivered')],
    ['otherGlossaries', t('termRequests.effect.glossaries')],
  ] as const
  return (
    <>
      <section aria-label={t('termRequests.effect')}>
        <h3 className={styles.heading}>{t('termRequests.effect')}</h3>
        <Tiles minimum={136}>
          {figures.map(([field, label]) => (
            <Stat key={field} size="small" label={label} value={data && countText(data[field])} />
          ))}
        </Tiles>
        <p className={styles.after}>{t('termRequests.effect.text')}</p>
      </section>
      <section aria-label={t('termRequests.segments')}>
        <h3 className={styles.heading}>{t('termRequests.segments')}</h3>
        {!data && <Skeleton lines={4} />}
        {data?.segments.length === 0 && <p className={styles.meta}>{t('termRequests.segments.none')}</p>}
        <ul className={styles.segments}>
          {data?.segments.map(({ source, target, start, end, ...segment }, at) => (
            <li key={at}>
              <p lang={toBcp47(segment.sourceLanguage)} dir="auto">
                {source.slice(0, start)}
                <mark className={styles.mark}>{source.slice(start, end)}</mark>
                {source.slice(end)}
              </p>
              {target && (
                <p className={styles.target} lang={toBcp47(segment.targetLanguage)} dir="auto">
                  {target}
                </p>
              )}
              <p className={styles.meta}>
                <bdi>{segment.projectName}</bdi>
                {segment.delivered && ` · ${t('termRequests.segments.delivered')}`}
              </p>
            </li>
          ))}
        </ul>
      </section>
    </>
  )
}
