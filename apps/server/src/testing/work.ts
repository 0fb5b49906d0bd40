import { and, eq } from 'drizzle-orm'
import type { Database } from '../kernel/database/connect.ts'
import { translationMemories } from '../features/memories/tables.ts'
import { projectMemories } from '../features/context/tables.ts'
import { projectResources, projects } from '../features/work/tables.ts'
import { segments, workUnits } from '../features/work/work-unit-tables.ts'
import { tasks } from '../features/work/task-tables.ts'
import { workflows } from '../features/workflows/tables.ts'
import { sourceHash } from '../engines/matching/normalize.ts'
import type { People, Place } from './people.ts'

/** A segment to begin with: its source, or more of it. */
export type SeedSegment = string | Partial<typeof segments.$inferInsert>

export interface WorkOptions {
  place?: Place
  status?: string
  targetLocale?: string
  /** Workflow codes of the steps. */
  steps?: string[]
  segments?: SeedSegment[]
  /** Fields of the first step's task. */
  task?: Partial<typeof tasks.$inferInsert>
}

/** A project with one file in one target locale. */
export interface Work {
  projectId: string
  workUnitId: string
  /** The tasks, first step first. */
  taskIds: string[]
  segmentIds: string[]
}

/** For tests: a project that is in work already, put into the database directly. */
export async function seedWork(db: Database, people: People, options: WorkOptions = {}): Promise<Work> {
  const { place = people.place, status = 'APPROVED', targetLocale = 'es', steps = ['TRANSLATION', 'REVIEW'] } = options
  const manager = place === people.elsewhere ? people.stranger : people.manager
  const project = await one(
    db
      .insert(projects)
      .values({
        accountId: place.accountId,
        orgUnitId: place.orgUnitId,
        name: `T-${crypto.randomUUID()}`,
        reference: 'Test project',
        status,
        sourceLocale: 'en',
        currency: 'USD',
        timezone: 'UTC',
        creatorId: manager.id,
      })
      .returning(),
  )
  const resource = await one(
    db
      .insert(projectResources)
      .values({
        projectId: project.id,
        name: 'app.json',
        type: 'json',
        params: { parserFilter: 'json', applySourceSegmentation: false, tagRegex: null, parameters: {} },
      })
      .returning(),
  )
  const given = (options.segments ?? ['Save', 'Open the file']).map((segment) =>
    typeof segment === 'string' ? { source: segment } : segment,
  )
  const words = given.reduce((total, { words: own = 1 }) => total + own, 0)
  const workUnit = await one(
    db
      .insert(workUnits)
      .values({
        accountId: place.accountId,
        projectId: project.id,
        resourceId: resource.id,
        sequence: 0,
        sourceLocale: 'en',
        targetLocale,
        workflows: steps,
        genesisStatus: 'CREATED',
        words,
        totalSegments: given.filter(({ locked }) => !locked).length,
        lockedSegments: given.filter(({ locked }) => locked).length,
        confirmedSegments: given.filter(({ locked, confirmed }) => confirmed && !locked).length,
      })
      .returning(),
  )
  const rows = await db
    .insert(segments)
    .values(
      given.map((segment, index) => {
        const source = segment.source ?? 'Text'
        const own = { workUnitId: workUnit.id, index, key: `key.${index}`, source, sourceHash: sourceHash(source) }
        return { codes: [], words: 1, characters: source.length, ...segment, ...own }
      }),
    )
    .returning()
  const taskIds: string[] = []
  for (const [step, code] of steps.entries()) {
    const workflow = await one(
      db
        .select()
        .from(workflows)
        .where(and(eq(workflows.accountId, place.accountId), eq(workflows.code, code))),
    )
    const own = step === 0 ? options.task : {}
    const task = await one(
      db
        .insert(tasks)
        .values({
          accountId: place.accountId,
          projectId: project.id,
          workUnitId: workUnit.id,
          workflowId: workflow.id,
          orgUnitId: project.orgUnitId,
          sourceLocale: workUnit.sourceLocale,
          targetLocale: workUnit.targetLocale,
          step,
          sequence: step,
          status: status === 'APPROVED' ? 'PENDING' : 'DRAFT',
          createdBy: manager.id,
          ...own,
        })
        .returning(),
    )
    taskIds.push(task.id)
  }
  return { projectId: project.id, workUnitId: workUnit.id, taskIds, segmentIds: rows.map(({ id }) => String(id)) }
}

/** For tests: a memory en → es, ja, ar, bound to a project for reading and writing. */
export async function seedMemory(db: Database, people: People, projectId: string): Promise<string> {
  const memory = await one(
    db
      .insert(translationMemories)
      .values({
        accountId: people.place.accountId,
        name: 'Test memory',
        sourceLocale: 'en',
        targetLocales: ['es', 'ja', 'ar'],
      })
      .returning(),
  )
  await db.insert(projectMemories).values({ projectId, memoryId: memory.id, position: 0 })
  return memory.id
}

/** A task that its assignee has accepted, as fields of `seedWork`. */
export const acceptedBy = (userId: string) => ({
  status: 'APPROVED',
  assigneeId: userId,
  assignedBy: userId,
  assignedAt: new Date(),
  acceptedAt: new Date(),
})

async function one<Row>(rows: PromiseLike<Row[]>): Promise<Row> {
  const [row] = await rows
  if (!row) throw new Error('there is no row')
  return row
}
