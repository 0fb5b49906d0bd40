import { fireEvent, render, screen, within } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'
import { I18nProvider } from 'react-aria-components/I18nProvider'
import { DatePicker, type DatePickerProps } from './DatePicker.tsx'

function setUp(props: Partial<DatePickerProps>, locale = 'en-US') {
  const onChange = vi.fn<(value: number | null) => void>()
  render(
    <I18nProvider locale={locale}>
      <DatePicker label="Due" value={null} onChange={onChange} timeZone="UTC" {...props} />
    </I18nProvider>,
  )
  return onChange
}

const parts = () => screen.getAllByRole('spinbutton').map((part) => part.textContent)

describe('DatePicker', () => {
  it.each([
    ['en-US', 'UTC', ['12', '1', '2026', '5', '30', 'PM']],
    ['de', 'UTC', ['1', '12', '2026', '17', '30']],
    ['en-US', 'Asia/Tokyo', ['12', '2', '2026', '2', '30', 'AM']],
  ])('a date picker shows its moment in the order of %s and the time zone %s', (locale, timeZone, expected) => {
    setUp({ value: Date.UTC(2026, 11, 1, 17, 30), timeZone, granularity: 'minute' }, locale)
    expect(parts()).toEqual(expected)
  })

  it('a date picker reports epoch milliseconds when a part changes', () => {
    const onChange = setUp({ value: Date.UTC(2026, 11, 1, 17, 30), granularity: 'minute' })
    fireEvent.keyDown(screen.getByRole('spinbutton', { name: /day/ }), { key: 'ArrowUp' })
    expect(onChange).toHaveBeenCalledWith(Date.UTC(2026, 11, 2, 17, 30))
  })

  it('a date picker without a time reports the start of the day in its time zone', () => {
    const onChange = setUp({ value: Date.UTC(2026, 11, 1, 17, 30), timeZone: 'Asia/Tokyo' })
    fireEvent.keyDown(screen.getByRole('spinbutton', { name: /day/ }), { key: 'ArrowDown' })
    expect(onChange).toHaveBeenCalledWith(Date.UTC(2026, 10, 30, 15))
  })

  it('a day can be picked from the calendar', () => {
    const onChange = setUp({ value: Date.UTC(2026, 11, 1) })
    fireEvent.click(screen.getByRole('button', { name: /Calendar/ }))
    const grid = within(screen.getByRole('dialog')).getByRole('grid')
    fireEvent.click(within(grid).getByRole('button', { name: /December 24, 2026/ }))
    expect(onChange).toHaveBeenCalledWith(Date.UTC(2026, 11, 24))
  })

  it('a date picker shows its error message', () => {
    setUp({ errorMessage: 'Choose a day to come.' })
    expect(screen.getByText('Choose a day to come.')).toBeTruthy()
    expect(screen.getByRole('group', { name: 'Due' })).toBeTruthy()
  })
})
