import { isLanguage, suggestLanguage, wireLanguage } from '@dragoman/sdk/languages'
import type { UserRateDetailInput } from '@dragoman/sdk/operations/userRates'
import type { TableLine, WantedTable } from '../../../engines/tables/table-lines.ts'
import { isCurrency } from '../../locales/regions.ts'
import { problemsOf } from '../../table-imports/table-import.ts'
import { lowerAscii } from '../../../kernel/ascii-case.ts'

/** The columns of the table of rates, in their order. */
const headings = {
  email: 'Email',
  name: 'Name',
  orgUnit: 'Organizational unit',
  currency: 'Currency',
  source: 'Source language',
  target: 'Target language',
  step: 'Step',
  wordRate: 'Rate per word',
  hourlyRate: 'Rate per hour',
  dailyRate: 'Rate per day',
  pagesRate: 'Rate per page',
  minimumFee: 'Minimum fee',
} as const

export type RateColumn = keyof typeof headings

export const rateTable: WantedTable<RateColumn> = {
  headings,
  required: ['email', 'currency', 'source', 'target', 'step'],
  mostLines: 5000,
}

export const amountColumns = ['wordRate', 'hourlyRate', 'dailyRate', 'pagesRate'] as const

/** The highest amount of each kind, the same as in the contract, and its decimals. */
const limits = {
  wordRate: [1000, 6],
  hourlyRate: [100_000, 6],
  dailyRate: [1_000_000, 6],
  pagesRate: [100_000, 6],
  minimumFee: [1_000_000, 4],
} as const

interface Named {
  id: string
  name: string
}

/** The things that the names in a table stand for. */
export interface KnownOfRates {
  people: ReadonlyMap<string, Named>
  orgUnits: ReadonlyMap<string, readonly Named[]>
  steps: readonly { id: string; code: string; title: string }[]
}

/** Reads a line, and notes what is wrong with its cells. */
export function readRateLine(line: TableLine<string>, known: KnownOfRates) {
  const { cells } = line as TableLine<RateColumn>
  const { problems, note } = problemsOf(line, headings)
  const person = known.people.get(lowerAscii(cells.email))
  if (cells.email === '') note('email', 'MISSING', { message: 'Enter the email address of a person.' })
  else if (!person)
    note('email', 'UNKNOWN', { message: 'No person of this account has this email address. Create the person first.' })

  const units = known.orgUnits.get(cells.orgUnit.toLowerCase()) ?? []
  if (cells.orgUnit !== '' && units.length !== 1) {
    const message =
      units.length === 0
        ? `${cells.orgUnit} doesn’t exist. Enter a name as the product shows it, or empty the cell for all.`
        : `${cells.orgUnit} is the name of ${units.length} organizational units. Rename all but one.`
    note('orgUnit', units.length === 0 ? 'UNKNOWN' : 'AMBIGUOUS', { message })
  }
  const currency = cells.currency.toUpperCase()
  if (!isCurrency(currency))
    note('currency', currency === '' ? 'MISSING' : 'WRONG_VALUE', {
      limit: 'EUR',
      message: 'Enter a code such as EUR.',
    })
  const locale = (column: 'source' | 'target') => {
    const code = wireLanguage(cells[column])
    if (!isLanguage(code)) {
      const limit = suggestLanguage(code) ?? 'pt_br'
      note(column, code === '' ? 'MISSING' : 'WRONG_VALUE', {
        limit,
        message: `Enter a language code such as ${limit}.`,
      })
    }
    return code
  }
  const [sourceLocale, targetLocale] = [locale('source'), locale('target')]
  if (sourceLocale === targetLocale && problems.length === 0)
    note('target', 'WRONG_VALUE', {
      limit: `≠ ${sourceLocale}`,
      message: 'A language pair needs two languages. Enter another one.',
    })
  const wanted = cells.step.toLowerCase()
  const step = known.steps.find(({ code, title }) => [code, title].some((name) => name.toLowerCase() === wanted))
  if (!step) {
    const limit = known.steps.map(({ code }) => code).join(', ')
    const message = 'Enter the code of a workflow step, such as TRANSLATION.'
    note('step', wanted === '' ? 'MISSING' : 'WRONG_VALUE', { limit, message })
  }
  const amount = (column: keyof typeof limits) => {
    const text = cells[column]
    if (text === '') return undefined
    const [highest, most] = limits[column]
    const decimals = text.split('.')[1] ?? ''
    if (/^\d+(?:\.\d+)?$/.test(text) && decimals.length <= most && Number(text) <= highest) return Number(text)
    const message = `Enter an amount from 0 to ${highest} with up to ${most} decimals, such as 0.12.`
    note(column, 'WRONG_VALUE', { limit: `0–${highest.toFixed(most)}`, message })
    return undefined
  }
  const amounts: Pick<UserRateDetailInput, (typeof amountColumns)[number]> = {}
  for (const column of amountColumns) {
    const value = amount(column)
    if (value !== undefined) amounts[column] = value
  }
  const minimumFee = amount('minimumFee')
  if (problems.length === 0 && Object.keys(amounts).length === 0 && minimumFee === undefined)
    note('wordRate', 'MISSING', { message: 'Enter at least one amount, or remove the line.' })
  return { person, orgUnit: units[0], currency, sourceLocale, targetLocale, step, amounts, minimumFee, problems, note }
}

export type ReadRateLine = ReturnType<typeof readRateLine>
