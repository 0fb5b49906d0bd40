import { createHash } from 'node:crypto'
import { setTimeout as pause } from 'node:timers/promises'
import { and, eq } from 'drizzle-orm'
import type { Database } from '../kernel/database/connect.ts'
import { jobs } from '../kernel/tables.ts'
import type { MortalServer } from './mortal-server.ts'
import type { People } from './people.ts'
import { fileForm } from './projects.ts'
import { acceptedBy, seedMemory, seedWork } from './work.ts'

export const textsInFile = 40
export const tmUnitsInImport = 400
export const textsDelivered = 2

interface Named {
  uuid: string
}

const texts = (from: number) =>
  JSON.stringify(
    Object.fromEntries(Array.from({ length: textsInFile }, (_, key) => [`key${key}`, `Text ${from} of ${key}`])),
  )

/** Clients that write, upload, translate, import, price, deliver and place tasks until they are stopped. */
export function startClients(server: MortalServer, database: Database, people: People) {
  const run = { isOver: false }

  // The writes that the server has acknowledged.
  const notes: string[] = []
  const uploads = new Map<string, string>()
  const imports = new Map<string, { memory: string; job: string }>()
  const priced: string[] = []
  const delivered: string[] = []
  const placed: string[] = []
  /** By segment: what was acknowledged last, and what has been sent since. */
  const written = new Map<string, { acknowledged: string | null; sent: Set<string> }>()

  const newProject = () => {
    const body = { reference: 'Release', orgUnitUUID: people.place.orgUnitId, sourceLocale: 'en' }
    return server.insist<Named>(people.manager, 'POST', '/api/v3/project?inferDefaultSettings=true', body)
  }

  async function writeNotes(project: string): Promise<void> {
    for (let note = 0; !run.isOver; note += 1) {
      const made = await server.attempt<Named>(people.manager, 'POST', `/api/v3/project/${project}/message`, {
        text: `Note ${note}`,
      })
      if (made) notes.push(made.uuid)
    }
  }

  async function upload(project: string): Promise<void> {
    const { manager } = people
    const base = `/api/v3/project/${project}/resource`
    for (let file = 0; !run.isOver; file += 1) {
      const name = `file${file}.json`
      const made = await server.attempt<Named>(manager, 'POST', base, { name })
      if (!made) continue
      const content = texts(file)
      const kept = await server.attempt(manager, 'PUT', `${base}/${made.uuid}/content`, fileForm(name, content))
      if (kept) uploads.set(made.uuid, createHash('sha256').update(content).digest('hex'))
    }
  }

  async function translate(workUnit: string, ids: readonly string[]): Promise<void> {
    const { linguistB } = people
    const base = `/api/v1/atlas/work-unit/${workUnit}/segment`
    interface Shown {
      id: string
      version: number
    }
    for (let turn = 0; !run.isOver; turn += 1) {
      const page = await server.insist<{ content: Shown[] }>(linguistB, 'GET', `${base}?size=${ids.length}`)
      const shown = page.content[turn % page.content.length]
      if (!shown) throw new Error('the segments are gone')
      let { version } = shown
      for (let edit = 0; edit < 10 && !run.isOver; edit += 1) {
        const target = `Texto ${turn}.${edit}`
        const known = written.get(shown.id) ?? { acknowledged: null, sent: new Set() }
        written.set(shown.id, known)
        known.sent.add(target)
        const kept = await server.attempt<Shown>(linguistB, 'PUT', `${base}/${shown.id}`, {
          target,
          confirmed: false,
          version,
        })
        if (!kept) break
        version = kept.version
        written.set(shown.id, { acknowledged: target, sent: new Set() })
      }
    }
  }

  async function importMemories(): Promise<void> {
    const { manager } = people
    const tmUnit = (_: unknown, at: number) =>
      `<tu><tuv xml:lang="en"><seg>Text ${at}</seg></tuv><tuv xml:lang="es"><seg>Texto ${at}</seg></tuv></tu>`
    const header = 'creationtool="t" creationtoolversion="1" segtype="sentence" o-tmf="t" adminlang="en" srclang="en"'
    const tmUnits = Array.from({ length: tmUnitsInImport }, tmUnit).join('\n')
    const tmx = `<tmx version="1.4"><header ${header} datatype="plaintext"/><body>${tmUnits}</body></tmx>`
    for (let number = 0; !run.isOver; number += 1) {
      const body = { name: `Product ${number}`, sourceLocale: 'en', targetLocales: ['es'] }
      const memory = await server.attempt<Named>(manager, 'POST', '/api/v1/atlas-tm', body)
      if (!memory) continue
      const path = `/api/v1/translation-memory/${memory.uuid}/import`
      const job = await server.attempt<Named>(manager, 'POST', path, fileForm('product.tmx', tmx))
      if (!job) continue
      imports.set(memory.uuid, { memory: memory.uuid, job: job.uuid })
      await jobEnd(job.uuid)
    }
  }

  async function price(): Promise<void> {
    const { manager } = people
    for (let number = 0; !run.isOver; number += 1) {
      const { uuid } = await newProject()
      const base = `/api/v3/project/${uuid}`
      const file = await server.attempt<Named>(manager, 'POST', `${base}/resource`, { name: 'app.json' })
      if (!file) continue
      if (
        !(await server.attempt(
          manager,
          'PUT',
          `${base}/resource/${file.uuid}/content`,
          fileForm('app.json', texts(number)),
        ))
      )
        continue
      const wanted = { projectResourceUuid: file.uuid, workflows: ['TRANSLATION'], targetLocales: ['es', 'ja'] }
      const workUnits = await server.attempt<{ uuid: string }[]>(manager, 'POST', `${base}/work-unit?bulk=true`, [
        wanted,
      ])
      if (!workUnits) continue
      const moved = await server.attempt(manager, 'POST', `${base}/status`, {
        newStatus: 'PENDING',
        calculateCosts: true,
      })
      if (moved === null) continue
      priced.push(uuid)
      await settled(eq(jobs.projectId, uuid))
    }
  }

  async function deliver(): Promise<void> {
    const { linguistA } = people
    const done = Array.from({ length: textsDelivered }, (_, at) => ({
      source: `Save ${at}`,
      target: 'Texto',
      confirmed: true,
    }))
    while (!run.isOver) {
      const work = await seedWork(database, people, { segments: done, task: acceptedBy(linguistA.id) })
      await seedMemory(database, people, work.projectId)
      const path = `/api/v3/task/${work.taskIds[0]}/status-update`
      const answer = await server.attempt(linguistA, 'POST', path, { status: 'DELIVERED' })
      if (answer) delivered.push(work.taskIds[0] ?? '')
      await settled(eq(jobs.projectId, work.projectId))
    }
  }

  async function placeTasks(): Promise<void> {
    while (!run.isOver) {
      const taskUuids: string[] = []
      for (let number = 0; number < 5; number += 1) {
        const { taskIds } = await seedWork(database, people, { steps: ['TRANSLATION'] })
        taskUuids.push(...taskIds)
      }
      const body = { taskUuids, ignoreAutopilot: true }
      const request = await server.attempt<{ id: string }>(people.manager, 'POST', '/api/v3/task/assignment/auto', body)
      if (!request) continue
      placed.push(request.id)
      await jobEnd(request.id)
    }
  }

  const jobEnd = (id: string) => settled(eq(jobs.id, id))

  async function settled(which: ReturnType<typeof eq>): Promise<void> {
    while (!run.isOver && (await database.$count(jobs, and(which, eq(jobs.status, 'STARTED')))) > 0) await pause(20)
  }

  const work = async () => {
    const { uuid: project } = await newProject()
    const edited = await seedWork(database, people, {
      segments: Array.from({ length: 20 }, (_, at) => `Text ${at}`),
      task: acceptedBy(people.linguistB.id),
    })
    await Promise.all([
      writeNotes(project),
      upload(project),
      translate(edited.workUnitId, edited.segmentIds),
      importMemories(),
      price(),
      deliver(),
      placeTasks(),
    ])
  }
  return {
    acknowledged: { notes, uploads, imports, priced, delivered, placed, written },
    /** Ends with all of them, or with the first that met an answer that should not be. */
    done: work(),
    stop: () => {
      run.isOver = true
    },
  }
}
