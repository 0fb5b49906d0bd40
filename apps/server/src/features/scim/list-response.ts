import { isObject, keyOf, matches, pathParts, readFilter, valuesAt, type Json } from './filters.ts'
import { ScimError } from './scim-error.ts'

const listSchema = 'urn:ietf:params:scim:api:messages:2.0:ListResponse'

/** Resources on a page at most. */
export const mostResults = 200

/** The parameters of a list (RFC 7644, section 3.4.2). */
export interface ListQuery {
  filter?: string
  sortBy?: string
  sortOrder?: string
  startIndex: number
  count: number
  attributes: string[]
  excludedAttributes: string[]
}

/** Reads the query of an address, or the body of a search. @throws ScimError 400 */
export function readListQuery(given: Readonly<Record<string, unknown>>): ListQuery {
  const text = (name: string) => (typeof given[name] === 'string' ? given[name] : undefined)
  const number = (name: string, otherwise: number) => {
    const sent = given[name] ?? otherwise
    // An object of JSON may have a `valueOf` that isn't a function.
    const value = typeof sent === 'object' ? NaN : Number(sent)
    if (!Number.isInteger(value)) throw new ScimError(400, `${name} must be a whole number.`, 'invalidValue')
    return value
  }
  const names = (name: string) =>
    (Array.isArray(given[name]) ? given[name].filter((one) => typeof one === 'string') : (text(name) ?? '').split(','))
      .map((one) => one.trim())
      .filter(Boolean)
  const [filter, sortBy, sortOrder] = [text('filter'), text('sortBy'), text('sortOrder')]
  return {
    ...(filter && { filter }),
    ...(sortBy && { sortBy }),
    ...(sortOrder && { sortOrder }),
    startIndex: Math.max(1, number('startIndex', 1)),
    count: Math.min(mostResults, Math.max(0, number('count', 100))),
    attributes: names('attributes'),
    excludedAttributes: names('excludedAttributes'),
  }
}

/** One page of the resources that fit. */
export function listResponse(resources: readonly Json[], query: ListQuery): Json {
  const { filter, sortBy, sortOrder, startIndex, count } = query
  const parsed = filter === undefined ? undefined : readFilter(filter)
  const found = parsed ? resources.filter((resource) => matches(resource, parsed)) : [...resources]
  if (sortBy !== undefined) {
    const parts = pathParts(sortBy)
    const key = (resource: Json) => String(valuesAt(resource, parts)[0] ?? '').toLowerCase()
    const sign = sortOrder?.toLowerCase() === 'descending' ? -1 : 1
    found.sort((one, other) => sign * (key(one) < key(other) ? -1 : key(one) > key(other) ? 1 : 0))
  }
  const page = found.slice(startIndex - 1, startIndex - 1 + count)
  return {
    schemas: [listSchema],
    totalResults: found.length,
    startIndex,
    itemsPerPage: page.length,
    Resources: page.map((resource) => projected(resource, query)),
  }
}

/** A resource with the attributes that were asked for; `id` and `schemas` come always. */
export function projected(
  resource: Json,
  { attributes, excludedAttributes }: Pick<ListQuery, 'attributes' | 'excludedAttributes'>,
): Json {
  if (attributes.length > 0) {
    const result: Json = { schemas: resource['schemas'], id: resource['id'] }
    for (const path of attributes) copy(resource, result, pathParts(path))
    return result
  }
  const result = structuredClone(resource)
  for (const path of excludedAttributes) drop(result, pathParts(path))
  return result
}

function copy(from: Json, to: Json, [first, ...rest]: string[]): void {
  const key = first === undefined ? undefined : keyOf(from, first)
  if (key === undefined) return
  const value = from[key]
  if (rest.length === 0) to[key] = value
  else if (isObject(value)) {
    const inner = isObject(to[key]) ? to[key] : {}
    to[key] = inner
    copy(value, inner, rest)
  } else if (Array.isArray(value)) {
    to[key] = value.map((one) => {
      const inner: Json = {}
      if (isObject(one)) copy(one, inner, rest)
      return inner
    })
  }
}

function drop(resource: Json, [first, ...rest]: string[]): void {
  const key = first === undefined ? undefined : keyOf(resource, first)
  if (key === undefined || key === 'id' || key === 'schemas') return
  const value = resource[key]
  if (rest.length === 0) delete resource[key]
  else for (const one of [value].flat()) if (isObject(one)) drop(one, rest)
}
