import { optionIdOf } from '../features/cancellations/default-options.ts'
import * as api from '@dragoman/sdk/api'
import { call } from '@dragoman/sdk'
import { toBcp47 } from '@dragoman/sdk/locale'
import { and, asc, eq } from 'drizzle-orm'
import type { App } from '../app.ts'
import { workUnits } from '../features/work/work-unit-tables.ts'
import { tasks } from '../features/work/task-tables.ts'
import { projectResources, projects } from '../features/work/tables.ts'
import type { Database } from '../kernel/database/connect.ts'
import { jobs } from '../kernel/tables.ts'
import type { DemoOrgUnit, WholePlace } from './customers.ts'
import { carelessly, fillSegments } from './fill-segments.ts'
import { tmxOf } from './memory.ts'
import { toldOfAll } from './notices.ts'
import { moveToPast } from './past.ts'
import { demoProjects, type DemoProject } from './project-list.ts'
import { knownSentences, translatedLocales } from './texts.ts'
import { waitFor, type Worker } from './worker.ts'

const day = 24 * 60 * 60 * 1000

/** The translator and the reviewer for each locale; the two differ, and some locales wait for a linguist. */
const linguists: Readonly<Record<string, { TRANSLATION?: string; REVIEW?: string }>> = {
  de: { TRANSLATION: 'jonas', REVIEW: 'sanne' },
  es: { TRANSLATION: 'lucia', REVIEW: 'diego' },
  fr: { TRANSLATION: 'camille', REVIEW: 'giulia' },
  pt: { TRANSLATION: 'rafael', REVIEW: 'diego' },
  ja: { TRANSLATION: 'kenji', REVIEW: 'olga' },
  zh: { TRANSLATION: 'wei', REVIEW: 'olga' },
  ar: { TRANSLATION: 'layla', REVIEW: 'samir' },
  ru: { TRANSLATION: 'olga', REVIEW: 'samir' },
  it: { TRANSLATION: 'giulia' },
  nl: { TRANSLATION: 'sanne' },
}

interface Seed {
  app: App
  place: WholePlace
  managers: readonly Worker[]
  work: (name: string) => Promise<Worker>
  memories: Record<'portal' | 'leaflets' | 'product', string>
}

const memoryOf: Readonly<Record<DemoOrgUnit, 'portal' | 'leaflets' | 'product'>> = {
  portal: 'portal',
  handbooks: 'portal',
  leaflets: 'leaflets',
  product: 'product',
  documentation: 'product',
}

/** The memories of the other clients, with what they brought along. */
export async function createMemories(
  manager: Worker,
  place: WholePlace,
): Promise<Record<'portal' | 'leaflets', string>> {
  const create = async (name: string, note: string, orgUnits: string[], field: 'energy' | 'medical') => {
    const { uuid } = await call(manager.client, api.translationMemories.create, {
      body: {
        name,
        note,
        sourceLocale: 'en',
        targetLocales: [...translatedLocales],
        orgUnits: orgUnits.map((id) => ({ uuid: id })),
      },
    })
    await manager.importMemory(uuid, `${field}.tmx`, tmxOf(knownSentences(field)))
    return uuid
  }
  const { portal, handbooks, leaflets } = place.orgUnits
  return {
    portal: await create('Halden Energy, service', 'From the former agency.', [portal, handbooks], 'energy'),
    leaflets: await create('Vita Medical, leaflets', 'Approved by the authority.', [leaflets], 'medical'),
  }
}

interface Made {
  project: DemoProject
  id: string
  manager: Worker
  from: Date
  /** When the last step was taken. */
  to: Date
}

/** Makes the projects of a year, as the people of the demo do, then moves them to their days. */
export async function seedProjects(seed: Seed): Promise<void> {
  const { app, place, managers, memories } = seed
  const { db } = app.services
  const now = new Date()
  const made: Made[] = []
  for (const [at, project] of demoProjects.entries()) {
    const manager = managers[at % managers.length]!
    const from = new Date()
    const id = await manager.openProject(
      {
        reference: project.reference,
        orgUnit: place.orgUnits[project.orgUnit],
        contact: place.contacts[project.orgUnit],
        targets: project.targets,
        steps: project.steps,
        files: project.files.map(({ file }) => file),
        dueInDays: 30,
        memory: memories[memoryOf[project.orgUnit]],
        ...(project.tags && { tags: project.tags }),
      },
      now,
    )
    made.push({ project, id, manager, from, to: from })
  }
  await inTurn(made, 3, async (one) => {
    await advance(seed, one)
    one.to = new Date()
  })
  await waitFor('the last job', async () =>
    (await db.$count(jobs, eq(jobs.status, 'STARTED'))) === 0 ? true : undefined,
  )
  await toldOfAll(app)
  for (const one of made) await placeInTime(db, one, now)
}

/** Does something for each item, a few at a time. */
async function inTurn<Item>(items: readonly Item[], width: number, act: (item: Item) => Promise<void>): Promise<void> {
  const left = [...items]
  const lane = async () => {
    for (let item = left.shift(); item !== undefined; item = left.shift()) await act(item)
  }
  await Promise.all(Array.from({ length: width }, lane))
}

async function advance(seed: Seed, { project, id, manager }: Made): Promise<void> {
  const { stage, extra, note, reason } = project
  await manager.prepared(id)
  if (note) await (note.from === 'client' ? await seed.work(clientOf(project)) : manager).note(id, note.text)
  if (stage === 'DRAFT') return
  await manager.move(id, 'PENDING')
  if (extra) await manager.addCost(id, extra)
  if (stage === 'PENDING') return
  if (stage === 'CANCELLED') return manager.move(id, 'CANCELLED', reason, optionIdOf('CLIENT_CANCELED'))
  await manager.move(id, 'APPROVED')
  await doTasks(seed, project, id, manager)
}

const clientOf = ({ orgUnit }: DemoProject) =>
  orgUnit === 'leaflets' ? 'ana' : orgUnit === 'portal' || orgUnit === 'handbooks' ? 'ingmar' : 'client'

interface Todo {
  id: string
  step: number
  workUnitId: string
  target: string
  fileName: string
  assigneeId: string | null
}

async function doTasks(seed: Seed, project: DemoProject, projectId: string, manager: Worker): Promise<void> {
  const { app, place } = seed
  const { db } = app.services
  if (project.stage === 'OPEN') return
  const all: Todo[] = await db
    .select({
      id: tasks.id,
      step: tasks.step,
      workUnitId: tasks.workUnitId,
      target: tasks.targetLocale,
      fileName: projectResources.name,
      assigneeId: tasks.assigneeId,
    })
    .from(tasks)
    .innerJoin(workUnits, eq(workUnits.id, tasks.workUnitId))
    .innerJoin(projectResources, eq(projectResources.id, workUnits.resourceId))
    .where(eq(tasks.projectId, projectId))
    .orderBy(asc(tasks.step), asc(tasks.targetLocale), asc(projectResources.name))
  const isAll = project.stage === 'DELIVERED' || project.stage === 'INVOICED'
  const isLarge = all.length > 500
  for (const [step, workflow] of project.steps.entries()) {
    for (const target of project.targets) {
      const mine = all.filter((task) => task.step === step && task.target === target)
      const name = linguists[target]?.[workflow as 'TRANSLATION' | 'REVIEW']
      if (!name) continue
      // Projects in work have tasks in each state; of the large project, a sixth is done.
      const given = mine.filter((_, at) => isAll || (step === 0 ? at % 5 !== 4 : at % 3 !== 2))
      if (given.length === 0) continue
      const userId = place.userIds[name]!
      await manager.assignAll(
        given.map(({ id }) => id),
        userId,
      )
      const worker = await seed.work(name)
      const isDone = isAll || (project.stage === 'REVIEW' && step === 0)
      for (const [at, task] of given.entries()) {
        const share = isDone ? 1 : shareOf(isLarge ? at % 12 : at, step)
        if (share === null) continue
        await worker.accept(task.id)
        const text = project.files.find(({ file }) => file.name === task.fileName)?.translations(toBcp47(target))
        if (!text) continue
        await fillSegments(db, worker, {
          workUnitId: task.workUnitId,
          by: task.fileName.endsWith('.po') ? 'key' : 'source',
          text: step === 0 ? carelessly(text, userId, target) : text,
          share,
          userId,
        })
        if (share === 1) await worker.deliver(task.id)
      }
    }
  }
  await dispute(seed, project, projectId, manager)
}

/** How much of a task that is in work is translated; null for one that is assigned, but not accepted. */
function shareOf(at: number, step: number): number | null {
  if (step > 0) return null
  return ([1, 0.6, null, 0.3, 1, null, 0.8] as const)[at] ?? null
}

/** A fee that is refused, and a task that is returned. */
async function dispute(seed: Seed, { reference }: DemoProject, projectId: string, manager: Worker): Promise<void> {
  const { db } = seed.app.services
  const open = await db
    .select({ id: tasks.id, amount: tasks.payableAmount, assigneeId: tasks.assigneeId, acceptedAt: tasks.acceptedAt })
    .from(tasks)
    .where(and(eq(tasks.projectId, projectId), eq(tasks.status, 'PENDING')))
    .orderBy(asc(tasks.number))
  const waiting = open.filter(({ assigneeId, acceptedAt }) => assigneeId !== null && acceptedAt === null)
  const name = (id: string | null) => Object.entries(seed.place.userIds).find(([, userId]) => userId === id)?.[0] ?? ''
  if (reference === 'Blade sensor app' && waiting[0]) {
    const task = waiting[0]
    const path = { taskUuid: task.id }
    const offeredTotal = Math.round(Number(task.amount) * 80) / 100
    const reason = 'Half of the texts are known from version 7.'
    await call(manager.client, api.tasks.postStopLoss, { path, body: { offeredTotal, reason } })
    const linguist = await seed.work(name(task.assigneeId))
    await call(linguist.client, api.tasks.postStopLoss, { path, body: { status: 'DECLINED' } })
  }
  if (reference === 'Hospital catalog' && waiting[0]) {
    const linguist = await seed.work(name(waiting[0].assigneeId))
    const body = { reason: 'I am away until Monday and can’t keep the date.', optionUuid: optionIdOf('NO_TIME') }
    await call(linguist.client, api.tasks.reject, { path: { taskUuid: waiting[0].id }, body })
  }
}

/** The days on which a project was made, done, and is due. */
async function placeInTime(db: Database, { project, id, from, to }: Made, now: Date): Promise<void> {
  const { began, days, took = days, stage } = project
  // In the morning of the day that it began; today's not before now.
  const start = new Date(
    Math.min(now.getTime() - 2 * 60 * 60 * 1000, startOfDay(now) - began * day + 9.2 * 60 * 60 * 1000),
  )
  const isDone = stage === 'DELIVERED' || stage === 'INVOICED'
  const isShort = stage === 'DRAFT' || stage === 'PENDING' || stage === 'CANCELLED' || stage === 'OPEN'
  const end = isDone
    ? start.getTime() + took * day
    : isShort
      ? start.getTime() + 5 * 60 * 60 * 1000
      : now.getTime() - 20 * 60 * 1000
  const due = new Date(startOfDay(now) + (days - began) * day + 17 * 60 * 60 * 1000)
  await moveToPast(db, id, { from, to }, { from: start, to: new Date(Math.min(end, now.getTime() - 60_000)) })
  await db.update(projects).set({ dueDate: due }).where(eq(projects.id, id))
  // Each step has its share of the days; the languages of a large project are due one after the other.
  for (const [step] of project.steps.entries()) {
    for (const [at, target] of project.targets.entries()) {
      const early = (project.steps.length - 1 - step) * Math.ceil(days / 4) + (project.files.length > 20 ? at % 5 : 0)
      await db
        .update(tasks)
        .set({ dueDate: new Date(due.getTime() - early * day) })
        .where(and(eq(tasks.projectId, id), eq(tasks.targetLocale, target), eq(tasks.step, step)))
    }
  }
}

function startOfDay(moment: Date): number {
  return Math.floor(moment.getTime() / day) * day
}
