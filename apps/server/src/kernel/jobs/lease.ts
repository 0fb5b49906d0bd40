import { randomUUID } from 'node:crypto'
import { and, eq, inArray, isNotNull, isNull, lte, notInArray, or, sql, type SQL } from 'drizzle-orm'
import type { Database } from '../database/connect.ts'
import { jobs } from '../tables.ts'
import type { JobRow } from './job-runner.ts'

/** How long a job belongs to the process that has taken it or has said so again, in seconds. */
const leaseSeconds = 15
/** How often a process says so again, in milliseconds. */
const renewal = 5000

/** A process has lost the job it runs: it was silent for too long, and another may have taken it. */
export class LeaseLost extends Error {
  override readonly name = 'LeaseLost'
}

/** A job that this process holds. */
export interface Lease {
  job: JobRow
  /** Holds in every row that this process still has the job in; for the updates that only its holder may make. */
  held: SQL
  /** Whether it was lost. */
  isLost(): boolean
  /** Says no more that the job is held. */
  stop(): void
}

/** The jobs to take: those of some types, of all others, or one. */
type Wanted = { only: readonly string[] } | { but: readonly string[] } | { id: string }

function isWanted(wanted: Wanted): SQL {
  if ('id' in wanted) return eq(jobs.id, wanted.id)
  return 'only' in wanted ? inArray(jobs.type, [...wanted.only]) : notInArray(jobs.type, [...wanted.but])
}

const inSeconds = (seconds: number) => sql`now() + make_interval(secs => ${seconds})`

/**
 * Takes the job that has waited longest, of those that are wanted, and holds it for as long as the process lives:
 * it is free again some seconds after that. Null when none waits.
 */
export async function takeJob(
  db: Database,
  wanted: Wanted,
  onFailure: (error: unknown) => void,
): Promise<Lease | null> {
  const holder = randomUUID()
  const next = db
    .select({ id: jobs.id })
    .from(jobs)
    .where(
      and(eq(jobs.status, 'STARTED'), or(isNull(jobs.heldUntil), lte(jobs.heldUntil, sql`now()`)), isWanted(wanted)),
    )
    .orderBy(jobs.createdAt)
    .limit(1)
    .for('update', { skipLocked: true })
  const [job] = await db
    .update(jobs)
    .set({
      holder,
      heldUntil: inSeconds(leaseSeconds),
      attempt: sql`${jobs.attempt} + 1`,
      startedAt: sql`coalesce(${jobs.startedAt}, now())`,
    })
    .where(eq(jobs.id, sql`(${next})`))
    .returning()
  return job ? holdJob(db, job, holder, onFailure) : null
}

/** Says again and again that `holder`, who has taken a job, still runs it. */
export function holdJob(db: Database, job: JobRow, holder: string, onFailure: (error: unknown) => void): Lease {
  const held = sql`${jobs.id} = ${job.id} and ${jobs.holder} = ${holder}`
  let until = performance.now() + leaseSeconds * 1000
  let lost = false
  const renew = async () => {
    const asked = performance.now()
    const rows = await db
      .update(jobs)
      .set({ heldUntil: inSeconds(leaseSeconds) })
      .where(and(held, eq(jobs.status, 'STARTED')))
      .returning({ id: jobs.id })
    if (rows.length > 0) until = asked + leaseSeconds * 1000
    else lost = true
  }
  const timer = setInterval(() => void renew().catch(onFailure), renewal).unref()
  return {
    job,
    held,
    // While the database is away no other server can take it either, but that ends.
    isLost: () => lost || performance.now() > until,
    stop: () => clearInterval(timer),
  }
}

/** Gives a job back, for any process to take after `seconds`; the run does not count where it was not to blame. */
export async function giveBack(
  db: Database,
  { job, held }: Lease,
  { seconds, counts }: { seconds: number; counts: boolean },
): Promise<void> {
  await db
    .update(jobs)
    .set({
      holder: null,
      heldUntil: seconds === 0 ? null : inSeconds(seconds),
      ...(!counts && { attempt: job.attempt - 1 }),
    })
    .where(and(held, eq(jobs.status, 'STARTED')))
}

/** Frees every job that has not ended: for the only server, which has taken none yet. */
export async function freeJobs(db: Database): Promise<void> {
  await db
    .update(jobs)
    .set({ holder: null, heldUntil: null })
    .where(and(eq(jobs.status, 'STARTED'), isNotNull(jobs.holder)))
}
