import { openAsBlob } from 'node:fs'
import { mkdtemp, open, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { afterAll, expect, test as it } from 'vitest'
import { eq } from 'drizzle-orm'
import { jobs } from '../kernel/tables.ts'
import { watchLoop } from '../testing/loop-watch.ts'
import { content, type Memory, memoryCalls } from '../testing/memory-calls.ts'
import { createTestApp } from '../testing/test-app.ts'

/** A smaller number tries the same in seconds. */
const tmUnits = Number(process.env['BENCH_UNITS'] ?? 1_000_000)

const words =
  'save open file folder project network device button window account user error message report task memory price'.split(
    ' ',
  )
const palabras =
  'guardar abrir archivo carpeta proyecto red equipo botón ventana cuenta usuario error mensaje informe tarea memoria'.split(
    ' ',
  )

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
for (let at = 0; at < tmUnits; at += 1000) {
  const lines = Array.from({ length: Math.min(1000, tmUnits - at) }, (_, place) => {
    const [source, target] = [`${some(words)} ${at + place}`, `${some(palabras)} ${at + place}`]
    return `<tu><tuv xml:lang="en"><seg>${source}</seg></tuv><tuv xml:lang="es"><seg>${target}</seg></tuv></tu>\n`
  })
  await file.write(lines.join(''))
}
await file.write('</body></tmx>\n')
await file.close()

const test = await createTestApp({ verifyAnswers: false })
const memories = memoryCalls(test)
const { uuid } = await memories.make('Million')
afterAll(async () => {
  await test.close()
  await rm(folder, { recursive: true, force: true })
})

const millisecond = (times: readonly number[], part: number) =>
  times.toSorted((a, b) => a - b)[Math.min(times.length - 1, Math.floor(times.length * part))]!

const megabytes = (bytes: number) => Math.round(bytes / 1e6)

/** When a job had written how many units. */
type Sample = { seconds: number; units: number }

/** Runs a job to its end, while someone else asks for the list of memories ten times a second. */
async function measured(name: string, start: () => Promise<string>) {
  let most = 0
  const busy = watchLoop()
  const answers: number[] = []
  const samples: Sample[] = []
  const started = performance.now()
  const id = await start()
  for (;;) {
    await pause(100)
    const asked = performance.now()
    const { body } = await memories.call('GET', '/api/v1/atlas-tm')
    answers.push(performance.now() - asked)
    const { totalUnits } = (body as { content: Memory[] }).content.find((memory) => memory.uuid === uuid)!
    samples.push({ seconds: (performance.now() - started) / 1000, units: totalUnits })
    most = Math.max(most, process.memoryUsage.rss())
    const [job] = await test.db.select().from(jobs).where(eq(jobs.id, id))
    if (job?.status !== 'STARTED') break
  }
  const seconds = (performance.now() - started) / 1000
  const { longest, computing } = busy()
  globalThis.gc?.()
  const { rss, heapUsed } = process.memoryUsage()
  const others = `others' calls p50 ${millisecond(answers, 0.5).toFixed(0)} ms, p95 ${millisecond(answers, 0.95).toFixed(0)} ms`
  const thread = `thread busy at most ${longest} ms, ${computing} ms of it itself`
  const memory = `memory at most ${megabytes(most)} MB, ${megabytes(rss)} MB after, ${megabytes(heapUsed)} MB of it on the heap`
  console.log(
    `${name}: ${seconds.toFixed(1)} s, ${Math.round(tmUnits / seconds)} units/s; ${thread}; ${others}; ${memory}`,
  )
  expect(computing, `${name}: milliseconds for which the server answered nobody`).toBeLessThanOrEqual(200)
  expect(millisecond(answers, 0.95), `${name}: milliseconds that others waited for an answer`).toBeLessThanOrEqual(250)
  return { job: await test.jobEnd(id), samples }
}

/** How much longer the last tenth of the units took than the first. */
function growth(samples: readonly Sample[]): number {
  const at = (part: number) => samples.find((sample) => sample.units >= part * tmUnits)!.seconds
  const begun = samples.findLast((sample) => sample.units === 0)?.seconds ?? 0
  return (at(1) - at(0.9)) / (at(0.1) - begun)
}

async function timed(name: string, call: () => Promise<unknown>): Promise<void> {
  const times: number[] = []
  for (let time = 0; time < 20; time += 1) {
    const started = performance.now()
    await call()
    times.push(performance.now() - started)
  }
  console.log(`${name}: p50 ${millisecond(times, 0.5).toFixed(1)} ms, p95 ${millisecond(times, 0.95).toFixed(1)} ms`)
}

it(`imports, searches, changes, exports and removes ${tmUnits} units`, { timeout: 3_600_000 }, async () => {
  const { job: imported, samples } = await measured('import', async () => {
    const form = new FormData()
    form.append('file', new File([await openAsBlob(path)], 'million.tmx'))
    const answer = await memories.call('POST', content(uuid, 'import'), form)
    return (answer.body as { uuid: string }).uuid
  })
  expect(imported).toMatchObject({ status: 'FINISHED', report: { units: tmUnits, created: tmUnits } })
  const grown = growth(samples)
  console.log(`the last tenth of the units took ${grown.toFixed(2)} times as long as the first`)
  expect(grown).toBeLessThanOrEqual(2)
  const merging = performance.now()
  await test.until(async () => {
    await pause(100)
    const { rows } = await test.db.execute('select 1 from memory_index_changes limit 1')
    return rows.length === 0 || undefined
  })
  console.log(`all of it is in the index of similar texts ${((performance.now() - merging) / 1000).toFixed(1)} s later`)
  await timed('list of memories', () => memories.call('GET', '/api/v1/atlas-tm'))
  const search = (query: string) => () => memories.call('GET', content(uuid, `segment/concordance-search?${query}`))
  await timed('concordance, a rare word', search(`text=${Math.floor(tmUnits / 2)}`))
  await timed('concordance, two frequent words', search('text=network%20device'))
  await timed('concordance, a frequent word', search('text=sav'))
  await timed('concordance, three words in a translation', search('text=red%20equipo%20tarea&side=TARGET'))
  await timed('concordance, words that never follow each other', search('text=folder%20notthere'))
  const { job: exported } = await measured('export', async () => {
    const answer = await memories.call('GET', content(uuid, 'export/tmx'))
    return (answer.body as { requestUuid: string }).requestUuid
  })
  expect(exported).toMatchObject({ status: 'FINISHED' })
  const body = { find: 'carpeta', replacement: 'directorio' }
  const { job: replaced } = await measured('replace in every second translation', async () => {
    const answer = await memories.call('POST', content(uuid, 'replacement'), body)
    return (answer.body as { uuid: string }).uuid
  })
  await timed('preview of a replacement', () => memories.call('POST', content(uuid, 'replacement/preview'), body))
  await measured('undo', async () => {
    const answer = await memories.call('POST', content(uuid, `replacement/${replaced.id}/undo`), {})
    return (answer.body as { uuid: string }).uuid
  })
  const removing = performance.now()
  const busy = watchLoop()
  expect((await memories.call('DELETE', `/api/v1/atlas-tm/${uuid}`)).status).toBe(204)
  const gone = performance.now() - removing
  await test.idle()
  const seconds = ((performance.now() - removing) / 1000).toFixed(1)
  console.log(
    `removal: gone after ${gone.toFixed(0)} ms, deleted ${seconds} s later; thread busy ${busy().computing} ms at most`,
  )
  expect(gone, 'milliseconds until it is gone').toBeLessThanOrEqual(1000)
})
