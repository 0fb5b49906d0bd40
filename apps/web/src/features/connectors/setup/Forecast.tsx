import { query } from '@dragoman/hooks/query'
import * as api from '@dragoman/sdk/api'
import type { ConnectorReason, ConnectorRun } from '@dragoman/sdk/operations/connectors'
import { InlineAlert } from '@dragoman/ui/InlineAlert'
import { Stack } from '@dragoman/ui/Page'
import { RowList, RowListItem } from '@dragoman/ui/RowList'
import { Badge } from '@dragoman/ui/StatusBadge'
import { useQuery } from '@tanstack/react-query'
import { formatMoney } from '../../../i18n/format-amounts.ts'
import { formatNumber } from '../../../i18n/format.ts'
import { t } from '../../../i18n/t.ts'
import { ConnectionLink } from '../ConnectionLink.tsx'
import { isGoing } from '../connector-queries.ts'
import { countOf, outcomes } from '../connector-words.ts'
import styles from '../connectors.module.css'
import { whyText } from '../run/RunItems.tsx'

const taken: readonly ConnectorReason[] = ['NEW', 'CHANGED']
/** Names that stand beside a reason. */
const most = 5

/** The result of a dry run: what would be made, and each reason for what would not, with names. */
export function Forecast({ run }: { run: ConnectorRun }) {
  const going = isGoing(run)
  const skipped = run.counts.filter(({ reason }) => !taken.includes(reason))
  const reasons = skipped.map(({ reason }) => reason)
  const { data } = useQuery({
    ...query(api.connectors.listRunItems, { path: { runUuid: run.uuid }, query: { size: 200, reason: reasons } }),
    enabled: !going && reasons.length > 0,
  })
  if (run.status === 'ERROR')
    return (
      <InlineAlert
        tone="danger"
        isAnnounced
        title={t(run.fault ? `connectors.fault.${run.fault}` : 'connectors.failed')}
      >
        {run.message && <code className={styles.said}>{run.message}</code>}
      </InlineAlert>
    )
  if (going) return null
  const files = countOf(run, taken)
  return (
    <Stack gap={12}>
      <p role="status" className={styles.sentence}>
        {files === 0
          ? t('connectors.wouldNothing')
          : t('connectors.wouldCreate', {
              projects: t('connectors.projectCount', { count: run.newProjects ?? 0 }),
              files: t('connectors.fileCount', { count: files }),
              words: t('connectors.wordCount', { count: run.words ?? 0 }),
            })}
      </p>
      {run.price && (
        <p className={styles.text}>
          {t('connectors.wouldCost', { amount: formatMoney(run.price.amount, run.price.currency) })}{' '}
          {!run.price.isComplete && t('connectors.pricesMissing')}
        </p>
      )}
      {skipped.length > 0 && (
        <>
          <p className={styles.text}>
            {t('connectors.skipped', { count: skipped.reduce((sum, { count }) => sum + count, 0) })}
          </p>
          <RowList label={t('connectors.skippedWhy')}>
            {skipped.map(({ reason, count }) => {
              const named = data?.content.filter((item) => item.reason === reason) ?? []
              return (
                <RowListItem
                  key={reason}
                  end={formatNumber(count)}
                  below={named.slice(0, most).map((item) => (
                    <div key={item.uuid}>
                      <bdi>{item.title}</bdi> {item.message && <span className={styles.meta}>{whyText(item)}</span>}
                    </div>
                  ))}
                >
                  <Badge tone={outcomes[reason].tone}>{t(`connectors.reason.${reason}`)}</Badge>{' '}
                  <span className={styles.meta}>{t(`connectors.why.${reason}`)}</span>
                </RowListItem>
              )
            })}
          </RowList>
        </>
      )}
      <p className={styles.text}>
        {t('connectors.nothingWritten')}{' '}
        <ConnectionLink kind={run.kind} id={run.config.uuid} search={{ tab: 'runs', run: run.uuid }}>
          {t('connectors.showRun')}
        </ConnectionLink>
      </p>
    </Stack>
  )
}
