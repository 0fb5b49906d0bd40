import { describe, expect, it, vi } from 'vitest'
import { memoryStorage } from './session-storage.ts'
import { setUpSession } from './testing/session-server.ts'

describe('several tabs', () => {
  /** Tabs of one browser: what one says, the others hear. */
  function tabs() {
    const listeners: ((event: { data: unknown }) => void)[] = []
    const local = memoryStorage()
    const open = () => {
      const own: ((event: { data: unknown }) => void)[] = []
      return setUpSession({
        local,
        tabs: {
          postMessage: (data) =>
            void listeners.filter((listener) => !own.includes(listener)).map((listener) => listener({ data })),
          addEventListener: (_, listener) => void [listeners, own].map((all) => all.push(listener)),
        },
      })
    }
    return [open(), open(), open()] as const
  }

  it('[auth.logout] signing out in one tab signs out in all tabs', async () => {
    const [one, other] = tabs()
    await Promise.all([one.session.start(), other.session.start()])
    const changes = vi.fn<() => void>()
    one.session.subscribe(changes)
    await one.session.logout()
    expect(other.session.getSnapshot()).toMatchObject({ phase: 'anonymous', hasLeft: true })
    expect(other.server.asked).not.toContain('/auth/logout')
    expect(changes).toHaveBeenCalledOnce()
  })

  it('signing in in one tab shows in all tabs', async () => {
    const [one, other] = tabs()
    await one.session.login({ username: 'a', password: 'b' })
    await expect.poll(() => other.session.getSnapshot().phase).toBe('authenticated')
  })

  it("[auth.redirect] each tab returns to its own address, and a new tab to another tab's", async () => {
    const [one, other, third] = tabs()
    one.session.remember('/users')
    other.session.remember('/')
    expect(await one.session.login({ username: 'a', password: 'b' })).toMatchObject({ goTo: '/users' })
    expect([other.session.destination(), third.session.destination()]).toEqual(['/', '/users'])
  })
})
