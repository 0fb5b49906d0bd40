import { commonDetail, entityChanges, journalEvents, type EntityType } from '../generated/journal.ts'
import type { JournalEntry } from './journal.ts'

type Declared = Readonly<Record<string, string>>
interface Row {
  entity: readonly EntityType[]
  before?: Declared
  after?: Declared
  detail?: Declared
}

const holds: Readonly<Record<string, (value: unknown) => boolean>> = {
  text: (value) => typeof value === 'string',
  texts: (value) => Array.isArray(value) && value.every((each) => typeof each === 'string'),
  number: (value) => typeof value === 'number',
  boolean: (value) => typeof value === 'boolean',
  list: (value) => Array.isArray(value),
}

/**
 * For tests: entries that leave their name to the operation are not seen by the compiler.
 * @throws where an entry is about something, or holds a field of a type, that the list of names does not declare
 */
export function requireDeclared({ event, entity, before, after, detail }: JournalEntry): void {
  const row: Row | undefined = journalEvents[event]
  if (!row?.entity.includes(entity.type))
    throw new Error(`openapi/shared/journal.yaml declares no ${event} about ${entity.type}`)
  const changes: Declared = entityChanges[entity.type]
  const sides = [
    ['before', before, { ...changes, ...row.before }],
    ['after', after, { ...changes, ...row.after }],
    ['detail', detail, { ...commonDetail, ...row.detail }],
  ] as const
  for (const [side, fields, declared] of sides) {
    for (const [name, type] of Object.entries(declared)) {
      const value = fields?.[name] ?? null
      if (value !== null && !holds[type]?.(value))
        throw new Error(`openapi/shared/journal.yaml declares ${side}.${name} of ${event} as ${type}`)
    }
  }
}
