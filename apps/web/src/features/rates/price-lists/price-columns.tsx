import type { LanguagePairPrice, PriceListDetail } from '@dragoman/sdk/operations/priceLists'
import type { Workflow } from '@dragoman/sdk/operations/workflows'
import type { Column } from '@dragoman/ui/DataTable'
import { Languages } from '../../../display/Languages.tsx'
import { enumWord, t } from '../../../i18n/t.ts'
import { formatMoney, formatUnitPrice } from '../../../i18n/format-amounts.ts'
import { TwoLines } from '../../../display/NarrowTable.tsx'

/** For which step a price is. */
export const stepName = (workflow: string | undefined, steps: readonly Workflow[]) =>
  workflow === undefined
    ? t('rates.allSteps')
    : enumWord('workflow', workflow, steps.find(({ code }) => code === workflow)?.title)

const priceColumn = (
  id: 'pricePerItem' | 'pricePerHour' | 'pricePerPage',
  currency: string,
): Column<LanguagePairPrice> => ({
  id,
  header: { pricePerItem: t('rates.perWord'), pricePerHour: t('rates.perHour'), pricePerPage: t('rates.perPage') }[id],
  width: 112,
  align: 'end',
  // Of a word, 0 stands for no price on the wire.
  cell: ({ [id]: amount }) => (amount ? formatUnitPrice(amount, currency) : null),
})

/** On a narrow screen, with the price that the list charges by; the others are in the dialog. */
export const narrowColumns = (
  { currency, chargeBy }: PriceListDetail,
  steps: readonly Workflow[],
): Column<LanguagePairPrice>[] => [
  {
    id: 'pair',
    header: t('rates.languages'),
    minWidth: 120,
    cell: ({ sourceLocale, targetLocale, workflow }) => (
      <TwoLines below={stepName(workflow, steps)}>
        <Languages source={sourceLocale} target={targetLocale} />
      </TwoLines>
    ),
  },
  priceColumn(chargeBy === 'HOUR' ? 'pricePerHour' : chargeBy === 'PAGE' ? 'pricePerPage' : 'pricePerItem', currency),
]

/** The prices of a list by language pair and step. */
export const priceColumns = (
  { currency }: PriceListDetail,
  steps: readonly Workflow[],
): Column<LanguagePairPrice>[] => {
  return [
    {
      id: 'pair',
      header: t('rates.languages'),
      minWidth: 220,
      cell: ({ sourceLocale, targetLocale }) => <Languages source={sourceLocale} target={targetLocale} />,
    },
    { id: 'step', header: t('rates.step'), minWidth: 140, cell: ({ workflow }) => stepName(workflow, steps) },
    priceColumn('pricePerItem', currency),
    priceColumn('pricePerHour', currency),
    priceColumn('pricePerPage', currency),
    {
      id: 'minimumFee',
      header: t('rates.minimumFee'),
      width: 128,
      align: 'end',
      cell: ({ minimumFee }) => minimumFee !== undefined && formatMoney(minimumFee, currency),
    },
  ]
}
