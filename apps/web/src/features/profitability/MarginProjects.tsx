import type { MarginReport } from '@dragoman/sdk/operations/profitability'
import { TextButton } from '@dragoman/ui/TextButton'
import { LocaleCodes } from '../../display/LocaleCodes.tsx'
import { Link } from '../../ground/links.ts'
import { formatMoney } from '../../i18n/format-amounts.ts'
import { formatMonth } from '../../i18n/format-days.ts'
import { t } from '../../i18n/t.ts'
import { MarginShare } from './MarginShare.tsx'
import styles from './profitability.module.css'

interface MarginProjectsProps {
  report: MarginReport
  label: string
  /** Leaves out client, month, and invoice. */
  isShort?: boolean
  /** The present order, `marginPercent,asc`, and how it is changed. */
  sort?: string | undefined
  onSort?: (sort: string) => void
}

/** Projects with their revenue, pay, and margin. Each leads to its costs. */
export function MarginProjects({ report, label, isShort = false, sort, onSort }: MarginProjectsProps) {
  const { content, currency, goal } = report
  const heads = { revenue: 'revenueShort', payments: 'paymentsShort', marginPercent: 'marginShort' } as const
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a region that scrolls has to be reached by keyboard
    <div className={styles.region} role="region" aria-label={label} tabIndex={0}>
      <table className={styles.table} aria-label={label}>
        <thead>
          <tr>
            <th scope="col">{t('profitability.view.PROJECT')}</th>
            {!isShort && <th scope="col">{t('profitability.view.CLIENT')}</th>}
            <th scope="col">{t('profitability.languages')}</th>
            {!isShort && <th scope="col">{t('profitability.month')}</th>}
            {!isShort && <th scope="col">{t('profitability.invoice')}</th>}
            {(['revenue', 'payments', 'marginPercent'] as const).map((field) => {
              const isBy = sort?.split(',')[0] === field
              const isDescending = sort === `${field},desc`
              const order = isBy ? (isDescending ? 'descending' : 'ascending') : undefined
              return (
                <th key={field} scope="col" data-align="end" aria-sort={order}>
                  {onSort ? (
                    <TextButton onPress={() => onSort(`${field},${isDescending ? 'asc' : 'desc'}`)}>
                      {t(`profitability.${heads[field]}`)}
                    </TextButton>
                  ) : (
                    t(`profitability.${heads[field]}`)
                  )}
                  {isBy && <span aria-hidden>{isDescending ? ' ↓' : ' ↑'}</span>}
                </th>
              )
            })}
          </tr>
        </thead>
        <tbody>
          {content.map(({ key, project, months, revenue, payments, margin, marginPercent, notInvoiced }) => (
            <tr key={key}>
              <th scope="row">
                {project && (
                  <Link to="/projects/$id" params={{ id: project.uuid }} search={{ tab: 'costs' }}>
                    <bdi>{project.reference}</bdi>
                  </Link>
                )}
                {!isShort && <span className={styles.below}>{project?.name}</span>}
              </th>
              {!isShort && (
                <td data-align="start">
                  <bdi>{project?.organizationalUnit.organization?.name}</bdi>
                  <span className={styles.below}>
                    <bdi>{project?.organizationalUnit.name}</bdi>
                  </span>
                </td>
              )}
              <td data-align="start">
                <LocaleCodes locales={project?.targetLocales ?? []} />
              </td>
              {!isShort && <td data-align="start">{months[0] && formatMonth(months[0].month, 'long')}</td>}
              {!isShort && (
                <td data-align="start">{project?.invoice ?? (notInvoiced > 0 ? t('profitability.estimate') : '–')}</td>
              )}
              <td>{formatMoney(revenue, currency)}</td>
              <td>{formatMoney(payments, currency)}</td>
              <td>
                {!isShort && formatMoney(margin, currency)}
                <MarginShare percent={marginPercent} goal={goal} />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}
