import type { SampleData, SampleObject } from '@dragoman/sdk/operations/sampleData'
import { and, desc, eq, sql } from 'drizzle-orm'
import { organizations, orgUnits } from '../../identity/tables.ts'
import type { Database } from '../../kernel/database/connect.ts'
import { accounts, jobs, sampleObjects, users } from '../../kernel/tables.ts'
import { translationMemories } from '../memories/tables.ts'
import { priceLists } from '../rates/tables.ts'
import { glossaries } from '../terminology/tables.ts'
import { projects } from '../work/tables.ts'

/** Type of the job that adds sample data. */
export const addingJob = 'SAMPLE_DATA'

/** The sample data of an account, by type and name. Things that were deleted one by one aren't among it. */
export async function listSamples(db: Database, accountId: string): Promise<SampleObject[]> {
  const name = sql<string>`coalesce(${projects.reference}, ${organizations.name}, ${orgUnits.name}, ${priceLists.name},
    ${translationMemories.name}, ${glossaries.name}, ${users.name})`
  const { id } = sampleObjects
  return db
    .select({ uuid: id, type: sampleObjects.type, name })
    .from(sampleObjects)
    .leftJoin(projects, eq(projects.id, id))
    .leftJoin(organizations, eq(organizations.id, id))
    .leftJoin(orgUnits, eq(orgUnits.id, id))
    .leftJoin(priceLists, eq(priceLists.id, id))
    .leftJoin(translationMemories, eq(translationMemories.id, id))
    .leftJoin(glossaries, eq(glossaries.id, id))
    .leftJoin(users, eq(users.id, id))
    .where(and(eq(sampleObjects.accountId, accountId), sql`${name} is not null`))
    .orderBy(sampleObjects.type, name)
}

/** Shows the sample data of an account. `held` keeps others from changing it until the transaction ends. */
export async function showSampleData(
  db: Database,
  accountId: string,
  { held = false }: { held?: boolean } = {},
): Promise<SampleData> {
  if (held) await db.select({ id: accounts.id }).from(accounts).where(eq(accounts.id, accountId)).for('no key update')
  const [job] = await db
    .select({ status: jobs.status, done: jobs.done, total: jobs.total })
    .from(jobs)
    .where(and(eq(jobs.accountId, accountId), eq(jobs.type, addingJob)))
    .orderBy(desc(jobs.createdAt))
    .limit(1)
  if (job?.status === 'STARTED') {
    const percent = job.total === 0 ? 0 : Math.floor((100 * job.done) / job.total)
    return { state: 'ADDING', percent, objects: [] }
  }
  const objects = await listSamples(db, accountId)
  if (objects.length > 0) return { state: 'PRESENT', objects }
  return { state: job?.status === 'FAILED' ? 'FAILED' : 'NONE', objects }
}
