import { act, fireEvent, render, screen, within } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'
import { FilterBar, type Filter, type FilterBarProps } from './FilterBar.tsx'

const labels: FilterBarProps['labels'] = {
  add: 'Filter',
  chips: 'Active',
  clearAll: 'Clear all',
  chip: (filter, values) => `${filter}: ${values.join(', ')}`,
}

const status = (selected: string[], onChange = vi.fn<(value: string | string[]) => void>()): Filter => ({
  id: 'status',
  label: 'Status',
  selected,
  onChange,
  choices: [
    { id: 'PAID', label: 'Paid' },
    { id: 'READY', label: 'Ready' },
  ],
})

describe('FilterBar', () => {
  it('a filter bar shows selected values as chips that can be removed', () => {
    const onChange = vi.fn<(value: string | string[]) => void>()
    render(<FilterBar label="Filters" filters={[status(['PAID', 'READY'], onChange)]} labels={labels} />)
    const chip = within(screen.getByRole('grid', { name: 'Active' })).getByRole('row', { name: 'Status: Paid, Ready' })
    fireEvent.click(within(chip).getByRole('button'))
    expect(onChange).toHaveBeenCalledWith([])
  })

  it('the Delete key removes the chip of a condition from elsewhere', () => {
    const onRemove = vi.fn<() => void>()
    render(<FilterBar label="Filters" chips={[{ id: 'due', label: 'Due: today', onRemove }]} labels={labels} />)
    const chip = screen.getByRole('row', { name: 'Due: today' })
    act(() => chip.focus())
    fireEvent.keyDown(chip, { key: 'Delete' })
    expect(onRemove).toHaveBeenCalledOnce()
  })

  it('a filter bar offers to clear all filters only if more than one is set', () => {
    const onClearAll = vi.fn<() => void>()
    const due = { id: 'due', label: 'Due: today', onRemove: vi.fn<() => void>() }
    const { rerender } = render(
      <FilterBar label="Filters" filters={[status(['PAID'])]} onClearAll={onClearAll} labels={labels} />,
    )
    expect(screen.queryByRole('button', { name: 'Clear all' })).toBeNull()
    rerender(
      <FilterBar label="Filters" filters={[status(['PAID'])]} chips={[due]} onClearAll={onClearAll} labels={labels} />,
    )
    fireEvent.click(screen.getByRole('button', { name: 'Clear all' }))
    expect(onClearAll).toHaveBeenCalledOnce()
  })

  it('a filter bar announces the count and reports what is typed', () => {
    const onChange = vi.fn<(value: string | string[]) => void>()
    render(
      <FilterBar
        label="Filters"
        count="1,284 tasks"
        search={{ value: '', onChange, label: 'Search tasks', clearLabel: 'Clear' }}
        labels={labels}
      />,
    )
    expect(screen.getByRole('status').textContent).toBe('1,284 tasks')
    fireEvent.change(screen.getByRole('searchbox', { name: 'Search tasks' }), { target: { value: 'help' } })
    expect(onChange).toHaveBeenCalledWith('help')
  })

  it('the filter menu has an item for each filter', async () => {
    render(<FilterBar label="Filters" filters={[status(['PAID'])]} labels={labels} />)
    fireEvent.click(screen.getByRole('button', { name: 'Filter' }))
    const item = await screen.findByRole('menuitem', { name: 'Status' })
    expect(item.getAttribute('aria-haspopup')).toBe('menu')
  })
})
