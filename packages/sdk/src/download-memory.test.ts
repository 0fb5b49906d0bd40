import { execFile } from 'node:child_process'
import { mkdtemp, rm } from 'node:fs/promises'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pipeline, Readable } from 'node:stream'
import { promisify } from 'node:util'
import { build } from 'esbuild'
import { afterAll, beforeAll, expect, it } from 'vitest'

// DOWNLOAD_MB=10000 measures as much as the goal is about: 10 GB in 120 MB of memory on a machine that has nothing else to
// do. Where it has, garbage is collected later, that of a bare `fetch` no less.

const megabyte = 1_000_000
const much = Number(process.env['DOWNLOAD_MB'] ?? 300)
const least = 10
const zeros = new Uint8Array(megabyte)

let requested = 0
let folder = ''
const server = createServer((_, response) => {
  response.writeHead(200, { 'content-type': 'application/zip', 'content-length': requested * megabyte })
  pipeline(Readable.from(parts(requested)), response, () => {})
})

function* parts(count: number) {
  for (let part = 0; part < count; part++) yield zeros
}

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'dragoman-download-'))
  // To read TypeScript takes memory, too.
  const entryPoints = [join(import.meta.dirname, 'testing/measured-download.ts')]
  await build({ entryPoints, bundle: true, platform: 'node', format: 'esm', outfile: join(folder, 'program.mjs') })
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening))
})
afterAll(async () => {
  server.close()
  await rm(folder, { recursive: true })
})

/** Downloads as many megabytes in a process of its own; how many it held at most. */
async function memoryOf(how: 'fetch' | 'stream' | 'toFile', megabytes: number): Promise<number> {
  requested = megabytes
  const { port } = server.address() as AddressInfo
  const program = join(folder, 'program.mjs')
  const url = `http://127.0.0.1:${port}`
  const { stdout } = await promisify(execFile)(process.execPath, [program, url, how, join(folder, 'file')])
  const { bytes, most } = JSON.parse(stdout) as { bytes: number; most: number }
  expect(bytes).toBe(megabytes * megabyte)
  return most
}

it.each(['stream', 'toFile'] as const)(
  'a download by %s holds a small part of a large file, as reading the body of a fetch does',
  { timeout: 600_000 },
  async (how) => {
    const bare = await memoryOf('fetch', much)
    const [small, large] = [await memoryOf(how, least), await memoryOf(how, much)]
    const [first, second, third] = [bare, small, large].map(Math.round)
    console.log(`${how}: ${second} MB for ${least} MB, ${third} MB for ${much} MB; fetch alone: ${first} MB`)
    expect(large).toBeLessThanOrEqual(bare * 2)
    expect(large - small).toBeLessThanOrEqual(much / 2)
  },
)
