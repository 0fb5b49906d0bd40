import type { MarginGroup, MarginReport } from '@dragoman/sdk/operations/profitability'
import { csvOf } from '@dragoman/ui/csv'
import { t } from '../../i18n/t.ts'
import { groupName } from './group-name.ts'
import type { MarginView } from './margin-search.ts'

type Cell = string | number

/** All groups of a view as CSV: a project each, or a group with the revenue and the margin of each month. */
export function marginCsv(
  view: MarginView,
  { currency, months }: MarginReport,
  groups: readonly MarginGroup[],
): string {
  const sums = [
    `${t('profitability.revenue')} (${currency})`,
    `${t('profitability.payments')} (${currency})`,
    `${t('profitability.margin')} (${currency})`,
    `${t('profitability.share')} (%)`,
    `${t('profitability.notInvoiced')} (${currency})`,
  ]
  const sumsOf = (group: MarginGroup): Cell[] => [
    group.revenue,
    group.payments,
    group.margin,
    group.marginPercent ?? '',
    group.notInvoiced,
  ]
  if (view === 'PROJECT') {
    const head = ['view.PROJECT', 'number', 'view.CLIENT', 'languages', 'month', 'invoice'] as const
    return csvOf([
      [...head.map((id) => t(`profitability.${id}`)), ...sums],
      ...groups.map((group) => [
        group.project?.reference ?? '',
        group.project?.name ?? '',
        group.project?.organizationalUnit.organization?.name ?? '',
        (group.project?.targetLocales ?? []).join(' '),
        group.months[0]?.month ?? '',
        group.project?.invoice ?? '',
        ...sumsOf(group),
      ]),
    ])
  }
  return csvOf([
    [t(`profitability.view.${view}`), ...months.flatMap(({ month }) => [month, `${month} (%)`]), ...sums],
    ...groups.map((group) => [
      groupName(view, group),
      ...months.flatMap(({ month }): Cell[] => {
        const own = group.months.find((each) => each.month === month)
        return [own?.revenue ?? '', own?.marginPercent ?? '']
      }),
      ...sumsOf(group),
    ]),
  ])
}
