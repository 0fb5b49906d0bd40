import { isObject, ownOf } from '../../peer/answered.ts'

// JSON pointers (RFC 6901), in which `*` stands for each element of a list and `{locale}` for a language.

const inherited = ['__proto__', 'constructor', 'prototype']

/** The names in a pointer; undefined where it isn't one. */
export function namesIn(pointer: string): string[] | undefined {
  if (pointer === '') return []
  if (!pointer.startsWith('/')) return undefined
  const names = pointer
    .slice(1)
    .split('/')
    .map((name) => name.replaceAll('~1', '/').replaceAll('~0', '~'))
  return names.some((name) => inherited.includes(name)) ? undefined : names
}

export const inLocale = (pointer: string, code: string): string =>
  pointer.replaceAll('{locale}', code.replaceAll('~', '~0').replaceAll('/', '~1'))

const memberOf = (value: unknown, name: string): unknown => {
  if (Array.isArray(value)) return /^\d+$/.test(name) ? (value as unknown[])[Number(name)] : undefined
  return isObject(value) ? ownOf(value, name) : undefined
}

/** The value that a pointer points at. */
export const valueAt = (value: unknown, pointer: string): unknown =>
  (namesIn(pointer) ?? []).reduce<unknown>((at, name) => memberOf(at, name), value)

/** A pointer without `*` for each place that it means in a document. */
export function placesAt(document: unknown, pointer: string, code: string): string[] {
  const parts = pointer.split('/').slice(1)
  const follow = (value: unknown, at: number, place: string): string[] => {
    const part = parts[at]
    if (part === undefined) return [place]
    if (part !== '*')
      return follow(memberOf(value, namesIn(`/${inLocale(part, code)}`)?.[0] ?? ''), at + 1, `${place}/${part}`)
    return Array.isArray(value) ? value.flatMap((one, index) => follow(one, at + 1, `${place}/${index}`)) : []
  }
  return follow(document, 0, '')
}

/** A document with another value in a place; objects on the way there are made, elements of lists are not. */
export function withValueAt(document: unknown, pointer: string, value: unknown): unknown {
  const follow = (at: unknown, [name, ...rest]: readonly string[]): unknown => {
    if (name === undefined) return value
    if (Array.isArray(at)) return at.map((one: unknown, index) => (String(index) === name ? follow(one, rest) : one))
    if (at !== undefined && at !== null && !isObject(at)) return at
    return { ...at, [name]: follow(memberOf(at, name), rest) }
  }
  return follow(document, namesIn(pointer) ?? [])
}
