import type { Sort } from '@dragoman/ui/DataTable'

/** The sort of an address, `name,asc`, as a table has it; null without one. */
export function readSort(sort: string | undefined): Sort | null {
  if (sort === undefined) return null
  const [column, direction] = sort.split(',')
  return { column: column!, direction: direction === 'desc' ? 'descending' : 'ascending' }
}

/** The sort of a table as it stands in the address and on the wire. */
export const writeSort = ({ column, direction }: Sort): string =>
  `${column},${direction === 'descending' ? 'desc' : 'asc'}`
