import type { ConnectorConfig, ConnectorRun, ConnectorRunItem } from '@dragoman/sdk/operations/connectors'
import type { SegmentPage } from '@dragoman/sdk/operations/editor'
import { and, eq } from 'drizzle-orm'
import { connectorRuns } from '../features/connectors/tables.ts'
import { workUnits } from '../features/work/work-unit-tables.ts'
import { tasks } from '../features/work/task-tables.ts'
import { bodyOf, projectSteps } from './projects.ts'
import type { TestApp } from './test-app.ts'
import { acceptedBy } from './work.ts'

const home = '/api/v3/connector'

/** The addresses of the pull requests of runs. One has none where another run has written all of its translations. */
export const pullRequestsOf = (runs: readonly ConnectorRun[]): string[] => [
  ...new Set(runs.flatMap(({ url }) => url ?? [])),
]

/** The steps that tests take with connections, through the API. */
export function connectorSteps(test: TestApp) {
  const { accountAdmin, manager, place } = test.people
  const projects = projectSteps(test)
  const steps = {
    async connect(more: object): Promise<ConnectorConfig> {
      const settings = { sourceLocale: 'en', targetLocales: ['es', 'ja'], workflows: ['TRANSLATION'] }
      const body = { orgUnitUuid: place.orgUnitId, settings, ...more }
      return bodyOf(await test.call(accountAdmin, 'POST', `${home}/config`, body), 201)
    },
    async get(uuid: string): Promise<ConnectorConfig> {
      return bodyOf(await test.call(manager, 'GET', `${home}/config/${uuid}`))
    },
    async start(uuid: string, direction: 'PULL' | 'PUSH', more: object = {}): Promise<ConnectorRun> {
      return bodyOf(await test.call(manager, 'POST', `${home}/config/${uuid}/run`, { direction, ...more }), 202)
    },
    /** Waits until a run has ended. */
    async ended(uuid: string): Promise<ConnectorRun> {
      const isRunning = and(eq(connectorRuns.id, uuid), eq(connectorRuns.status, 'RUNNING'))
      await test.until(async () => (await test.db.$count(connectorRuns, isRunning)) === 0 || undefined)
      return bodyOf(await test.call(manager, 'GET', `${home}/run/${uuid}`))
    },
    /** Runs a connection to its end; its counts stand by reason. */
    async run(uuid: string, direction: 'PULL' | 'PUSH', more: object = {}) {
      const run = await steps.ended((await steps.start(uuid, direction, more)).uuid)
      return { ...run, outcomes: Object.fromEntries(run.counts.map(({ reason, count }) => [reason, count])) }
    },
    async lines(runUuid: string): Promise<ConnectorRunItem[]> {
      const page = await test.call(manager, 'GET', `${home}/run/${runUuid}/item?size=500`)
      return bodyOf<{ content: ConnectorRunItem[] }>(page).content
    },
    /** Takes a project through its steps, each text translated by `translate`; what follows has happened, too. */
    async finish(projectUuid: string, translate: (source: string, locale: string) => string): Promise<void> {
      await steps.approve(projectUuid)
      await steps.deliverAll(projectUuid, translate)
    },
    async approve(projectUuid: string): Promise<void> {
      await projects.settled(manager, projectUuid)
      bodyOf(await projects.move(manager, projectUuid, 'PENDING'))
      await test.idle()
      bodyOf(await projects.move(manager, projectUuid, 'APPROVED'))
      await test.idle()
    },
    async deliverAll(projectUuid: string, translate: (source: string, locale: string) => string): Promise<void> {
      const units = await test.db.select().from(workUnits).where(eq(workUnits.projectId, projectUuid))
      for (const unit of units) await steps.finishUnit(unit.id, unit.targetLocale, translate)
      await test.idle()
    },
    async finishUnit(id: string, locale: string, translate: (source: string, locale: string) => string) {
      const path = `/api/v1/atlas/work-unit/${id}/segment`
      const { content } = bodyOf<SegmentPage>(await test.call(manager, 'GET', `${path}?size=500`))
      const own = await test.db.select().from(tasks).where(eq(tasks.workUnitId, id)).orderBy(tasks.step)
      for (const task of own) {
        await test.db.update(tasks).set(acceptedBy(manager.id)).where(eq(tasks.id, task.id))
        for (const segment of content) {
          const body = { target: translate(segment.source, locale), confirmed: true, version: segment.version }
          bodyOf(await test.call(manager, 'PUT', `${path}/${segment.id}`, body))
        }
        bodyOf(await test.call(manager, 'POST', `/api/v3/task/${task.id}/status-update`, { status: 'DELIVERED' }))
      }
    },
    /** Waits for the deliveries that follow from finished work; one may come for each text, or one for several. */
    delivered(configUuid: string): Promise<ConnectorRun[]> {
      return test.until(async () => {
        const own = and(eq(connectorRuns.configId, configUuid), eq(connectorRuns.trigger, 'DELIVERED'))
        const rows = await test.db.select().from(connectorRuns).where(own).orderBy(connectorRuns.number)
        if (rows.length === 0 || rows.some(({ endedAt }) => endedAt === null)) return undefined
        return Promise.all(
          rows.map(async ({ id }) => bodyOf<ConnectorRun>(await test.call(manager, 'GET', `${home}/run/${id}`))),
        )
      })
    },
  }
  return steps
}
