import { afterEach, expect, test, vi } from 'vitest'
import { FileRefused } from '../../kernel/file-refused.ts'
import { createFilePool, type FilePool } from './file-pool.ts'
import type { LocalesOptions, ReadSegment } from './file-tasks.ts'

const pools: FilePool[] = []
afterEach(() => {
  for (const pool of pools.splice(0)) pool.close()
})

function open(limits = { seconds: 60, megabytes: 1024 }, size = 2): FilePool {
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
})

async function read(pool: FilePool, content: string, options = optionsOf('app.json'), goesOn?: () => Promise<void>) {
  const found: ReadSegment[] = []
  const order = { fileName: options.fileName, options, content: new Blob([content]), ...(goesOn && { goesOn }) }
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

/** How often this thread was free for other work while `work` ran: once in five milliseconds at best. */
async function turnsDuring(work: Promise<unknown>): Promise<{ turns: number; longest: number }> {
  let turns = 0
  let longest = 0
  let last = performance.now()
  const timer = setInterval(() => {
    longest = Math.max(longest, performance.now() - last)
    last = performance.now()
    turns += 1
  }, 5)
  await work.finally(() => clearInterval(timer))
  return { turns, longest }
}

// Backtracks for ages: the expression is somebody's own, and the text is made for it.
const endless = { tagRegex: '(?:(?:a+)+)+$' }
const trap = JSON.stringify({ trap: `${'a'.repeat(40)}b` })

test('the time that its process takes to start is not the file’s', async () => {
  vi.stubEnv('NODE_OPTIONS', '--import=data:text/javascript,await(new%20Promise(started=>setTimeout(started,2500)))')
  const split = open().pieces('split', {
    fileName: 'rules.srx',
    options: { text: 'One. Two.', locale: 'en' },
    seconds: 2,
  })
  const { value } = await split.next().finally(() => vi.unstubAllEnvs())
  expect(value).toMatchObject({ segments: ['One. ', 'Two.'] })
  await split.return(undefined)
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
  const pool = open({ seconds: 5, megabytes: 1024 })
  const slow = refusal(read(pool, trap, optionsOf('trap.json', endless)))
  expect(await read(pool, '{"a": "b"}')).toHaveLength(1)
  expect(await slow).toMatchObject({ file: 'trap.json', reason: expect.stringContaining('5 seconds') })
  expect(await read(pool, '{"a": "b"}')).toHaveLength(1)
})

test('a file that needs too much memory is refused by name, with the limit, and the server lives', async () => {
  const pool = open({ seconds: 60, megabytes: 48 }, 1)
  const big = `{${Array.from({ length: 400_000 }, (_, at) => `"k${at}":"Text number ${at}"`).join(',')}}`
  expect(await refusal(read(pool, big))).toMatchObject({ file: 'app.json', reason: expect.stringContaining('48 MB') })
  expect(await read(pool, '{"a": "b"}')).toHaveLength(1)
})

test('work is given up as soon as nobody wants it any more', async () => {
  let asked = 0
  const goesOn = async () => {
    asked += 1
    if (asked > 1) throw new Error('canceled')
  }
  const pool = open(undefined, 1)
  await expect(read(pool, trap, optionsOf('trap.json', endless), goesOn)).rejects.toThrow('canceled')
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
  const large = `{${Array.from({ length: 100_000 }, (_, at) => `"k${at}":"It is text number ${at}."`).join(',')}}`
  const { turns, longest } = await turnsDuring(read(pool, large))
  expect(turns).toBeGreaterThan(20)
  expect(longest).toBeLessThan(500)
})
