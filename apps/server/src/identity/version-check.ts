import type { ChangeFilter, Entity } from '../kernel/journal.ts'

/** The present state of a write, to be compared with the version that its caller has read. */
export interface VersionCheck<State> {
  entity: Entity
  /** The present state, as the operation answers it; asked for only where the caller names a version. */
  present(): State | Promise<State>
  /** Its version, where that is not in the state itself. */
  version?(state: State): string
  /** The part or parts of the version that the write concerns, from 0; the whole by default. */
  part?: number | readonly number[]
  /** The version that the caller has read, where the body has it. `If-Match` counts first. */
  given?: string | undefined
  /** Where the journal tells of the change; under the operation's own event where left out. */
  events?: ChangeFilter['events']
  projectId?: string
  holds?: ChangeFilter['holds']
  changes?: ChangeFilter['changes']
}
