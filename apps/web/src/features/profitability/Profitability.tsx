import { Button } from '@dragoman/ui/Button'
import { EmptyState } from '@dragoman/ui/EmptyState'
import { InlineAlert } from '@dragoman/ui/InlineAlert'
import { Page, PageBody, Row } from '@dragoman/ui/Page'
import { PageHeader } from '@dragoman/ui/PageHeader'
import { SegmentedControl } from '@dragoman/ui/SegmentedControl'
import { Select } from '@dragoman/ui/Select'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { RegionError } from '../../errors/RegionError.tsx'
import { formatList } from '../../i18n/format.ts'
import { t } from '../../i18n/t.ts'
import { todayHere } from '../../i18n/today-here.ts'
import { marginsQuery, marginViews, narrowing, type MarginSearch } from './margin-search.ts'
import { MarginChart } from './MarginChart.tsx'
import { MarginMatrix } from './MarginMatrix.tsx'
import { MarginStrip } from './MarginStrip.tsx'
import { Overview } from './Overview.tsx'
import { periodId, periodsOf } from './periods.ts'
import { ProjectCard } from './ProjectCard.tsx'
import { useMarginExport } from './use-margin-export.ts'

interface ProfitabilityProps {
  search: MarginSearch
  onSearch: (search: MarginSearch) => void
}

/** The revenue of projects and the pay of their linguists, by month of delivery. */
export function Profitability({ search, onSearch }: ProfitabilityProps) {
  const view = search.by ?? 'CLIENT'
  const [present] = useState(() => new Date(todayHere()).toISOString().slice(0, 7))
  const { data, error, refetch, isFetching, isPlaceholderData } = useQuery({
    ...marginsQuery(search),
    placeholderData: keepPreviousData,
  })
  // Rows of the view before would stand under the heads of the next one.
  const report = data && (!isPlaceholderData || data.content.length === 0 || isSameView(data, view)) ? data : undefined
  const exporting = useMarginExport(search)
  const { startMonth, endMonth } = search
  const period = { ...(startMonth && { startMonth }), ...(endMonth && { endMonth }) }
  const open = (next: MarginSearch) => onSearch({ ...narrowed(search), ...period, ...next, by: 'PROJECT' })
  const shown = data && { startMonth: data.startMonth, endMonth: data.endMonth }
  return (
    <Page>
      <PageHeader
        title={t('profitability.title')}
        actions={
          <>
            <SegmentedControl
              label={t('profitability.views')}
              options={marginViews.map((id) => ({ id, label: t(`profitability.view.${id}`) }))}
              value={view}
              onChange={(by) => onSearch({ ...narrowed(search), ...period, by: by === 'CLIENT' ? undefined : by })}
            />
            {shown && (
              <Select
                label={t('profitability.period')}
                isLabelHidden
                width="fit"
                options={periodsOf(present, shown)}
                value={periodId(present, shown)}
                onChange={(id) => {
                  const chosen = periodsOf(present, shown).find((each) => each.id === id)!
                  const { startMonth: _start, endMonth: _end, page: _page, ...rest } = search
                  onSearch({ ...rest, ...chosen.period })
                }}
              />
            )}
            <Button icon="download" isPending={exporting.isPending} onPress={() => exporting.mutate()}>
              {t('profitability.export')}
            </Button>
          </>
        }
      />
      <PageBody>
        {error && !data && <RegionError error={error} onRetry={() => void refetch()} isPending={isFetching} />}
        {exporting.error && <RegionError error={exporting.error} onRetry={() => exporting.mutate()} />}
        {narrowing(search) && (
          <Row>
            <span>{t('profitability.only', { name: search.of ?? t('profitability.oneGroup') })}</span>
            <Button size="small" onPress={() => onSearch({ ...period, by: search.by })}>
              {t('profitability.showAll')}
            </Button>
          </Row>
        )}
        {data && data.leftOut.projects > 0 && (
          <InlineAlert tone="warning">
            {t('profitability.leftOut', {
              count: data.leftOut.projects,
              currencies: formatList(data.leftOut.currencies),
            })}
          </InlineAlert>
        )}
        <MarginStrip report={data} isWhole={!isPartOfProjects(search)} />
        <MarginChart
          report={report}
          view={view}
          isLoading={!report}
          onMonth={(month) => open({ startMonth: month, endMonth: month })}
        />
        {report && report.totals.projects === 0 && (
          <EmptyState kind="first-use" icon="wallet" title={t('profitability.empty')}>
            {t('profitability.emptyText')}
          </EmptyState>
        )}
        {report && report.totals.projects > 0 && view === 'PROJECT' && (
          <ProjectCard report={report} search={search} onSearch={onSearch} />
        )}
        {report && report.totals.projects > 0 && view !== 'PROJECT' && (
          <MarginMatrix
            report={report}
            view={view}
            isRefreshing={isPlaceholderData}
            onOpen={open}
            onPage={(page) => onSearch({ ...search, page: page || undefined })}
          />
        )}
        {report && report.totals.projects > 0 && view === 'CLIENT' && !narrowing(search) && (
          <Overview search={search} />
        )}
      </PageBody>
    </Page>
  )
}

/** The part of an address that narrows what is shown, whatever the view. */
function narrowed({ by: _by, sort: _sort, page: _page, startMonth: _start, endMonth: _end, ...rest }: MarginSearch) {
  return rest
}

/** Whether figures are of parts of projects, to which their managers' pay doesn't belong. */
const isPartOfProjects = ({ sourceLanguage, targetLanguage, linguistUuid, without }: MarginSearch) =>
  Boolean(sourceLanguage ?? targetLanguage ?? linguistUuid) || (without !== undefined && without !== 'MANAGER')

function isSameView({ content: [first] }: { content: readonly object[] }, view: string): boolean {
  const fields = { CLIENT: 'organization', PROJECT: 'project', LANGUAGE_PAIR: 'targetLanguage', MANAGER: 'manager' }
  return first !== undefined && (fields[view as keyof typeof fields] ?? 'linguist') in first
}
