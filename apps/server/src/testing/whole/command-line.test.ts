import { chmodSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, statSync, symlinkSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { orgUnits } from '../../identity/tables.ts'
import {
  agentOf,
  approve,
  changeTranslation,
  cloneOf,
  commandsIn,
  githubAction,
  gitlabScript,
  runCommandLine,
  statesIn,
  writeFiles,
} from '../command-line.ts'
import { tmx, tu } from '../memory-calls.ts'
import { startGithubPeer } from '../peers/github.ts'
import { startGitlabPeer } from '../peers/gitlab.ts'
import { bodyOf } from '../projects.ts'
import { startTestServer, type TestServer } from '../start-server.ts'

// The command line against a server that listens, with files and repositories on this disk.

let server: TestServer
let home: string
let access: Record<string, string>

beforeAll(async () => {
  server = await startTestServer()
  home = mkdtempSync(join(tmpdir(), 'dragoman-cli-'))
  const { accessKey, secret } = await server.accessKey(server.people.manager)
  // Other projects of this unit are translated into English.
  const { test, people } = server
  await test.db
    .update(orgUnits)
    .set({ targetLocales: ['en', 'es'] })
    .where(eq(orgUnits.id, people.place.orgUnitId))
  access = { DRAGOMAN_URL: server.url, DRAGOMAN_ACCESS_KEY: accessKey, DRAGOMAN_SECRET: secret }
})
afterAll(async () => {
  await server[Symbol.asyncDispose]()
  rmSync(home, { recursive: true, force: true })
})

const dragoman = (cwd: string, line: string, env = access, input = '') =>
  runCommandLine(cwd, line.split(' '), { env: { HOME: home, PATH: process.env['PATH']!, ...env }, input })

let count = 0
/** A folder with a configuration, for a project of its own. */
function folderWith(files: Record<string, string>): { folder: string; project: string } {
  const project = `app-${++count}`
  const folder = join(home, project)
  const rule = (part: string) => `  - {source: ${part}/en/*, translation: '${part}/%osx_code%/%original_file_name%'}\n`
  const place = `unit: ${server.people.place.orgUnitId}\nproject: ${project}\nlanguages: [es, ja]\n`
  writeFiles(folder, { 'dragoman.yml': `${place}files:\n${rule('web')}${rule('shop')}`, ...files })
  return { folder, project }
}

const translate = (project: string, path: string, language: string, target: string) =>
  changeTranslation(server, { project, path, language, target })

describe('files of a folder', () => {
  it('only changes are sent and written, and each skipped file has its reason', async () => {
    const { folder, project } = folderWith({
      'web/en/app.json': '{"hello":"Hello"}',
      'shop/en/app.json': '{"cart":"Cart"}',
      'web/en/logo.exe': '',
      'web/en/broken.json': '{broken',
    })
    symlinkSync(join(folder, 'web/en/app.json'), join(folder, 'web/en/link.json'))
    const asked = vi.spyOn(globalThis, 'fetch')
    const uploads = () => asked.mock.calls.filter(([url]) => String(url).includes('/project/ci/')).length
    const first = await dragoman(folder, 'push --json')
    expect(statesIn(first.out)).toEqual({
      'web/en/app.json': 'new',
      'shop/en/app.json': 'new',
      'web/en/broken.json': expect.stringMatching(/^skipped: .*line 1/),
      'web/en/link.json': 'skipped: it is a link',
      'web/en/logo.exe': 'skipped: files of this kind are not translated',
    })
    expect(first.code).toBe(1)
    for (const name of ['broken.json', 'logo.exe', 'link.json']) rmSync(join(folder, 'web/en', name))
    const before = uploads()
    expect(await dragoman(folder, 'push')).toMatchObject({ code: 0, out: '0 sent, 2 unchanged, 0 skipped.\n' })
    expect(uploads()).toBe(before)
    expect((await dragoman(folder, 'wait')).out).toBe('All files have been read.\n')
    await translate(project, 'web/en/app.json', 'es', 'Hola')
    const pulled = statesIn((await dragoman(folder, 'pull --json')).out)
    expect(pulled).toEqual({
      'web/es/app.json': 'written',
      'web/ja/app.json': 'written',
      'shop/es/app.json': 'written',
      'shop/ja/app.json': 'written',
    })
    expect(JSON.parse(readFileSync(join(folder, 'web/es/app.json'), 'utf8'))).toEqual({ hello: 'Hola' })
    expect(JSON.parse(readFileSync(join(folder, 'shop/es/app.json'), 'utf8'))).toEqual({ cart: 'Cart' })
    const { mtimeMs, ino } = statSync(join(folder, 'web/es/app.json'))
    expect((await dragoman(folder, 'pull')).out).toBe('0 written, 4 unchanged, 0 skipped.\n')
    expect(statSync(join(folder, 'web/es/app.json'))).toMatchObject({ mtimeMs, ino })
    expect(await dragoman(folder, 'diff')).toMatchObject({
      code: 0,
      out: expect.stringContaining('no differences') as string,
    })
    const status = JSON.parse((await dragoman(folder, 'status --json')).out) as object
    expect(status).toMatchObject({
      project,
      files: 2,
      languages: [
        { language: 'es', files: 2 },
        { language: 'ja', files: 2 },
      ],
    })
    writeFiles(folder, { 'web/en/app.json': '{"hello":"Hello you"}' })
    const differing = await dragoman(folder, 'diff')
    expect(differing).toMatchObject({ code: 5, out: expect.stringContaining('changed: web/en/app.json') as string })
    expect((await dragoman(folder, 'open --dry-run')).out).toMatch(
      new RegExp(`^${server.url}/projects/[-0-9a-f]{36}\n$`),
    )
  })

  it('a branch has files of its own, and a dry run changes nothing', async () => {
    const { folder, project } = folderWith({ 'web/en/app.json': '{"hello":"Hello"}' })
    for (const line of ['push', 'pull', 'wait', 'status'])
      expect((await dragoman(folder, `${line} --dry-run --json`)).code).toBe(0)
    expect((await dragoman(folder, 'diff --json')).code).toBe(5)
    expect((await dragoman(folder, 'status')).out).toContain('Nothing has been sent yet')
    expect(statesIn((await dragoman(folder, 'push --json --branch feature/login')).out)).toEqual({
      'web/en/app.json': 'new',
    })
    expect(statesIn((await dragoman(folder, 'push --json')).out)).toEqual({ 'web/en/app.json': 'new' })
    expect(statesIn((await dragoman(folder, 'push --json --branch feature/login')).out)).toEqual({
      'web/en/app.json': 'unchanged',
    })
    await dragoman(folder, 'wait')
    const own = '[own]\nsource_lang = en\nsource_file = web/en/app.json\ntrans.es = web/es/app.json\n'
    writeFiles(folder, { '.tx/config': own })
    const place = `--unit ${server.people.place.orgUnitId} --project ${project}`
    const partly = await dragoman(folder, `push --config .tx/config ${place} --languages es,ja`)
    expect(partly).toEqual({
      code: 0,
      out: 'skipped: web/en/app.json (ja): the configuration has no place for its language\n0 sent, 1 unchanged, 1 skipped.\n',
      err: '',
    })
    expect(statesIn((await dragoman(folder, 'pull --json --dry-run')).out)).toMatchObject({
      'web/es/app.json': 'written',
    })
    expect(existsSync(join(folder, 'web/es'))).toBe(false)
    const outside = mkdtempSync(join(home, 'outside-'))
    symlinkSync(outside, join(folder, 'web/es'))
    const pulled = await dragoman(folder, 'pull --json')
    expect(pulled.code).toBe(1)
    expect(statesIn(pulled.out)).toEqual({
      'web/es/app.json': 'skipped: a link leads out of the folder',
      'web/ja/app.json': 'written',
    })
    expect(existsSync(join(outside, 'app.json'))).toBe(false)
    rmSync(join(folder, 'web/es'))
    symlinkSync('en', join(folder, 'web/es'))
    await translate(project, 'web/en/app.json', 'es', 'Hola')
    expect(statesIn((await dragoman(folder, 'pull --json')).out)).toMatchObject({
      'web/es/app.json': 'skipped: a link leads to a file that is translated',
    })
    expect(readFileSync(join(folder, 'web/en/app.json'), 'utf8')).toBe('{"hello":"Hello"}')
    const shared = `${readFileSync(join(folder, 'dragoman.yml'), 'utf8')}spellings: {ja: es}\n`
    writeFiles(folder, { 'dragoman.shared.yml': shared })
    expect(statesIn((await dragoman(folder, 'pull --json --config dragoman.shared.yml')).out)).toEqual({
      'web/en/app.json': expect.stringMatching(/^skipped: its place, web\/es\/app\.json, is that of (es|ja), too$/),
    })
  })

  it('failures are one sentence, and have codes of their own', async () => {
    const { folder } = folderWith({})
    const wrong = { ...access, DRAGOMAN_SECRET: 'hunter2' }
    expect(await dragoman(folder, 'pusch')).toMatchObject({
      code: 2,
      err: expect.stringContaining('no command pusch') as string,
    })
    expect(await dragoman(folder, 'push --unit Nowhere')).toMatchObject({
      code: 2,
      err: expect.stringMatching(/no organizational unit Nowhere\. There are: .*\(/) as string,
    })
    expect((await dragoman(folder, 'push', { DRAGOMAN_URL: server.url })).code).toBe(3)
    expect((await dragoman(folder, 'push', wrong)).code).toBe(3)
    expect((await dragoman(folder, 'push --server http://127.0.0.1:9')).code).toBe(4)
    const { out } = await dragoman(folder, 'push --json --source xx-yy')
    expect(JSON.parse(out)).toEqual({
      command: 'push',
      error: expect.stringContaining("isn't a supported language") as string,
      exitCode: 2,
    })
  })
})

it('an access key is kept in a file that others cannot read, or in the keyring', async () => {
  const { folder } = folderWith({ 'web/en/app.json': '{}' })
  const { DRAGOMAN_ACCESS_KEY: key = '', DRAGOMAN_SECRET: secret = '' } = access
  const own = join(home, 'own')
  mkdirSync(own)
  const env = { HOME: own, DRAGOMAN_URL: server.url, PATH: own }
  const file = join(own, '.config/dragoman/keys.json')
  expect((await dragoman(folder, `login --key ${key} --dry-run`, env, secret)).out).toContain('Nothing was kept')
  expect(existsSync(file)).toBe(false)
  expect((await dragoman(folder, `login --key ${key}`, env, `${secret}\n`)).out).toContain(file)
  expect(statSync(file).mode & 0o777).toBe(0o600)
  expect((await dragoman(folder, 'status', env)).code).toBe(0)
  rmSync(file)
  writeFiles(own, {
    'secret-tool': '#!/bin/sh\nif [ "$1" = store ]; then /bin/cat > "$HOME/ring"; else /bin/cat "$HOME/ring"; fi\n',
  })
  chmodSync(join(own, 'secret-tool'), 0o755)
  expect((await dragoman(folder, `login --key ${key}`, env, secret)).out).toContain('the keyring')
  expect(existsSync(file)).toBe(false)
  expect((await dragoman(folder, 'status', env)).code).toBe(0)
})

it('a memory and a glossary are imported and exported, and init writes a configuration that push reads', async () => {
  const folder = join(home, 'resources')
  writeFiles(folder, {
    'units.tmx': tmx(tu('Save', { es: 'Guardar' })),
    'terms.csv': 'en,es\nSave,Guardar\n',
    'en/a.json': '{"a":"A"}',
  })
  const { manager, place } = server.people
  bodyOf(await server.test.call(manager, 'POST', '/api/v3/glossary', { name: 'Terms', languages: ['en', 'es'] }))
  const memory = { name: 'Units', sourceLocale: 'en', targetLocales: ['es'] }
  bodyOf(await server.test.call(manager, 'POST', '/api/v1/atlas-tm', memory), 201)
  for (const [flag, name, file, copy] of [
    ['--memory', 'Units', 'units.tmx', 'copy.csv'],
    ['--glossary', 'Terms', 'terms.csv', 'copy.tbx'],
  ] as const) {
    expect((await dragoman(folder, `import ${file} ${flag} ${name} --dry-run`)).out).toContain('Would import')
    expect((await dragoman(folder, `import ${file} ${flag} ${name}`)).out).toContain('Imported')
    expect((await dragoman(folder, `export ${copy} ${flag} ${name}`)).code).toBe(0)
    expect(readFileSync(join(folder, copy), 'utf8')).toContain('Guardar')
  }
  const exports = {
    'exports/moved.tmx': tmx(tu('Save', { es: 'Guardar' })),
    'exports/texts/en.json': '{"hi":"Hello","bye":"Bye"}',
  }
  writeFiles(folder, { ...exports, 'exports/texts/es.json': '{"hi":"Hola"}' })
  const planned = (await dragoman(folder, 'import exports --dry-run')).out
  expect(planned).toContain('moved.tmx: 1 new, 0 changed, 0 the same')
  expect(planned).toMatch(/not taken: .*bye.*, missing/)
  expect((await dragoman(folder, 'import exports')).out).toContain('Imported exports.')
  expect((await dragoman(folder, 'import exports')).out).toContain('moved.tmx: 0 new, 0 changed, 1 the same')
  const line = `init --unit ${place.orgUnitId} --project made --languages es`
  const files = '--files en/*.json --translation %osx_code%/%original_file_name%'
  expect((await dragoman(folder, line)).code).toBe(2)
  expect((await dragoman(folder, `${line} ${files} --dry-run`)).out).toContain('project: made')
  expect((await dragoman(folder, `${line} ${files}`)).code).toBe(0)
  const env = { DRAGOMAN_ACCESS_KEY: access['DRAGOMAN_ACCESS_KEY']!, DRAGOMAN_SECRET: access['DRAGOMAN_SECRET']! }
  expect(await dragoman(folder, 'push', env)).toMatchObject({
    code: 3,
    err: expect.stringMatching(/^dragoman\.yml names http:.*, but nothing says .* Set DRAGOMAN_URL=http:/) as string,
  })
  expect(statesIn((await dragoman(folder, 'push --json')).out)).toEqual({ 'en/a.json': 'new' })
  await dragoman(folder, 'wait')
  expect((await dragoman(folder, 'export all.zip')).out).toBe('Wrote all.zip.\n')
  expect(readFileSync(join(folder, 'all.zip')).subarray(0, 2).toString()).toBe('PK')
})

it('the commands in the README work, and the help lists the same commands', async () => {
  const { DRAGOMAN_ACCESS_KEY: KEY = '', DRAGOMAN_SECRET: secret = '' } = access
  const commands = commandsIn('packages/cli/README.md')
  expect(commands).toEqual([...commandsIn('docs/help/repositories.md'), ['status']])
  const own = mkdtempSync(join(home, 'document-'))
  writeFiles(own, { 'locales/en/a.json': '{"a":"A"}' })
  const values = new Map([
    ['KEY', KEY],
    ['Web', server.people.place.orgUnitId],
    ['https://translate.example.com', server.url],
  ])
  for (const words of commands) {
    const line = words.map((word) => values.get(word) ?? word)
    const ended = await runCommandLine(own, line, { env: { HOME: own, PATH: own }, input: secret })
    expect({ line, ...ended }).toMatchObject({ code: 0, err: '' })
  }
  expect(existsSync(join(own, 'locales/ja/a.json'))).toBe(true)
})

const repositoryFiles = (project: string) => ({
  'crowdin.yml':
    'files:\n  - source: /locales/en/*.json\n    translation: /locales/%two_letters_code%/%original_file_name%\n',
  'dragoman.yml': `unit: ${server.people.place.orgUnitId}\nproject: ${project}\nlanguages: [es]\n`,
  'locales/en/app.json': '{"hello":"Hello"}',
})

describe('a run for a repository', () => {
  it('the GitHub action makes one pull request, and a commit only for a changed text', async () => {
    const peer = await startGithubPeer()
    try {
      peer.git.add('acme/app', repositoryFiles('action'))
      const { DRAGOMAN_ACCESS_KEY: key = '', DRAGOMAN_SECRET: secret = '' } = access
      const action = githubAction({ server: server.url, 'access-key': key, secret, token: peer.token, version: '1' })
      const env = {
        ...action.env,
        GITHUB_ACTIONS: 'true',
        GITHUB_API_URL: `${peer.origin}/api/v3`,
        GITHUB_REPOSITORY: 'acme/app',
        GITHUB_REF_NAME: 'main',
      }
      const basic = `Basic ${Buffer.from(`${peer.user}:${peer.token}`).toString('base64')}`
      const clone = () => cloneOf(peer.git, 'acme/app', `${peer.origin}/acme/app.git`, basic)
      const read = (branch: string, path: string) => peer.git.read('acme/app', branch, path)
      const log = () => peer.git.log('acme/app', 'l10n_main')
      expect(await action.act(clone(), { ...env, HOME: home })).toContain('/acme/app/pull/1')
      expect(read('l10n_main', 'locales/es/app.json')).toBe('{"hello":"Hello"}')
      expect(read('main', 'locales/es/app.json')).toBeUndefined()
      expect(log()).toEqual(['Translate locales/es/app.json', 'First'])
      peer.git.commit('acme/app', 'main', { 'README.md': 'x' })
      expect(await dragoman(clone(), 'sync', env)).toMatchObject({ code: 0, err: '' })
      expect(log()).toHaveLength(2)
      await translate('action', 'locales/en/app.json', 'es', 'Hola')
      expect(await dragoman(clone(), 'sync', env)).toMatchObject({ code: 0, err: '' })
      expect(read('l10n_main', 'locales/es/app.json')).toBe('{"hello":"Hola"}')
      expect(read('l10n_main', 'README.md')).toBe('x')
      expect(peer.pulls).toHaveLength(1)
    } finally {
      peer.close()
    }
  })

  it('the GitLab component pushes with its token and makes one merge request', async () => {
    const peer = await startGitlabPeer()
    try {
      expect(gitlabScript()).toBe('- npx -y "@dragoman/cli@$[[ inputs.version ]]" sync $[[ inputs.arguments ]]')
      peer.git.add('acme/app', repositoryFiles('component'))
      const folder = cloneOf(peer.git, 'acme/app', 'https://gitlab.example/acme/app.git')
      const env = {
        ...access,
        GITLAB_CI: 'true',
        CI_API_V4_URL: `${peer.origin}/api/v4`,
        CI_SERVER_URL: peer.origin,
        CI_PROJECT_ID: '7',
        CI_PROJECT_PATH: 'acme/app',
        CI_COMMIT_BRANCH: 'main',
        DRAGOMAN_GIT_TOKEN: peer.token,
      }
      expect((await dragoman(folder, 'sync --dry-run', env)).code).toBe(0)
      expect(peer.git.log('acme/app', 'l10n_main')).toEqual([])
      expect(await dragoman(folder, 'sync', env)).toMatchObject({ code: 0, err: '' })
      expect(peer.git.log('acme/app', 'l10n_main')).toHaveLength(2)
      expect(peer.requests).toMatchObject([{ source_branch: 'l10n_main', target_branch: 'main' }])
    } finally {
      peer.close()
    }
  })
})

it('an agent finds operations, tries a change before it is made, and may do no more than its person', async () => {
  const { folder, project } = folderWith({})
  await using agent = await agentOf(folder, access)
  const tools = await agent.tools()
  expect(tools.length).toBeLessThanOrEqual(15)
  // About a token for three characters of JSON.
  expect(JSON.stringify(tools).length / 3).toBeLessThan(4_000)
  const read = async (name: string, input: object) => {
    const { isError, text } = await agent.use(name, { ...input })
    return { isError, result: (isError ? text : JSON.parse(text)) as never }
  }
  const found = await read('search_operations', { query: 'upload a continuous file' })
  expect(found.result[0]).toMatchObject({ id: 'projects.uploadContinuous' })
  const file = {
    unit: server.people.place.orgUnitId,
    project,
    path: 'web/en/a.json',
    content: '{"a":"Save"}',
    languages: ['es'],
  }
  expect((await read('send_file', file)).result).toMatchObject({ dryRun: true, would: { path: 'web/en/a.json' } })
  expect((await dragoman(folder, 'status')).out).toContain('Nothing has been sent yet')
  const sent: { project: string } = (await read('send_file', { ...file, dryRun: false })).result
  await approve(server, sent.project)
  const { translations }: { translations: { uuid: string }[] } = (await read('get_project', { project: sent.project }))
    .result
  const translation = translations[0]!.uuid
  const segmentOf = async () => {
    const { segments }: { segments: { segment: string; version: number; target: string }[] } = (
      await read('list_segments', { translation })
    ).result
    return segments[0]!
  }
  const { segment, version } = await segmentOf()
  const change = { translation, segment, version, target: 'Guardar' }
  expect((await read('write_segment', change)).result).toMatchObject({ would: { source: 'Save', after: 'Guardar' } })
  expect((await segmentOf()).target).not.toBe('Guardar')
  expect((await read('write_segment', { ...change, dryRun: false })).isError).toBe(false)
  expect((await segmentOf()).target).toBe('Guardar')
  const { content } = bodyOf<{ content: { event: string; detail?: { agent?: string } }[] }>(
    await server.test.call(
      server.people.accountAdmin,
      'GET',
      `/api/v3/account/${server.people.place.accountId}/journal?size=50`,
    ),
  )
  const uploads = content.filter(({ event }) => event === 'CONTINUOUS_FILE_UPLOADED')
  expect(uploads[0]).toMatchObject({ detail: { agent: 'test' } })
  expect(await read('write_segment', { ...change, dryRun: false })).toMatchObject({
    isError: true,
    result: expect.stringContaining('read it again') as string,
  })
  const accounts = await read('read_operation', { operation: 'accounts.list' })
  expect(accounts).toMatchObject({ isError: true, result: expect.stringContaining('accounts.list') as string })
  for (const operation of ['projects.create', 'users.impersonate'])
    expect(await read('read_operation', { operation })).toMatchObject({
      isError: true,
      result: expect.stringContaining('changes something') as string,
    })
})
