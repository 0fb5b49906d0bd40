import { createClient } from '@dragoman/sdk/client'
import { createSession } from '@dragoman/sdk/session'
import { act, cleanup, renderHook } from '@testing-library/react'
import type { ReactNode } from 'react'
import { afterEach, expect, it } from 'vitest'
import { useCan, useMissing } from './permissions.tsx'
import { SessionProvider, useSession } from './session.tsx'

afterEach(cleanup)

function setUp() {
  const client = createClient({
    baseUrl: 'http://server',
    fetch: async (url) =>
      url.endsWith('/current')
        ? Response.json({
            user: { uuid: 'u', name: 'Ana' },
            authorities: ['ROLE_VENDOR'],
            permissions: [{ code: 'TASK_list', active: true }],
            modules: [],
          })
        : new Response(),
  })
  const session = createSession({ client })
  const wrapper = ({ children }: { children: ReactNode }) => (
    <SessionProvider session={session}>{children}</SessionProvider>
  )
  return { session, wrapper }
}

it('useSession renders again when the session changes', async () => {
  const { session, wrapper } = setUp()
  const { result } = renderHook(() => useSession().snapshot, { wrapper })
  expect(result.current.phase).toBe('unknown')
  await act(() => session.start())
  expect(result.current.subject?.user.name).toBe('Ana')
  await act(() => session.logout())
  expect(result.current.phase).toBe('anonymous')
})

it('useCan decides by the current session', async () => {
  const { session, wrapper } = setUp()
  const { result } = renderHook(
    () => [useCan(['TASK_list']), useCan(['TASK_assign']), useCan('public'), useMissing(['TASK_assign'])] as const,
    { wrapper },
  )
  expect(result.current).toEqual([false, false, true, ['TASK_assign']])
  await act(() => session.start())
  expect(result.current).toEqual([true, false, true, ['TASK_assign']])
})

it('useSession without a provider fails', () => {
  expect(() => renderHook(() => useSession())).toThrow('SessionProvider')
})
