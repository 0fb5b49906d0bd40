import { describe, expect, it } from 'vitest'
import { nextSort, tableWidth } from './table-column.ts'

describe('nextSort', () => {
  it.each([
    [null, { column: 'due', direction: 'ascending' }],
    [{ column: 'name', direction: 'descending' }, { column: 'due', direction: 'ascending' }],
    [{ column: 'due', direction: 'ascending' }, { column: 'due', direction: 'descending' }],
    [{ column: 'due', direction: 'descending' }, { column: 'due', direction: 'ascending' }],
  ] as const)('after %j is %j', (current, next) => {
    expect(nextSort('due', current)).toEqual(next)
  })
})

describe('tableWidth', () => {
  it('adds widths, least widths and the default', () => {
    const cell = () => null
    const columns = [
      { id: 'a', header: '', cell, width: 90 },
      { id: 'b', header: '', cell, minWidth: 200 },
      { id: 'c', header: '', cell },
    ]
    expect(tableWidth(columns, 40)).toBe(90 + 200 + 160 + 40)
  })
})
