import { nextMoment, type ContentPeer } from './content-peer.ts'
import { json, startPeer, type PeerAsked } from './peer-server.ts'

interface Guide {
  id: string
  name: string
  state: string
  lastUpdatedAt: number
  steps: { id: string; content: string }[]
}

/** Guides of Pendo, which can only be read; behind a gateway. */
export async function startPendoPeer(): Promise<ContentPeer> {
  const guides = new Map<string, Guide>()
  let key = 'pendo-integration-key-1'
  let number = 0
  const put = (id: string, name: string, content: string) =>
    guides.set(id, {
      id,
      name,
      state: 'public',
      lastUpdatedAt: nextMoment().getTime(),
      steps: [{ id: `${id}-step`, content }],
    })
  const server = await startPeer(({ url, headers, method }: PeerAsked) => {
    if (headers.get('x-pendo-integration-key') !== key) return json({ message: 'Invalid integration key' }, 401)
    if (method !== 'GET' || url.pathname !== '/app.pendo.io/api/v1/guide')
      return new Response('Not found', { status: 404 })
    const id = url.searchParams.get('id')
    return json([...guides.values()].filter((guide) => id === null || guide.id === id))
  })
  return Object.assign(server, {
    kind: 'PENDO',
    fields: { integrationKey: key, subscriptionId: '4711' },
    secret: key,
    add(title: string, html: string) {
      const id = `guide${(number += 1)}`
      put(id, title, html)
      return id
    },
    change: (id: string, html: string) => void put(id, guides.get(id)!.name, html),
    remove: (id: string) => void guides.delete(id),
    translation: () => undefined,
    changeTranslation: () => undefined,
    count: () => guides.size,
    revoke: () => void (key = 'another'),
  })
}
