import { act, fireEvent, render, screen, waitFor } from '@testing-library/react'
import { useRef, useState } from 'react'
import { expect, it, vi } from 'vitest'
import { english } from '../gallery/words.ts'
import { DataTable } from './DataTable.tsx'
import { HelpButton, type HelpOn } from './HelpButton.tsx'
import { AnchoredPopover } from './Popover.tsx'
import { TextField } from './TextField.tsx'
import { WordsProvider } from './WordsProvider.tsx'

function Help({ label }: { label: string }) {
  const anchor = useRef<HTMLButtonElement>(null)
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <HelpButton
        ref={anchor}
        label={label}
        hint="A share of the price."
        isOpen={isOpen}
        onPress={() => setOpen(true)}
      />
      {isOpen && (
        <AnchoredPopover label="Net rate" anchor={anchor} onClose={() => setOpen(false)}>
          A share of the price. <a href="/docs">More</a>
        </AnchoredPopover>
      )}
    </>
  )
}
const netRate: HelpOn = (label) => <Help label={String(label)} />
const helpButton = () => screen.getByRole('button', { name: 'Help: Net rate' })

it('the help beside a label says its sentence on focus, opens on press, and gives the focus back', async () => {
  render(
    <WordsProvider words={english}>
      <TextField label="Net rate" help={netRate} />
    </WordsProvider>,
  )
  const button = helpButton()
  expect(screen.getByRole('textbox', { name: 'Net rate' }).compareDocumentPosition(button)).toBe(
    Node.DOCUMENT_POSITION_PRECEDING,
  )
  act(() => button.focus())
  fireEvent.pointerEnter(button.parentElement!, { pointerType: 'mouse' })
  expect((await screen.findByRole('tooltip')).textContent).toBe('A share of the price.')
  fireEvent.pointerDown(button)
  fireEvent.click(button)
  const panel = screen.getByRole('dialog', { name: 'Net rate' })
  expect(panel.textContent).toContain('A share of the price.')
  expect(button.getAttribute('aria-expanded')).toBe('true')
  fireEvent.keyDown(screen.getByRole('link', { name: 'More' }), { key: 'Escape' })
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(document.activeElement).toBe(button)
})

it('the help in the head of a column stays out of its name, and does not sort', () => {
  const onSortChange = vi.fn()
  render(
    <WordsProvider words={english}>
      <DataTable
        label="Bands"
        columns={[
          { id: 'net', header: 'Net rate', help: netRate, isSortable: true, cell: () => '50%' },
          { id: 'words', header: 'Words', help: () => null, cell: () => '10' },
        ]}
        rows={[{}]}
        rowId={() => 'row'}
        sort={null}
        onSortChange={onSortChange}
        empty={null}
      />
    </WordsProvider>,
  )
  expect(screen.getAllByRole('columnheader', { name: /^(Net rate|Words)$/ })).toHaveLength(2)
  fireEvent.click(helpButton())
  expect(screen.getByRole('dialog')).toBeTruthy()
  expect(onSortChange).not.toHaveBeenCalled()
})
