import type { ImportChoice } from '@dragoman/sdk/operations/imports'
import { stringify } from 'csv-stringify/sync'
import type { NotTaken } from '../../engines/exchange/not-taken.ts'
import { unreadOf } from '../../engines/tables/unread-columns.ts'
import type { TableRow } from '../../engines/tables/table-rows.ts'
import { listCell } from '../table-imports/table-import.ts'
import { valueMeant } from './known-words.ts'
import { rowsOf, valuesIn } from './read-headings.ts'

/** A table as its door takes it: columns and values as they are understood, all others left out. */
export interface MappedTable {
  file: File
  notTaken: NotTaken[]
  /** The line of the given file that became a line of this one. */
  lineOf: (line: number) => number
}

/** Writes a table with the columns and values that a choice gives it. @throws FileRefused when it cannot be read */
export async function mappedTable(file: File, { columns = [], values = [] }: ImportChoice): Promise<MappedTable> {
  const rows = await rowsOf(file)
  const [head, ...body] = rows
  const places = head ? placesOf(head, columns) : []
  const meanings = new Map(values.map(({ column, said, means }) => [`${column}\n${said}`, means]))
  const records = body.map(({ cells }) =>
    places.map(({ place, means }) => cellOf(means, cells.get(place) ?? '', meanings)),
  )
  const content = stringify([places.map(({ means }) => means), ...records])
  const read = new Set(places.map(({ place }) => place))
  return {
    file: new File([content], file.name.replace(/\.[^.]*$/, '.csv')),
    notTaken: head ? unreadOf(head, body, (column) => read.has(column)) : [],
    lineOf: linesOf(records, body),
  }
}

/** The lines at which rows of a given table end, by those at which its records do. */
function linesOf(records: readonly (readonly string[])[], rows: readonly TableRow[]): (line: number) => number {
  const lines = new Map<number, number>()
  let end = 1
  for (const [at, cells] of records.entries()) {
    end += cells.reduce((sum, cell) => sum + (cell.match(/\r\n?|\n/g)?.length ?? 0), 1)
    lines.set(end, rows[at]!.line)
  }
  return (line) => lines.get(line) ?? line
}

/** The columns of a table that are taken, each as it is understood. Of several with a heading, each has its own meaning. */
export function placesOf(head: TableRow, columns: NonNullable<ImportChoice['columns']>) {
  const wanted = Map.groupBy(columns, ({ heading }) => heading)
  const used = new Set<string>()
  return [...head.cells]
    .toSorted(([a], [b]) => a - b)
    .flatMap(([place, heading]) => {
      const means = wanted.get(heading.trim().slice(0, 200))?.shift()?.means
      if (!means || used.has(means)) return []
      used.add(means)
      return [{ place, means }]
    })
}

function cellOf(column: string, cell: string, meanings: ReadonlyMap<string, string>): string {
  const parts = valuesIn(column, cell)
  const mapped = parts.map((said) => meanings.get(`${column}\n${said}`) ?? valueMeant(column, said))
  if (mapped.every((value, at) => value === parts[at])) return cell
  return mapped.length > 1 ? listCell(mapped) : (mapped[0] ?? '')
}
