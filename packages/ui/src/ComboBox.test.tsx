import { act, fireEvent, render, screen } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'
import { english } from '../gallery/words.ts'
import { ComboBox, type Option } from './ComboBox.tsx'
import { WordsProvider } from './WordsProvider.tsx'

const units: Option[] = [
  { id: 'docs', label: 'Documentation' },
  { id: 'product', label: 'Product' },
]

function Unit({
  options,
  value = null,
  onChange,
}: {
  options: Option[] | undefined
  value?: string | null
  onChange?: (value: string | null) => void
}) {
  return <ComboBox label="Unit" options={options} value={value} onChange={onChange} emptyLabel="None" />
}

const field = () => screen.getByRole<HTMLInputElement>('combobox', { name: 'Unit' })

describe('ComboBox whose options come later', () => {
  it('a combo box shows its choice once the options have loaded', () => {
    const { rerender } = render(<Unit options={[]} value="product" />)
    expect(field().value).toBe('')
    rerender(<Unit options={units} value="product" />)
    expect(field().value).toBe('Product')
  })

  it('a combo box shows a choice that arrives together with the options', () => {
    const { rerender } = render(<Unit options={[]} />)
    rerender(<Unit options={units} value="product" />)
    expect(field().value).toBe('Product')
  })

  it('a combo box keeps focus and its open list when options load after the user opened it', () => {
    const onChange = vi.fn<(value: string | null) => void>()
    const { rerender } = render(<Unit options={[]} onChange={onChange} />)
    const before = field()
    act(() => before.focus())
    expect(screen.getByText('None')).toBeDefined()
    rerender(<Unit options={units} onChange={onChange} />)
    expect(document.activeElement).toBe(before)
    fireEvent.click(screen.getByRole('option', { name: 'Product' }))
    expect(onChange).toHaveBeenLastCalledWith('product')
  })

  it('a combo box says that its options load, and says that there are none only once there are none', () => {
    const unit = (options: Option[] | undefined) => (
      <WordsProvider words={english}>
        <Unit options={options} />
      </WordsProvider>
    )
    const { rerender } = render(unit(undefined))
    act(() => field().focus())
    expect(screen.getByText(english.loading)).toBeDefined()
    expect(screen.queryByText('None')).toBeNull()
    rerender(unit([]))
    expect(screen.getByText('None')).toBeDefined()
    expect(screen.queryByText(english.loading)).toBeNull()
  })

  it('a combo box shows a choice that is made for the user while the list is open', () => {
    const { rerender } = render(<Unit options={[]} />)
    act(() => field().focus())
    rerender(<Unit options={units} />)
    rerender(<Unit options={units} value="product" />)
    expect(field().value).toBe('Product')
    expect(screen.queryByRole('listbox')).toBeNull()
  })
})

describe('ComboBox', () => {
  it('a combo box opens on every click, also after its list was closed', () => {
    render(<Unit options={units} value="product" />)
    act(() => field().focus())
    expect(screen.getAllByRole('option')).toHaveLength(2)
    fireEvent.keyDown(field(), { key: 'Escape' })
    expect(screen.queryByRole('listbox')).toBeNull()
    fireEvent.click(field())
    expect(screen.getAllByRole('option')).toHaveLength(2)
  })

  it('a combo box is empty after its choice is removed', () => {
    const { rerender } = render(<Unit options={units} value="product" />)
    rerender(<Unit options={units} />)
    expect(field().value).toBe('')
  })
})
