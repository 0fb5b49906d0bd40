import type { FinanceSettingsUpdate } from '@dragoman/sdk/operations/finance'
import { versionOf } from '../../kernel/version.ts'
import type { ownSettings } from './settings.ts'

/** Settings that are edited by themselves; those of the company are the rest. */
const separate = ['series', 'dunning', 'taxCodes'] as const

/** The version of finance settings, with a part for what is edited by itself. */
export function financeVersion(own: Awaited<ReturnType<typeof ownSettings>>): string {
  const { series, dunning, taxCodes, ...company } = own
  return versionOf(company, series, dunning, taxCodes)
}

/** The parts of the version that a change concerns. */
export function partsOf(body: FinanceSettingsUpdate): number[] {
  const names = Object.keys(body)
  const parts = separate.flatMap((name, at) => (names.includes(name) ? [at + 1] : []))
  const isOfCompany = names.some((name) => !separate.some((one) => one === name))
  return isOfCompany ? [0, ...parts] : parts
}
