import type { Context } from '../../identity/context.ts'
import type { SignedIn } from '../../identity/sessions.ts'
import type { Database } from '../../kernel/database/connect.ts'

/** Where a change by a pipeline comes from, in the journal and in jobs. */
export type Origin = Readonly<{ pipelineRun: string; pipeline: string }>

export interface Acting {
  /** Makes a call as its handler would be called; throws what it refuses. */
  call(operation: string, input: { path?: Record<string, string>; body?: unknown }): Promise<unknown>
  /** The context of a call's handler, once the caller is allowed to make it. */
  contextOf(operation: string): Context
  /** The work to do once the transaction has committed. */
  committed(): Promise<void>
}

/** Makes calls for someone, in a transaction. */
export type ActFor = (db: Database, session: SignedIn, origin: Origin) => Acting
