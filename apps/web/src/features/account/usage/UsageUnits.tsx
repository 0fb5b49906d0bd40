import type { AccountMetrics } from '@dragoman/sdk/operations/accountMetrics'
import { Card } from '@dragoman/ui/Card'
import { Stack } from '@dragoman/ui/Page'
import { ProgressBar } from '@dragoman/ui/ProgressBar'
import { RowList, RowListItem } from '@dragoman/ui/RowList'
import { Skeleton } from '@dragoman/ui/Skeleton'
import { formatNumber } from '../../../i18n/format.ts'
import { t } from '../../../i18n/t.ts'
import { Link } from '../../../ground/links.ts'

/** Rows that fit beside the chart. */
const most = 8

/** The organizational units with the most words this month. */
export function UsageUnits({ metrics }: { metrics: AccountMetrics | undefined }) {
  const rows = metrics?.orgUnits.slice(0, most) ?? []
  const highest = Math.max(1, ...rows.map(({ words }) => words))
  return (
    <Card title={t('usage.byUnit')}>
      {metrics === undefined && <Skeleton lines={6} />}
      {metrics !== undefined && rows.length === 0 && <p>{t('usage.empty')}</p>}
      {rows.length > 0 && (
        <RowList label={t('usage.byUnit')}>
          {rows.map(({ uuid, name, organization, words }) => (
            <RowListItem
              key={uuid}
              end={formatNumber(words)}
              below={
                <Stack gap={4}>
                  <bdi>{organization}</bdi>
                  <ProgressBar
                    label={name}
                    isLabelHidden
                    value={(100 * words) / highest}
                    valueLabel={t('usage.wordCount', { count: words })}
                  />
                </Stack>
              }
            >
              <Link to="/organizations/units/$id" params={{ id: uuid }}>
                <bdi>{name}</bdi>
              </Link>
            </RowListItem>
          ))}
        </RowList>
      )}
    </Card>
  )
}
