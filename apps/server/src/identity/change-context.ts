import type { Context } from './context.ts'
import type { EventType } from './events.ts'
import type { SignedIn } from './sessions.ts'

/** The part of a request's context that a change needs. */
export type ChangeContext = Pick<
  Context,
  'db' | 'session' | 'now' | 'journal' | 'happened' | 'startJob' | 'requireVersion'
>

/** The same of a change that no one may have asked for, such as one by a machine. */
export interface UnattendedContext extends Pick<Context, 'db' | 'now' | 'journal' | 'startJob'> {
  session: SignedIn | null
  happened<Subject>(event: EventType<Subject, true>, subject: Subject): Promise<void>
}
