import type { UserRate, UserRateDetail } from '@dragoman/sdk/operations/userRates'
import type { Workflow } from '@dragoman/sdk/operations/workflows'
import { enumWord, t } from '../../../i18n/t.ts'
import { formatMoney, formatUnitPrice } from '../../../i18n/format-amounts.ts'
import { pairName, type Described } from '../rate-changes.ts'

/** The fields of a line that hold an amount, with their words. */
export const amountFields = {
  wordRate: 'rates.perWord',
  hourlyRate: 'rates.perHour',
  dailyRate: 'rates.perDay',
  pagesRate: 'rates.perPage',
} as const satisfies Partial<Record<keyof UserRateDetail, string>>

export type AmountField = keyof typeof amountFields

export const amountNames = Object.keys(amountFields) as AmountField[]

/** The name of a line: its languages and its step. */
export function lineName(
  { languagePair, workflowUuid }: Pick<UserRateDetail, 'languagePair' | 'workflowUuid'>,
  steps: readonly Workflow[],
): string {
  const [source = '', target = ''] = languagePair.split(':')
  return t('rates.pairAndStep', { pair: pairName(source, target), step: stepName(workflowUuid, steps) })
}

export function stepName(workflowUuid: string, steps: readonly Workflow[]): string {
  const step = steps.find(({ uuid }) => uuid === workflowUuid)
  return step ? enumWord('workflow', step.code, step.title) : t('shell.none')
}

/** The rate in an entry of the journal, where there is one. */
export const rateOf = (fields: Record<string, unknown>): UserRate | undefined => fields['rate'] as UserRate | undefined

/** Describes a rate in the journal, line by line. */
export function describeUserRate(fields: Record<string, unknown>, steps: readonly Workflow[]): Described {
  const rate = rateOf(fields)
  const described = new Map<string, string>()
  if (!rate) return described
  described.set(t('rates.currency'), rate.currency)
  described.set(t('rates.default'), rate.isDefault ? t('shell.yes') : t('shell.no'))
  if (rate.minimumFee) described.set(t('rates.minimumFee'), formatMoney(rate.minimumFee, rate.currency))
  for (const line of rate.rateDetails) {
    for (const name of amountNames) {
      const amount = line[name]
      if (amount !== undefined)
        described.set(`${lineName(line, steps)} · ${t(amountFields[name])}`, formatUnitPrice(amount, rate.currency))
    }
  }
  return described
}
