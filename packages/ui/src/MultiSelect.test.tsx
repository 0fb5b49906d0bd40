import { act, fireEvent, render, screen, within } from '@testing-library/react'
import { useState } from 'react'
import { describe, expect, it, vi } from 'vitest'
import { MultiSelect, type MultiSelectProps } from './MultiSelect.tsx'

const options = ['Spanish', 'Japanese', 'Arabic', 'German'].map((label) => ({
  id: label.slice(0, 2).toLowerCase(),
  label,
}))
const changes = vi.fn<(ids: string[]) => void>()

type TargetsProps = Pick<MultiSelectProps, 'maximum' | 'isFiltered' | 'chosenOptions'> & { chosen?: string[] }

function Targets({ chosen = ['sp', 'ja'], ...props }: TargetsProps) {
  const [value, setValue] = useState(chosen)
  return (
    <MultiSelect
      {...props}
      label="Targets"
      options={options}
      value={value}
      onChange={(next) => {
        changes(next)
        setValue(next)
      }}
      emptyLabel="None"
      selectedLabel="Chosen"
    />
  )
}

// While the list is open the tags are hidden from assistive technology like everything around it.
const hidden = true
const tags = () =>
  within(screen.getByRole('grid', { name: 'Chosen', hidden }))
    .getAllByRole('row', { hidden })
    .map((row) => row.textContent)
const open = () => {
  const field = screen.getByRole('combobox', { name: 'Targets' })
  act(() => field.focus())
  return field
}

describe('MultiSelect', () => {
  it('a multi-select shows its choices as tags in the order they were made', () => {
    render(<Targets />)
    expect(tags()).toEqual(['Spanish', 'Japanese'])
    open()
    fireEvent.click(screen.getByRole('option', { name: 'Arabic' }))
    expect(tags()).toEqual(['Spanish', 'Japanese', 'Arabic'])
  })

  it('a tag is removed by its button, and the last tag by Backspace', () => {
    render(<Targets />)
    fireEvent.click(within(screen.getByRole('row', { name: 'Spanish' })).getByRole('button'))
    expect(tags()).toEqual(['Japanese'])
    fireEvent.keyDown(open(), { key: 'Backspace' })
    expect(changes).toHaveBeenLastCalledWith([])
    expect(screen.queryByRole('grid', { name: 'Chosen' })).toBeNull()
  })

  it('Backspace deletes typed text before it removes a tag', () => {
    render(<Targets />)
    const field = open()
    fireEvent.change(field, { target: { value: 'ger' } })
    fireEvent.keyDown(field, { key: 'Backspace' })
    expect(tags()).toEqual(['Spanish', 'Japanese'])
    expect(screen.getAllByRole('option').map((option) => option.textContent)).toEqual(['German'])
  })

  it('choosing an option clears the typed text, and Tab leaves without choosing', () => {
    render(<Targets />)
    const field = open()
    fireEvent.change(field, { target: { value: 'ara' } })
    fireEvent.click(screen.getByRole('option', { name: 'Arabic' }))
    expect((field as HTMLInputElement).value).toBe('')
    fireEvent.keyDown(field, { key: 'ArrowDown' })
    fireEvent.keyDown(field, { key: 'Tab' })
    expect(tags()).toEqual(['Spanish', 'Japanese', 'Arabic'])
  })

  it('a multi-select accepts no more than its maximum', () => {
    render(<Targets maximum={2} />)
    open()
    const disabled = screen.getAllByRole('option').filter((option) => option.getAttribute('aria-disabled') === 'true')
    expect(disabled.map((option) => option.textContent)).toEqual(['Arabic', 'German'])
  })

  it('options that were found elsewhere stay whatever is typed, and what is chosen beyond them keeps its name', () => {
    render(<Targets isFiltered chosen={['ko', 'sp']} chosenOptions={[{ id: 'ko', label: 'Korean' }]} />)
    expect(tags()).toEqual(['Korean', 'Spanish'])
    const field = open()
    fireEvent.change(field, { target: { value: 'other words' } })
    expect(screen.getAllByRole('option')).toHaveLength(4)
  })
})
