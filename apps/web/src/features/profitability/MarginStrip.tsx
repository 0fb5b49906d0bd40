import type { MarginReport } from '@dragoman/sdk/operations/profitability'
import type { HelpOn } from '@dragoman/ui/HelpButton'
import { helpOn } from '../../display/help/Help.tsx'
import { AmountStrip, StripPart, StripTotal } from '../../display/money/AmountStrip.tsx'
import { formatMoney } from '../../i18n/format-amounts.ts'
import { formatNumber, formatPercent } from '../../i18n/format.ts'
import { t } from '../../i18n/t.ts'

/** The figures of all projects of a report. `isWhole` where their managers' pay belongs to them as well. */
export function MarginStrip({ report, isWhole }: { report: MarginReport | undefined; isWhole: boolean }) {
  const parts = report ? partsOf(report, isWhole) : emptyParts()
  return (
    <AmountStrip label={t('profitability.figures')}>
      {parts.map(({ name, help, amount, text, missing }) => (
        <StripPart key={name} name={name} help={help} lines={2}>
          {report && amount !== undefined && (
            <StripTotal amount={amount} currency={report.currency} text={text ?? ''} missing={missing} />
          )}
        </StripPart>
      ))}
    </AmountStrip>
  )
}

interface Part {
  name: string
  help?: HelpOn
  amount?: number
  text?: string
  missing?: string | undefined
}

const emptyParts = (): Part[] =>
  (['revenue', 'payments', 'margin', 'notInvoiced'] as const).map((id) => ({
    name: t(`profitability.${id}`),
    ...(id === 'margin' && { help: helpOn('grossMargin') }),
  }))

function partsOf(report: MarginReport, isWhole: boolean): Part[] {
  const { totals, words, goal, currency, managerPayments, managerHours } = report
  const left = totals.margin - managerPayments
  const share = (amount: number) => (totals.revenue > 0 ? formatPercent(amount / totals.revenue, 1) : '–')
  return [
    {
      name: t('profitability.revenue'),
      amount: totals.revenue,
      text: t('profitability.projects', { count: totals.projects }),
    },
    {
      name: t('profitability.payments'),
      amount: totals.payments,
      text:
        totals.estimatedPayments === 0
          ? t('profitability.words', { count: words })
          : t('profitability.estimated', { amount: formatMoney(totals.estimatedPayments, currency) }),
    },
    {
      name: t('profitability.margin'),
      help: helpOn('grossMargin'),
      amount: totals.margin,
      text: t('profitability.goal', { percent: share(totals.margin), goal: formatPercent(goal / 100) }),
    },
    {
      name: t('profitability.notInvoiced'),
      amount: totals.notInvoiced,
      text: t('profitability.isEstimate'),
    },
    ...(isWhole && managerPayments > 0
      ? [
          {
            name: t('profitability.afterManagers'),
            amount: left,
            text:
              managerHours > 0
                ? t('profitability.hours', { percent: share(left), hours: formatNumber(managerHours) })
                : share(left),
          },
        ]
      : []),
  ]
}
