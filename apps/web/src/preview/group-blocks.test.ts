import type { PreviewBlock } from '@dragoman/sdk/operations/workUnits'
import { expect, test } from 'vitest'
import { columnLetters, groupBlocks } from './group-blocks.ts'

const block = (facts: Partial<PreviewBlock>): PreviewBlock => ({ kind: 'PARAGRAPH', segments: [], ...facts })
const cell = (table: number, row: number, column: number) => block({ cell: { table, row, column } })
const slide = (name: string) => block({ part: { kind: 'SLIDE', name } })
const key = (...path: string[]) => block({ kind: 'KEY', path })

test.each<[string, PreviewBlock[], string[]]>([
  [
    'items that follow one another are a list',
    [block({ kind: 'ITEM' }), block({ kind: 'ITEM' }), block({})],
    ['list', 'block'],
  ],
  [
    'cells of a table are one group, those of the next another',
    [cell(1, 1, 1), cell(1, 2, 2), cell(2, 1, 1)],
    ['table', 'table'],
  ],
  [
    'a part is named where it begins',
    [slide('1'), slide('1'), slide('2')],
    ['part', 'block', 'block', 'part', 'block'],
  ],
  [
    'a group of keys is named where it begins',
    [key('a', 'b'), key('a', 'c'), key('d')],
    ['path', 'block', 'block', 'block'],
  ],
])('%s', (_, blocks, kinds) => {
  expect(groupBlocks(blocks).map(({ kind }) => kind)).toEqual(kinds)
})

test('a table has the rows and columns that hold text, in their order', () => {
  const [group] = groupBlocks([cell(1, 5, 3), cell(1, 2, 1), cell(1, 5, 1)])
  const table = group?.kind === 'table' ? group.table : undefined
  expect(table?.columns).toEqual([1, 3])
  expect(table?.rows.map(({ number, cells }) => [number, ...cells.map((own) => own?.length ?? 0)])).toEqual([
    [2, 1, 0],
    [5, 1, 1],
  ])
})

test.each([
  [1, 'A'],
  [26, 'Z'],
  [28, 'AB'],
])('column %i of a sheet is %s', (column, letters) => {
  expect(columnLetters(column)).toBe(letters)
})
