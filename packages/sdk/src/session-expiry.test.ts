import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { call } from './client.ts'
import { list } from './generated/tasks.ts'
import { setUpSession } from './testing/session-server.ts'

describe('expiry', () => {
  beforeEach(() => void vi.useFakeTimers({ now: 0 }))
  afterEach(() => void vi.useRealTimers())

  it('[auth.expiry] the session ends once, at the time in the cookie', async () => {
    let cookies = 'a=1; session_expires=100000; b=2'
    const { session } = setUpSession({ cookies: () => cookies })
    await session.start()
    const onExpired = vi.fn<() => void>()
    session.watchExpiry(onExpired)
    vi.advanceTimersByTime(50_000)
    cookies = '__Host-session_expires=150000; session_expires=1'
    vi.advanceTimersByTime(60_000)
    expect(onExpired).not.toHaveBeenCalled()
    cookies = ''
    vi.advanceTimersByTime(40_000)
    expect(onExpired).toHaveBeenCalledOnce()
    expect(session.getSnapshot().phase).toBe('anonymous')
    expect(vi.getTimerCount()).toBe(0)
  })

  it('[auth.expiry] a call that is refused after the end announces it, one before does not', async () => {
    for (const [time, calls] of [
      [99_000, 0],
      [100_000, 1],
    ] as const) {
      vi.setSystemTime(0)
      const { server, client, session } = setUpSession({ cookies: () => 'session_expires=100000' })
      await session.start()
      const onExpired = vi.fn<() => void>()
      session.watchExpiry(onExpired)
      vi.setSystemTime(time)
      server.signedIn = false
      await expect(call(client, list)).rejects.toThrow('no')
      expect(onExpired).toHaveBeenCalledTimes(calls)
      expect(session.getSnapshot().phase).toBe('anonymous')
    }
  })

  it('[auth.expiry] a warning comes once before each end', async () => {
    let cookies = 'session_expires=600000'
    const { session } = setUpSession({ cookies: () => cookies })
    const onNear = vi.fn<(endsAt: number) => void>()
    session.watchExpiry(() => undefined, onNear)
    await session.start()
    vi.advanceTimersByTime(299_999)
    expect(onNear).not.toHaveBeenCalled()
    vi.advanceTimersByTime(1)
    expect(onNear.mock.calls).toEqual([[600_000]])
    vi.advanceTimersByTime(200_000)
    expect(onNear).toHaveBeenCalledOnce()
    cookies = 'session_expires=1200000'
    vi.advanceTimersByTime(60_000)
    expect(onNear).toHaveBeenCalledOnce()
    vi.advanceTimersByTime(600_000)
    expect(onNear.mock.calls.at(-1)).toEqual([1_200_000])
    expect(await session.extend()).toEqual({ expiresAt: 9, limit: 9 })
  })

  it('[auth.expiry] a listener added late is warned at once', async () => {
    const { session } = setUpSession({ cookies: () => 'session_expires=200000' })
    const onNear = vi.fn<(endsAt: number) => void>()
    session.watchExpiry(() => undefined, onNear)
    expect(onNear).not.toHaveBeenCalled()
    await session.start()
    expect(onNear).toHaveBeenCalledExactlyOnceWith(200_000)
  })

  it("a listener that throws doesn't stop the watch", async () => {
    const printed = vi.spyOn(console, 'error').mockReturnValue()
    const { session } = setUpSession({ cookies: () => 'session_expires=200000' })
    const fault = () => {
      throw new Error('mine')
    }
    const onExpired = vi.fn<() => void>()
    session.subscribe(fault)
    session.watchExpiry(onExpired, fault)
    expect((await session.start()).phase).toBe('authenticated')
    expect(printed).toHaveBeenCalledTimes(2)
    await vi.advanceTimersByTimeAsync(200_000)
    expect(onExpired).toHaveBeenCalledOnce()
    printed.mockRestore()
  })

  it('without a session there is no warning, and the watch can be stopped', () => {
    const { session } = setUpSession({ cookies: () => 'session_expires=10' })
    const onExpired = vi.fn<() => void>()
    const stop = session.watchExpiry(onExpired)
    vi.advanceTimersByTime(200_000)
    expect(onExpired).not.toHaveBeenCalled()
    stop()
    expect(vi.getTimerCount()).toBe(0)
  })

  it('the end of a session is known from the start', async () => {
    const { server, session } = setUpSession({ cookies: () => 'session_expires=0' })
    expect(session.getSnapshot().phase).toBe('anonymous')
    await session.start()
    expect(server.asked).toEqual([])
  })
})
