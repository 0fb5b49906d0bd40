import { describe, expect, it } from 'vitest'
import { columnSizes, readColumns, shownColumns, withWidth, writeColumns, type ListColumn } from './list-columns.ts'

const column = (id: string, more: Partial<ListColumn<unknown>> = {}): ListColumn<unknown> => ({
  id,
  header: id,
  cell: () => null,
  ...more,
})
const all = [
  column('name', { isLocked: true }),
  column('status'),
  column('due'),
  column('tags', { isExtra: true }),
  column('cf.größe-2', { isExtra: true }),
]
const ids = (text?: string) => shownColumns(all, text).map(({ id, width }) => (width ? `${id}:${width}` : id))

describe('the columns of a list', () => {
  it.each([
    [undefined, ['name', 'status', 'due']],
    ['', ['name', 'status', 'due']],
    ['due,name', ['due', 'name']],
    ['tags', ['name', 'tags']],
    ['cf.größe-2:90', ['name', 'cf.größe-2:90']],
    ['name,due:180', ['name', 'due:180']],
    ['name,due:9999', ['name', 'due:800']],
    ['name,due:10', ['name', 'due:56']],
    ['name,name,gone,due', ['name', 'due']],
    ['<script>', ['name', 'status', 'due']],
  ])('the address %s shows %s', (text, expected) => {
    expect(ids(text)).toEqual(expected)
  })

  it('columns survive the trip through the address, and the default ones are left out of it', () => {
    const chosen = [{ id: 'name' }, { id: 'tags', width: 120 }]
    expect(readColumns(writeColumns(chosen, all))).toEqual(chosen)
    expect(writeColumns([{ id: 'name' }, { id: 'status' }, { id: 'due' }], all)).toBeUndefined()
  })

  it.each([
    [undefined, 'due', 120, 'name,status,due:120'],
    ['name,due:120', 'due', undefined, 'name,due'],
    ['name,status,due:120', 'due', undefined, undefined],
    ['name,due:120', 'name', 5000, 'name:800,due:120'],
    ['due', 'name', 10, 'name:56,due'],
  ])('in the address %s, the width of %s becomes %s: %s', (text, id, width, expected) => {
    expect(withWidth(all, text, id, width)).toBe(expected)
  })

  it('the widths of an address are those that were chosen', () => {
    expect(columnSizes('name,due:120,tags:90')).toEqual({ due: 120, tags: 90 })
    expect(columnSizes('name,due')).toBeUndefined()
  })
})
