import type { BenchExchange, BenchPage, BenchPiece } from '@dragoman/sdk/operations/connectorBench'
import type { ConnectorRequest } from '@dragoman/sdk/operations/connectorRequests'
import { afterAll, describe, expect, it } from 'vitest'
import { connectorSteps } from '../../testing/connectors.ts'
import { openTestApp } from '../../testing/open-test-app.ts'
import { startBlaisePeer } from '../../testing/peers/blaise.ts'
import { startFigmaPeer } from '../../testing/peers/figma.ts'
import { startWordpressPeer } from '../../testing/peers/wordpress.ts'
import { bodyOf } from '../../testing/projects.ts'

const [wordpress, blaise, figma] = [await startWordpressPeer(), await startBlaisePeer(), await startFigmaPeer()]
const test = await openTestApp({
  settings: { connectorAllowedHosts: ['127.0.0.1'], connectorGateway: figma.origin },
})
afterAll(() => [wordpress, blaise, figma].forEach((peer) => peer.close()))
const steps = connectorSteps(test)
const { accountAdmin, client, manager, place } = test.people
const requests = '/api/v3/connector/request'

describe('content that editors of other systems ask for', async () => {
  const keys = [wordpress.add('Storage', '<p>Store it cool.</p>'), wordpress.add('Contact', '<p>Call us.</p>')]
  const ask = async (uuid: string, more: object = {}) =>
    test.call(manager, 'POST', requests, { configUuid: uuid, name: 'Winter', keys, note: 'Storage first', ...more })
  const get = async (uuid: string) => bodyOf<ConnectorRequest>(await test.call(manager, 'GET', `${requests}/${uuid}`))
  const connected = await steps.connect({ kind: 'WORDPRESS', name: 'Site', fields: wordpress.fields })

  it('a request is accepted as it was seen: later changes are marked, and have to be reviewed again', async () => {
    const { uuid, wpIds, pieces } = bodyOf<ConnectorRequest>(await ask(connected.uuid), 201)
    expect(wpIds).toEqual(keys.map((key) => Number(key.split(':')[1])))
    wordpress.change(keys[0]!, '<p>Store it dry.</p>')
    const accept = (seen: ConnectorRequest['pieces'], as = manager) =>
      test.call(as, 'POST', `${requests}/${uuid}/accept`, {
        pieces: seen.map(({ key, version }) => ({ key, version })),
        targetLocales: ['es'],
        answer: 'On its way',
      })
    expect(await accept(pieces)).toMatchObject({ status: 409, body: { data: { keys: [keys[0]] } } })
    const now = await get(uuid)
    expect(now.pieces.map(({ isChanged }) => isChanged)).toEqual([true, false])
    expect((await accept(now.pieces, client)).status).toBe(403)
    const { runUuid } = bodyOf<ConnectorRequest>(await accept(now.pieces))
    expect(await steps.ended(runUuid!)).toMatchObject({ status: 'DONE' })
    const accepted = await get(uuid)
    expect(accepted).toMatchObject({ status: 'ACCEPTED', answer: 'On its way', targetLocales: ['es'] })
    expect(accepted.pieces.map(({ words }) => words)).toEqual([4, 3])
    const project = await test.call(manager, 'GET', `/api/v3/project/${accepted.projectUuid!}`)
    expect(project.body).toMatchObject({ reference: 'Winter', targetLocales: ['es'] })
    expect((await accept(now.pieces)).status).toBe(409)
  })

  it('a refusal says why, and content that is not there cannot be asked for', async () => {
    const { uuid } = bodyOf<ConnectorRequest>(await ask(connected.uuid), 201)
    const refuse = (reason: string) => test.call(manager, 'POST', `${requests}/${uuid}/refuse`, { reason })
    expect((await refuse(' ')).status).toBe(400)
    expect(bodyOf(await refuse('Not before spring'))).toMatchObject({ status: 'REFUSED', answer: 'Not before spring' })
    expect((await refuse('Again')).status).toBe(409)
    const page = await test.call(manager, 'GET', `${requests}?kind=WORDPRESS&status=REFUSED`)
    expect(page.body).toMatchObject({ totalElements: 1, content: [{ uuid }] })
    expect(await ask(connected.uuid, { keys: ['post:999'] })).toMatchObject({
      status: 400,
      body: { errors: [{ field: 'body.keys' }] },
    })
  })
})

describe('a source of one’s own on the bench', () => {
  it('one piece is read with its texts and places, and exchanges are kept without secrets', async () => {
    const key = blaise.add('Brake pad', '<h2>Brake pad</h2><p>Keep it <b>dry</b>.</p>')
    const config = await steps.connect({ kind: 'BLAISE', name: 'Parts', fields: blaise.fields })
    const home = `/api/v3/connector/config/${config.uuid}`
    const page = bodyOf<BenchPage>(await test.call(manager, 'GET', `${home}/content`))
    expect(page.items).toMatchObject([{ key, title: 'Brake pad' }])
    const piece = bodyOf<BenchPiece>(await test.call(manager, 'GET', `${home}/content/piece?key=${key}`))
    expect(piece).toMatchObject({ filename: `${key}.json`, segments: 2, words: 5, units: [{}, {}] })
    expect(piece.places).toEqual([
      { locale: 'es', text: '' },
      { locale: 'ja', text: '' },
    ])
    const exchanges = `${home}/exchange`
    const list = bodyOf<{ content: BenchExchange[] }>(await test.call(manager, 'GET', exchanges)).content
    expect(list.map(({ method, status }) => `${method} ${status}`)).toContain('GET 200')
    expect(list.at(-1)!.sent).toContain('authorization: ********')
    expect(JSON.stringify(list)).not.toContain(blaise.secret)
    bodyOf(await test.call(manager, 'DELETE', exchanges), 204)
    expect((await test.call(manager, 'GET', exchanges)).body).toMatchObject({ totalElements: 0 })
    expect((await test.call(client, 'GET', exchanges)).status).toBe(403)
  })

  it.each([
    ['{"list": {"path": "//elsewhere.example", "key": "/id"}}', 'list.path has to be a path'],
    ['{"list": {"path": "/parts", "key": "/__proto__"}}', 'list.key has to be a JSON pointer'],
    ['{"list": {"path": "/parts", "key": "/id"}, "read": {"path": "/parts"}}', 'read.path has to contain {key}'],
    ['{"auth": {"header": "host"}, "list": {"path": "/p", "key": "/id"}}', 'auth.header'],
    ['{"lists": {}}', 'lists is unknown'],
  ])('the parameters %s are refused with what is wrong', async (params, message) => {
    const body = {
      kind: 'BLAISE',
      name: 'Wrong',
      orgUnitUuid: place.orgUnitId,
      fields: { ...blaise.fields, params },
    }
    expect(await test.call(accountAdmin, 'POST', '/api/v3/connector/config', body)).toMatchObject({
      status: 400,
      body: { errors: [{ field: 'body.fields.params', message: expect.stringContaining(message) as string }] },
    })
  })
})

describe('Figma', () => {
  it('texts of layers are taken, their translations say why they stay here, and calls of the month are counted', async () => {
    const key = figma.add('Screens', '<p>Sign in</p>').replace('variables:', 'text:')
    const settings = { sourceLocale: 'en', targetLocales: ['es'], workflows: ['TRANSLATION'] }
    const fields = { ...figma.fields, monthlyCalls: '4' }
    const config = await steps.connect({ kind: 'FIGMA', name: 'Design', fields, settings })
    expect(config.callsLeft).toBe(4)
    const pulled = await steps.run(config.uuid, 'PULL')
    expect(pulled.outcomes).toEqual({ NEW: 1 })
    await steps.finish(pulled.projects[0]!.uuid, (source) => `${source} es`)
    const pushed = await steps.run(config.uuid, 'PUSH', { isDryRun: true })
    expect(await steps.lines(pushed.uuid)).toMatchObject([
      {
        key,
        reason: 'REFUSED_BY_PEER',
        message: expect.stringContaining("can't change the texts of layers") as string,
      },
    ])
    expect((await steps.get(config.uuid)).callsLeft).toBe(1)
    const { checks } = bodyOf<{ checks: object[] }>(
      await test.call(accountAdmin, 'POST', `/api/v3/connector/config/${config.uuid}/test`),
    )
    expect(checks).toMatchObject([
      { check: 'SIGN_IN', isOk: true },
      { check: 'READ', isOk: false, reason: 'LIMIT' },
    ])
  })
})
