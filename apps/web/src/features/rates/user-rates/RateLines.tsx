import { mutation } from '@dragoman/hooks/query'
import * as api from '@dragoman/sdk/api'
import type { UserRate, UserRateDetail, UserRateDetailInput } from '@dragoman/sdk/operations/userRates'
import type { Workflow } from '@dragoman/sdk/operations/workflows'
import { ifMatch } from '@dragoman/sdk/versions'
import type { Column } from '@dragoman/ui/DataTable'
import { useMutation } from '@tanstack/react-query'
import { useMemo } from 'react'
import { Languages } from '../../../display/Languages.tsx'
import { useNarrow, TwoLines } from '../../../display/NarrowTable.tsx'
import { formatNumber } from '../../../i18n/format.ts'
import { formatUnitPrice } from '../../../i18n/format-amounts.ts'
import { t } from '../../../i18n/t.ts'
import { filledAmounts, type PairPrice } from '../pair-price.ts'
import { PairPriceTable } from '../PairPriceTable.tsx'
import { amountFields, amountNames, lineName, stepName, type AmountField } from './describe-user-rate.ts'

export interface RateLinesProps {
  /** Name of the table. */
  label: string
  rate: UserRate
  steps: readonly Workflow[]
  isLocked: boolean
  /** The dialog for a new line is open. */
  isAdding: boolean
  onAdded: () => void
}

const maximum: Record<AmountField, number> = {
  wordRate: 1000,
  hourlyRate: 100_000,
  dailyRate: 1_000_000,
  pagesRate: 100_000,
}

/** The prices of a rate by language pair and step. */
export function RateLines({ label, rate, steps, isLocked, isAdding, onAdded }: RateLinesProps) {
  const path = { userUUID: rate.userUuid, userRateUUID: rate.uuid }
  const save = useMutation({ ...mutation(api.userRates.update), meta: { showsErrors: true } })
  const restore = useMutation(mutation(api.userRates.update))
  const remove = useMutation(mutation(api.userRates.removeDetail))
  const isNarrow = useNarrow()
  const columns = useMemo(
    () => (isNarrow ? narrowColumns : lineColumns)(rate.currency, steps),
    [isNarrow, rate.currency, steps],
  )
  return (
    <PairPriceTable
      label={label}
      version={rate.version}
      lines={rate.rateDetails}
      columns={columns}
      empty={{ title: t('rates.noLines'), text: t('rates.noLinesText') }}
      currency={rate.currency}
      steps={steps}
      isLocked={isLocked}
      isAdding={isAdding}
      onAdded={onAdded}
      nameOf={(line) => lineName(line, steps)}
      valuesOf={valuesOf}
      fields={amountNames.map((id) => ({ id, label: t(amountFields[id]), maximum: maximum[id] }))}
      hasAllSteps={false}
      isTaken={(price) => rate.rateDetails.some((line) => keyOf(line) === keyOf(bodyOf(price)))}
      save={{
        ...save,
        start: (price, version, options) =>
          save.mutate({ path, body: { rateDetails: [bodyOf(price)] }, headers: ifMatch({ version }) }, options),
      }}
      savedFor="pay"
      onRemove={({ uuid }, { onSuccess }) =>
        // Each change counts one version.
        remove.mutate(
          { path: { ...path, rateDetailUUID: uuid } },
          { onSuccess: () => onSuccess({ version: rate.version + 1 }) },
        )
      }
      onRestore={(line, version) =>
        restore.mutate({ path, body: { rateDetails: [bodyOf(valuesOf(line))] }, headers: ifMatch({ version }) })
      }
    />
  )
}

const keyOf = ({ languagePair, workflowUuid }: UserRateDetailInput) => `${languagePair} ${workflowUuid}`

function valuesOf(line: UserRateDetail): PairPrice {
  const [source = null, target = null] = line.languagePair.split(':')
  const amounts = amountNames.flatMap((name) => (line[name] === undefined ? [] : [[name, line[name]] as const]))
  return { source, target, step: line.workflowUuid, amounts: Object.fromEntries(amounts) }
}

/** A line with all of its prices: one that is not named would stay, null removes it. */
function bodyOf({ source, target, step, amounts }: PairPrice): UserRateDetailInput {
  const filled = filledAmounts(amounts)
  const prices = Object.fromEntries(amountNames.map((name) => [name, filled[name] ?? null]))
  return { languagePair: `${source}:${target}`, workflowUuid: step!, ...prices }
}

const languagesOf = ({ languagePair }: UserRateDetail) => {
  const [source = '', target = ''] = languagePair.split(':')
  return <Languages source={source} target={target} />
}

/** The price that counts first, and how many there are beside it. */
const narrowColumns = (currency: string, steps: readonly Workflow[]): Column<UserRateDetail>[] => [
  {
    id: 'languagePair',
    header: t('rates.languages'),
    minWidth: 120,
    cell: (line) => <TwoLines below={stepName(line.workflowUuid, steps)}>{languagesOf(line)}</TwoLines>,
  },
  {
    id: 'price',
    header: t('rates.price'),
    width: 112,
    align: 'end',
    cell: (line) => {
      const [first, ...others] = (['wordRate', 'pagesRate', 'hourlyRate', 'dailyRate'] as const).filter(
        (name) => line[name] !== undefined,
      )
      if (!first) return null
      const more = others.length > 0 ? ` +${formatNumber(others.length)}` : ''
      return <TwoLines below={t(amountFields[first]) + more}>{formatUnitPrice(line[first]!, currency)}</TwoLines>
    },
  },
]

const lineColumns = (currency: string, steps: readonly Workflow[]): Column<UserRateDetail>[] => [
  {
    id: 'languagePair',
    header: t('rates.languages'),
    minWidth: 220,
    cell: languagesOf,
  },
  { id: 'workflow', header: t('rates.step'), minWidth: 140, cell: ({ workflowUuid }) => stepName(workflowUuid, steps) },
  ...amountNames.map((id): Column<UserRateDetail> => ({
    id,
    header: t(amountFields[id]),
    width: 112,
    align: 'end',
    cell: ({ [id]: amount }) => amount !== undefined && formatUnitPrice(amount, currency),
  })),
]
