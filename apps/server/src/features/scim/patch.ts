import { isDeepStrictEqual } from 'node:util'
import type { Filter } from 'scim2-parse-filter'
import { isObject, keyOf, matches, pathParts, readFilter, type Json } from './filters.ts'
import { attributesAt, knownValue, type Known } from './known-attributes.ts'
import { ScimError } from './scim-error.ts'

interface Operation {
  op: 'add' | 'replace' | 'remove'
  path?: string
  value?: unknown
}

/** A path of an operation: attributes, and which values of a list are meant. */
interface Target {
  attributes: [Known, ...Known[]]
  filter?: Filter
  /** The part of those values. */
  part?: Known
}

/** A resource after the operations of a patch, in their order (RFC 7644, section 3.5.2). @throws ScimError 400 */
export function patched(resource: Json, body: unknown): Json {
  const result = structuredClone(resource)
  for (const operation of readOperations(body)) apply(result, operation)
  return result
}

function readOperations(body: unknown): Operation[] {
  const key = isObject(body) ? keyOf(body, 'Operations') : undefined
  const given = key === undefined ? undefined : (body as Json)[key]
  if (!Array.isArray(given) || given.length === 0 || given.length > 1000)
    throw new ScimError(400, 'A patch needs 1 to 1,000 operations.', 'invalidSyntax')
  return given.map((one: unknown) => {
    if (!isObject(one)) throw new ScimError(400, 'An operation must be an object.', 'invalidSyntax')
    const op = typeof one['op'] === 'string' ? one['op'].toLowerCase() : ''
    if (op !== 'add' && op !== 'replace' && op !== 'remove')
      throw new ScimError(
        400,
        `There is no operation ${op.slice(0, 100)}. Use add, replace, or remove.`,
        'invalidSyntax',
      )
    const { path, value } = one
    if (path !== undefined && typeof path !== 'string')
      throw new ScimError(400, 'A path must be a text.', 'invalidPath')
    return { op, value, ...(path !== undefined && path !== '' && { path }) }
  })
}

function apply(resource: Json, { op, path, value }: Operation): void {
  if (path === undefined) {
    if (op === 'remove') throw new ScimError(400, 'An operation that removes needs a path.', 'noTarget')
    if (!isObject(value)) throw new ScimError(400, 'An operation without a path needs an object.', 'invalidValue')
    for (const [name, one] of Object.entries(value)) applyAt(resource, op, targetOf(name), one)
    return
  }
  applyAt(resource, op, targetOf(path), value)
}

/** Undefined for attributes that are not kept: directories send many. @throws ScimError 400 */
function targetOf(path: string): Target | undefined {
  const noSuchPath = new ScimError(400, `There is no path ${path.slice(0, 100)}.`, 'invalidPath')
  const open = path.indexOf('[')
  if (open === -1) {
    if (!/^[\w:.$-]+$/.test(path)) throw noSuchPath
    const attributes = attributesAt(path)
    return attributes && { attributes }
  }
  const close = path.lastIndexOf(']')
  if (close < open) throw noSuchPath
  const after = path.slice(close + 1)
  if (after !== '' && !/^\.[\w$]+$/.test(after)) throw noSuchPath
  const filter = readFilter(path.slice(open + 1, close))
  const attributes = attributesAt(path.slice(0, open))
  if (after === '') return attributes && { attributes, filter }
  const [name] = pathParts(after.slice(1))
  const part = attributes?.at(-1)!.parts.get(name!.toLowerCase())
  return attributes && part && { attributes, filter, part }
}

function applyAt(resource: Json, op: Operation['op'], target: Target | undefined, sent: unknown): void {
  if (!target) return
  const { attributes, filter, part } = target
  const attribute = attributes.at(-1)!
  const { name, isList } = attribute
  const value = knownValue(sent, part ?? attribute)
  const holder = holderOf(resource, attributes.slice(0, -1), op !== 'remove')
  if (!holder) return
  if (filter) return applyToSome(holder, attribute, op, { filter, part }, value)
  const present = holder[name]
  if (op === 'remove') {
    // Some directories name what to take out of a list in the value.
    if (Array.isArray(present) && value !== undefined) {
      holder[name] = present.filter((one) => ![value].flat().some((out) => isSame(one, out)))
    } else delete holder[name]
  } else if (op === 'add' && (Array.isArray(present) || isList)) {
    const old = [present].flat().filter((one) => one !== undefined)
    const more = [value].flat().filter((one) => !old.some((known) => isSame(known, one)))
    holder[name] = [...old, ...more]
  } else if (isObject(present) && isObject(value)) holder[name] = { ...present, ...value }
  else holder[name] = isList ? [value].flat() : value
}

/** Changes the values of a list that fit a filter; one that is set and fits none is added, as directories expect. */
function applyToSome(
  holder: Json,
  attribute: Known,
  op: Operation['op'],
  { filter, part }: { filter: Filter; part: Known | undefined },
  value: unknown,
): void {
  const held = holder[attribute.name]
  const present: unknown[] = Array.isArray(held) ? held : []
  const chosen = present.filter((one) => matches(isObject(one) ? one : { value: one }, filter))
  if (op === 'remove') {
    if (!part) holder[attribute.name] = present.filter((one) => !chosen.includes(one))
    else for (const one of chosen) if (isObject(one)) delete one[part.name]
    return
  }
  if (chosen.length === 0) {
    const made = newValue(filter, attribute)
    if (!made) throw new ScimError(400, 'No value fits the filter of the path.', 'noTarget')
    chosen.push(made)
    holder[attribute.name] = [...present, made]
  }
  for (const one of chosen) {
    if (!isObject(one)) continue
    if (part) one[part.name] = value
    else if (isObject(value)) Object.assign(one, value)
    else one['value'] = value
  }
}

/** A value that fits a filter of equals, as far as its parts are known. */
function newValue(filter: Filter, attribute: Known): Json | undefined {
  if (filter.op === 'eq') {
    const part = attribute.parts.get(filter.attrPath.toLowerCase())
    return part ? { [part.name]: filter.compValue } : {}
  }
  if (filter.op !== 'and') return undefined
  const parts = filter.filters.map((one) => newValue(one, attribute))
  return parts.some((part) => !part) ? undefined : Object.assign({}, ...parts)
}

function holderOf(resource: Json, attributes: readonly Known[], makes: boolean): Json | undefined {
  let holder = resource
  for (const { name } of attributes) {
    if (!isObject(holder[name])) {
      if (!makes) return undefined
      holder[name] = {}
    }
    holder = holder[name] as Json
  }
  return holder
}

/** Whether two values of a list mean the same: by their `value`, where they have one. */
const isSame = (one: unknown, other: unknown): boolean =>
  isObject(one) && isObject(other) && 'value' in one && 'value' in other
    ? one['value'] === other['value'] && (one['type'] ?? other['type']) === (other['type'] ?? one['type'])
    : isDeepStrictEqual(one, other)
