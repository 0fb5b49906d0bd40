import * as api from '@dragoman/sdk/api'
import { call, createClient, isHttpError } from '@dragoman/sdk'
import type { Client, NamedUpload } from '@dragoman/sdk'
import type { Project } from '@dragoman/sdk/operations/projects'
import type { ProjectStatus } from '@dragoman/sdk/operations/shared'
import type { App } from '../app.ts'

/** Looks every 50 ms until `probe` finds something; after two minutes it says what it was waiting for. */
export async function waitFor<T>(what: string, probe: () => Promise<T | undefined>): Promise<T> {
  const end = Date.now() + 120_000
  while (Date.now() < end) {
    const found = await probe()
    if (found !== undefined) return found
    await new Promise((resolve) => setTimeout(resolve, 50))
  }
  throw new Error(`waited in vain: ${what}`)
}

export interface SourceFile {
  name: string
  content: Uint8Array
  parameters?: Record<string, string | number | boolean>
}

export interface NewProject {
  reference: string
  orgUnit: string
  contact: string
  /** Wire locales. */
  targets: readonly string[]
  steps: readonly string[]
  files: readonly SourceFile[]
  dueInDays: number
  memory?: string
  tags?: string[]
  instructions?: string
}

export interface ExtraCost {
  description: string
  costType: 'SERVICE' | 'SURCHARGE' | 'DISCOUNT'
  /** In the currency of the project. */
  amount: number
  /** Wire locale; left out for a cost of the whole project. */
  target?: string
}

const named = (name: string, content: Uint8Array): NamedUpload => ({
  name,
  content: new Blob([new Uint8Array(content)]),
})

/** A person at work, through the public API. */
export function createWorker(app: App, origin: string, token: string) {
  const client: Client = createClient({
    baseUrl: origin,
    auth: token,
    fetch: async (url, init) => app.fetch(new Request(String(url), init), '127.0.0.1'),
  })

  const getProject = (projectUUID: string) => call(client, api.projects.get, { path: { projectUUID } })

  /** Makes a project with its files and work units, whose segments come by and by. */
  async function openProject(draft: NewProject, now: Date): Promise<string> {
    const project = await call(client, api.projects.create, {
      query: { inferDefaultSettings: true },
      body: {
        reference: draft.reference,
        orgUnitUUID: draft.orgUnit,
        contactUUID: draft.contact,
        sourceLocale: 'en',
        dueDate: now.getTime() + draft.dueInDays * 24 * 60 * 60 * 1000,
        ...(draft.tags && { tags: draft.tags }),
        ...(draft.instructions && { instructions: draft.instructions }),
      },
    })
    const projectUUID = project.uuid
    const resources: string[] = []
    for (const { name, content, parameters } of draft.files) {
      const resource = await call(client, api.projects.createResource, { path: { projectUUID }, body: { name } })
      const path = { projectUUID, projectResourceUUID: resource.uuid }
      if (parameters) {
        await call(client, api.projects.updateResourceParams, { path, body: { parameters } })
      }
      await call(client, api.projects.uploadResourceContent, { path, body: { file: named(name, content) } })
      resources.push(resource.uuid)
    }
    if (draft.memory) await bindMemory(projectUUID, draft.memory)
    await call(client, api.projects.createWorkUnits, {
      path: { projectUUID },
      query: { bulk: true },
      body: resources.map((projectResourceUuid) => ({
        projectResourceUuid,
        targetLocales: [...draft.targets],
        workflows: [...draft.steps],
      })),
    })
    return projectUUID
  }

  /** The project once its segments are there. */
  const prepared = (projectUUID: string): Promise<Project> =>
    waitFor('the segments of a project', async () => {
      const seen = await getProject(projectUUID)
      return seen.workUnits.every(({ genesisCreationStatus }) => genesisCreationStatus === 'CREATED') ? seen : undefined
    })

  const createProject = async (draft: NewProject, now: Date) => prepared(await openProject(draft, now))

  async function addCost(projectUUID: string, cost: ExtraCost): Promise<void> {
    const { description, costType, amount, target } = cost
    await call(client, api.costs.createManual, {
      path: { projectUUID },
      body: {
        description,
        costType,
        unitType: 'FIXED',
        units: 1,
        costPerUnit: amount,
        ...(target && { sourceLanguage: 'en', targetLanguage: target }),
      },
    })
  }

  async function bindMemory(projectUUID: string, tmUuid: string): Promise<void> {
    const body = [{ tmUuid, read: true, write: true, penalty: 0, threshold: 70, maxHits: 5 }]
    await call(client, api.projects.bindTranslationMemories, { path: { projectUUID }, body })
  }

  /** Moves a project, and waits for its costs when they are asked for. */
  async function move(
    projectUUID: string,
    newStatus: ProjectStatus,
    reason?: string,
    optionUuid?: string,
  ): Promise<void> {
    const calculateCosts = newStatus === 'PENDING'
    const body = { newStatus, ...(calculateCosts && { calculateCosts }), ...(reason && { reason }), optionUuid }
    await call(client, api.projects.changeStatus, { path: { projectUUID }, body })
    if (!calculateCosts) return
    await waitFor('costs', async () => {
      const { costsStatus } = await getProject(projectUUID)
      if (costsStatus === 'ERROR') throw new Error('the costs could not be calculated')
      return costsStatus === 'COMPLETED' || costsStatus === 'COMPLETED_WARN' ? true : undefined
    })
  }

  async function importMemory(tmUuid: string, name: string, content: Uint8Array): Promise<void> {
    const body = { file: named(name, content) }
    const { uuid } = await call(client, api.translationMemories.import, { path: { tmUuid }, body })
    await waitFor(`the import of ${name}`, async () => {
      const job = await call(client, api.jobs.get, { path: { jobUuid: uuid } })
      if (job.status === 'FAILED') throw new Error(job.error)
      return job.status === 'STARTED' ? undefined : true
    })
  }

  /** Open tasks of a project in one locale. */
  async function openTasks(projectUuid: string, targetLanguage: string) {
    const { content } = await call(client, api.tasks.list, {
      query: { projectUuid, targetLanguages: [targetLanguage], statuses: ['PENDING'], size: 100 },
    })
    return content
  }

  const assign = (taskUUID: string, userUUID: string) =>
    call(client, api.tasks.assign, { path: { taskUUID, userUUID } })

  const assignAll = (tasksUuids: readonly string[], userUuid: string) =>
    call(client, api.tasks.assignBulk, { query: { bulk: true }, body: { tasksUuids: [...tasksUuids], userUuid } })

  /** Moves a task; on a busy machine another lane of the demo, or a job, may hold its project for longer than a call waits. */
  const moveTask = (taskUuid: string, status: 'APPROVED' | 'DELIVERED') =>
    waitFor('a project that is locked', async () => {
      try {
        await call(client, api.tasks.changeStatus, { path: { taskUuid }, body: { status } })
        return true
      } catch (error) {
        if (isHttpError(error, 423)) return undefined
        throw error
      }
    })

  const accept = (taskUuid: string) => moveTask(taskUuid, 'APPROVED')

  const deliver = (taskUuid: string) => moveTask(taskUuid, 'DELIVERED')

  /** Confirms what is translated of a work unit. */
  const confirmAll = (id: string) => call(client, api.editor.confirmSegments, { path: { id }, body: {} })

  const note = (projectUUID: string, text: string) =>
    call(client, api.projects.createMessage, { path: { projectUUID }, body: { text, privateMessage: false } })

  return {
    client,
    getProject,
    openProject,
    prepared,
    createProject,
    addCost,
    move,
    importMemory,
    openTasks,
    assign,
    assignAll,
    accept,
    deliver,
    confirmAll,
    note,
  }
}

export type Worker = ReturnType<typeof createWorker>
