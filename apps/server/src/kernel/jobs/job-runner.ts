import type { Logger } from 'pino'
import type { Database } from '../database/connect.ts'
import type { jobs } from '../tables.ts'
import type { Failed } from '../failure.ts'
import type { Outbox } from '../mail/outbox.ts'
import type { Objects } from '../objects.ts'

export type JobRow = typeof jobs.$inferSelect

/** The results of a job: a report for people, a file to download. */
export interface JobResult {
  report?: Record<string, unknown>
  resultFileKey?: string
  /** True when it is done, but someone should look at the report (FINISHED_WARNING). */
  warning?: boolean
}

/** The surroundings of a job's runner. */
export interface JobRun {
  job: JobRow
  db: Database
  objects: Objects
  /** Mails, which leave with the transaction they are written in. */
  outbox: Pick<Outbox, 'write' | 'writeComposed' | 'wake'>
  log: Logger
  /** Tells how far the job is; throws when someone has asked it to stop, or the server stops. Call it often. */
  progress(done: number, total: number): Promise<void>
  /**
   * Runs another job to its end, or waits while another worker runs it, and answers its row. A job that is made of others
   * holds a worker, and they could wait for one for ever.
   */
  finish(jobId: string): Promise<JobRow>
  /** Writes what the job has made and marks it as finished, in one transaction: all of it or nothing. */
  commit(write: (transaction: Database) => Promise<JobResult>): Promise<void>
}

/** Whether `progress` or `commit` threw it because someone has asked the job to stop. */
export const isCanceled = (error: unknown): boolean => error instanceof JobCanceled

/** Thrown out of a runner when someone has asked the job to stop. */
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
  /** Makes what waits for the job ready again, when someone runs a failed one again; may refuse. */
  restarted?(transaction: Database, job: JobRow): Promise<void>
}
