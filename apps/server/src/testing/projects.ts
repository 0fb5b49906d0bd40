import type { CostsSummary } from '@dragoman/sdk/operations/costs'
import type { Project, ProjectResource } from '@dragoman/sdk/operations/projects'
import type { WorkUnit } from '@dragoman/sdk/operations/workUnits'
import { and, eq, inArray } from 'drizzle-orm'
import { projects } from '../features/work/tables.ts'
import { workUnits } from '../features/work/work-unit-tables.ts'
import type { Person } from './people.ts'
import type { Answer, TestApp } from './test-app.ts'

/** A file to upload. */
export interface TestFile {
  name: string
  content: string | Uint8Array<ArrayBuffer>
  path?: string
}

/** An answer's body, once it has the status that it must have. */
export function bodyOf<T>({ status, body }: Answer, expected = 200): T {
  if (status !== expected) throw new Error(`${status} instead of ${expected}: ${JSON.stringify(body)}`)
  return body as T
}

/** A multipart body with one file. */
export function fileForm(name: string, content: string | Uint8Array<ArrayBuffer>): FormData {
  const form = new FormData()
  form.append('file', new File([content], name))
  return form
}

/** The steps that tests take with projects, through the API. */
export function projectSteps(test: TestApp) {
  const url = (id: string, rest = '') => `/api/v3/project/${id}${rest}`
  const steps = {
    async create(as: Person, more: object = {}): Promise<Project> {
      const { orgUnitId } = test.people.place
      const body = { reference: 'Release 7', orgUnitUUID: orgUnitId, sourceLocale: 'en', ...more }
      return bodyOf(await test.call(as, 'POST', '/api/v3/project?inferDefaultSettings=true', body), 201)
    },
    async get(as: Person, id: string): Promise<Project> {
      return bodyOf(await test.call(as, 'GET', url(id)))
    },
    async announce(as: Person, id: string, file: Omit<TestFile, 'content'>): Promise<ProjectResource> {
      return bodyOf(await test.call(as, 'POST', url(id, '/resource'), { name: file.name, path: file.path }), 201)
    },
    send(as: Person, id: string, resource: string, file: TestFile): Promise<Answer> {
      return test.call(as, 'PUT', url(id, `/resource/${resource}/content`), fileForm(file.name, file.content))
    },
    async addFile(as: Person, id: string, file: TestFile): Promise<ProjectResource> {
      const resource = await steps.announce(as, id, file)
      return bodyOf(await steps.send(as, id, resource.uuid, file))
    },
    async addWorkUnits(
      as: Person,
      id: string,
      files: readonly ProjectResource[],
      targetLocales: readonly string[],
      workflows: readonly string[] = ['TRANSLATION', 'REVIEW'],
    ): Promise<WorkUnit[]> {
      const body = files.map(({ uuid }) => ({ projectResourceUuid: uuid, workflows, targetLocales }))
      return bodyOf(await test.call(as, 'POST', url(id, '/work-unit?bulk=true'), body))
    },
    /** Waits until every work unit has its segments, or could not get them. */
    async settled(as: Person, id: string): Promise<WorkUnit[]> {
      const isUnread = and(eq(workUnits.projectId, id), eq(workUnits.genesisStatus, 'CREATING'))
      await test.until(async () => (await test.db.$count(workUnits, isUnread)) === 0 || undefined)
      return (await steps.get(as, id)).workUnits
    },
    move(as: Person, id: string, newStatus: string, more: object = {}): Promise<Answer> {
      return test.call(as, 'POST', url(id, '/status'), { newStatus, ...more })
    },
    /** Waits until no calculation runs. */
    async costs(as: Person, id: string): Promise<CostsSummary> {
      const isCounting = and(eq(projects.id, id), inArray(projects.costsStatus, ['CREATING', 'UPDATING']))
      await test.until(async () => (await test.db.$count(projects, isCounting)) === 0 || undefined)
      return bodyOf(await test.call(as, 'GET', url(id, '/costs-summary')))
    },
    /** A project with files and work units, in DRAFT. */
    async draft(
      as: Person,
      files: readonly TestFile[],
      targetLocales: readonly string[],
      workflows?: readonly string[],
    ) {
      const { uuid } = await steps.create(as)
      const resources: ProjectResource[] = []
      for (const file of files) resources.push(await steps.addFile(as, uuid, file))
      await steps.addWorkUnits(as, uuid, resources, targetLocales, workflows)
      return { uuid, resources, workUnits: await steps.settled(as, uuid) }
    },
    /** The same, in work, without costs. */
    async inWork(
      as: Person,
      files: readonly TestFile[],
      targetLocales: readonly string[],
      workflows?: readonly string[],
    ) {
      const made = await steps.draft(as, files, targetLocales, workflows)
      bodyOf(await steps.move(as, made.uuid, 'PENDING'))
      bodyOf(await steps.move(as, made.uuid, 'APPROVED'))
      return made
    },
  }
  return steps
}
