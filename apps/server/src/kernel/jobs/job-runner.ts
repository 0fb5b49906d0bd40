import type { Logger } from 'pino'
import type { Database } from '../database/connect.ts'
import type { jobs } from '../tables.ts'
import type { Failed } from '../failure.ts'
import type { Outbox } from '../mail/outbox.ts'
import type { Objects } from '../objects.ts'

export type JobRow = typeof jobs.$inferSelect

/** What a job has made: shown to people as its report, offered as a file. */
export interface JobResult {
  report?: Record<string, unknown>
  resultFileKey?: string
  /** True when it is done, but somebody should look at the report (FINISHED_WARNING). */
  warning?: boolean
}

/** What a runner gets to work with. */
export interface JobRun {
  job: JobRow
  db: Database
  objects: Objects
  /** Mails, which leave with the transaction they are written in. */
  outbox: Pick<Outbox, 'write' | 'wake'>
  log: Logger
  /** Tells how far the job is; throws when somebody has asked it to stop, or the server stops. Call it often. */
  progress(done: number, total: number): Promise<void>
  /** Writes what the job has made and marks it as finished, in one transaction: all of it or nothing. */
  commit(write: (transaction: Database) => Promise<JobResult>): Promise<void>
}

/** Whether `progress` or `commit` threw it because somebody has asked the job to stop. */
export const isCanceled = (error: unknown): boolean => error instanceof JobCanceled

/** Thrown out of a runner when somebody has asked the job to stop. */
export class JobCanceled extends Error {
  override readonly name = 'JobCanceled'
}

export interface JobRunner {
  /** Ends within seconds, and people's work waits for it: it has a worker of its own, not behind those that take minutes. */
  isShort?: boolean
  /** May be run again after a crash, and then has to find out how far it was; must end with one `commit`. */
  run(run: JobRun): Promise<void>
  /** Sets right what waits for the job, when it has failed or was canceled. */
  ended?(transaction: Database, job: JobRow, failed: Failed): Promise<void>
  /** Makes what waits for the job ready again, when somebody runs a failed one again; may refuse. */
  restarted?(transaction: Database, job: JobRow): Promise<void>
}
