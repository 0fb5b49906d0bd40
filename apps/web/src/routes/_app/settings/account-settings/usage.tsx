import { oneOf, search } from '@dragoman/hooks/list'
import { query } from '@dragoman/hooks/query'
import * as api from '@dragoman/sdk/api'
import { Badge } from '@dragoman/ui/StatusBadge'
import { SegmentedControl } from '@dragoman/ui/SegmentedControl'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { createFileRoute } from '@tanstack/react-router'
import { RegionError } from '../../../../errors/RegionError.tsx'
import { SettingsPageFrame } from '../../../../features/settings/SettingsPageFrame.tsx'
import { UsageExport } from '../../../../features/account/usage/UsageExport.tsx'
import { UsageOverview } from '../../../../features/account/usage/UsageOverview.tsx'
import { shareOfQuota } from '../../../../features/account/usage/forecast.ts'
import { formatPercent } from '../../../../i18n/format.ts'
import { t } from '../../../../i18n/t.ts'
import { load } from '../../../../load.ts'
import { LinkButton } from '../../../../ground/links.ts'

/** The words that the account has translated in the last months. */
const usageQuery = (months: number) => query(api.accountMetrics.getMine, { query: { months } })

export const Route = createFileRoute('/_app/settings/account-settings/usage')({
  staticData: { title: 'usage.title', areas: ['settings'], requires: ['ROLE_ACCOUNT_ADMIN'], frame: 'wide' },
  validateSearch: search({ months: oneOf(['24']) }),
  loader: (args) => load(args, usageQuery(12)),
  component: UsagePage,
})

function UsagePage() {
  const { months = '12' } = Route.useSearch()
  const navigate = Route.useNavigate()
  const { data, dataUpdatedAt, error, refetch } = useQuery({
    ...usageQuery(months === '24' ? 24 : 12),
    placeholderData: keepPreviousData,
  })
  const share = data && shareOfQuota(data)
  return (
    <SettingsPageFrame
      title={t('usage.title')}
      description={t('usage.text')}
      status={
        share !== undefined && (
          <Badge tone={share > 1 ? 'danger' : share >= 0.8 ? 'warning' : 'neutral'}>
            {t('usage.ofQuota', { share: formatPercent(share) })}
          </Badge>
        )
      }
      actions={
        <>
          <SegmentedControl
            label={t('usage.period')}
            options={(['12', '24'] as const).map((id) => ({ id, label: t('usage.months', { count: Number(id) }) }))}
            value={months}
            onChange={(next) => void navigate({ search: { months: next === '24' ? next : undefined }, replace: true })}
          />
          <UsageExport months={Number(months)} />
          <LinkButton to="/settings/account-settings/plan">{t('usage.showPlan')}</LinkButton>
        </>
      }
    >
      {error && !data ? (
        <RegionError error={error} onRetry={() => void refetch()} />
      ) : (
        <UsageOverview metrics={data} now={dataUpdatedAt} />
      )}
    </SettingsPageFrame>
  )
}
