import type { ContentPeer } from './content-peer.ts'
import { json, startPeer, type PeerAsked } from './peer-server.ts'
import { TextStore } from './text-store.ts'

const modes = ['en', 'es', 'ja'].map((name) => ({ modeId: `1:${name}`, name }))
const modeOf = (modeId: string) => modeId.slice(2)

/** A team of Figma behind a gateway: each piece of content is a file with variables, and with the same texts in layers. */
export async function startFigmaPeer(): Promise<ContentPeer> {
  const store = new TextStore()
  let token = 'figd_figma-token-1'
  const server = await startPeer((asked) => answer(asked))

  function answer({ method, url, headers, body }: PeerAsked): Response {
    if (headers.get('x-figma-token') !== token) return json({ status: 401, err: 'Invalid token' }, 401)
    const path = url.pathname.replace('/api.figma.com/v1', '')
    if (path === '/me') return json({ id: '1', handle: 'design' })
    if (path === '/teams/77/projects') return json({ projects: [{ id: '5', name: 'App' }] })
    if (path === '/projects/5/files') {
      const files = [...store.items].map(([key, { title, version }]) => ({ key, name: title, last_modified: version }))
      return json({ files })
    }
    const [, key = '', rest] = /^\/files\/(\w+)(\/variables(?:\/local)?)?$/.exec(path) ?? []
    if (!store.items.has(key)) return json({ status: 404, err: 'Not found' }, 404)
    if (rest === undefined) return json(file(key))
    if (rest === '/variables/local') return json({ meta: variables(key) })
    return method === 'POST' ? change(key, body) : json({ status: 405, err: 'Method not allowed' }, 405)
  }

  function file(key: string) {
    const texts = Object.entries(store.texts(key, 'en'))
    const children = texts.map(([number, characters]) => ({ id: `2:${number}`, type: 'TEXT', characters }))
    const frame = { id: '1:1', type: 'FRAME', children }
    return { name: key, document: { children: [{ id: '0:1', type: 'CANVAS', name: 'Page 1', children: [frame] }] } }
  }

  function variables(key: string) {
    const collection = { id: 'C1', name: 'Texts', modes, defaultModeId: '1:en' }
    const own = Object.entries(store.texts(key, 'en')).map(([number, source]) => {
      // A mode begins as a copy of the default.
      const value = (code: string) => store.texts(key, code)[number] ?? (store.html(key, code) ? undefined : source)
      const values = modes.flatMap(({ modeId, name }) => {
        const text = value(name)
        return text === undefined ? [] : [[modeId, text] as const]
      })
      const shared = { variableCollectionId: 'C1', resolvedType: 'STRING', remote: false }
      return [`V${number}`, { id: `V${number}`, name: number, ...shared, valuesByMode: Object.fromEntries(values) }]
    })
    return { variables: Object.fromEntries(own) as object, variableCollections: { C1: collection } }
  }

  function change(key: string, body: Buffer): Response {
    const { variableModeValues: given } = JSON.parse(body.toString()) as {
      variableModeValues: { variableId: string; modeId: string; value: string }[]
    }
    for (const [modeId, own] of Map.groupBy(given, (one) => one.modeId)) {
      const texts = own.map(({ variableId, value }) => [variableId.slice(1), value])
      store.write(key, modeOf(modeId), Object.fromEntries(texts) as Record<string, string>)
    }
    return json({ meta: { tempIdToRealId: {} } })
  }

  const keyOf = (key: string) => key.replace(/^\w+:/, '')
  return Object.assign(server, {
    kind: 'FIGMA',
    fields: { teamId: '77', accessToken: token },
    secret: token,
    only: (key: string) => ({ include: [key], contentTypes: ['variables'] }),
    add: (title: string, html: string) => `variables:${store.add(title, html)}`,
    change: (key: string, html: string) => store.set(keyOf(key), 'en', html),
    remove: (key: string) => void store.items.delete(keyOf(key)),
    translation: (key: string, code: string) => store.html(keyOf(key), code),
    changeTranslation: (key: string, code: string, html: string) => store.set(keyOf(key), code, html),
    count: () => store.count(),
    revoke: () => void (token = 'another'),
  })
}
