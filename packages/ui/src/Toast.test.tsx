import { act, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { clearToasts, showToast, ToastRegion, type ToastMessage } from './Toast.tsx'

beforeEach(() => {
  vi.useFakeTimers()
  render(<ToastRegion labels={{ region: 'Messages', close: 'Close' }} />)
})
afterEach(() => {
  act(() => clearToasts())
  vi.useRealTimers()
})

const show = (message: ToastMessage) => act(() => void showToast(message))

describe('ToastRegion', () => {
  it('the toast region is a landmark only while it shows a message', () => {
    expect(screen.queryByRole('region')).toBeNull()
    show({ tone: 'success', title: 'Saved' })
    expect(screen.getByRole('region', { name: /Messages/ })).toBeTruthy()
    act(() => clearToasts())
    expect(screen.queryByRole('region')).toBeNull()
  })

  it.each([
    ['success', false],
    ['info', false],
    ['warning', true],
    ['danger', true],
  ] as const)('a toast with the tone %s stays until it is closed: %s', (tone, stays) => {
    show({ tone, title: 'Something happened' })
    act(() => vi.advanceTimersByTime(60_000))
    expect(screen.queryByText('Something happened') !== null).toBe(stays)
  })

  it('the same words are there once, and others beside them', () => {
    show({ tone: 'danger', title: 'Can’t reach the server.' })
    show({ tone: 'danger', title: 'Can’t reach the server.', description: 'Check your connection.' })
    show({ tone: 'warning', title: 'Can’t reach the server.' })
    const shown = screen.getAllByRole('alertdialog').map((toast) => [toast.dataset['tone'], toast.textContent])
    expect(shown).toEqual([
      ['warning', 'Can’t reach the server.'],
      ['danger', 'Can’t reach the server.Check your connection.'],
    ])
  })

  it('each of two messages with the same words keeps its action', () => {
    const onAction = vi.fn()
    for (const at of [1, 2])
      show({ tone: 'success', title: 'Term deleted', action: { label: 'Undo', onAction: () => onAction(at) } })
    expect(screen.getAllByText('Term deleted')).toHaveLength(2)
    fireEvent.click(screen.getAllByRole('button', { name: 'Undo' })[1]!)
    expect(onAction.mock.calls).toEqual([[1]])
  })

  it('a toast closes by its button', () => {
    show({ tone: 'danger', title: 'Failed', description: 'The server did not answer.' })
    expect(screen.getByRole('alertdialog', { name: 'Failed' })).toBeTruthy()
    fireEvent.click(screen.getByRole('button', { name: 'Close' }))
    expect(screen.queryByText('Failed')).toBeNull()
  })

  it('a toast runs its action and closes', () => {
    const onAction = vi.fn<() => void>()
    show({ tone: 'success', title: 'Assigned', action: { label: 'Undo', onAction } })
    fireEvent.click(screen.getByRole('button', { name: 'Undo' }))
    expect(onAction).toHaveBeenCalledOnce()
    expect(screen.queryByText('Assigned')).toBeNull()
  })

  it('a toast with two actions runs the one that is pressed', () => {
    const onAction = vi.fn<() => void>()
    const onMore = vi.fn<() => void>()
    const moreAction = { label: 'Show result', onAction: onMore }
    show({ tone: 'success', title: 'Assigned', action: { label: 'Undo', onAction }, moreAction })
    fireEvent.click(screen.getByRole('button', { name: 'Show result' }))
    expect([onMore.mock.calls.length, onAction.mock.calls.length]).toEqual([1, 0])
    expect(screen.queryByText('Assigned')).toBeNull()
  })

  it('the code that showed a toast can close it', () => {
    let close = () => {}
    act(() => {
      close = showToast({ tone: 'info', title: 'Working' })
    })
    act(() => close())
    expect(screen.queryByText('Working')).toBeNull()
  })
})
