import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { checkVersion, watchVersion } from './version-check.ts'

function fakeSession(version: string | undefined, phase = 'authenticated') {
  let kept = version
  return {
    version: { get: () => kept, set: (value: string | undefined) => void (kept = value) },
    logout: vi.fn<() => Promise<undefined>>(async () => undefined),
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
])(
  '[version.check] after version %s, version %s leads to %s being kept and %s sign-outs',
  async (present, configured, kept, times) => {
    const session = fakeSession(present)
    const onLogout = vi.fn<() => void>()
    await checkVersion({ session, load: async () => configured, onLogout })
    expect(session.version.get()).toBe(kept)
    expect(session.logout).toHaveBeenCalledTimes(times)
    expect(onLogout).toHaveBeenCalledTimes(times)
  },
)

it('a new version signs out no one if no one is signed in', async () => {
  const session = fakeSession('1.0.0', 'anonymous')
  await checkVersion({ session, load: async () => '2.0.0' })
  expect(session.logout).not.toHaveBeenCalled()
  expect(session.version.get()).toBe('2.0.0')
})

it("a version that can't be loaded is ignored until the next check", async () => {
  const session = fakeSession('1.0.0')
  await checkVersion({ session, load: () => Promise.reject(new Error('offline')) })
  expect(session.version.get()).toBe('1.0.0')
})

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

it('[version.check] the version is checked at once and every 120,000 ms until it is stopped', () => {
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
