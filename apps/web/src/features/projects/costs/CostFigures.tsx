import type { CostMatrix } from '@dragoman/sdk/operations/costs'
import { charactersOf } from '@dragoman/ui/characters-of'
import { Tiles } from '@dragoman/ui/Page'
import { Stat } from '@dragoman/ui/Stat'
import { helpOn } from '../../../display/help/Help.tsx'
import { formatNumber, formatPercent } from '../../../i18n/format.ts'
import { formatMoney } from '../../../i18n/format-amounts.ts'
import { t } from '../../../i18n/t.ts'
import { signedMoney } from './signed-money.ts'

/** The cost of a project, the savings by matches, the words that are left, and for managers the margin. */
export function CostFigures({ matrix }: { matrix: CostMatrix }) {
  const { currency, sum, linguists } = matrix
  const { totalCost, grossCost, otherCost, words, weightedWords, before, pay, margin } = sum
  const savings = grossCost - (totalCost - otherCost)
  const money = (amount: number) => formatMoney(amount, currency)
  const change = before === undefined ? 0 : totalCost - before
  return (
    <Tiles minimum={150} longest={charactersOf([totalCost, grossCost, savings, pay ?? 0].map(money))}>
      <Stat
        size="small"
        label={t('costs.total')}
        value={money(totalCost)}
        meta={
          before !== undefined && change !== 0
            ? t('costs.sinceBefore', { amount: signedMoney(change, currency) })
            : t('costs.totalText')
        }
      />
      <Stat
        size="small"
        label={t('costs.gross')}
        help={helpOn('fullPrice')}
        value={money(grossCost)}
        meta={t('costs.sumWords', { count: words })}
      />
      <Stat
        size="small"
        label={t('costs.savings')}
        help={helpOn('matchSavings')}
        value={money(savings)}
        delta={
          grossCost > 0
            ? { icon: 'arrow-down', tone: 'success', text: formatPercent(savings / grossCost, 1) }
            : undefined
        }
        meta={'\u00A0'}
      />
      <Stat
        size="small"
        label={t('costs.wordsAfterSavings')}
        help={helpOn('weightedWords')}
        value={formatNumber(Math.round(weightedWords))}
        meta={t('costs.ofWords', { count: words })}
      />
      {pay !== undefined && (
        <>
          <Stat
            size="small"
            label={t('costs.profit.linguists')}
            value={money(pay)}
            meta={t('costs.linguistCount', { count: linguists.length })}
          />
          <Stat
            size="small"
            label={t('costs.profit.share')}
            help={helpOn('grossMargin')}
            value={margin === undefined ? '–' : formatPercent(margin / 100, 1)}
            meta={margin === undefined ? t('costs.noPay') : money(totalCost - pay)}
          />
        </>
      )}
    </Tiles>
  )
}
