/* oxlint-disable jsx-a11y/control-has-associated-label -- a row header is no control, and its link has words */
import { query } from '@dragoman/hooks/query'
import * as api from '@dragoman/sdk/api'
import { toBcp47 } from '@dragoman/sdk/locale'
import type { QualityReportDetail } from '@dragoman/sdk/operations/qualityReports'
import { Skeleton } from '@dragoman/ui/Skeleton'
import { useQuery } from '@tanstack/react-query'
import { DiffText } from '../../../display/DiffText.tsx'
import { SourceText } from '../../../display/SegmentText.tsx'
import { RegionError } from '../../../errors/RegionError.tsx'
import { Link } from '../../../ground/links.ts'
import { formatDate, formatNumber } from '../../../i18n/format.ts'
import { t } from '../../../i18n/t.ts'
import { figuresRequest } from '../period/period-of.ts'
import type { PeriodAddress } from '../period/period-search.ts'
import { severityWord } from '../review-words.ts'
import type { Categories } from '../use-categories.ts'
import styles from './report.module.css'

/** Findings on the sheet; the export has all of them. */
const most = 50

/** The newest findings behind a report, each with its text before and after. */
export function ReportFindings({
  report,
  address,
  categories,
}: {
  report: QualityReportDetail
  address: PeriodAddress
  categories: Categories
}) {
  const { startDate, endDate, orgUnitUuid, closedOnly } = figuresRequest(address)
  const { data, error, refetch, isFetching } = useQuery(
    query(api.qualityReports.listFindings, {
      path: { qualityReportUuid: report.uuid },
      query: { startDate, endDate, size: most, ...(orgUnitUuid && { orgUnitUuid }), ...(closedOnly && { closedOnly }) },
    }),
  )
  if (error) return <RegionError error={error} onRetry={() => void refetch()} isPending={isFetching} />
  if (!data) return <Skeleton lines={6} />
  const { content, totalElements } = data
  if (content.length === 0) return <p className={styles.small}>{t('quality.noFindingsInPeriod')}</p>
  const [from, to] = [toBcp47(report.sourceLanguage), toBcp47(report.targetLanguage)]
  return (
    <section className={styles.part}>
      <h3>
        {totalElements > content.length
          ? t('quality.findingsOf', { count: content.length, total: totalElements })
          : t('quality.findings')}
      </h3>
      <div className={styles.scroll}>
        <table className={styles.findings} aria-label={t('quality.findings')}>
          <thead>
            <tr>
              <th scope="col">{t('list.field.project')}</th>
              <th scope="col">{t('quality.source')}</th>
              <th scope="col">{t('quality.column.before')}</th>
              <th scope="col">{t('quality.column.after')}</th>
              <th scope="col">{t('quality.findings')}</th>
              <th scope="col" data-align="end">
                {t('quality.points')}
              </th>
            </tr>
          </thead>
          <tbody>
            {content.map((finding) => {
              const { uuid, reviewUuid, before, after = before, category, severity, state, outcome } = finding
              return (
                <tr key={uuid}>
                  <th scope="row">
                    <Link to="/quality/reviews/$id" params={{ id: reviewUuid }} variant="plain">
                      <bdi>{finding.projectName}</bdi>
                    </Link>
                    <span className={styles.small}>{formatDate(finding.submittedDate)}</span>
                  </th>
                  <td dir="auto" lang={from}>
                    <SourceText text={finding.source} />
                  </td>
                  <td dir="auto" lang={to}>
                    <DiffText before={before} after={after} locale={to} isPlainAfter />
                  </td>
                  <td dir="auto" lang={to}>
                    <DiffText before={before} after={after} locale={to} isPlainBefore />
                  </td>
                  <td>
                    {categories.nameOf(category)}, {severityWord(severity)}
                    <span className={styles.small}>
                      {t(outcome ? `quality.decided.${outcome}` : `quality.state.${state}`)}
                    </span>
                  </td>
                  <td data-align="end">{formatNumber(finding.points)}</td>
                </tr>
              )
            })}
          </tbody>
        </table>
      </div>
    </section>
  )
}
