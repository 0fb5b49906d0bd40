import type { Database } from '../../database/connect.ts'
import { journal } from '../../db/schema.ts'

/** Something that things are done to: its kind as the contract spells it (ActivityEntityType), and its name by then. */
export interface Entity {
  type:
    | 'ACCOUNT'
    | 'COST'
    | 'JOB'
    | 'LOGFILE'
    | 'ORGANIZATION'
    | 'ORG_UNIT'
    | 'PROJECT'
    | 'PROJECT_FILE'
    | 'SEGMENT'
    | 'TASK'
    | 'TRANSLATION_MEMORY'
    | 'USER'
    | 'WORK_UNIT'
  id: string
  name: string
}

export interface JournalEntry {
  /** The contract's x-journal name; a handler may leave it to its operation. */
  event: string
  entity: Entity
  projectId?: string | null
  /** What the entity was and became; only what changed. Never a secret. */
  before?: Record<string, unknown> | null
  after?: Record<string, unknown> | null
  detail?: Record<string, unknown> | null
}

export interface JournalAuthor {
  accountId: string | null
  /** Null for the system itself. */
  userId: string | null
  requestId: string | null
}

/** Writes one entry, in the transaction of the change that it records. */
export async function recordChange(db: Database, author: JournalAuthor, entry: JournalEntry): Promise<void> {
  await db.insert(journal).values({
    ...author,
    event: entry.event,
    entityType: entry.entity.type,
    entityId: entry.entity.id,
    entityName: entry.entity.name,
    projectId: entry.projectId ?? null,
    before: entry.before ?? null,
    after: entry.after ?? null,
    detail: entry.detail ?? null,
  })
}
