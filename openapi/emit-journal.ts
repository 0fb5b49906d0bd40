import type { Contract, JournalFields, JournalRow } from './contract.ts'
import { fieldTypes } from './journal-events.ts'
import { header } from './names.ts'
import { keyText, quote } from './type-text.ts'

/** `journal.ts` of the server: the names of journal entries, with what they are about, may hold, and who reads them. */
export function emitJournal({ journal }: Contract): string {
  const rows = [...journal.rows.values()].sort((a, b) => (a.event < b.event ? -1 : 1))
  const entities = [...journal.entities].map(([name, fields]) => `  ${name}: ${typeOf(fields)}\n`)
  const shapes = Map.groupBy(rows, (row) => shapeOf(row))
  return [
    header('openapi/shared/journal.yaml'),
    '\n/** Types of things that entries are about, with the fields that a change of them may hold. */\n',
    `export interface EntityChanges {\n${entities.join('')}}\n`,
    '\nexport type EntityType = keyof EntityChanges\n',
    '\n/** Fields that the detail of any entry may hold. */\n',
    `export type CommonDetail = ${typeOf(journal.detail)}\n`,
    '\n/** Something that things are done to: its type as the contract spells it (ActivityEntityType), and its name by then. */\n',
    'export interface Entity<Type extends EntityType = EntityType> {\n  type: Type\n  id: string\n  name: string\n}\n',
    '\n/** Fields of which some are declared; the others may be anything. */\n',
    'type Fields<Declared> = (Declared & Record<string, unknown>) | null\n',
    shape,
    '\n/** An entry of the journal, by its name; those that hold the same stand together. */\n',
    `export type NamedEntry =\n${[...shapes].map(([text, some]) => memberOf(text, some)).join('')}`,
    '\n/** The declared fields of changes, by what changes. */\n',
    `export const entityChanges = {\n${[...journal.entities].map(([name, fields]) => `  ${name}: ${fieldsText(fields)},\n`).join('')}} as const\n`,
    `\nexport const commonDetail = ${fieldsText(journal.detail)} as const\n`,
    '\n/** Each name with the types of things that its entries are about, its kind, and the fields that it alone declares. */\n',
    'export const journalEvents = {\n',
    ...rows.map((row) => `  ${row.event}: ${rowText(row)},\n`),
    '} as const\n',
    '\nexport type JournalEvent = keyof typeof journalEvents\n',
    readerText('webhookEvents', 'The events that receivers are told of, by the name of the entry.', rows, 'webhook'),
    readerText('pipelineEvents', 'The events that start pipelines, by the name of the entry.', rows, 'pipeline'),
    namesText('noticeEvents', 'Entries that people are told of by a rule of the name.', rows, 'notifies'),
    namesText('homeEvents', 'Entries that stand among the last changes of the home page.', rows, 'home'),
  ].join('')
}

const shape = `
interface Entry<Event extends string, Type extends EntityType, Before = object, After = object, Detail = object> {
  event: Event
  entity: Entity<Type>
  projectId?: string | null | undefined
  /** The entity before and after, by the fields that changed. Never a secret. */
  before?: Fields<EntityChanges[Type] & Before> | undefined
  after?: Fields<EntityChanges[Type] & After> | undefined
  detail?: Fields<CommonDetail & Detail> | undefined
}
`

const isEmpty = (fields: JournalFields) => Object.keys(fields).length === 0

const typeOf = (fields: JournalFields): string =>
  isEmpty(fields)
    ? 'object'
    : `{ ${Object.entries(fields)
        .map(([name, type]) => `${keyText(name)}?: ${fieldTypes[type]} | null | undefined`)
        .join('; ')} }`

/** The fields of entries, as the parameters of `Entry` after the name; equal for names that hold the same. */
function shapeOf({ entity, before, after, detail }: JournalRow): string {
  const parts = [before, after, detail]
  while (parts.length > 0 && isEmpty(parts.at(-1)!)) parts.pop()
  return [entity.map(quote).join(' | '), ...parts.map(typeOf)].join(', ')
}

const memberOf = (text: string, rows: readonly JournalRow[]): string =>
  `  | Entry<\n${rows.map(({ event }) => `      | ${quote(event)}\n`).join('')}      , ${text}\n    >\n`

/** A row as the server needs it at run time. */
function rowText({ entity, kind, before, after, detail }: JournalRow): string {
  const declared = Object.entries({ before, after, detail }).filter(([, fields]) => !isEmpty(fields))
  const parts = [
    `entity: [${entity.map(quote).join(', ')}]`,
    `kind: ${quote(kind)}`,
    ...declared.map(([name, fields]) => `${name}: ${fieldsText(fields)}`),
  ]
  return `{ ${parts.join(', ')} }`
}

const fieldsText = (fields: JournalFields): string =>
  isEmpty(fields)
    ? '{}'
    : `{ ${Object.entries(fields)
        .map(([name, type]) => `${keyText(name)}: ${quote(type)}`)
        .join(', ')} }`

function readerText(name: string, words: string, rows: readonly JournalRow[], key: 'webhook' | 'pipeline'): string {
  const lines = rows.flatMap((row) => (row[key] ? [`  ${row.event}: ${quote(row[key])},\n`] : []))
  return `\n/** ${words} */\nexport const ${name} = {\n${lines.join('')}} as const\n`
}

function namesText(name: string, words: string, rows: readonly JournalRow[], key: 'notifies' | 'home'): string {
  const lines = rows.flatMap((row) => (row[key] ? [`  ${quote(row.event)},\n`] : []))
  return `\n/** ${words} */\nexport const ${name} = [\n${lines.join('')}] as const\n`
}
