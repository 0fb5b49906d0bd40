import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { codeOf, documentProgram, problemsOf } from '../document-program.ts'
import { testPassword } from '../people.ts'
import { runScript } from '../run-script.ts'
import { startTestServer, type TestServer } from '../start-server.ts'

// The documents' code, compiled and run as it stands.

let server: TestServer
let environment: Record<string, string>
const folders: string[] = []

beforeAll(async () => {
  server = await startTestServer()
  const { accessKey, secret } = await server.accessKey(server.people.manager)
  environment = { DRAGOMAN_URL: server.url, DRAGOMAN_ACCESS_KEY: accessKey, DRAGOMAN_SECRET: secret }
})
afterAll(async () => {
  await server[Symbol.asyncDispose]()
  for (const folder of folders) rmSync(folder, { recursive: true, force: true })
})

function programOf(...document: Parameters<typeof documentProgram>): string {
  const folder = documentProgram(...document)
  folders.push(folder)
  return folder
}

it('the example of docs/sdk.md synchronizes a folder', { timeout: 360_000 }, async () => {
  const program = programOf('docs/sdk.md')
  expect(problemsOf(program)).toBe('')
  const folder = join(program, 'texts')
  mkdirSync(folder)
  writeFileSync(join(folder, 'home.json'), '{"title":"Welcome"}')
  writeFileSync(join(folder, 'about.json'), '{"title":"About us"}')
  writeFileSync(join(folder, 'broken.json'), '{"title":')
  writeFileSync(join(folder, 'logo.svgz'), '')
  writeFileSync(join(folder, 'manual.doc'), '%PDF')
  const environmentHere = { ...environment, FOLDER: folder }
  const { code, output } = await runScript([join(program, 'program.ts')], environmentHere)
  expect({ code, output }).toMatchObject({ code: 0 })
  const files = "written [ 'es/about.json', 'es/home.json', 'ja/about.json', 'ja/home.json' ]"
  expect(output).toMatch(/^Signed in as /)
  expect(output).toContain('projects.get: Project not found.')
  expect(output).toMatch(/sent \[ '(about|home)\.json', '(about|home)\.json' \]/)
  expect(output).toContain('sent []')
  expect(output.split(files)).toHaveLength(3)
  expect(output).toContain('logo.svgz stays here')
  expect(output).toContain('manual.doc stays here')
  expect(output).toContain('broken.json stays here: ')
  expect(output).toContain('A double')
  expect(Object.keys(JSON.parse(readFileSync(join(folder, 'ja/home.json'), 'utf8')) as object)).toEqual(['title'])
})

it('docs/sdk.md shows the current text of its test', () => {
  const test = readFileSync(join(import.meta.dirname, '../../commands/test-server.test.ts'), 'utf8')
  expect(codeOf('docs/sdk.md', 'ts test')).toEqual([test.replace('../../../../', '../dragoman/')])
})

it('the code in README.md compiles', () => {
  expect(problemsOf(programOf('README.md'))).toBe('')
})

it('the example of packages/sdk/README.md creates a project and lists its tasks', { timeout: 240_000 }, async () => {
  const program = programOf('packages/sdk/README.md')
  expect(problemsOf(program)).toBe('')
  const { code, output } = await runScript([join(program, 'program.ts')], environment)
  expect({ code, output }).toMatchObject({ code: 0 })
  expect(output).toContain('Spring: 0 tasks')
  expect(output).toContain('1 files in the project, 0 refused')
  expect(output).toMatch(/^\S+\.zip$/m)
})

it('the example of packages/sdk/README.md signs a person in', { timeout: 240_000 }, async () => {
  const program = programOf('packages/sdk/README.md', 'ts page', ['DOM', 'DOM.Iterable', 'DOM.AsyncIterable'])
  expect(problemsOf(program)).toBe('')
  const page = ['--import', join(import.meta.dirname, '../page-globals.ts'), join(program, 'program.ts')]
  const signIn = (password: string) =>
    runScript(page, { PAGE: server.url, ANSWERS: `${server.people.manager.email},${password}` })
  expect(await signIn(testPassword)).toEqual({ code: 0, output: 'anonymous\nauthenticated\ngoes to /\n' })
  expect((await signIn('another')).output).toMatch(/attempts left\.\n/)
})

it('code with an error in a document is reported', () => {
  const program = programOf('packages/sdk/README.md')
  writeFileSync(join(program, 'program.ts'), "import { call, nothing } from '@dragoman/sdk'\n")
  expect(problemsOf(program)).toContain("has no exported member 'nothing'")
})
