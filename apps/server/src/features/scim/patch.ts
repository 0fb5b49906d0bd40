import { isDeepStrictEqual } from 'node:util'
import type { Filter } from 'scim2-parse-filter'
import { isObject, keyOf, matches, pathParts, readFilter, type Json } from './filters.ts'
import { ScimError } from './scim-error.ts'

interface Operation {
  op: 'add' | 'replace' | 'remove'
  path?: string
  value?: unknown
}

/** A path of an operation: attributes, and which values of a list are meant. */
interface Target {
  parts: string[]
  filter?: Filter
  /** The part of those values. */
  rest: string[]
}

/** Attributes with several values (RFC 7643). */
const lists = new Set(['emails', 'roles', 'members', 'phonenumbers', 'addresses', 'groups', 'photos', 'ims', 'schemas'])

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
    const op = String(one['op']).toLowerCase()
    if (op !== 'add' && op !== 'replace' && op !== 'remove')
      throw new ScimError(400, `There is no operation ${op}. Use add, replace, or remove.`, 'invalidSyntax')
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

/** @throws ScimError 400 */
function targetOf(path: string): Target {
  const open = path.indexOf('[')
  if (open === -1) {
    if (!/^[\w:.$-]+$/.test(path)) throw new ScimError(400, `There is no path ${path}.`, 'invalidPath')
    return { parts: pathParts(path), rest: [] }
  }
  const close = path.lastIndexOf(']')
  if (close < open) throw new ScimError(400, `There is no path ${path}.`, 'invalidPath')
  const after = path.slice(close + 1)
  if (after !== '' && !/^\.[\w$]+$/.test(after)) throw new ScimError(400, `There is no path ${path}.`, 'invalidPath')
  return {
    parts: pathParts(path.slice(0, open)),
    filter: readFilter(path.slice(open + 1, close)),
    rest: after === '' ? [] : [after.slice(1)],
  }
}

function applyAt(resource: Json, op: Operation['op'], target: Target, value: unknown): void {
  const { parts, filter, rest } = target
  const holder = holderOf(resource, parts.slice(0, -1), op !== 'remove')
  const name = parts.at(-1)!
  if (!holder) return
  const key = keyOf(holder, name) ?? name
  if (filter) return applyToSome(holder, key, op, { filter, rest }, value)
  if (op === 'remove') {
    const present = holder[key]
    // Some directories name what to take out of a list in the value.
    if (Array.isArray(present) && value !== undefined) {
      holder[key] = present.filter((one) => ![value].flat().some((out) => isSame(one, out)))
    } else delete holder[key]
    return
  }
  const present = holder[key]
  if (op === 'add' && (Array.isArray(present) || lists.has(name.toLowerCase()))) {
    const old = [present].flat().filter((one) => one !== undefined)
    const more = [value].flat().filter((one) => !old.some((known) => isSame(known, one)))
    holder[key] = [...old, ...more]
  } else if (isObject(present) && isObject(value)) {
    for (const [inner, one] of Object.entries(value)) present[keyOf(present, inner) ?? inner] = one
  } else holder[key] = lists.has(name.toLowerCase()) ? [value].flat() : value
}

/** Changes the values of a list that fit a filter; one that is set and fits none is added, as directories expect. */
function applyToSome(
  holder: Json,
  key: string,
  op: Operation['op'],
  { filter, rest }: Required<Omit<Target, 'parts'>>,
  value: unknown,
): void {
  const present: unknown[] = Array.isArray(holder[key]) ? (holder[key] as unknown[]) : []
  const chosen = present.filter((one) => matches(isObject(one) ? one : { value: one }, filter))
  const [part] = rest
  if (op === 'remove') {
    if (part === undefined) holder[key] = present.filter((one) => !chosen.includes(one))
    else for (const one of chosen) if (isObject(one)) delete one[keyOf(one, part) ?? part]
    return
  }
  if (chosen.length === 0) {
    const made = newValue(filter)
    if (!made) throw new ScimError(400, 'No value fits the filter of the path.', 'noTarget')
    chosen.push(made)
    holder[key] = [...present, made]
  }
  for (const one of chosen) {
    if (!isObject(one)) continue
    if (part !== undefined) one[keyOf(one, part) ?? part] = value
    else if (isObject(value)) Object.assign(one, value)
    else one['value'] = value
  }
}

/** A value that fits a filter of equals. */
function newValue(filter: Filter): Json | undefined {
  if (filter.op === 'eq') return { [filter.attrPath]: filter.compValue }
  if (filter.op !== 'and') return undefined
  const parts = filter.filters.map(newValue)
  return parts.some((part) => !part) ? undefined : Object.assign({}, ...parts)
}

function holderOf(resource: Json, parts: readonly string[], makes: boolean): Json | undefined {
  let holder = resource
  for (const part of parts) {
    const key = keyOf(holder, part) ?? part
    if (!isObject(holder[key])) {
      if (!makes) return undefined
      holder[key] = {}
    }
    holder = holder[key] as Json
  }
  return holder
}

/** Whether two values of a list mean the same: by their `value`, where they have one. */
const isSame = (one: unknown, other: unknown): boolean =>
  isObject(one) && isObject(other) && 'value' in one && 'value' in other
    ? one['value'] === other['value'] && (one['type'] ?? other['type']) === (other['type'] ?? one['type'])
    : isDeepStrictEqual(one, other)
