import type { ListAddress } from './list-state.ts'

/**
 * An address with filters of older links as words and conditions of the query line: `name=Ana&roles=VENDOR` finds what
 * `q=Ana&filter=role:vendor` does. `fields` tells which condition an older filter is. Codes alone: to quote a text, the
 * grammar of the line would come along with every page, the login page included.
 */
export function withOlderFilters<Search extends ListAddress>(
  search: Search,
  raw: Record<string, unknown>,
  fields: Readonly<Record<string, string>>,
): Search {
  const { name } = raw
  const conditions = Object.entries(fields).flatMap(([older, field]) => {
    const codes = [raw[older]].flat().filter((code) => typeof code === 'string' && /^[A-Za-z_]{1,40}$/.test(code))
    return codes.length > 0
      ? [
          `${field}:${codes
            .join(',')
            .toLowerCase()
            .replaceAll(isCode(field) ? '_' : ' ', '-')}`,
        ]
      : []
  })
  // Undefined, not left out: what is left out the router fills in from the address.
  const gone = ['name', ...Object.keys(fields)].filter((older) => older in raw).map((older) => [older, undefined])
  return {
    ...search,
    ...(Object.fromEntries(gone) as object),
    ...(!search.q && typeof name === 'string' && name !== '' && { q: name }),
    ...(!search.filter && conditions.length > 0 && { filter: conditions.join(' ') }),
  }
}

/** Languages are written as the API has them, codes with hyphens. */
const isCode = (field: string) => field !== 'source' && field !== 'target'
