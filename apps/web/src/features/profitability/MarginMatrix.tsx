import type { MarginFigures, MarginGroup, MarginReport } from '@dragoman/sdk/operations/profitability'
import { BareButton } from '@dragoman/ui/BareButton'
import { Card } from '@dragoman/ui/Card'
import { Pagination } from '@dragoman/ui/Pagination'
import { formatMoney } from '../../i18n/format-amounts.ts'
import { formatMonth } from '../../i18n/format-days.ts'
import { formatPercent } from '../../i18n/format.ts'
import { t } from '../../i18n/t.ts'
import { groupName } from './group-name.ts'
import { projectsOf, type MarginSearch, type MarginView } from './margin-search.ts'
import { MarginShare } from './MarginShare.tsx'
import styles from './profitability.module.css'

interface MarginMatrixProps {
  report: MarginReport
  view: Exclude<MarginView, 'PROJECT'>
  isRefreshing: boolean
  onOpen: (search: MarginSearch) => void
  onPage: (page: number) => void
}

/** Revenue by group and month, and below it the margin. Each figure opens the projects behind it. */
export function MarginMatrix({ report, view, isRefreshing, onOpen, onPage }: MarginMatrixProps) {
  const { months, content, totals, goal, currency } = report
  const title = t(`profitability.matrix.${view}`)
  const period = { startMonth: report.startMonth, endMonth: report.endMonth }
  const money = (amount: number) => formatMoney(amount, currency)
  const ofMonth = (month: string) => ({ startMonth: month, endMonth: month })
  return (
    <Card
      title={title}
      description={t('profitability.matrixText', { goal: formatPercent(goal / 100) })}
      isFlush
      footer={
        report.totalPages > 1 && (
          <Pagination page={report.number} pageSize={report.size} total={report.totalElements} onPageChange={onPage} />
        )
      }
    >
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a region that scrolls has to be reached by keyboard */}
      <div className={styles.region} role="region" aria-label={title} tabIndex={0}>
        <table className={styles.table} aria-label={title} aria-busy={isRefreshing || undefined}>
          <thead>
            <tr>
              <th scope="col">{t(`profitability.view.${view}`)}</th>
              {months.map(({ month }) => (
                <th key={month} scope="col" title={formatMonth(month, 'long')}>
                  {formatMonth(month, 'short')}
                </th>
              ))}
              <th scope="col">{t('profitability.total')}</th>
              <th scope="col">{t('profitability.paymentsShort')}</th>
              <th scope="col">{t('profitability.marginShort')}</th>
            </tr>
          </thead>
          <tbody>
            {content.map((group) => {
              const name = groupName(view, group)
              const open = (search: MarginSearch) => onOpen({ ...search, ...projectsOf(view, group), of: name })
              return (
                <tr key={group.key}>
                  <th scope="row">
                    <bdi>{name}</bdi>
                    <span className={styles.below}>{t('profitability.projects', { count: group.projects })}</span>
                  </th>
                  {months.map(({ month }) => (
                    <MonthCell
                      key={month}
                      figures={figuresOf(group, month)}
                      goal={goal}
                      money={money}
                      label={(amount) => t('profitability.open', { name, month: formatMonth(month, 'long'), amount })}
                      onOpen={() => open(ofMonth(month))}
                    />
                  ))}
                  <td className={styles.strong}>
                    <BareButton className={styles.figure} onPress={() => open(period)}>
                      {money(group.revenue)}
                    </BareButton>
                  </td>
                  <td>
                    <BareButton className={styles.figure} onPress={() => open(period)}>
                      {money(group.payments)}
                    </BareButton>
                  </td>
                  <td data-low={isLow(group, goal) || undefined}>
                    <span className={styles.strong}>{money(group.margin)}</span>
                    <MarginShare percent={group.marginPercent} goal={goal} />
                  </td>
                </tr>
              )
            })}
          </tbody>
          <tfoot>
            <tr>
              <th scope="row">{t('profitability.all')}</th>
              {months.map((each) => (
                <MonthCell
                  key={each.month}
                  figures={each.projects > 0 ? each : undefined}
                  goal={goal}
                  money={money}
                  label={(amount) =>
                    t('profitability.open', {
                      name: t('profitability.all'),
                      month: formatMonth(each.month, 'long'),
                      amount,
                    })
                  }
                  onOpen={() => onOpen(ofMonth(each.month))}
                />
              ))}
              <td>
                <BareButton className={styles.figure} onPress={() => onOpen(period)}>
                  {money(totals.revenue)}
                </BareButton>
              </td>
              <td>
                <BareButton className={styles.figure} onPress={() => onOpen(period)}>
                  {money(totals.payments)}
                </BareButton>
              </td>
              <td>
                {money(totals.margin)}
                <MarginShare percent={totals.marginPercent} goal={goal} />
              </td>
            </tr>
          </tfoot>
        </table>
      </div>
    </Card>
  )
}

const figuresOf = ({ months }: MarginGroup, wanted: string) => months.find(({ month }) => month === wanted)

const isLow = ({ marginPercent }: MarginFigures, goal: number) => marginPercent !== undefined && marginPercent < goal

interface MonthCellProps {
  figures: MarginFigures | undefined
  goal: number
  money: (amount: number) => string
  label: (amount: string) => string
  onOpen: () => void
}

function MonthCell({ figures, goal, money, label, onOpen }: MonthCellProps) {
  if (!figures) return <td className={styles.none}>–</td>
  const amount = money(figures.revenue)
  return (
    <td data-low={isLow(figures, goal) || undefined}>
      <BareButton className={styles.figure} onPress={onOpen} aria-label={label(amount)}>
        {amount}
      </BareButton>
      <MarginShare percent={figures.marginPercent} goal={goal} />
    </td>
  )
}
