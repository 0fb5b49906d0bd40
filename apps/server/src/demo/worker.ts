import * as api from '@dragoman/sdk/api'
import { call, createClient } from '@dragoman/sdk'
import type { Client, NamedUpload } from '@dragoman/sdk'
import type { Project } from '@dragoman/sdk/operations/projects'
import type { ProjectStatus } from '@dragoman/sdk/operations/shared'
import { outdatedBy } from '@dragoman/sdk/versions'
import type { App } from '../app.ts'

/** Looks every 50 ms until `probe` finds something; after two minutes it says what it was waiting for. */
async function waitFor<T>(what: string, probe: () => Promise<T | undefined>): Promise<T> {
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

  async function createProject(draft: NewProject, now: Date): Promise<Project> {
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
    return waitFor(`the segments of ${draft.reference}`, async () => {
      const seen = await getProject(projectUUID)
      return seen.workUnits.every(({ genesisCreationStatus }) => genesisCreationStatus === 'CREATED') ? seen : undefined
    })
  }

  async function bindMemory(projectUUID: string, tmUuid: string): Promise<void> {
    const body = [{ tmUuid, read: true, write: true, penalty: 0, threshold: 70, maxHits: 5 }]
    await call(client, api.projects.bindTranslationMemories, { path: { projectUUID }, body })
  }

  /** Moves a project, and waits for its costs when they are asked for. */
  async function move(projectUUID: string, newStatus: ProjectStatus, reason?: string): Promise<void> {
    const calculateCosts = newStatus === 'PENDING'
    const body = { newStatus, ...(calculateCosts && { calculateCosts }), ...(reason && { reason }) }
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

  const accept = (taskUuid: string) =>
    call(client, api.tasks.changeStatus, { path: { taskUuid }, body: { status: 'APPROVED' } })

  const deliver = (taskUuid: string) =>
    call(client, api.tasks.changeStatus, { path: { taskUuid }, body: { status: 'DELIVERED' } })

  /** A repetition may have been filled in by the text before it: then its new version is the one that we change. */
  async function confirm(path: { id: string; segmentId: string }, target: string, version: number): Promise<void> {
    const save = (known: number) =>
      call(client, api.editor.updateSegment, { path, body: { target, confirmed: true, version: known } })
    await save(version).catch((error: unknown) => {
      const outdated = outdatedBy(api.editor.updateSegment, error)
      if (outdated) return save(outdated.present.version)
      throw error
    })
  }

  /** Writes and confirms translations by the segments' keys; what has none keeps its target, or else its source. */
  async function translate(id: string, translations: ReadonlyMap<string, string>, share = 1): Promise<void> {
    for (let page = 0, last = false; !last; page++) {
      const segments = await call(client, api.editor.listSegments, { path: { id }, query: { page, pageSize: 200 } })
      last = segments.last
      for (const { id: segmentId, key, index, source, target, version, confirmed } of segments.content) {
        const text = (key && translations.get(key)) || target || source
        if (confirmed || text === target || index >= share * segments.totalElements) continue
        await confirm({ id, segmentId }, text, version)
      }
    }
    if (share === 1) await call(client, api.editor.confirmSegments, { path: { id }, body: {} })
  }

  const note = (projectUUID: string, text: string) =>
    call(client, api.projects.createMessage, { path: { projectUUID }, body: { text, privateMessage: false } })

  return { client, getProject, createProject, move, importMemory, openTasks, assign, accept, deliver, translate, note }
}

export type Worker = ReturnType<typeof createWorker>
