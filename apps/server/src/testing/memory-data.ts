import type { Database } from '../kernel/database/connect.ts'
import { translationMemories } from '../features/memories/tables.ts'
import { projectMemories } from '../features/context/tables.ts'
import { projectResources, projects } from '../features/work/tables.ts'
import { segments, workUnits } from '../features/work/work-unit-tables.ts'
import { tasks } from '../features/work/task-tables.ts'
import { workflows } from '../features/workflows/tables.ts'
import { organizations, orgUnits } from '../identity/tables.ts'
import { accounts, users } from '../kernel/tables.ts'
import { sourceHash } from '../engines/matching/normalize.ts'

async function one<Row>(rows: Promise<Row[]>): Promise<Row> {
  const [row] = await rows
  if (!row) throw new Error('nothing was inserted')
  return row
}

/** For tests: an account with a user, a unit, two workflow steps and a project en_us. */
export async function createWorld(db: Database) {
  const account = await one(db.insert(accounts).values({ name: 'Account' }).returning())
  const user = await one(
    db
      .insert(users)
      .values({ accountId: account.id, email: `${crypto.randomUUID()}@example.com`, name: 'Ana' })
      .returning(),
  )
  const organization = await one(
    db.insert(organizations).values({ accountId: account.id, name: 'Organization', country: 'US' }).returning(),
  )
  const orgUnit = await one(
    db
      .insert(orgUnits)
      .values({
        accountId: account.id,
        organizationId: organization.id,
        name: 'Unit',
        country: 'US',
        currency: 'EUR',
        timezone: 'UTC',
      })
      .returning(),
  )
  const steps = await db
    .insert(workflows)
    .values(
      ['TRANSLATION', 'REVIEW'].map((code, at) => ({
        accountId: account.id,
        code,
        title: code,
        sequence: at,
        projectSequence: at,
      })),
    )
    .returning()
  const [translation, review] = steps
  if (!translation || !review) throw new Error('no workflows')
  const project = await createProject(db, { accountId: account.id, orgUnitId: orgUnit.id, userId: user.id })
  return { account, user, organization, orgUnit, translation, review, project }
}

export type World = Awaited<ReturnType<typeof createWorld>>

/** For tests: another project of the same unit. */
export async function createProject(db: Database, owner: { accountId: string; orgUnitId: string; userId: string }) {
  return one(
    db
      .insert(projects)
      .values({
        accountId: owner.accountId,
        orgUnitId: owner.orgUnitId,
        name: `D-${crypto.randomUUID()}`,
        reference: 'Project',
        sourceLocale: 'en_us',
        currency: 'EUR',
        timezone: 'UTC',
        creatorId: owner.userId,
      })
      .returning(),
  )
}

/** For tests: an empty memory en_us → es. */
export async function createMemory(db: Database, world: World, name = 'Memory') {
  return one(
    db
      .insert(translationMemories)
      .values({ accountId: world.account.id, name, sourceLocale: 'en_us', targetLocales: ['es'] })
      .returning(),
  )
}

/** For tests: binds a memory to a project. */
export async function bindMemory(
  db: Database,
  projectId: string,
  memoryId: string,
  values: Partial<typeof projectMemories.$inferInsert> = {},
) {
  return one(
    db
      .insert(projectMemories)
      .values({ projectId, memoryId, position: 0, ...values })
      .returning(),
  )
}

/** For tests: a file in one target locale with its segments and a task for each step. */
export async function createWorkUnit(
  db: Database,
  world: World,
  texts: readonly (Partial<typeof segments.$inferInsert> & { source: string })[],
  given: { projectId?: string; targetLocale?: string; name?: string } = {},
) {
  const projectId = given.projectId ?? world.project.id
  const name = given.name ?? 'file.po'
  const resource = await one(
    db
      .insert(projectResources)
      .values({
        projectId,
        name,
        type: 'po',
        params: { parserFilter: '', applySourceSegmentation: false, tagRegex: null, parameters: {} },
      })
      .returning(),
  )
  const workUnit = await one(
    db
      .insert(workUnits)
      .values({
        accountId: world.account.id,
        projectId,
        resourceId: resource.id,
        sequence: 1,
        sourceLocale: 'en_us',
        targetLocale: given.targetLocale ?? 'es',
        workflows: ['TRANSLATION', 'REVIEW'],
        genesisStatus: 'CREATED',
      })
      .returning(),
  )
  const rows = await db
    .insert(segments)
    .values(
      texts.map((text, index) => ({
        workUnitId: workUnit.id,
        index,
        key: String(index),
        sourceHash: sourceHash(text.source),
        codes: [],
        words: text.source.split(' ').length,
        characters: text.source.length,
        ...text,
      })),
    )
    .returning()
  const [translationTask, reviewTask] = await db
    .insert(tasks)
    .values(
      [world.translation, world.review].map((workflow, step) => ({
        accountId: world.account.id,
        projectId,
        workUnitId: workUnit.id,
        workflowId: workflow.id,
        orgUnitId: world.orgUnit.id,
        sourceLocale: workUnit.sourceLocale,
        targetLocale: workUnit.targetLocale,
        step,
        sequence: step,
        createdBy: world.user.id,
      })),
    )
    .returning()
  if (!translationTask || !reviewTask) throw new Error('no tasks')
  return { resource, workUnit, segments: rows, translationTask, reviewTask }
}
