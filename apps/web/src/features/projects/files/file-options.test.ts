import type { FileParser } from '@dragoman/sdk/operations/projects'
import { expect, it } from 'vitest'
import { filtersOf, optionGroups, usualOptions } from './file-options.ts'

const text = { title: '', description: '', type: 'string', value: '' }
const flag = { title: '', description: '', type: 'boolean', value: true }

const csv: FileParser = {
  label: 'CSV',
  applySourceSegmentation: false,
  filters: {
    defaultFilter: 'table_csv',
    types: {
      table_fwc: { name: 'Fixed-width columns', order: 1 },
      table_csv: { name: 'Comma-separated values', order: 0 },
    },
  },
  parameters: { delimiter: text, columnWidths: text, header: flag, tagRegex: text, html: flag },
}

const keys = (options: readonly (readonly [string, unknown])[]) => options.map(([key]) => key)

it('filters are listed in the order of the parser', () => {
  expect(filtersOf(csv).map(({ id }) => id)).toEqual(['table_csv', 'table_fwc'])
})

it('options start with the defaults of the parser, and no parameter of their own', () => {
  expect(usualOptions(csv)).toEqual({ parserFilter: 'table_csv', applySourceSegmentation: false, parameters: {} })
})

it('only options of the chosen filter are shown, switches first and shared options apart', () => {
  const delimited = optionGroups(csv)
  expect(keys(delimited.own)).toEqual(['header', 'delimiter'])
  expect(keys(delimited.shared)).toEqual(['html', 'tagRegex'])
  expect(keys(optionGroups(csv, 'table_fwc').own)).toEqual(['header', 'columnWidths'])
})
