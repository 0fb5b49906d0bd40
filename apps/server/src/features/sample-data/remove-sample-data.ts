import type { SampleDataRemoval } from '@dragoman/sdk/operations/sampleData'
import { and, eq, inArray, isNotNull, or, sql } from 'drizzle-orm'
import { organizations, orgUnits } from '../../identity/tables.ts'
import type { Database } from '../../kernel/database/connect.ts'
import { databaseErrorCode } from '../../kernel/database/error-code.ts'
import { only } from '../../kernel/database/one-row.ts'
import { isOwn } from '../../kernel/sample-objects.ts'
import { files, sampleObjects, users, type SampleType } from '../../kernel/tables.ts'
import { projectGlossaries, projectMemories } from '../context/tables.ts'
import { dropIndex } from '../memories/index/drop.ts'
import { translationMemories } from '../memories/tables.ts'
import { deleteTmUnits } from '../memories/writing/delete-tm-units.ts'
import { removePerson } from '../people/remove-person.ts'
import { deleteProjects } from '../projects/remove-project.ts'
import { priceLists, rateVersions } from '../rates/tables.ts'
import { glossaries } from '../terminology/tables.ts'
import { projectResources, projects } from '../work/tables.ts'
import { tasks } from '../work/task-tables.ts'
import { workUnits } from '../work/work-unit-tables.ts'
import { listSamples } from './show-sample-data.ts'

/** In this order: what others refer to comes after them. */
const order: readonly SampleType[] = [
  'PROJECT',
  'GLOSSARY',
  'TRANSLATION_MEMORY',
  'ORG_UNIT',
  'ORGANIZATION',
  'PRICE_LIST',
  'USER',
]

/** Deletes one thing; answers false where the account's own data uses it and the database wouldn't notice. */
const removals: Readonly<Record<SampleType, (db: Database, id: string) => Promise<boolean>>> = {
  async PROJECT(db, id) {
    await forgetFiles(db, id)
    await deleteProjects(db, [id])
    return true
  },
  async GLOSSARY(db, id) {
    const ofOwn = and(eq(projectGlossaries.glossaryId, id), isOwn(projectGlossaries.projectId))
    if ((await db.$count(projectGlossaries, ofOwn)) > 0) return false
    await db.delete(glossaries).where(eq(glossaries.id, id))
    return true
  },
  async TRANSLATION_MEMORY(db, id) {
    const ofOwn = and(eq(projectMemories.memoryId, id), isOwn(projectMemories.projectId))
    if ((await db.$count(projectMemories, ofOwn)) > 0) return false
    await db.delete(translationMemories).where(eq(translationMemories.id, id))
    await deleteTmUnits(db, { id, totalUnits: 0 })
    await dropIndex(db, id)
    return true
  },
  async ORG_UNIT(db, id) {
    await db.delete(orgUnits).where(eq(orgUnits.id, id))
    return true
  },
  async ORGANIZATION(db, id) {
    for (const table of [glossaries, translationMemories, priceLists])
      if ((await db.$count(table, and(eq(table.organizationId, id), isOwn(table.id)))) > 0) return false
    await db.delete(organizations).where(eq(organizations.id, id))
    return true
  },
  async PRICE_LIST(db, id) {
    if ((await db.$count(orgUnits, eq(orgUnits.priceListId, id))) > 0) return false
    if ((await db.$count(projects, eq(projects.priceListId, id))) > 0) return false
    await db.delete(priceLists).where(eq(priceLists.id, id))
    await db.delete(rateVersions).where(and(eq(rateVersions.kind, 'price-list'), eq(rateVersions.rateId, id)))
    return true
  },
  async USER(db, id) {
    const isDeleted = await withoutViolation(db, async (inside) => {
      await inside.delete(users).where(eq(users.id, id))
      return true
    })
    return isDeleted || removeByName(db, id)
  },
}

/** Removes a person who has left traces, such as those of someone who stood in for them, unless own work is theirs. */
async function removeByName(db: Database, id: string): Promise<boolean> {
  const { assigneeId, contactId, creatorId } = projects
  const ofProject = or(eq(contactId, id), eq(assigneeId, id), eq(creatorId, id))
  const uses =
    (await db.$count(tasks, eq(tasks.assigneeId, id))) +
    (await db.$count(projects, ofProject)) +
    (await db.$count(orgUnits, eq(orgUnits.contactPersonId, id)))
  if (uses > 0) return false
  const user = only(await db.select().from(users).where(eq(users.id, id)))
  await removePerson({ db, now: new Date(), sessions: { endAll: () => Promise.resolve() } }, user)
  return true
}

/** Lets go of the stored files of a project. Their content goes when the house is tidied. */
async function forgetFiles(db: Database, projectId: string): Promise<void> {
  const { fileKey } = projectResources
  const sources = await db
    .select({ key: fileKey })
    .from(projectResources)
    .where(and(eq(projectResources.projectId, projectId), isNotNull(fileKey)))
  const made = await db
    .select({
      keys: sql<
        (string | null)[]
      >`array[${workUnits.translatedFileKey}, ${workUnits.deliverableFileKey}, ${workUnits.xliffFileKey}]`,
    })
    .from(workUnits)
    .where(eq(workUnits.projectId, projectId))
  const keys = [...sources.map(({ key }) => key), ...made.flatMap((row) => row.keys)].filter((key) => key !== null)
  if (keys.length > 0) await db.delete(files).where(inArray(files.key, keys))
}

/**
 * Deletes the sample data of an account in a transaction. What its own data uses stays, and is its own from then on: the
 * database refuses to delete it.
 */
export async function removeSampleData(db: Database, accountId: string): Promise<SampleDataRemoval> {
  const samples = await listSamples(db, accountId)
  const kept = new Set<string>()
  for (const type of order) {
    for (const { uuid } of samples.filter((sample) => sample.type === type)) {
      if (!(await isRemoved(db, type, uuid))) kept.add(uuid)
    }
  }
  await db.delete(sampleObjects).where(eq(sampleObjects.accountId, accountId))
  return { removed: samples.length - kept.size, kept: samples.filter(({ uuid }) => kept.has(uuid)) }
}

const isRemoved = (db: Database, type: SampleType, id: string) =>
  withoutViolation(db, (inside) => removals[type](inside, id))

/** Does something in a transaction of its own; false where it is taken back because something else refers to the thing. */
async function withoutViolation(db: Database, remove: (db: Database) => Promise<boolean>): Promise<boolean> {
  try {
    return await db.transaction((inside) => remove(inside as Database))
  } catch (error) {
    if (databaseErrorCode(error) === foreignKeyViolation) return false
    throw error
  }
}

const foreignKeyViolation = '23503'
