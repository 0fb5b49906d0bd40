import type { EloquaConfig } from '@dragoman/sdk/operations/eloquaConnector'
import type { AsyncRequest } from '@dragoman/sdk/operations/shared'
import type { WordpressConfig } from '@dragoman/sdk/operations/wordpressConnector'
import { afterAll, describe, expect, it } from 'vitest'
import { connectorSteps } from '../../testing/connectors.ts'
import { openTestApp } from '../../testing/open-test-app.ts'
import { startWordpressPeer } from '../../testing/peers/wordpress.ts'
import { bodyOf } from '../../testing/projects.ts'

const peer = await startWordpressPeer()
const test = await openTestApp({ settings: { connectorAllowedHosts: ['127.0.0.1'] } })
afterAll(() => peer.close())
const steps = connectorSteps(test)
const { accountAdmin, manager, place } = test.people

describe('WordPress', () => {
  it('translations are posts of their own on sites without languages, behind a second sign-in', async () => {
    peer.add('Title', '<p>Hello</p>')
    peer.disturb = ({ url, headers }) => {
      if (url.pathname === '/wp-login.php')
        return new Response(null, {
          status: 302,
          headers: { location: '/wp-admin/', 'set-cookie': 'gate=open; Path=/' },
        })
      return headers.get('cookie') === 'gate=open' ? undefined : new Response('<h1>Sign in</h1>', { status: 401 })
    }
    const fields = { ...peer.fields, strategy: 'SEPARATE', wpCookieUser: 'gate', wpCookiePassword: 'keeper' }
    const config = await steps.connect({ kind: 'WORDPRESS', name: 'Separate', fields })
    const pulled = await steps.run(config.uuid, 'PULL')
    expect(pulled.outcomes).toEqual({ NEW: 1 })
    await steps.finish(pulled.projects[0]!.uuid, (source, locale) => `${source} ${locale}`)
    await steps.delivered(config.uuid)
    expect(peer.count()).toBe(3)
    expect((await steps.run(config.uuid, 'PULL')).outcomes).toEqual({ UNCHANGED: 1 })
    expect((await steps.run(config.uuid, 'PUSH')).outcomes).toEqual({ SAME: 2 })
    peer.disturb = undefined
  })

  it('content that is there is not gone, though it can no longer be read or a run looks for other types', async () => {
    const key = peer.add('Readable', '<p>Once</p>')
    const settings = { sourceLocale: 'en', targetLocales: ['es'], workflows: ['TRANSLATION'], include: [key] }
    const fields = { ...peer.fields, strategy: 'POLYLANG' }
    const { uuid } = await steps.connect({ kind: 'WORDPRESS', name: 'Unread', fields, settings })
    expect((await steps.run(uuid, 'PULL')).outcomes).toMatchObject({ NEW: 1 })
    peer.change(key, '<p>Twice</p>')
    peer.disturb = ({ url }) =>
      url.pathname.endsWith(`/posts/${key.split(':')[1]}`) ? new Response('<h1>Oops</h1>', { status: 400 }) : undefined
    const { outcomes } = await steps.run(uuid, 'PULL')
    expect(outcomes).toMatchObject({ READ_FAILED: 1 })
    expect(outcomes).not.toHaveProperty('SOURCE_GONE')
    peer.disturb = undefined
    expect((await steps.run(uuid, 'PULL')).outcomes).toMatchObject({ CHANGED: 1 })
  })

  it('a translation that is refused leaves the others of its run alone', async () => {
    const keys = [peer.add('Refused', '<p>No</p>'), peer.add('Taken', '<p>Yes</p>')]
    const settings = { sourceLocale: 'en', targetLocales: ['es'], workflows: ['TRANSLATION'], include: keys }
    const fields = { ...peer.fields, strategy: 'POLYLANG' }
    const { uuid } = await steps.connect({
      kind: 'WORDPRESS',
      name: 'One by one',
      fields,
      settings: { ...settings, deliversWhenDone: false },
    })
    const { projects } = await steps.run(uuid, 'PULL')
    await steps.finish(projects[0]!.uuid, (source, locale) => `${source} ${locale}`)
    peer.disturb = ({ method, body }) =>
      method === 'POST' && body.toString().includes('Refused es') ? new Response('{}', { status: 400 }) : undefined
    expect((await steps.run(uuid, 'PUSH')).outcomes).toEqual({ REFUSED_BY_PEER: 1, WRITTEN: 1 })
    peer.disturb = undefined
    expect((await steps.run(uuid, 'PUSH')).outcomes).toEqual({ WRITTEN: 1, SAME: 1 })
  })

  it('the published calls take posts by their ids', async () => {
    const path = '/api/v3/connector/wordpress'
    const body = { orgUnitUuid: place.orgUnitId, ...peer.fields, strategy: 'POLYLANG' }
    const made = bodyOf<WordpressConfig>(await test.call(accountAdmin, 'POST', `${path}/config`, body), 201)
    const { strategy: _, ...shown } = { ...body, uuid: made.uuid, wpPassword: '********' }
    expect(made).toEqual(shown)
    const key = peer.add('Second', '<p>Goodbye</p>')
    const sync = {
      configUUID: made.uuid,
      orgUnitUUID: place.orgUnitId,
      sourceLanguage: 'en',
      targetLanguages: ['es'],
      type: 'post',
      wpIds: [key.split(':')[1]],
    }
    const { id } = bodyOf<AsyncRequest>(await test.call(manager, 'POST', `${path}/sync`, sync))
    expect(await steps.ended(id)).toMatchObject({ status: 'DONE', counts: [{ reason: 'NEW', count: 1 }] })
    const { wpIds: _ids, ...ofPages } = { ...sync, type: 'page' }
    const pages = bodyOf<AsyncRequest>(await test.call(manager, 'POST', `${path}/sync`, ofPages))
    expect(await steps.ended(pages.id)).toMatchObject({ status: 'DONE', counts: [] })
  })

  it('the published calls of Eloqua keep its password to themselves', async () => {
    const body = { orgUnitUuid: place.orgUnitId, companyName: 'ACME', username: 'writer', password: 'secret-1' }
    const path = '/api/v3/connector/eloqua/config'
    const made = bodyOf<EloquaConfig>(await test.call(accountAdmin, 'POST', path, body), 201)
    expect(made).toEqual({ ...body, uuid: made.uuid, password: '********' })
    const other = { orgUnitUuid: place.orgUnitId, username: 'editor' }
    expect(bodyOf(await test.call(accountAdmin, 'PUT', path, other))).toMatchObject({ username: 'editor' })
  })
})
