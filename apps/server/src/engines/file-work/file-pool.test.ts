import { once } from 'node:events'
import { createServer, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterEach, expect, test, vi } from 'vitest'
import { FileRefused } from '../../kernel/file-refused.ts'
import { watchLoop } from '../../testing/loop-watch.ts'
import { createFilePool, type FilePool } from './file-pool.ts'
import type { LocalesOptions, ReadSegment } from './file-tasks.ts'

const pools: FilePool[] = []
afterEach(() => {
  for (const pool of pools.splice(0)) pool.close()
  vi.useRealTimers()
  vi.unstubAllEnvs()
})

/** Longer than any test may take: nothing that should be read is too slow on a busy machine. */
const patient = 600

function open(limits = { seconds: patient, megabytes: 1024 }, size = 2): FilePool {
  const pool = createFilePool(limits, size)
  pools.push(pool)
  return pool
}

const optionsOf = (fileName: string, parameters = {}): LocalesOptions => ({
  fileName,
  sourceLocale: 'en',
  targetLocales: ['es'],
  parameters,
  applySourceSegmentation: false,
  counter: 'WORD',
})

async function read(
  pool: FilePool,
  content: string,
  options = optionsOf('app.json'),
  terms: { seconds?: number; goesOn?: () => Promise<void> } = {},
) {
  const found: ReadSegment[] = []
  const order = { fileName: options.fileName, options, content: new Blob([content]), ...terms }
  for await (const piece of pool.pieces('segments', order)) {
    if (Array.isArray(piece)) found.push(...piece)
    else if (typeof piece !== 'number') throw new FileRefused(piece)
  }
  return found
}

const refusal = (work: Promise<unknown>): Promise<FileRefused> =>
  work.then(
    () => Promise.reject(new Error('it was not refused')),
    (error: unknown) => (error instanceof FileRefused ? error : Promise.reject(error)),
  )

// Backtracks for ages: the expression is someone's own, and the text is made for it.
const endless = { tagRegex: '(?:(?:a+)+)+$' }
const trap = JSON.stringify({ trap: `${'a'.repeat(40)}b` })

test('the time that its process takes to start is not the file’s', async () => {
  const starts = Promise.withResolvers<ServerResponse>()
  const door = createServer((_, response) => starts.resolve(response)).listen(0, '127.0.0.1')
  await once(door, 'listening')
  const address = `http://127.0.0.1:${(door.address() as AddressInfo).port}`
  // It starts once it is let in.
  vi.stubEnv('NODE_OPTIONS', `--import=data:text/javascript,await(fetch('${address}'))`)
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  const split = open().pieces('split', {
    fileName: 'rules.srx',
    options: { text: 'One. Two.', locale: 'en' },
    seconds: 2,
  })
  const first = split.next()
  const start = await starts.promise
  await vi.advanceTimersByTimeAsync(60_000)
  start.end()
  expect((await first).value).toMatchObject({ segments: ['One. ', 'Two.'] })
  await split.return(undefined)
  door.closeAllConnections()
  door.close()
})

test('segments come with their counts, in order, over many batches', async () => {
  const texts = Array.from({ length: 2500 }, (_, at) => [`key${at}`, `Open file ${at}`])
  const segments = await read(open(), JSON.stringify(Object.fromEntries(texts)))
  expect(segments).toHaveLength(2500)
  expect(segments[2499]).toMatchObject({ key: '/key2499', source: 'Open file 2499', words: 3, characters: 14 })
})

test('a file that cannot be read is refused with its line, and the process goes on', async () => {
  const pool = open(undefined, 1)
  expect(await refusal(read(pool, '{\n"a": }'))).toMatchObject({ file: 'app.json', line: 2 })
  expect(await read(pool, '{"a": "b"}')).toHaveLength(1)
})

test('a file that takes too long is refused by name, with the limit; others go on, and so does the pool', async () => {
  const pool = open({ seconds: 2, megabytes: 1024 })
  const slow = refusal(read(pool, trap, optionsOf('trap.json', endless)))
  expect(await read(pool, '{"a": "b"}', optionsOf('app.json'), { seconds: patient })).toHaveLength(1)
  expect(await slow).toMatchObject({ file: 'trap.json', reason: expect.stringContaining('2 seconds') })
  expect(await read(pool, '{"a": "b"}', optionsOf('app.json'), { seconds: patient })).toHaveLength(1)
})

test('a file that needs too much memory is refused by name, with the limit, and the server lives', async () => {
  const pool = open({ seconds: patient, megabytes: 48 }, 1)
  const big = `{${Array.from({ length: 400_000 }, (_, at) => `"k${at}":"Text number ${at}"`).join(',')}}`
  expect(await refusal(read(pool, big))).toMatchObject({ file: 'app.json', reason: expect.stringContaining('48 MB') })
  expect(await read(pool, '{"a": "b"}')).toHaveLength(1)
})

test('work is given up as soon as no one wants it any more', async () => {
  let asked = 0
  const goesOn = async () => {
    asked += 1
    if (asked > 1) throw new Error('canceled')
  }
  const pool = open(undefined, 1)
  await expect(read(pool, trap, optionsOf('trap.json', endless), { goesOn })).rejects.toThrow('canceled')
  expect(await read(pool, '{"a": "b"}')).toHaveLength(1)
})

test('more files than processes wait for their turn', async () => {
  const pool = open(undefined, 1)
  const found = await Promise.all([1, 2, 3, 4].map((at) => read(pool, JSON.stringify({ a: `Text ${at}` }))))
  expect(found.map(([first]) => first?.source)).toEqual(['Text 1', 'Text 2', 'Text 3', 'Text 4'])
})

test('a large file leaves this thread free all the time', async () => {
  const pool = open(undefined, 1)
  await read(pool, '{"a": "b"}')
  const large = `{${Array.from({ length: 20_000 }, (_, at) => `"k${at}":"It is text number ${at}."`).join(',')}}`
  const busy = watchLoop()
  await read(pool, large)
  expect(busy().computing).toBeLessThan(100)
})
