import type { CostMatrixCell, CostMatrixRow } from '@dragoman/sdk/operations/costs'
import { BareButton } from '@dragoman/ui/BareButton'
import { Icon } from '@dragoman/ui/Icon'
import { ProgressBar } from '@dragoman/ui/ProgressBar'
import { Badge } from '@dragoman/ui/StatusBadge'
import { bandOfStep, shortBandName } from '../../../display/explanation/line-names.ts'
import { formatNumber, formatPercent, languageName } from '../../../i18n/format.ts'
import { formatMoney, formatUnitPrice } from '../../../i18n/format-amounts.ts'
import { enumWord, t } from '../../../i18n/t.ts'
import styles from './matrix.module.css'

/** Below this share of the price, a margin is marked. */
const lowMargin = 35

/** The heading of a band, with its share of the price. */
export function MatrixBand({ band, factor }: { band: string; factor: number | undefined }) {
  return (
    <>
      {shortBandName(band)}
      <span className={styles.below}>{factor === undefined ? '\u00A0' : formatPercent(factor, 2)}</span>
    </>
  )
}

interface MatrixAmountsProps {
  cell: CostMatrixCell
  language: string
  currency: string
  /** How an amount is written: with its currency, unless what is around it says which. */
  format: (amount: number, currency: string) => string
  onLine: (line: string) => void
}

/** The amounts for the words of a band in a language, step by step, and the number of words. */
export function MatrixAmounts({ cell, language, currency, format, onLine }: MatrixAmountsProps) {
  return (
    <>
      {cell.lines.map(({ line, workflow, totalCost }) => {
        const amount = formatMoney(totalCost, currency)
        const what = `${bandOfStep(cell.band, workflow)}, ${language}`
        return (
          <BareButton
            key={line}
            className={styles.amount}
            onPress={() => onLine(line)}
            aria-label={t('costs.explain', { what, amount })}
          >
            {format(totalCost, currency)}
          </BareButton>
        )
      })}
      <span className={styles.below}>{formatNumber(cell.words)}</span>
    </>
  )
}

interface MatrixLanguageProps {
  row: CostMatrixRow
  currency: string
  onLine: (line: string) => void
}

/** The language of a row, which explains what all of it comes to, and what a unit of it costs. */
export function MatrixLanguage({ row, currency, onLine }: MatrixLanguageProps) {
  const { sourceLang, targetLang, line, unit, unitPrice, noPrice, totalCost } = row
  const language = languageName(targetLang)
  return (
    <>
      <BareButton
        className={styles.amount}
        onPress={() => onLine(line)}
        aria-label={t('costs.explain', {
          what: t('costs.pair', { source: languageName(sourceLang), target: language }),
          amount: formatMoney(totalCost, currency),
        })}
      >
        {language}
      </BareButton>
      <span className={styles.below}>
        {targetLang}
        {noPrice ? (
          <>
            {' '}
            <Badge tone="warning">{t('costs.noPrice')}</Badge>
          </>
        ) : (
          unitPrice !== undefined && ` · ${formatUnitPrice(unitPrice, currency)} · ${enumWord('costUnit', unit)}`
        )}
      </span>
    </>
  )
}

/** The margin on a price, in percent. */
export function MatrixMargin({ share, language }: { share: number; language: string }) {
  const isLow = share < lowMargin
  const text = formatPercent(share / 100, 1)
  return (
    <span className={styles.share} data-low={isLow || undefined}>
      <span>
        {isLow && <Icon name="warning" label={t('costs.margin.low')} />} {text}
      </span>
      <ProgressBar
        label={t('costs.margin.of', { language })}
        isLabelHidden
        value={Math.min(Math.max(share, 0), 100)}
        valueLabel={text}
        tone={isLow ? 'warning' : 'success'}
      />
    </span>
  )
}
