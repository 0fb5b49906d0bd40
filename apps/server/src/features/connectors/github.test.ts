import { createHmac } from 'node:crypto'
import type { ConnectorConflict, ConnectorRun, ConnectorTest } from '@dragoman/sdk/operations/connectors'
import { eq, sql } from 'drizzle-orm'
import { afterAll, beforeEach, describe, expect, it } from 'vitest'
import { connectorSteps, pullRequestsOf } from '../../testing/connectors.ts'
import { openTestApp } from '../../testing/open-test-app.ts'
import { bodyOf, projectSteps } from '../../testing/projects.ts'
import { startGithubPeer } from '../../testing/peers/github.ts'
import { isWrite, json } from '../../testing/peers/peer-server.ts'
import { jobs } from '../../kernel/tables.ts'
import { segments, workUnits } from '../work/work-unit-tables.ts'
import { connectorBudgets, connectorRuns } from './tables.ts'

const test = await openTestApp({ settings: { connectorAllowedHosts: ['127.0.0.1'] } })
const peer = await startGithubPeer()
afterAll(() => peer.close())
const steps = connectorSteps(test)
const projects = projectSteps(test)
const { accountAdmin, manager } = test.people

const rules = `files:
  - source: /locales/en/**/*.json
    ignore: [/locales/en/private/*]
    translation: /locales/%two_letters_code%/**/%original_file_name%
`
const files = {
  'crowdin.yml': rules,
  'locales/en/app.json': '{\n  "hello": "Hello",\n  "bye": "Goodbye"\n}\n',
  'locales/en/shop/cart.json': '{"cart": "Cart"}',
  'locales/en/private/notes.json': '{"note": "Not for you"}',
  'src/main.ts': 'export {}\n',
}
let number = 0
let name = ''
beforeEach(() => {
  number += 1
  name = `app${number}`
  peer.git.add(`acme/${name}`, files)
  peer.asked.length = 0
  peer.disturb = undefined
})

const connect = (more: object = {}, settings: object = {}) =>
  steps.connect({
    kind: 'GITHUB',
    settings: { sourceLocale: 'en', targetLocales: ['es', 'ja'], workflows: ['TRANSLATION'], ...settings },
    name: `GitHub ${number}`,
    fields: { githubUrl: peer.origin, githubUser: peer.user, githubToken: peer.token, ...more },
    repositories: [{ owner: 'acme', name }],
  })
const writtenBy = (runs: readonly ConnectorRun[]) =>
  runs.flatMap(({ counts }) => counts).reduce((sum, { reason, count }) => sum + (reason === 'WRITTEN' ? count : 0), 0)
const translate = (source: string, locale: string) => `${source} (${locale})`

/** Another text of the first segment, as if it had been delivered again. */
async function changeText(workUnitId: string, deliveredTarget: string) {
  const [first] = await test.db
    .select()
    .from(segments)
    .where(eq(segments.workUnitId, workUnitId))
    .orderBy(segments.index)
  await test.db.update(segments).set({ deliveredTarget, target: deliveredTarget }).where(eq(segments.id, first!.id))
  await test.db.update(workUnits).set({ updatedAt: new Date() }).where(eq(workUnits.id, workUnitId))
}

/** A connection whose content is translated, and delivered for the first time. */
async function delivered() {
  const config = await connect()
  const pulled = await steps.run(config.uuid, 'PULL')
  await steps.finish(pulled.projects[0]!.uuid, translate)
  return { config, project: pulled.projects[0]!, runs: await steps.delivered(config.uuid) }
}

describe('GitHub', () => {
  it('a repository comes into a project as its crowdin.yml says, and its translations go to one pull request', async () => {
    const { config, runs } = await delivered()
    expect(runs.every(({ status }) => status === 'DONE')).toBe(true)
    expect(writtenBy(runs)).toBe(4)
    expect(peer.git.read(`acme/${name}`, 'l10n_main', 'locales/es/app.json')).toBe(
      '{\n  "hello": "Hello (es)",\n  "bye": "Goodbye (es)"\n}\n',
    )
    expect(peer.git.read(`acme/${name}`, 'l10n_main', 'locales/ja/shop/cart.json')).toBe('{"cart": "Cart (ja)"}')
    expect(peer.git.read(`acme/${name}`, 'main', 'locales/es/app.json')).toBeUndefined()
    expect(peer.pulls.filter(({ repository }) => repository === `acme/${name}`)).toHaveLength(1)
    expect(pullRequestsOf(runs)).toEqual([expect.stringContaining(`/acme/${name}/pull/`)])
    peer.asked.length = 0
    const commits = peer.git.log(`acme/${name}`, 'l10n_main')
    const again = await steps.run(config.uuid, 'PULL')
    expect(again.outcomes).toEqual({ UNCHANGED: 2 })
    expect((await steps.run(config.uuid, 'PUSH')).outcomes).toEqual({ SAME: 4 })
    expect(peer.asked.filter(isWrite)).toEqual([])
    expect(peer.git.log(`acme/${name}`, 'l10n_main')).toEqual(commits)
  })

  it('a changed file is a new version of its file, and an unchanged one in another form is none', async () => {
    const config = await connect()
    const first = await steps.run(config.uuid, 'PULL')
    expect(first.outcomes).toEqual({ NEW: 2 })
    peer.git.commit(`acme/${name}`, 'main', {
      'locales/en/app.json': '{"hello":"Hello","bye":"Goodbye"}\n',
      'locales/en/shop/cart.json': '{"cart": "Your cart"}',
    })
    const second = await steps.run(config.uuid, 'PULL')
    expect(second.outcomes).toEqual({ CHANGED: 1, UNCHANGED: 1 })
    expect(second.projects).toEqual(first.projects)
    peer.git.commit(`acme/${name}`, 'main', { 'locales/en/app.json': null })
    const third = await steps.run(config.uuid, 'PULL')
    expect(third.outcomes).toEqual({ SOURCE_GONE: 1, UNCHANGED: 1 })
    expect((await steps.run(config.uuid, 'PULL')).outcomes).toEqual({ UNCHANGED: 1 })
  })

  it('languages that a rule excludes stay out, and translations that rules put at one place are refused by name', async () => {
    const place = '/locales/%two_letters_code%/%original_file_name%'
    const rule = (source: string) => `  - source: ${source}\n    translation: ${place}\n`
    const both = `files:\n${rule('/locales/en/*.json')}    excluded_target_languages: [ja]\n${rule('/more/*.json')}`
    peer.git.commit(`acme/${name}`, 'main', { 'crowdin.yml': both, 'more/app.json': '{"other": "Other"}' })
    const targetLocales = ['es', 'es_mx', 'ja']
    const config = await connect({}, { targetLocales, deliversWhenDone: false })
    const pulled = await steps.run(config.uuid, 'PULL')
    expect(pulled.outcomes).toEqual({ NEW: 1, UNSUPPORTED: 1 })
    const messageOf = async (run: ConnectorRun, wanted: string) =>
      (await steps.lines(run.uuid)).find(({ reason }) => reason === wanted)?.message
    expect(await messageOf(pulled, 'UNSUPPORTED')).toContain('of locales/en/app.json: locales/es/app.json')
    const ofProject = eq(workUnits.projectId, pulled.projects[0]!.uuid)
    const units = await test.db.select().from(workUnits).where(ofProject)
    expect(units.map(({ targetLocale }) => targetLocale).toSorted()).toEqual(['es', 'es_mx'])
    await steps.finish(pulled.projects[0]!.uuid, translate)
    const pushed = await steps.run(config.uuid, 'PUSH')
    expect(pushed.outcomes).toEqual({ REFUSED_BY_PEER: 2 })
    expect(await messageOf(pushed, 'REFUSED_BY_PEER')).toContain('(es), locales/en/app.json (es_mx) at one place')
  })

  it('a file whose translation would be of another kind stays out', async () => {
    const source = `${rules}  - source: /locales/en/*.pdf\n    translation: /locales/%two_letters_code%/%original_file_name%\n`
    peer.git.commit(`acme/${name}`, 'main', { 'crowdin.yml': source, 'locales/en/a.pdf': '%PDF-1.4\n' })
    const run = await steps.run((await connect()).uuid, 'PULL')
    expect(run.outcomes).toEqual({ NEW: 2, UNSUPPORTED: 1 })
    const line = (await steps.lines(run.uuid)).find(({ reason }) => reason === 'UNSUPPORTED')
    expect(line?.message).toContain('another kind of file')
  })

  it('a dry run says what would come with its words, and changes nothing', async () => {
    const config = await connect()
    const run = await steps.run(config.uuid, 'PULL', { isDryRun: true })
    expect(run).toMatchObject({ status: 'DONE', outcomes: { NEW: 2 }, words: 3, projects: [] })
    expect((await steps.run(config.uuid, 'PULL')).outcomes).toEqual({ NEW: 2 })
  })

  it('commits of others on the branch of translations stay, and a file that they changed waits for a decision', async () => {
    const { config, project } = await delivered()
    peer.git.commit(`acme/${name}`, 'l10n_main', {
      'locales/es/app.json': '{"hello":"Hola","bye":"Adiós"}',
      'NOTES.md': 'x',
    })
    const units = (await projects.get(manager, project.uuid)).workUnits
    const unit = units.find(({ targetLanguage, filename }) => targetLanguage === 'es' && filename === 'app.json')!
    await changeText(unit.uuid, 'Hola a todos')
    const run = await steps.run(config.uuid, 'PUSH')
    expect(run).toMatchObject({ status: 'WARN', outcomes: { TARGET_CHANGED: 1, SAME: 3 } })
    expect((await steps.get(config.uuid)).state).toBe('DECIDE')
    const held = (await steps.lines(run.uuid)).find(({ reason }) => reason === 'TARGET_CHANGED')!
    const path = `/api/v3/connector/config/${config.uuid}/target/${held.targetUuid}`
    const conflict = bodyOf<ConnectorConflict>(await test.call(manager, 'GET', `${path}/conflict`))
    expect(conflict).toMatchObject({ locale: 'es', theirs: '{"hello":"Hola","bye":"Adiós"}' })
    expect(conflict.ours).toContain('Hola a todos')
    const { remoteVersion } = conflict
    bodyOf(await test.call(manager, 'POST', `${path}/decision`, { decision: 'OVERWRITE', remoteVersion }))
    expect((await steps.run(config.uuid, 'PUSH')).outcomes).toEqual({ WRITTEN: 1, SAME: 3 })
    expect(peer.git.read(`acme/${name}`, 'l10n_main', 'locales/es/app.json')).toContain('Hola a todos')
    expect(peer.git.read(`acme/${name}`, 'l10n_main', 'NOTES.md')).toBe('x')
    expect((await steps.get(config.uuid)).state).toBe('READY')
  })

  it('a branch that moves while it is written to is read again, and never forced', async () => {
    const config = await connect()
    const { projects: taken } = await steps.run(config.uuid, 'PULL')
    bodyOf(
      await test.call(accountAdmin, 'PUT', `/api/v3/connector/config/${config.uuid}`, {
        settings: { ...config.settings, deliversWhenDone: false },
      }),
    )
    await steps.finish(taken[0]!.uuid, translate)
    let isMoved = false
    peer.disturb = ({ method, url }) => {
      if (method !== 'POST' || !url.pathname.endsWith('/git-receive-pack') || isMoved) return undefined
      isMoved = true
      peer.git.commit(`acme/${name}`, 'l10n_main', { 'OTHER.md': 'theirs' })
      return undefined
    }
    expect((await steps.run(config.uuid, 'PUSH')).outcomes).toEqual({ WRITTEN: 4 })
    expect(isMoved).toBe(true)
    expect(peer.git.read(`acme/${name}`, 'l10n_main', 'locales/es/app.json')).toContain('Hello (es)')
  })

  it('a merged pull request is followed by another one, on the same branch and without force', async () => {
    const { config, project } = await delivered()
    const base = peer.git.run(`acme/${name}`, 'rev-parse', 'l10n_main').trim()
    peer.git.run(`acme/${name}`, 'update-ref', 'refs/heads/main', base)
    peer.pulls.find(({ repository }) => repository === `acme/${name}`)!.state = 'closed'
    const [unit] = (await projects.get(manager, project.uuid)).workUnits
    await changeText(unit!.uuid, 'Otra vez')
    expect((await steps.run(config.uuid, 'PUSH')).outcomes).toEqual({ WRITTEN: 1, SAME: 3 })
    expect(peer.pulls.filter(({ repository }) => repository === `acme/${name}`)).toHaveLength(2)
    peer.git.run(`acme/${name}`, 'merge-base', '--is-ancestor', base, 'l10n_main')
  })

  it('a key that is refused ends the run with its reason, and no secret is kept anywhere in the clear', async () => {
    const config = await connect()
    expect(config.fields['githubToken']).toBe('********')
    peer.token = 'ghp_another_token_0002'
    const run = await steps.run(config.uuid, 'PULL')
    expect(run).toMatchObject({ status: 'ERROR', fault: 'SIGN_IN' })
    expect((await steps.get(config.uuid)).state).toBe('SIGN_IN')
    const checks = bodyOf<ConnectorTest>(
      await test.call(manager, 'POST', `/api/v3/connector/config/${config.uuid}/test`),
    )
    expect(checks).toMatchObject({ isOk: false, checks: [{ check: 'SIGN_IN', isOk: false, reason: 'SIGN_IN' }] })
    peer.token = 'ghp_secret_token_0001'
    for (const table of ['connector_configs', 'connector_runs', 'connector_run_items', 'jobs', 'journal']) {
      const { rows } = await test.db.execute(sql`select * from ${sql.identifier(table)}`)
      expect(JSON.stringify(rows)).not.toContain('ghp_secret')
    }
  })

  it('a limit of the host makes a run wait, and it goes on where it was', async () => {
    const config = await connect()
    peer.disturb = ({ url }) =>
      url.pathname.endsWith('/git-upload-pack')
        ? json({ message: 'Slow down' }, 429, { 'retry-after': '120' })
        : undefined
    const run = await steps.start(config.uuid, 'PULL')
    const waiting = await test.until(async () => {
      const [row] = await test.db.select().from(connectorRuns).where(eq(connectorRuns.id, run.uuid))
      return row?.waitsUntil ?? undefined
    })
    expect(waiting.getTime()).toBeGreaterThan(Date.now() + 100_000)
    peer.disturb = undefined
    await test.db.delete(connectorBudgets)
    await test.db.update(connectorRuns).set({ waitsUntil: new Date() }).where(eq(connectorRuns.id, run.uuid))
    expect(await steps.ended(run.uuid)).toMatchObject({ status: 'DONE', counts: [{ reason: 'NEW', count: 2 }] })
    const [ended] = await test.db.select().from(connectorRuns).where(eq(connectorRuns.id, run.uuid))
    const [job] = await test.db.select().from(jobs).where(eq(jobs.id, ended!.jobId!))
    expect(job).toMatchObject({ createdBy: manager.id, address: expect.any(String) as string })
  })

  it('a signed hook of someone else’s commits pulls once; others start nothing', async () => {
    const hookSecret = 'a secret of the hook'
    const { uuid, hookUrl } = await connect({ hookSecret })
    const commit = (email: string) => ({ author: { email } })
    const push = {
      ref: 'refs/heads/main',
      repository: { full_name: `acme/${name}` },
      commits: [commit('dev@acme.example')],
    }
    const send = async (delivery: string, change: object = {}, given: { secret?: string; event?: string } = {}) => {
      const body = JSON.stringify({ ...push, ...change })
      const { secret = hookSecret, event = 'push' } = given
      const headers = {
        'content-type': 'application/json',
        'x-github-event': event,
        'x-github-delivery': delivery,
        'x-hub-signature-256': `sha256=${createHmac('sha256', secret).update(body).digest('hex')}`,
      }
      return (await test.app.fetch(new Request(hookUrl!, { method: 'POST', headers, body }), '127.0.0.1')).status
    }
    const runs = () => test.db.$count(connectorRuns, eq(connectorRuns.configId, uuid))
    expect(await send('1', {}, { secret: 'another one' })).toBe(401)
    expect(await send('2', {}, { event: 'ping' })).toBe(202)
    expect(await send('3', { ref: 'refs/heads/l10n_main' })).toBe(202)
    expect(await send('4', { commits: [commit(`dragoman@${new URL(hookUrl!).hostname}`)] })).toBe(202)
    expect(await runs()).toBe(0)
    expect(await send('5')).toBe(202)
    const [run] = await test.db.select().from(connectorRuns).where(eq(connectorRuns.configId, uuid))
    expect(await steps.ended(run!.id)).toMatchObject({ trigger: 'HOOK', counts: [{ reason: 'NEW', count: 2 }] })
    expect(await send('5')).toBe(202)
    expect(await runs()).toBe(1)
    expect((await test.app.fetch(new Request(`${hookUrl!.slice(0, -1)}z`, { method: 'POST' }), '::1')).status).toBe(404)
  })
})
