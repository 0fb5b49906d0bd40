import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { createWebFiles, type WebFiles } from './web-files.ts'

let folder: string
let files: WebFiles
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'dragoman-static-'))
  await mkdir(join(folder, 'web/assets'), { recursive: true })
  await writeFile(join(folder, 'secret.txt'), 'secret')
  const contents = {
    'index.html': 'index',
    'logo.svg': '<svg/>',
    'assets/a.js': 'plain',
    'assets/a.js.br': 'packed',
    'assets/b.js': 'plain',
  }
  for (const [name, content] of Object.entries(contents)) await writeFile(join(folder, 'web', name), content)
  files = await createWebFiles(join(folder, 'web'))
})
afterAll(() => rm(folder, { recursive: true }))

async function get(path: string, headers: Record<string, string> = {}, method = 'GET') {
  const response = await files.respond(new Request(`http://dragoman.test${path}`, { method, headers }))
  return { status: response.status, text: await response.text(), headers: response.headers }
}

it.each([
  ['/assets/a.js', 'gzip, deflate, br', 'packed', 'br'],
  ['/assets/a.js', 'gzip', 'plain', null],
  ['/assets/a.js', '', 'plain', null],
  ['/assets/b.js', 'br', 'plain', null],
])('%s is sent to a client that accepts "%s": %s', async (path, accepted, text, encoding) => {
  const answer = await get(path, { 'Accept-Encoding': accepted })
  expect([answer.text, answer.headers.get('content-encoding'), answer.headers.get('vary')]).toEqual([
    text,
    encoding,
    'Accept-Encoding',
  ])
})

it.each([
  '/../secret.txt',
  '/..%2fsecret.txt',
  '/%2e%2e/secret.txt',
  '/assets/..%2f..%2f..%2fsecret.txt',
  '/..%5csecret.txt',
  '/%',
])('no file outside the folder is served: %s', async (path) => {
  expect((await get(path)).text).not.toContain('secret')
})

it('only hashed files are cached, and chunks of an earlier version are not found', async () => {
  expect((await get('/projects')).headers.get('cache-control')).toBe('no-cache')
  expect((await get('/assets/a.js')).headers.get('cache-control')).toBe('public, max-age=31536000, immutable')
  expect((await get('/assets/gone.js')).status).toBe(404)
})

it('HEAD gets a static file without its content', async () => {
  expect(await get('/logo.svg', {}, 'HEAD')).toMatchObject({ status: 200, text: '' })
})
