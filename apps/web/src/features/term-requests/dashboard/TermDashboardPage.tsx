import type { TermDashboard } from '@dragoman/sdk/operations/termRequests'
import { Card } from '@dragoman/ui/Card'
import { Chart, type ChartSeries } from '@dragoman/ui/Chart'
import { Page, PageBody, Stack, Tiles } from '@dragoman/ui/Page'
import { PageHeader } from '@dragoman/ui/PageHeader'
import { Stat } from '@dragoman/ui/Stat'
import { useQuery } from '@tanstack/react-query'
import { RegionError } from '../../../errors/RegionError.tsx'
import { LinkButton } from '../../../ground/links.ts'
import { formatMonth } from '../../../i18n/format-days.ts'
import { formatNumber, formatPercent, languageName } from '../../../i18n/format.ts'
import { t } from '../../../i18n/t.ts'
import { dashboardQuery } from '../request-search.ts'

/** Do terms grow, in which languages, and how are requests decided? */
export function TermDashboardPage() {
  const { data, error, refetch, isFetching } = useQuery(dashboardQuery())
  return (
    <Page>
      <PageHeader
        title={t('termRequests.dashboard')}
        actions={<LinkButton to="/glossary_old/approvals">{t('termRequests.title')}</LinkButton>}
      />
      <PageBody>
        {error ? (
          <RegionError error={error} onRetry={() => void refetch()} isPending={isFetching} />
        ) : (
          <Stack gap={20}>
            <Figures data={data} />
            <MonthChart
              label={t('termRequests.dashboard.growth')}
              fileName="terms-by-month"
              data={data}
              series={['terms']}
            />
            <MonthChart
              label={t('termRequests.dashboard.requests')}
              fileName="term-requests-by-month"
              data={data}
              series={['requested', 'approved', 'rejected']}
            />
            <LanguageChart data={data} />
          </Stack>
        )}
      </PageBody>
    </Page>
  )
}

function Figures({ data }: { data: TermDashboard | undefined }) {
  const share = data && (data.terms === 0 ? '–' : formatPercent(data.approved / data.terms))
  return (
    <Tiles>
      <Stat label={t('termRequests.dashboard.concepts')} value={data && formatNumber(data.concepts)} />
      <Stat label={t('termRequests.dashboard.terms')} value={data && formatNumber(data.terms)} />
      <Stat label={t('termRequests.dashboard.approved')} value={share} />
      <Stat label={t('termRequests.dashboard.forbidden')} value={data && formatNumber(data.forbidden)} />
    </Tiles>
  )
}

type Month = TermDashboard['months'][number]

interface MonthChartProps {
  label: string
  fileName: string
  data: TermDashboard | undefined
  series: readonly Exclude<keyof Month, 'month'>[]
}

function MonthChart({ label, fileName, data, series }: MonthChartProps) {
  const months = data?.months ?? []
  return (
    <Card title={label}>
      <Chart
        label={label}
        categoryLabel={t('termRequests.dashboard.month')}
        height={225}
        categories={months.map(({ month }, at) => ({
          id: month,
          label: formatMonth(month, 'long'),
          shortLabel: formatMonth(month, 'short'),
          isCurrent: at === months.length - 1,
        }))}
        series={series.map((id): ChartSeries => ({
          id,
          label: t(`termRequests.dashboard.series.${id}`),
          kind: series.length > 1 ? 'line' : 'bar',
          values: months.map((month) => month[id]),
        }))}
        formatValue={formatNumber}
        fileName={fileName}
        empty={t('termRequests.dashboard.none')}
        isLoading={data === undefined}
      />
    </Card>
  )
}

function LanguageChart({ data }: { data: TermDashboard | undefined }) {
  const languages = (data?.languages ?? []).slice(0, 12)
  const label = t('termRequests.dashboard.languages')
  return (
    <Card title={label}>
      <Chart
        label={label}
        categoryLabel={t('termRequests.dashboard.language')}
        height={225}
        categories={languages.map(({ language }) => ({
          id: language,
          label: languageName(language),
          shortLabel: language,
        }))}
        series={[
          {
            id: 'approved',
            label: t('termRequests.dashboard.approvedTerms'),
            values: languages.map(({ approved }) => approved),
          },
          {
            id: 'others',
            label: t('termRequests.dashboard.otherTerms'),
            values: languages.map(({ terms, approved }) => terms - approved),
          },
        ]}
        formatValue={formatNumber}
        fileName="terms-by-language"
        empty={t('termRequests.dashboard.none')}
        isLoading={data === undefined}
      />
    </Card>
  )
}
