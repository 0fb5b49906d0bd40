import type { ContractOperation, Journal, JournalFields, JournalRow, Schema } from './contract.ts'

/** Members of a section of components. */
type Members = ReadonlyMap<string, { file: string; value: unknown }>
type Sections = ReadonlyMap<string, Members>

/** Types of fields that are declared. */
export const fieldTypes = { text: 'string', texts: 'string[]', number: 'number', boolean: 'boolean', list: 'unknown[]' }

const file = 'shared/journal.yaml'
const keys = ['entity', 'kind', 'by', 'before', 'after', 'detail', 'webhook', 'pipeline', 'notifies', 'home']

/** The list of journal entries, from the components `x-journal-…`; what is wrong with it goes to `problems`. */
export function readJournal(components: Sections, problems: string[]): Journal {
  const members = (name: string): Members => components.get(name) ?? new Map()
  const entities = new Map(
    [...members('x-journal-entities')].map(([name, { value }]) => [
      name,
      fieldsOf(value, `x-journal-entities ${name}`, problems),
    ]),
  )
  const common = Object.fromEntries([...members('x-journal-detail')].map(([name, { value }]) => [name, value]))
  const detail = fieldsOf(common, 'x-journal-detail', problems)
  const kinds = ((members('schemas').get('ActivityKind')?.value as Schema | undefined)?.enum ?? []).map(String)
  const rows = [...members('x-journal-events')].map(([event, { value }]) => {
    const raw = Object(value) as Record<string, unknown>
    const expect = (holds: boolean, problem: string) => {
      if (!holds) problems.push(`${file} ${event}: ${problem}`)
    }
    const about = [raw['entity']].flat().map(String)
    expect(/^[A-Z][A-Z0-9_]*$/.test(event), 'the name is not in upper snake case')
    for (const name of about) expect(entities.has(name), `entity is not among x-journal-entities: ${name}`)
    expect(kinds.includes(String(raw['kind'])), `kind is not one of ${kinds.join(', ')}`)
    expect(raw['by'] === undefined || raw['by'] === 'server', 'by is not server')
    for (const flag of ['notifies', 'home'])
      expect(raw[flag] === undefined || raw[flag] === true, `${flag} is not true`)
    for (const key of Object.keys(raw)) expect(keys.includes(key), `${key} is not one of ${keys.join(', ')}`)
    const fields = (key: 'before' | 'after' | 'detail') => fieldsOf(raw[key] ?? {}, `${event} ${key}`, problems)
    return {
      ...raw,
      event,
      entity: about,
      before: fields('before'),
      after: fields('after'),
      detail: fields('detail'),
    } as JournalRow
  })
  return { entities, detail, rows: new Map(rows.map((row) => [row.event, row])) }
}

function fieldsOf(value: unknown, where: string, problems: string[]): JournalFields {
  const fields = Object(value) as JournalFields
  for (const [name, type] of Object.entries(fields))
    if (!Object.hasOwn(fieldTypes, type))
      problems.push(`${file} ${where}: ${name} is not one of ${Object.keys(fieldTypes).join(', ')}`)
  return fields
}

/** Names that operations record and the list does not have, or the other way round: a sentence each. */
export function checkJournal(operations: readonly ContractOperation[], { rows }: Journal): string[] {
  const problems = operations.flatMap(({ id, resource, journal }) =>
    journal === undefined || rows.has(journal)
      ? []
      : [`resources/${resource}.yaml ${id}: x-journal names ${journal}, which ${file} does not have`],
  )
  if (problems.length > 0) return problems
  const recorded = new Set(operations.map(({ journal }) => journal))
  return [...rows.values()].flatMap(({ event, by }) => {
    if (recorded.has(event)) return by ? [`${file} ${event}: an operation records it, so it is not by the server`] : []
    return by ? [] : [`${file} ${event}: no operation records it (by: server, if the server does by itself)`]
  })
}

/** Fills the schemas whose values are those of the list. */
export function fillJournalSchemas(components: Sections, { entities, rows }: Journal): void {
  const fill = (name: string, values: Iterable<string>) => {
    const schema = components.get('schemas')?.get(name)?.value as Schema | undefined
    if (schema) schema['x-open-enum'] = [...values].sort()
  }
  fill('JournalEvent', rows.keys())
  fill('ActivityEntityType', entities.keys())
}
