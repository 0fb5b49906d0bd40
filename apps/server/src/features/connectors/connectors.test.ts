import { randomUUID } from 'node:crypto'
import { connectorKinds } from '@dragoman/sdk/connector-kinds'
import type {
  ConnectorConfig,
  ConnectorGroup,
  ConnectorOverview,
  ConnectorRun,
} from '@dragoman/sdk/operations/connectors'
import type { GithubConfig, GithubRepository } from '@dragoman/sdk/operations/githubConnector'
import type { AsyncRequest } from '@dragoman/sdk/operations/shared'
import { and, eq, ne } from 'drizzle-orm'
import { afterAll, describe, expect, it } from 'vitest'
import { insertOne } from '../../kernel/database/one-row.ts'
import { accounts, journal } from '../../kernel/tables.ts'
import { connectorSteps } from '../../testing/connectors.ts'
import { openTestApp } from '../../testing/open-test-app.ts'
import { startGithubPeer } from '../../testing/peers/github.ts'
import { bodyOf } from '../../testing/projects.ts'
import { startDueConfig } from './engine/start-due.ts'
import { connectorBudgets, connectorConfigs, connectorGroups, connectorRuns } from './tables.ts'

const test = await openTestApp({ settings: { connectorAllowedHosts: ['127.0.0.1'] } })
const peer = await startGithubPeer()
afterAll(() => peer.close())
const steps = connectorSteps(test)
const { accountAdmin, linguistA, manager, place, stranger } = test.people

const home = '/api/v3/connector'
const github = `${home}/github`
const fields = { githubUrl: peer.origin, githubUser: peer.user, githubToken: peer.token }
peer.git.add('acme/app', {
  'crowdin.yml': 'files:\n  - {source: /en.json, translation: /%two_letters_code%.json}\n',
  'en.json': '{"hello": "Hello"}\n',
})

describe('the published calls of a kind', () => {
  it('an organizational unit has one configuration, whose secret stays where it is not named again', async () => {
    const body = { orgUnitUuid: place.orgUnitId, ...fields }
    const made = bodyOf<GithubConfig>(await test.call(accountAdmin, 'POST', `${github}/config`, body), 201)
    expect(made).toEqual({ uuid: made.uuid, ...body, githubToken: '********' })
    expect(await test.call(accountAdmin, 'POST', `${github}/config`, body)).toMatchObject({
      status: 409,
      body: { data: { uuid: made.uuid } },
    })
    const change = { orgUnitUuid: place.orgUnitId, githubToken: '********', githubUser: peer.user }
    bodyOf(await test.call(accountAdmin, 'PUT', `${github}/config`, change))
    const shown = await test.call(manager, 'GET', `${github}/config/${place.orgUnitId}`)
    expect(bodyOf<GithubConfig>(shown)).toEqual(made)
    expect((await test.call(stranger, 'GET', `${github}/config/${place.orgUnitId}`)).status).toBe(404)
    expect((await test.call(manager, 'POST', `${github}/config`, body)).status).toBe(403)
    const entries = await test.db.select().from(journal).where(eq(journal.event, 'CONNECTOR_CREATED'))
    expect(JSON.stringify(entries)).not.toContain(peer.token)
  })

  it('repositories are added, changed, and removed one by one', async () => {
    const path = `${github}/config/${place.orgUnitId}/repo`
    const save = async (body: object[]) => bodyOf<GithubRepository[]>(await test.call(accountAdmin, 'POST', path, body))
    await save([{ owner: 'acme', name: 'site' }])
    const all = await save([{ owner: 'acme', name: 'app', baseBranch: 'main' }])
    expect(all.map(({ name, configPath, projectTag }) => [name, configPath, projectTag])).toEqual([
      ['app', 'crowdin.yml', 'acme-app'],
      ['site', 'crowdin.yml', 'acme-site'],
    ])
    expect((await test.call(accountAdmin, 'DELETE', `${path}/site/owner/acme`)).status).toBe(204)
    expect((await test.call(accountAdmin, 'DELETE', `${path}/site/owner/acme`)).status).toBe(404)
    expect(bodyOf<GithubRepository[]>(await test.call(manager, 'GET', path))).toHaveLength(1)
  })

  it('a sync creates the project, is asked about by its id, and its translations are delivered by the project', async () => {
    const { uuid } = bodyOf<GithubConfig>(await test.call(manager, 'GET', `${github}/config/${place.orgUnitId}`))
    const settings = { sourceLocale: 'en', targetLocales: ['es'], workflows: ['TRANSLATION'], deliversWhenDone: false }
    bodyOf(await test.call(accountAdmin, 'PUT', `${home}/config/${uuid}`, { settings }))
    const body = { configUUID: uuid, orgUnitUUID: place.orgUnitId, repository: 'acme/app', reference: 'Release 8' }
    const settled = (path: string, given: object) =>
      test.until(async () => {
        const answer = bodyOf<AsyncRequest>(await test.call(manager, 'POST', path, given))
        return answer.status === 'RUNNING' ? undefined : answer
      })
    const begun = bodyOf<AsyncRequest>(await test.call(manager, 'POST', `${github}/sync`, body))
    const done = await settled(`${github}/sync?requestId=${begun.id}`, body)
    expect(done).toMatchObject({ id: begun.id, status: 'DONE', error: null })
    const [project] = (done.data as Pick<ConnectorRun, 'projects'>).projects
    await steps.finish(project!.uuid, (source, locale) => `${source} (${locale})`)
    const path = `${github}/translation/${project!.uuid}`
    const first = bodyOf<AsyncRequest>(await test.call(manager, 'POST', path, { languages: ['es'] }))
    expect(await settled(`${path}?requestId=${first.id}`, {})).toMatchObject({ status: 'DONE' })
    expect(peer.git.read('acme/app', 'l10n_main', 'es.json')).toBe('{"hello": "Hello (es)"}\n')
    const other = { ...body, repository: 'acme/other' }
    expect((await test.call(manager, 'POST', `${github}/sync`, other)).status).toBe(400)
  })
})

describe('connections', () => {
  it.each([
    ['a private address', { githubUrl: 'https://10.0.0.1' }, 'body.fields.githubUrl'],
    ['an address in other digits', { githubUrl: 'https://2130706434' }, 'body.fields.githubUrl'],
    ['an address without https', { githubUrl: 'http://example.com' }, 'body.fields.githubUrl'],
    ['an empty secret', { githubToken: '' }, 'body.fields.githubToken'],
    ['an unknown field', { spaceId: 'x' }, 'body.fields.spaceId'],
  ])('%s is refused', async (_, wrong, field) => {
    const body = { kind: 'GITHUB', name: 'Wrong', orgUnitUuid: place.orgUnitId, fields: { ...fields, ...wrong } }
    expect(await test.call(accountAdmin, 'POST', `${home}/config`, body)).toMatchObject({
      status: 400,
      body: { errors: [{ field }] },
    })
  })

  it('the gallery has the kinds that can be connected, with how each is doing, and nothing on a smaller plan', async () => {
    const all = bodyOf<ConnectorOverview[]>(await test.call(manager, 'GET', home))
    expect(all.map(({ kind }) => kind)).toEqual(Object.keys(connectorKinds).toSorted())
    expect(all.find(({ kind }) => kind === 'GITHUB')).toMatchObject({ configs: 1, items: 1, writtenLately: 1 })
    expect((await test.call(linguistA, 'GET', home)).status).toBe(403)
    const ofAccount = eq(accounts.id, place.accountId)
    const [account] = await test.db.select().from(accounts).where(ofAccount)
    await test.db.update(accounts).set({ tier: 'PERSONAL' }).where(ofAccount)
    test.app.services.sessions.forget()
    expect(await test.call(manager, 'GET', home)).toMatchObject({ status: 422, body: { code: 'PLAN_LIMIT' } })
    await test.db.update(accounts).set({ tier: account!.tier }).where(ofAccount)
    test.app.services.sessions.forget()
  })

  it('a stored secret goes to another address only where it is entered again', async () => {
    const other = await startGithubPeer()
    const { uuid } = await steps.connect({ kind: 'GITHUB', name: 'Moved', fields })
    const change = (given: object) => test.call(accountAdmin, 'PUT', `${home}/config/${uuid}`, { fields: given })
    for (const githubToken of [undefined, '********'])
      expect(await change({ githubUrl: other.origin, githubToken })).toMatchObject({
        status: 400,
        body: { errors: [{ field: 'body.fields.githubToken' }] },
      })
    expect((await change({ githubUrl: peer.origin, githubUser: 'writer' })).status).toBe(200)
    expect((await change({ githubUrl: other.origin, githubToken: other.token })).status).toBe(200)
    other.close()
  })

  it('a connection with an interval is synchronized when that is over, and pauses after ten failures', async () => {
    const settings = { sourceLocale: 'en', targetLocales: ['es'], intervalMinutes: 5 }
    const repositories = [{ owner: 'acme', name: 'missing' }]
    const { uuid, nextRunAt } = await steps.connect({ kind: 'GITHUB', name: 'Often', fields, repositories, settings })
    expect(nextRunAt).toBeGreaterThan(Date.now() + 4 * 60_000)
    const own = eq(connectorConfigs.id, uuid)
    await test.db
      .update(connectorConfigs)
      .set({ nextAt: new Date(0), failuresInRow: 9 })
      .where(own)
    await startDueConfig(test.db, new Date())
    const ofConfig = and(eq(connectorRuns.configId, uuid), eq(connectorRuns.trigger, 'SCHEDULE'))
    const run = await test.until(async () => {
      const [row] = await test.db.select().from(connectorRuns).where(ofConfig)
      return row?.endedAt ? row : undefined
    })
    expect(run.status).toBe('ERROR')
    const paused = bodyOf<ConnectorConfig>(await test.call(manager, 'GET', `${home}/config/${uuid}`))
    expect(paused).toMatchObject({ state: 'PAUSED', failuresInRow: 10 })
    expect(paused.nextRunAt).toBeUndefined()
    const ofAccount = eq(accounts.id, place.accountId)
    const [account] = await test.db.select().from(accounts).where(ofAccount)
    await test.db.update(accounts).set({ tier: 'PERSONAL' }).where(ofAccount)
    await test.db
      .update(connectorConfigs)
      .set({ nextAt: new Date(0), pausedAt: null })
      .where(own)
    await startDueConfig(test.db, new Date())
    const refused = await test.until(async () => {
      const rows = await test.db.select().from(connectorRuns).where(ofConfig).orderBy(connectorRuns.number)
      return rows[1]?.endedAt ? rows[1] : undefined
    })
    expect(refused).toMatchObject({ fault: 'FORBIDDEN', message: expect.stringContaining('plan') as string })
    await test.db.update(accounts).set({ tier: account!.tier }).where(ofAccount)
    test.app.services.sessions.forget()
    const woken = bodyOf<ConnectorConfig>(
      await test.call(accountAdmin, 'PUT', `${home}/config/${uuid}`, { active: true }),
    )
    expect(woken).toMatchObject({ failuresInRow: 0, nextRunAt: expect.any(Number) as number })
  })

  it('a schedule says when a connection pulls, instead of an interval', async () => {
    const { uuid } = await steps.connect({ kind: 'GITHUB', name: 'By the clock', fields })
    const change = (more: object) =>
      test.call(accountAdmin, 'PUT', `${home}/config/${uuid}`, { settings: { sourceLocale: 'en', ...more } })
    const schedule = { days: ['MONDAY'], hour: 6, minute: 30, timezone: 'Europe/Berlin' }
    const { nextRunAt } = bodyOf<ConnectorConfig>(await change({ schedule }))
    const shown = new Date(nextRunAt!).toLocaleString('en-GB', {
      timeZone: 'Europe/Berlin',
      weekday: 'long',
      hour: '2-digit',
      minute: '2-digit',
    })
    expect(shown).toBe('Monday 06:30')
    expect(await change({ schedule, intervalMinutes: 5 })).toMatchObject({
      status: 400,
      body: { errors: [{ field: 'body.settings.schedule' }] },
    })
    expect(await change({ schedule: { ...schedule, timezone: 'Mars/Base' } })).toMatchObject({
      status: 400,
      body: { errors: [{ field: 'body.settings.schedule.timezone' }] },
    })
  })

  it('a group runs the connections that its caller sees, keeps the others, and goes with the last of them', async () => {
    const { uuid } = await steps.connect({
      kind: 'GITHUB',
      name: 'Grouped',
      fields,
      repositories: [{ owner: 'acme', name: 'app' }],
    })
    const body = { name: 'All', kind: 'GITHUB', orgUnitUuid: place.orgUnitId, configUuids: [uuid] }
    const path = `${home}/config-group`
    const group = bodyOf<ConnectorGroup>(await test.call(accountAdmin, 'POST', path, body), 201)
    expect(await test.call(accountAdmin, 'POST', path, { ...body, kind: 'ZENDESK' })).toMatchObject({ status: 400 })
    const [own] = await test.db.select().from(connectorConfigs).where(eq(connectorConfigs.id, uuid))
    const [elsewhere] = await test.db.select().from(accounts).where(ne(accounts.id, place.accountId)).limit(1)
    const unseen = await insertOne(test.db, connectorConfigs, { ...own!, id: randomUUID(), accountId: elsewhere!.id })
    const ofGroup = eq(connectorGroups.id, group.uuid)
    await test.db
      .update(connectorGroups)
      .set({ configIds: [unseen.id, uuid] })
      .where(ofGroup)
    const shown = bodyOf<ConnectorGroup>(
      await test.call(accountAdmin, 'PUT', `${path}/${group.uuid}`, { configUuids: [uuid] }),
    )
    expect(shown.configs).toEqual([{ uuid, name: 'Grouped' }])
    const [kept] = await test.db.select().from(connectorGroups).where(ofGroup)
    expect(kept!.configIds).toEqual([uuid, unseen.id])
    const runs = bodyOf<ConnectorRun[]>(
      await test.call(manager, 'POST', `${path}/${group.uuid}/run`, { direction: 'PULL', isDryRun: true }),
      202,
    )
    expect(runs.map(({ config }) => config.uuid)).toEqual([uuid])
    await steps.ended(runs[0]!.uuid)
    expect(await test.db.$count(connectorBudgets, eq(connectorBudgets.key, uuid))).toBe(1)
    await test.db
      .update(connectorGroups)
      .set({ configIds: [uuid] })
      .where(ofGroup)
    expect((await test.call(accountAdmin, 'DELETE', `${home}/config/${uuid}`)).status).toBe(204)
    expect((await test.call(manager, 'GET', `${path}/${group.uuid}`)).status).toBe(404)
    expect(await test.db.$count(connectorBudgets, eq(connectorBudgets.key, uuid))).toBe(0)
  })
})

describe('the list of connections', () => {
  it('follows its query line, and a dry run counts the projects that it would create', async () => {
    const repositories = [{ owner: 'acme', name: 'app' }]
    const config = await steps.connect({ kind: 'GITHUB', name: 'Listed first', fields, repositories })
    await steps.connect({ kind: 'GITHUB', name: 'Listed later', active: false, fields })
    const named = async (query: string) => {
      const answer = await test.call(manager, 'GET', `${home}/config?${query}`)
      return bodyOf<{ content: ConnectorConfig[] }>(answer).content.map(({ name }) => name)
    }
    expect(await named('filter=name:listed+state:off')).toEqual(['Listed later'])
    expect(await named('filter=name:listed+system:github&sort=name,desc')).toEqual(['Listed later', 'Listed first'])
    expect(await named('filter=name:listed+-state:off')).toEqual(['Listed first'])
    expect(await named('q=listed+f')).toEqual(['Listed first'])
    expect((await test.call(manager, 'GET', `${home}/config?filter=colour:red`)).status).toBe(400)
    expect(await steps.run(config.uuid, 'PULL', { isDryRun: true })).toMatchObject({ newProjects: 1, words: 1 })
    await steps.run(config.uuid, 'PULL')
    const again = await steps.run(config.uuid, 'PULL', { isDryRun: true, skipHashCheck: true })
    expect(again).toMatchObject({ newProjects: 0 })
  })
})
