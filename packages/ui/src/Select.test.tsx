import { act, fireEvent, render, screen } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { english } from '../gallery/words.ts'
import { Select, type Option } from './Select.tsx'
import { WordsProvider } from './WordsProvider.tsx'

const glossaries: Option[] = [
  { id: 'pumps', label: 'Pumps' },
  { id: 'valves', label: 'Valves' },
]

it('a select opens while its options load, says so, and offers them once they are here', () => {
  const onChange = vi.fn<(value: string) => void>()
  const shown = (options: Option[] | undefined) => (
    <WordsProvider words={english}>
      <Select label="Glossary" options={options} value={null} onChange={onChange} />
    </WordsProvider>
  )
  const { rerender } = render(shown(undefined))
  const button = screen.getByRole('button', { name: /Glossary/ })
  act(() => button.focus())
  fireEvent.keyDown(button, { key: 'ArrowDown' })
  expect(document.activeElement?.textContent).toBe(english.loading)
  rerender(shown(glossaries))
  expect(document.activeElement?.textContent).toBe('Pumps')
  fireEvent.keyDown(document.activeElement!, { key: 'ArrowDown' })
  expect(document.activeElement?.textContent).toBe('Valves')
  fireEvent.click(screen.getByRole('option', { name: 'Valves' }))
  expect(onChange).toHaveBeenCalledExactlyOnceWith('valves')
})

it('a select without options says that there are none', () => {
  render(
    <WordsProvider words={english}>
      <Select label="Glossary" options={[]} />
    </WordsProvider>,
  )
  fireEvent.click(screen.getByRole('button', { name: /Glossary/ }))
  expect(screen.getByRole('listbox').textContent).toBe(english.noMatch)
})
