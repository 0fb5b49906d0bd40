import { basic, nextMoment, type ContentPeer } from './content-peer.ts'
import { json, startPeer, type PeerAsked } from './peer-server.ts'

interface Email {
  id: string
  name: string
  subject: string
  htmlContent: { type: string; html: string }
  updatedAt: string
}

/** Eloqua on pod 03, behind a gateway. */
export async function startEloquaPeer({ pageSize = 1000 }: { pageSize?: number } = {}): Promise<ContentPeer> {
  const emails = new Map<string, Email>()
  let password = 'eloqua-password-1'
  let number = 0
  const idOf = (key: string) => key.split(':')[1] ?? ''
  const translationOf = (key: string, code: string) =>
    [...emails.values()].find(({ name }) => name === `${emails.get(idOf(key))?.name}_${code}`)
  const put = (given: Partial<Email> & { id: string }) => {
    const empty = { name: '', subject: '', htmlContent: { type: 'RawHtmlContent', html: '' } }
    const updatedAt = String(Math.floor(nextMoment().getTime() / 1000))
    const made = { ...empty, ...emails.get(given.id), ...given, updatedAt }
    emails.set(given.id, made)
    return made
  }
  const server = await startPeer((asked) => answer(asked))

  function answer({ method, url, headers, body }: PeerAsked): Response {
    const isSignedIn = headers.get('authorization') === basic('ACME\\writer', password)
    if (url.pathname === '/login.eloqua.com/id')
      return json(isSignedIn ? { urls: { base: 'https://secure.p03.eloqua.com' } } : 'Not authenticated.')
    if (!isSignedIn) return json({ message: 'Unauthorized' }, 401)
    const path = url.pathname.replace('/secure.p03.eloqua.com/API/REST/2.0/assets', '')
    if (path === '/emails') return list(url)
    const given = method === 'GET' ? undefined : (JSON.parse(body.toString()) as Email)
    if (path === '/email' && given) {
      if ([...emails.values()].some(({ name }) => name === given.name)) return json({ error: 'Name is taken' }, 409)
      return json(put({ ...given, id: String((number += 1)) }), 201)
    }
    const found = emails.get(/^\/email\/(\w+)$/.exec(path)?.[1] ?? '')
    if (!found) return json({ message: 'Not found' }, 404)
    return json(given ? put({ ...given, id: found.id }) : found)
  }

  function list({ searchParams }: URL): Response {
    const size = Math.min(pageSize, Number(searchParams.get('count') ?? 1000))
    const page = Number(searchParams.get('page') ?? 1)
    const [, wanted] = /^name='(.*)'$/.exec(searchParams.get('search') ?? '') ?? []
    const all = [...emails.values()].filter(({ name }) => wanted === undefined || name === wanted.replaceAll("''", "'"))
    const elements = all
      .slice((page - 1) * size, page * size)
      .map(({ id, name, updatedAt }) => ({ id, name, updatedAt }))
    return json({ elements, page, pageSize: size, total: all.length })
  }

  const html = (text: string) => ({ type: 'RawHtmlContent', html: text })
  return Object.assign(server, {
    kind: 'ELOQUA',
    fields: { companyName: 'ACME', username: 'writer', password },
    secret: password,
    add: (title: string, text: string) =>
      `email:${put({ id: String((number += 1)), name: title, subject: title, htmlContent: html(text) }).id}`,
    change: (key: string, text: string) => void put({ id: idOf(key), htmlContent: html(text) }),
    remove: (key: string) => void emails.delete(idOf(key)),
    translation: (key: string, code: string) => translationOf(key, code)?.htmlContent.html,
    changeTranslation: (key: string, code: string, text: string) =>
      void put({ id: translationOf(key, code)!.id, htmlContent: html(text) }),
    count: () => emails.size,
    revoke: () => void (password = 'another'),
  })
}
