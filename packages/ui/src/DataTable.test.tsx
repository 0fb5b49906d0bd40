import { fireEvent, render, screen, waitFor, within } from '@testing-library/react'
import { useState } from 'react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { english } from '../gallery/words.ts'
import { DataTable, type Column, type DataTableProps, type Sort } from './DataTable.tsx'
import { WordsProvider } from './WordsProvider.tsx'

interface Task {
  id: string
  name: string
  words: number
}

const rowId = (task: Task) => task.id
const columns: Column<Task>[] = [
  { id: 'name', header: 'Name', cell: (task) => <a href={`#${task.id}`}>{task.name}</a>, isSortable: true },
  { id: 'words', header: 'Words', cell: (task) => task.words, align: 'end', isSortable: true, footer: 'Sum' },
  { id: 'note', header: 'Note', cell: () => '–' },
]
const tasks = (count: number): Task[] =>
  Array.from({ length: count }, (_, n) => ({ id: `t${n}`, name: `Task ${n}`, words: n }))

function Table(props: Partial<DataTableProps<Task>> & { withSelection?: boolean }) {
  const [selected, setSelected] = useState<ReadonlySet<string>>(new Set())
  return (
    <WordsProvider words={english}>
      <DataTable
        label="Tasks"
        columns={columns}
        rows={tasks(5)}
        rowId={rowId}
        empty={<p>Nothing here</p>}
        selection={
          props.withSelection
            ? {
                selected,
                onChange: setSelected,
                actions: <button type="button">Assign</button>,
                rowName: ({ name }) => name,
              }
            : undefined
        }
        {...props}
      />
    </WordsProvider>
  )
}

afterEach(() => {
  vi.restoreAllMocks()
})

const checkbox = (name: string) => screen.getByRole<HTMLInputElement>('checkbox', { name })

describe('DataTable', () => {
  it('a data table is a native table with column and row headers in a region that scrolls by keyboard', () => {
    render(<Table />)
    expect(screen.getByRole('region', { name: 'Tasks' }).tabIndex).toBe(0)
    expect(screen.getAllByRole('columnheader').map((cell) => cell.getAttribute('scope'))).toEqual(['col', 'col', 'col'])
    expect(screen.getAllByRole('rowheader').map((cell) => cell.textContent)).toEqual(tasks(5).map(({ name }) => name))
    expect(screen.getByText('Sum').closest('tfoot')).not.toBeNull()
  })

  it('a data table says how it is sorted and asks for the next sort', () => {
    const onSortChange = vi.fn<(sort: Sort) => void>()
    render(<Table sort={{ column: 'words', direction: 'ascending' }} onSortChange={onSortChange} />)
    const sorts = screen.getAllByRole('columnheader').map((cell) => cell.getAttribute('aria-sort'))
    expect(sorts).toEqual(['none', 'ascending', null])
    fireEvent.click(screen.getByRole('button', { name: 'Words' }))
    fireEvent.click(screen.getByRole('button', { name: 'Name' }))
    expect(onSortChange.mock.calls).toEqual([
      [{ column: 'words', direction: 'descending' }],
      [{ column: 'name', direction: 'ascending' }],
    ])
  })

  it('a data table selects a row, a range with Shift, and the whole page', () => {
    render(<Table withSelection />)
    expect(screen.queryByRole('button', { name: 'Assign' })).toBeNull()
    fireEvent.click(checkbox('Select Task 1'))
    expect(checkbox('Select all on this page').indeterminate).toBe(true)
    fireEvent.click(checkbox('Select Task 3'), { shiftKey: true })
    expect(['0', '1', '2', '3', '4'].map((n) => checkbox(`Select Task ${n}`).checked)).toEqual([
      false,
      true,
      true,
      true,
      false,
    ])
    expect(screen.getByRole('button', { name: 'Assign' })).toBeTruthy()
    expect(screen.getByRole('status').textContent).toBe('3 selected')
    fireEvent.click(checkbox('Select all on this page'))
    expect(checkbox('Select all on this page').checked).toBe(true)
    expect(screen.getByRole('status').textContent).toBe('5 selected')
    fireEvent.click(screen.getByRole('button', { name: 'Clear selection' }))
    expect(screen.getByRole('status').textContent).toBe('')
  })

  it('a data table that loads is marked busy and shows skeleton rows of the final size', () => {
    const { container } = render(<Table rows={undefined} skeletonRows={6} footer={<p>Pages</p>} />)
    expect(container.querySelectorAll('tbody tr[data-skeleton]')).toHaveLength(6)
    expect(container.querySelector('[aria-busy="true"]')).not.toBeNull()
    expect(screen.queryAllByRole('rowheader')).toEqual([])
    expect(screen.getByText('Pages')).toBeTruthy()
  })

  it('a data table shows its empty state without rows, and an error in place of it', () => {
    const { rerender } = render(<Table rows={[]} footer={<p>Pages</p>} />)
    expect(screen.getByText('Nothing here')).toBeTruthy()
    expect(screen.queryByRole('table')).toBeNull()
    expect(screen.queryByText('Pages')).toBeNull()
    rerender(<Table rows={undefined} error={<p>Failed</p>} />)
    expect(screen.getByText('Failed')).toBeTruthy()
    rerender(<Table error={<p>Failed</p>} />)
    expect(screen.getAllByRole('rowheader')).toHaveLength(5)
  })

  it('row actions stand at the end of each row under a named header', () => {
    render(<Table rowActions={{ label: 'Actions', cell: ({ name }) => <button type="button">Open {name}</button> }} />)
    const row = screen.getByRole('rowheader', { name: 'Task 2' }).closest('tr')!
    expect(within(row).getByRole('button', { name: 'Open Task 2' })).toBeTruthy()
    expect(screen.getByRole('columnheader', { name: 'Actions' })).toBeTruthy()
  })

  it('a data table renders all of 200 rows, but only those in view of 5,000, with their positions', async () => {
    // The test's document has no layout.
    vi.spyOn(HTMLElement.prototype, 'clientHeight', 'get').mockReturnValue(600)
    const { container, rerender } = render(<Table rows={tasks(200)} />)
    expect(container.querySelectorAll('tbody tr[data-row]')).toHaveLength(200)
    rerender(<Table rows={tasks(5000)} />)
    await waitFor(() => expect(container.querySelectorAll('tbody tr[data-row]').length).toBeGreaterThan(5))
    const drawn = container.querySelectorAll('tbody tr[data-row]')
    expect(drawn.length).toBeLessThan(100)
    expect(screen.getByRole('table').getAttribute('aria-rowcount')).toBe('5001')
    expect(drawn[0]!.getAttribute('aria-rowindex')).toBe('2')
  })

  it('a data table with many columns renders only the rows in view', async () => {
    vi.spyOn(HTMLElement.prototype, 'clientHeight', 'get').mockReturnValue(600)
    const many = Array.from({ length: 10 }, (_, at): Column<Task> => ({
      id: `c${at}`,
      header: `C${at}`,
      cell: (task) => task.name,
    }))
    const { container, rerender } = render(<Table columns={many} rows={tasks(200)} />)
    await waitFor(() => expect(container.querySelectorAll('tbody tr[data-row]').length).toBeGreaterThan(5))
    expect(container.querySelectorAll('tbody tr[data-row]').length).toBeLessThan(100)
    rerender(<Table columns={many} rows={tasks(100)} />)
    expect(container.querySelectorAll('tbody tr[data-row]')).toHaveLength(100)
  })

  it('selecting a row does not render the other rows again', () => {
    const cell = vi.fn<(task: Task) => string>((task) => task.name)
    const own: Column<Task>[] = [{ id: 'name', header: 'Name', cell }]
    const rows = tasks(5)
    render(<Table withSelection columns={own} rows={rows} />)
    cell.mockClear()
    fireEvent.click(checkbox('Select Task 2'))
    expect(cell.mock.calls.map(([task]) => task.id)).toEqual(['t2'])
  })

  describe('on a screen without room for its columns', () => {
    // The test's browser knows no ranges.
    const screenOf = (width: number) =>
      vi.spyOn(window, 'matchMedia').mockImplementation((query) => {
        const limit = Number(/width < (\d+)px/.exec(query)?.[1])
        return Object.assign(new EventTarget(), { matches: width < limit }) as MediaQueryList
      })

    it('a data table without a card says one column below the other, and what stands under them', async () => {
      screenOf(390)
      const without: Column<Task>[] = [...columns, { id: 'nobody', header: 'Nobody', cell: () => null }]
      render(
        <Table
          rows={tasks(2)}
          columns={without}
          rowActions={{ cell: ({ name }) => <button>{`Open ${name}`}</button> }}
        />,
      )
      const [first, , sum] = await within(screen.getByRole('list', { name: 'Tasks' })).findAllByRole('listitem')
      expect(within(first!).getByRole('link', { name: 'Task 0' })).toBeTruthy()
      expect(
        within(first!)
          .getAllByRole('term')
          .map((term) => term.textContent),
      ).toEqual(['Words', 'Note'])
      expect(
        within(first!)
          .getAllByRole('definition')
          .map((value) => value.textContent),
      ).toEqual(['0', '–'])
      expect(within(first!).getByRole('button', { name: 'Open Task 0' })).toBeTruthy()
      expect(within(sum!).getByRole('term').textContent).toBe('Words')
      expect(within(sum!).getByRole('definition').textContent).toBe('Sum')
    })

    it.each<[string, Partial<DataTableProps<Task>> & { withSelection?: boolean }]>([
      [
        'has room after all',
        {
          columns: [
            { ...columns[0]!, minWidth: 120 },
            { ...columns[1]!, width: 80 },
          ],
        },
      ],
      ['has rows to select', { withSelection: true }],
      ['has more rows than can be stacked', { rows: tasks(1001) }],
    ])('a data table that %s stays a table', (_, props) => {
      screenOf(390)
      render(<Table {...props} />)
      expect(screen.getByRole('table', { name: 'Tasks' })).toBeTruthy()
    })
  })
})
