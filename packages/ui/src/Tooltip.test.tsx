import { fireEvent, render, screen, waitFor } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'
import { Button } from './Button.tsx'
import { IconButton } from './IconButton.tsx'
import { Tooltip } from './Tooltip.tsx'

const draw = () =>
  render(
    <Tooltip content="Ctrl+1" delay={0}>
      <Button>Insert</Button>
    </Tooltip>,
  )
/** Presses Escape, and says how often what is around the button hears it. */
function escapesHeard(): number {
  const hear = vi.fn()
  document.body.addEventListener('keydown', hear)
  fireEvent.keyDown(button(), { key: 'Escape' })
  document.body.removeEventListener('keydown', hear)
  return hear.mock.calls.length
}
const button = () => screen.getByRole('button')

describe('Tooltip', () => {
  it('a tooltip appears on hover, describes the button, and closes on Escape', async () => {
    draw()
    fireEvent.pointerEnter(button().parentElement!, { pointerType: 'mouse' })
    const tooltip = await screen.findByRole('tooltip')
    expect(tooltip.textContent).toBe('Ctrl+1')
    const description = button().getAttribute('aria-describedby')
    expect(document.getElementById(description!)?.textContent).toBe('Ctrl+1')
    expect(escapesHeard()).toBe(0)
    await waitFor(() => expect(screen.queryByRole('tooltip')).toBeNull())
    expect(button().hasAttribute('aria-describedby')).toBe(false)
  })

  it('a tooltip closes when the button is pressed, and touch does not open it', async () => {
    draw()
    fireEvent.pointerEnter(button().parentElement!, { pointerType: 'mouse' })
    await screen.findByRole('tooltip')
    fireEvent.pointerDown(button())
    await waitFor(() => expect(screen.queryByRole('tooltip')).toBeNull())
    fireEvent.pointerLeave(button().parentElement!, { pointerType: 'mouse' })
    fireEvent.pointerEnter(button().parentElement!, { pointerType: 'touch' })
    expect(screen.queryByRole('tooltip')).toBeNull()
  })

  it('a tooltip that repeats the name of its button is not announced twice, and leaves Escape to the dialog', async () => {
    render(<IconButton icon="x" label="Close" />)
    fireEvent.pointerEnter(button().parentElement!, { pointerType: 'mouse' })
    await screen.findByRole('tooltip')
    expect(button().hasAttribute('aria-describedby')).toBe(false)
    expect(escapesHeard()).toBe(1)
    await waitFor(() => expect(screen.queryByRole('tooltip')).toBeNull())
  })
})
