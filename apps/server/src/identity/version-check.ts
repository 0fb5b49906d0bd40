import type { ChangeFilter, Entity } from '../kernel/journal.ts'

/** What a write compares with the version that its caller has read. */
export interface VersionCheck<State> {
  entity: Entity
  /** The present state, as the operation answers it; asked for only where the caller names a version. */
  present(): State | Promise<State>
  /** Its version, where that is not in the state itself. */
  version?(state: State): string
  /** Which part of the version the write is about, from 0, or which ones; the whole where left out. */
  part?: number | readonly number[]
  /** The version that the caller has read, where the body has it. `If-Match` counts first. */
  given?: string | undefined
  /** Where the journal tells of the change; under the operation's own event where left out. */
  events?: ChangeFilter['events']
  projectId?: string
  holds?: ChangeFilter['holds']
  changes?: ChangeFilter['changes']
}
