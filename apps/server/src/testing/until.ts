import { setTimeout as pause } from 'node:timers/promises'
import { eq } from 'drizzle-orm'
import type { Database } from '../kernel/database/connect.ts'
import { jobs } from '../kernel/tables.ts'

/** Waits until `probe` gives something else than undefined or false, for as long as the test may last. */
export async function until<T>(probe: () => Promise<T | undefined | false> | T | undefined | false): Promise<T> {
  for (let wait = 10; ; wait = Math.min(wait * 1.25, 40)) {
    const found = await probe()
    if (found !== undefined && found !== false) return found
    // The condition may depend on work in this process, too. Looking often takes the time that it waits for.
    await pause(wait)
  }
}

/** Waits until no job runs or waits to run. */
export async function jobsEnd(db: Database): Promise<void> {
  await until(async () => (await db.$count(jobs, eq(jobs.status, 'STARTED'))) === 0)
}
