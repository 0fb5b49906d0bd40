/** How each filter of a list stands in the address: one value, or several. */
export type FilterShape = Readonly<Record<string, 'one' | 'many'>>

export type FilterValues<Shape extends FilterShape> = {
  readonly [Name in keyof Shape]?: Shape[Name] extends 'many' ? readonly string[] : string
}

/** What a list shows: a page (from 0), its size, an order (`field,asc` or `field,desc`) and filters. */
export interface ListState<Shape extends FilterShape> {
  readonly page: number
  readonly size: number
  readonly sort?: string
  readonly filters: FilterValues<Shape>
}

/** The search parameters of an address, as a router parses them. */
export type Search = Readonly<Record<string, unknown>>

export const defaultPageSize = 20
const largestPageSize = 500

/** The state of a list from an address. What makes no sense there is left out. */
export function listState<const Shape extends FilterShape>(search: Search, shape: Shape): ListState<Shape> {
  const filters: Record<string, string | readonly string[]> = {}
  for (const [name, kind] of Object.entries(shape)) {
    const values = texts(search[name])
    if (values.length > 0) filters[name] = kind === 'many' ? values : values[0]!
  }
  const [sort] = texts(search['sort'])
  return {
    page: count(search['page'], 0, Number.MAX_SAFE_INTEGER) ?? 0,
    size: count(search['size'], 1, largestPageSize) ?? defaultPageSize,
    ...(sort && { sort }),
    filters: filters as FilterValues<Shape>,
  }
}

/** The search parameters of a state, without those that say nothing. */
export function listSearch<Shape extends FilterShape>(state: ListState<Shape>): Record<string, unknown> {
  return {
    ...(state.page > 0 && { page: state.page }),
    ...(state.size !== defaultPageSize && { size: state.size }),
    ...(state.sort && { sort: state.sort }),
    ...state.filters,
  }
}

/** The query of a list operation for a state. */
export function listQuery<Shape extends FilterShape>(
  state: ListState<Shape>,
): { page: number; size: number; sort?: string } & FilterValues<Shape> {
  return { page: state.page, size: state.size, ...(state.sort && { sort: state.sort }), ...state.filters }
}

/** The state with one filter changed, back on the first page; an empty value takes the filter away. */
export function withFilter<Shape extends FilterShape, Name extends keyof Shape & string>(
  state: ListState<Shape>,
  name: Name,
  value: FilterValues<Shape>[Name],
): ListState<Shape> {
  const { [name]: _, ...others } = state.filters
  const isEmpty = value === undefined || value.length === 0
  return { ...state, page: 0, filters: (isEmpty ? others : { ...others, [name]: value }) as FilterValues<Shape> }
}

/** The state without any filter, back on the first page. */
export const withoutFilters = <Shape extends FilterShape>(state: ListState<Shape>): ListState<Shape> => ({
  ...state,
  page: 0,
  filters: {} as FilterValues<Shape>,
})

/** Whether any filter is set: an empty list then means "nothing found", not "nothing there". */
export const isFiltered = (state: ListState<FilterShape>): boolean => Object.keys(state.filters).length > 0

/** The state ordered by a column: ascending first, then descending, then as the server likes. */
export function withSort<Shape extends FilterShape>(state: ListState<Shape>, column: string): ListState<Shape> {
  const { sort, ...others } = state
  const next = sort === `${column},asc` ? `${column},desc` : sort === `${column},desc` ? undefined : `${column},asc`
  return { ...others, page: 0, ...(next && { sort: next }) }
}

/** A state's order in its parts. */
export function sortOf(state: ListState<FilterShape>): { column: string; direction: 'asc' | 'desc' } | undefined {
  const [column, direction] = state.sort?.split(',') ?? []
  return column ? { column, direction: direction === 'desc' ? 'desc' : 'asc' } : undefined
}

function texts(value: unknown): string[] {
  const values = Array.isArray(value) ? value : [value]
  return values
    .filter((item) => typeof item === 'string' || typeof item === 'number' || typeof item === 'boolean')
    .map(String)
    .filter((item) => item !== '')
}

function count(value: unknown, least: number, most: number): number | undefined {
  const number = typeof value === 'string' && value !== '' ? Number(value) : value
  return typeof number === 'number' && Number.isSafeInteger(number) && number >= least && number <= most
    ? number
    : undefined
}
