import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { checkVersion, watchVersion } from './version-check.ts'

function fakeSession(version: string | undefined, phase = 'authenticated') {
  let kept = version
  return {
    version: { get: () => kept, set: (value: string | undefined) => void (kept = value) },
    logout: vi.fn<() => Promise<void>>(async () => {}),
    getSnapshot: () => ({ phase, hasPendingContracts: false, isMfaEmailRequired: false }) as never,
  }
}

it.each([
  [undefined, '1.2.3', '1.2.3', 0],
  ['1.2.3', '1.2.3', '1.2.3', 0],
  ['1.2.3', '1.2.4', '1.2.4', 0],
  ['1.2.3', '1.3.0', '1.3.0', 1],
  ['1.2.3', '2.0.0', '2.0.0', 1],
  ['1.2.3', '<html>', '1.2.3', 0],
])('[version.check] %s, then %s: keeps %s, logs out %s times', async (present, configured, kept, times) => {
  const session = fakeSession(present)
  const onLogout = vi.fn<() => void>()
  await checkVersion({ session, load: async () => configured, onLogout })
  expect(session.version.get()).toBe(kept)
  expect(session.logout).toHaveBeenCalledTimes(times)
  expect(onLogout).toHaveBeenCalledTimes(times)
})

it('logs out nobody where nobody is', async () => {
  const session = fakeSession('1.0.0', 'anonymous')
  await checkVersion({ session, load: async () => '2.0.0' })
  expect(session.logout).not.toHaveBeenCalled()
  expect(session.version.get()).toBe('2.0.0')
})

it('waits for the next look when the version cannot be loaded', async () => {
  const session = fakeSession('1.0.0')
  await checkVersion({ session, load: () => Promise.reject(new Error('offline')) })
  expect(session.version.get()).toBe('1.0.0')
})

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

it('[version.check] looks at once and every 120,000 ms, until it is stopped', () => {
  const load = vi.fn<() => Promise<string>>(async () => '1.0.0')
  const stop = watchVersion({ session: fakeSession('1.0.0'), load })
  vi.advanceTimersByTime(119_999)
  expect(load).toHaveBeenCalledTimes(1)
  vi.advanceTimersByTime(1)
  expect(load).toHaveBeenCalledTimes(2)
  stop()
  vi.advanceTimersByTime(600_000)
  expect(load).toHaveBeenCalledTimes(2)
})
