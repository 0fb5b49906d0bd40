import { openAsBlob } from 'node:fs'
import { mkdtemp, open, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { monitorEventLoopDelay } from 'node:perf_hooks'
import { afterAll, expect, test as it } from 'vitest'
import { content, memoryCalls } from '../testing/memory-calls.ts'
import { createTestApp } from '../testing/test-app.ts'

/** A smaller number tries the same in seconds. */
const units = Number(process.env['BENCH_UNITS'] ?? 1_000_000)

const words =
  'save open file folder project network device button window account user error message report task memory price'.split(' ')
const palabras =
  'guardar abrir archivo carpeta proyecto red equipo botón ventana cuenta usuario error mensaje informe tarea memoria'.split(' ')

/** The same numbers on every run. */
function random(seed: number): () => number {
  let state = seed
  return () => (state = (state * 48_271) % 2_147_483_647) / 2_147_483_647
}

const next = random(7)
const some = (of: readonly string[]) =>
  Array.from({ length: 5 + Math.floor(next() * 12) }, () => of[Math.floor(next() * of.length)]).join(' ')

const folder = await mkdtemp(join(tmpdir(), 'dragoman-million-'))
const path = join(folder, 'million.tmx')
const file = await open(path, 'w')
await file.write('<?xml version="1.0" encoding="UTF-8"?>\n<tmx version="1.4"><header srclang="en"/><body>\n')
for (let at = 0; at < units; at += 1000) {
  const lines = Array.from({ length: Math.min(1000, units - at) }, (_, place) => {
    const [source, target] = [`${some(words)} ${at + place}`, `${some(palabras)} ${at + place}`]
    return `<tu><tuv xml:lang="en"><seg>${source}</seg></tuv><tuv xml:lang="es"><seg>${target}</seg></tuv></tu>\n`
  })
  await file.write(lines.join(''))
}
await file.write('</body></tmx>\n')
await file.close()

const test = await createTestApp()
const memories = memoryCalls(test)
const { uuid } = await memories.make('Million')
afterAll(async () => {
  await test.close()
  await rm(folder, { recursive: true, force: true })
})

/** Runs a job to its end: seconds, growth of this process in MB, and how long the loop stood still, in milliseconds. */
async function measured(name: string, start: () => Promise<string>) {
  const loop = monitorEventLoopDelay({ resolution: 5 })
  const before = process.memoryUsage.rss()
  let most = before
  const watch = setInterval(() => (most = Math.max(most, process.memoryUsage.rss())), 100)
  loop.enable()
  const started = performance.now()
  const job = await test.jobEnd(await start())
  const seconds = (performance.now() - started) / 1000
  loop.disable()
  clearInterval(watch)
  const stood = [50, 99, 100].map((part) => Math.round(loop.percentile(part) / 1e6))
  const grown = Math.round((most - before) / 1e6)
  console.log(`${name}: ${seconds.toFixed(1)} s, +${grown} MB, loop p50/p99/max ${stood.join('/')} ms`)
  return job
}

async function timed(name: string, call: () => Promise<unknown>): Promise<void> {
  const times: number[] = []
  for (let time = 0; time < 20; time += 1) {
    const started = performance.now()
    await call()
    times.push(performance.now() - started)
  }
  times.sort((a, b) => a - b)
  console.log(`${name}: p50 ${times[9]!.toFixed(1)} ms, p95 ${times[18]!.toFixed(1)} ms`)
}

it(`imports, searches, changes and exports ${units} units`, { timeout: 3_600_000 }, async () => {
  const imported = await measured('import', async () => {
    const form = new FormData()
    form.append('file', new File([await openAsBlob(path)], 'million.tmx'))
    const answer = await memories.call('POST', content(uuid, 'import'), form)
    return (answer.body as { uuid: string }).uuid
  })
  expect(imported).toMatchObject({ status: 'FINISHED', report: { units, created: units } })
  await timed('list of memories', () => memories.call('GET', '/api/v1/atlas-tm'))
  const search = (query: string) => () => memories.call('GET', content(uuid, `segment/concordance-search?${query}`))
  await timed('concordance, a rare word', search(`text=${Math.floor(units / 2)}`))
  await timed('concordance, two frequent words', search('text=network%20device'))
  await timed('concordance, a frequent word', search('text=sav'))
  await timed('concordance, three words in a translation', search('text=red%20equipo%20tarea&side=TARGET'))
  await timed('concordance, words that never follow each other', search('text=folder%20notthere'))
  const exported = await measured('export', async () => {
    const answer = await memories.call('GET', content(uuid, 'export/tmx'))
    return (answer.body as { requestUuid: string }).requestUuid
  })
  expect(exported).toMatchObject({ status: 'FINISHED' })
  const body = { find: 'carpeta', replacement: 'directorio' }
  const replaced = await measured('replace in every second translation', async () => {
    const answer = await memories.call('POST', content(uuid, 'replacement'), body)
    return (answer.body as { uuid: string }).uuid
  })
  await timed('preview of a replacement', () => memories.call('POST', content(uuid, 'replacement/preview'), body))
  await measured('undo', async () => {
    const answer = await memories.call('POST', content(uuid, `replacement/${replaced.id}/undo`), {})
    return (answer.body as { uuid: string }).uuid
  })
})
