import { createClient } from '@dragoman/sdk/client'
import { createSession } from '@dragoman/sdk/session'
import { act } from '@testing-library/react'
import { hydrateRoot } from 'react-dom/client'
import { renderToString } from 'react-dom/server'
import { expect, it } from 'vitest'
import { announceAvatar, useAvatar } from './avatar.ts'
import { SessionProvider, useSession } from './session.tsx'

const subject = { user: { uuid: 'ada', name: 'Ada', avatar: '/ada' }, authorities: [], permissions: [], modules: [] }

function Who() {
  const { phase, subject: present } = useSession().snapshot
  return (
    <p>
      {phase} {useAvatar(present?.user) ?? 'no picture'}
    </p>
  )
}

it('a server-rendered page is hydrated as it is, and then shows who is signed in', async () => {
  const settings = { local: localStorage, session: sessionStorage }
  const page = (session: ReturnType<typeof createSession>) => (
    <SessionProvider session={session}>
      <Who />
    </SessionProvider>
  )
  const client = createClient({ baseUrl: 'http://server', fetch: async () => Response.json(subject) })
  await createSession({ client, ...settings }).start()
  announceAvatar('ada', '/new')

  const container = document.body.appendChild(document.createElement('div'))
  container.innerHTML = renderToString(page(createSession({ client })))
  expect(container.textContent).toBe('unknown no picture')
  const complaints: unknown[] = []
  await act(async () => {
    hydrateRoot(container, page(createSession({ client, ...settings })), {
      onRecoverableError: (error) => complaints.push(error),
    })
  })
  expect(complaints).toEqual([])
  expect(container.textContent).toBe('authenticated /new')
})
