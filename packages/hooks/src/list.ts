/** The state of a list that its address keeps. */
export interface ListSearch {
  /** Counted from 0, as on the wire. */
  page?: number
  size?: number
  /** A field and a direction, as on the wire: `name,asc`. */
  sort?: string
}

/** Reads one value of an address; undefined for what makes no sense. */
export type Reader<Value> = (raw: unknown) => Value | undefined

type Values<Readers> = { [Name in keyof Readers]?: Readers[Name] extends Reader<infer Value> ? Value : never }

/** Any text that is not empty. */
export const text: Reader<string> = (raw) => (typeof raw === 'string' && raw !== '' ? raw : undefined)

/** A whole number from 0. */
const count: Reader<number> = (raw) => (/^\d{1,9}$/.test(String(raw)) ? Number(raw) : undefined)

/** True where the address says so. */
export const flag: Reader<true> = (raw) => (raw === true || raw === 'true' ? true : undefined)

/** One of some codes. */
export const oneOf =
  <const Code extends string>(codes: readonly Code[]): Reader<Code> =>
  (raw) =>
    codes.find((code) => code === raw)

/** Some of some codes, as repeated keys: `status=PAID&status=READY`. */
export const someOf =
  <const Code extends string>(codes: readonly Code[]): Reader<Code[]> =>
  (raw) => {
    const chosen = codes.filter((code) => [raw].flat().includes(code))
    return chosen.length ? chosen : undefined
  }

/** Any texts, as repeated keys. */
export const texts: Reader<string[]> = (raw) => {
  const values = [raw].flat().filter((value): value is string => typeof value === 'string' && value !== '')
  return values.length ? values : undefined
}

/**
 * A `validateSearch` that reads what it knows and drops the rest, so that no address is an error:
 * `search({ tab: oneOf(['files', 'costs']) })`. What makes no sense is undefined: the router would fill in the address's
 * own value where it is left out.
 */
export const search =
  <Readers extends Record<string, Reader<unknown>>>(readers: Readers) =>
  (raw: Record<string, unknown>): Values<Readers> =>
    Object.fromEntries(
      Object.entries(readers)
        .map(([name, read]) => [name, read(raw[name])] as const)
        .filter(([name, value]) => value !== undefined || name in raw),
    ) as Values<Readers>

/** The `validateSearch` of a list: page, size and sort, and filters of its own by their names on the wire. */
export const listSearch = <Readers extends Record<string, Reader<unknown>>>(filters: Readers) =>
  search({ page: count, size: count, sort: text, ...filters }) as (
    raw: Record<string, unknown>,
  ) => ListSearch & Values<Readers>

/** A page of the wire, as far as a list needs it. */
export interface PageOf<Row> {
  content: Row[]
  totalElements: number
}

/** Rows on a page where the address says nothing. */
export const defaultPageSize = 25

/** The query that a list sends: its address, with the page size filled in. */
export const listQuery = <Search extends ListSearch>(present: Search) => ({
  ...present,
  size: present.size ?? defaultPageSize,
})

/** An address's search part as an object: repeated keys become lists. */
export function parseSearch(searchText: string): Record<string, unknown> {
  const values: Record<string, unknown> = {}
  for (const [name, value] of new URLSearchParams(searchText)) {
    values[name] = name in values ? [values[name], value].flat() : value
  }
  return values
}

/** The search part of an address, with its `?` where it is not empty. What is undefined or empty is left out. */
export function formatSearch(values: Record<string, unknown>): string {
  const parts = Object.entries(values).flatMap(([name, value]) =>
    [value]
      .flat()
      .filter((each) => each !== undefined && each !== null && each !== '')
      .map((each) => [name, String(each)]),
  )
  const query = new URLSearchParams(parts).toString().replaceAll('%2F', '/').replaceAll('%2C', ',')
  return query && `?${query}`
}
