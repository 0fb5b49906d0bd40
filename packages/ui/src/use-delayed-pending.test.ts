import { act, renderHook } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { useDelayedPending } from './use-delayed-pending.ts'

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance'] })
})
afterEach(() => {
  vi.useRealTimers()
})

const pass = (milliseconds: number) => act(() => vi.advanceTimersByTime(milliseconds))

function setUp(isPending: boolean) {
  return renderHook(({ pending }) => useDelayedPending(pending, 200, 400), { initialProps: { pending: isPending } })
}

describe('useDelayedPending', () => {
  it('[fetch.minDelay] a pending state is not shown before 200 ms', () => {
    const hook = setUp(true)
    pass(199)
    expect(hook.result.current).toBe(false)
    pass(1)
    expect(hook.result.current).toBe(true)
  })

  it('a pending state that ends sooner is never shown', () => {
    const hook = setUp(true)
    pass(150)
    hook.rerender({ pending: false })
    pass(1000)
    expect(hook.result.current).toBe(false)
  })

  it('a pending state stays for its minimum time once shown', () => {
    const hook = setUp(true)
    pass(200)
    pass(100)
    hook.rerender({ pending: false })
    pass(299)
    expect(hook.result.current).toBe(true)
    pass(1)
    expect(hook.result.current).toBe(false)
  })

  it('a pending state that was shown long enough ends at once', () => {
    const hook = setUp(true)
    pass(200)
    pass(2000)
    hook.rerender({ pending: false })
    pass(0)
    expect(hook.result.current).toBe(false)
  })
})
