import { describe, expect, it } from 'vitest'
import { columnWidths, nextSort, tableWidth } from './table-column.ts'

describe('nextSort', () => {
  it.each([
    [null, { column: 'due', direction: 'ascending' }],
    [
      { column: 'name', direction: 'descending' },
      { column: 'due', direction: 'ascending' },
    ],
    [
      { column: 'due', direction: 'ascending' },
      { column: 'due', direction: 'descending' },
    ],
    [
      { column: 'due', direction: 'descending' },
      { column: 'due', direction: 'ascending' },
    ],
  ] as const)('the sort after %j is %j', (current, next) => {
    expect(nextSort('due', current)).toEqual(next)
  })
})

describe('tableWidth', () => {
  it('the width of a table is the sum of widths, minimum widths, and defaults', () => {
    const cell = () => null
    const columns = [
      { id: 'a', header: '', cell, width: 90 },
      { id: 'b', header: '', cell, minWidth: 200 },
      { id: 'c', header: '', cell },
    ]
    expect(tableWidth(columns, 40)).toBe(90 + 200 + 160 + 40)
  })
})

describe('columnWidths', () => {
  it('columns without a width share the rest equally', () => {
    const cell = () => null
    const columns = [
      { id: 'a', header: '', cell, width: 90 },
      { id: 'b', header: '', cell, minWidth: 200 },
      { id: 'c', header: '', cell },
    ]
    expect(columnWidths(columns, 490)).toEqual([
      '90px',
      'calc(200px + max(0px, 100cqi - 490px) / 2)',
      'calc(160px + max(0px, 100cqi - 490px) / 2)',
    ])
  })
})
