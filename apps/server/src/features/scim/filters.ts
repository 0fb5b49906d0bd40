import { parse, type Filter } from 'scim2-parse-filter'
import { lowerAlike, lowerAscii } from '../../kernel/ascii-case.ts'
import { enterpriseSchema } from './attributes.ts'
import { ScimError } from './scim-error.ts'

/** A resource as JSON. */
export type Json = Record<string, unknown>

const prefix = /^urn:ietf:params:scim:schemas:core:2\.0:(?:User|Group):/i

/** Attributes that are compared with case (RFC 7643: caseExact). */
const exact = new Set(['id', 'externalid', 'version'])

/** @throws ScimError 400 */
export function readFilter(text: string): Filter {
  if (text.length > 2000) throw new ScimError(400, 'The filter is longer than 2,000 characters.', 'invalidFilter')
  const unreadable = new ScimError(400, `The filter can't be read: ${text}`, 'invalidFilter')
  let filter: Filter
  try {
    filter = parse(text)
  } catch {
    throw unreadable
  }
  if (!isWhole(filter)) throw unreadable
  return filter
}

/** The parser takes names that every object has for operators. @throws ScimError 400 where a path names one */
function isWhole(filter: Filter): boolean {
  if (filter.op === 'not') return isWhole(filter.filter)
  if ('filters' in filter) return (filter.op === 'and' || filter.op === 'or') && filter.filters.every(isWhole)
  pathParts(filter.attrPath)
  return filter.op !== '[]' || isWhole(filter.valFilter)
}

const inherited = new Set(['__proto__', 'constructor', 'prototype'])

/**
 * The parts of a path, such as name.familyName; the schema of the enterprise extension is one of them.
 * @throws ScimError 400 where one of them leads out of the resource
 */
export function pathParts(path: string): string[] {
  const stranger = path.split(/[.:]/).find((part) => inherited.has(lowerAscii(part)))
  if (stranger !== undefined) throw new ScimError(400, `There is no attribute named ${stranger}.`, 'invalidPath')
  const bare = path.replace(prefix, '')
  if (!lowerAscii(bare).startsWith(lowerAscii(enterpriseSchema))) return bare.split('.')
  const rest = bare.slice(enterpriseSchema.length).replace(/^[:.]/, '')
  return rest === '' ? [enterpriseSchema] : [enterpriseSchema, ...rest.split('.')]
}

/** The name under which an object has an attribute: names are compared without case. */
export const keyOf = (object: object, name: string): string | undefined =>
  Object.keys(object).find((key) => lowerAscii(key) === lowerAscii(name))

/** All values at a path; those of a list of objects without a further part are their `value`. */
export function valuesAt(resource: unknown, parts: readonly string[]): unknown[] {
  if (Array.isArray(resource)) return resource.flatMap((one) => valuesAt(one, parts))
  const [first, ...rest] = parts
  if (first === undefined)
    return isObject(resource) && 'value' in resource ? [resource['value']] : resource === undefined ? [] : [resource]
  if (!isObject(resource)) return []
  const key = keyOf(resource, first)
  return key === undefined ? [] : valuesAt(resource[key], rest)
}

export const isObject = (value: unknown): value is Json =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** Whether a resource, or a value of several, fits a filter. */
export function matches(resource: unknown, filter: Filter): boolean {
  switch (filter.op) {
    case 'and':
      return filter.filters.every((one) => matches(resource, one))
    case 'or':
      return filter.filters.some((one) => matches(resource, one))
    case 'not':
      return !matches(resource, filter.filter)
    case '[]':
      return elementsAt(resource, pathParts(filter.attrPath)).some((element) => matches(element, filter.valFilter))
    case 'pr':
      return valuesAt(resource, pathParts(filter.attrPath)).some((value) => value !== null && value !== '')
    default: {
      const { op, attrPath, compValue } = filter
      const parts = pathParts(attrPath)
      const isExact = exact.has(lowerAscii(parts.at(-1)!))
      const values = valuesAt(resource, parts)
      if (op === 'ne') return !values.some((value) => compares('eq', value, compValue, isExact))
      if (compValue === null) return op === 'eq' && values.length === 0
      return values.some((value) => compares(op, value, compValue, isExact))
    }
  }
}

/** The objects that a path leads to. */
function elementsAt(resource: unknown, parts: readonly string[]): unknown[] {
  let found: unknown[] = [resource]
  for (const part of parts) {
    found = found.flatMap((one) => {
      const key = isObject(one) ? keyOf(one, part) : undefined
      return key === undefined ? [] : [(one as Json)[key]].flat()
    })
  }
  return found
}

function compares(op: string, value: unknown, wanted: unknown, isExact: boolean): boolean {
  if (typeof value !== typeof wanted) return false
  if (typeof value !== 'string') return op === 'eq' ? value === wanted : ordered(op, Number(value), Number(wanted))
  const [have, want] = isExact ? [value, wanted as string] : [lowerAlike(value), lowerAlike(wanted as string)]
  switch (op) {
    case 'eq':
      return have === want
    case 'co':
      return have.includes(want)
    case 'sw':
      return have.startsWith(want)
    case 'ew':
      return have.endsWith(want)
    default:
      return isTime(value) && isTime(wanted as string)
        ? ordered(op, Date.parse(value), Date.parse(wanted as string))
        : ordered(op, have, want)
  }
}

const isTime = (text: string) => /^\d{4}-\d\d-\d\dT/.test(text) && !Number.isNaN(Date.parse(text))

function ordered<Value extends string | number>(op: string, have: Value, want: Value): boolean {
  if (op === 'gt') return have > want
  if (op === 'ge') return have >= want
  if (op === 'lt') return have < want
  return op === 'le' && have <= want
}
