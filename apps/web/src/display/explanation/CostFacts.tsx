import type { CostExplanation, CostRateSource } from '@dragoman/sdk/operations/costs'
import { Person } from '@dragoman/ui/Avatar'
import { DescriptionList, Property } from '@dragoman/ui/DescriptionList'
import { Stack } from '@dragoman/ui/Page'
import { Languages } from '../Languages.tsx'
import { Moment } from '../Moment.tsx'
import { enumWord, hasMessage, t } from '../../i18n/t.ts'
import { formatNumber, formatPercent } from '../../i18n/format.ts'
import { formatExact, formatMoney, formatQuantity, formatUnitPrice } from '../../i18n/format-amounts.ts'
import { helpOn } from '../help/Help.tsx'
import styles from './explanation.module.css'
import { rateEntry } from './line-names.ts'

/** The reckoning of an amount, and where each of its numbers comes from. */
export function CostFacts({ explanation, name }: { explanation: CostExplanation; name: string }) {
  const { currency, rounding, totalCost, rate, netRate, band, reason, workflow, setBy, setAt } = explanation
  return (
    <Stack gap={16}>
      <p className={styles.formula}>{formula(explanation)}</p>
      <DescriptionList layout="beside">
        <Property term={t('costs.line')}>
          <bdi>{name}</bdi>
        </Property>
        {explanation.sourceLocale && explanation.targetLocale && (
          <Property term={t('costs.languages')}>
            <Languages source={explanation.sourceLocale} target={explanation.targetLocale} />
          </Property>
        )}
        {workflow && <Property term={t('costs.step')}>{enumWord('workflow', workflow)}</Property>}
        {band?.match !== undefined && (
          <Property term={t('costs.scores')} help={helpOn('matchScore')}>
            {scores(band.match, band.matchEnd ?? band.match)}
          </Property>
        )}
        {explanation.words > 0 && <Property term={t('costs.words')}>{formatNumber(explanation.words)}</Property>}
        <Property term={t('costs.rate')}>
          <Source source={rate} />
        </Property>
        {netRate && (
          <Property term={t('costs.factorFrom')} help={helpOn('netRate')}>
            <Source source={netRate} />
          </Property>
        )}
        <Property term={t('costs.exact')}>
          <bdi>{formatExact(rounding.exact)}</bdi>
        </Property>
        <Property term={t('costs.rounding')}>{t('costs.halfUp', { digits: rounding.minorUnits })}</Property>
        <Property term={t('costs.amount')}>
          <span className={styles.total}>{formatMoney(totalCost, currency)}</span>
        </Property>
        {setBy && (
          <Property term={t('costs.setBy')}>
            <Person name={setBy.name} src={setBy.avatar} />
          </Property>
        )}
        {setAt !== undefined && (
          <Property term={t('costs.setAt')}>
            <Moment value={setAt} />
          </Property>
        )}
        {reason && (
          <Property term={t('costs.reason')}>
            <bdi>{reason}</bdi>
          </Property>
        )}
      </DescriptionList>
    </Stack>
  )
}

/** The reckoning of an amount in one line. */
function formula({
  kind,
  unit,
  quantity,
  unitPrice,
  netRateFactor,
  rounding,
  totalCost,
  basis,
  currency,
}: CostExplanation): string {
  const money = (amount: number) => formatMoney(amount, currency)
  const rounded = money(totalCost)
  const exact = formatExact(rounding.exact)
  if (kind === 'LANG_PAIR') return t('costs.formulaSum', { exact, rounded })
  if (kind === 'MINIMUM_FEE' && basis !== undefined) {
    return t('costs.formulaFee', {
      fee: formatUnitPrice(basis + unitPrice, currency),
      reached: money(basis),
      exact,
      rounded,
    })
  }
  if (unit === 'PERCENT' && basis !== undefined) {
    const share = formatPercent((quantity * unitPrice) / 100, 8)
    return t('costs.formulaShare', { share, basis: money(basis), exact, rounded })
  }
  return t('costs.formula', {
    quantity: formatQuantity(quantity),
    unit: enumWord('costUnit', unit),
    price: formatUnitPrice(unitPrice, currency),
    factor: formatPercent(netRateFactor, 4),
    exact,
    rounded,
  })
}

const scores = (from: number, to: number) =>
  from === to ? formatPercent(from / 100) : t('costs.scoreRange', { from: formatNumber(from), to: formatNumber(to) })

function Source({ source: { source, name, version, entry } }: { source: CostRateSource }) {
  const id = `costs.source.${source}`
  const value = entry && rateEntry(entry)
  return (
    <>
      {hasMessage(id) ? t(id) : source}
      {name && (
        <>
          {' · '}
          <bdi>{name}</bdi>
        </>
      )}
      {version !== undefined && ` · ${t('costs.version', { version })}`}
      {value && (
        <>
          {' · '}
          <bdi>{value}</bdi>
        </>
      )}
    </>
  )
}
