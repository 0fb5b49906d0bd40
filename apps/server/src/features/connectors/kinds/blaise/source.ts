import { isObject, textIn, type JsonObject } from '../../peer/answered.ts'
import { namesIn } from './pointers.ts'

/** How a source is asked, as its connection says in `params`. */
export interface Source {
  auth: { header: string; scheme: string }
  list: { path: string; items: string; key: string; title: string; version?: string; next?: string; firstPage: number }
  read: { path: string }
  /** Pointers to the texts of a document. */
  texts: string[]
  write?: { method: 'PATCH' | 'POST' | 'PUT'; path: string }
  locales?: { path: string; codes: string }
}

/** Something in `params` that is missing or wrong. */
export class SourceProblem extends Error {
  override readonly name = 'SourceProblem'
}

const mostTexts = 100
const parts: Readonly<Record<string, readonly string[]>> = {
  auth: ['header', 'scheme'],
  list: ['path', 'items', 'key', 'title', 'version', 'next', 'firstPage'],
  read: ['path'],
  write: ['method', 'path'],
  locales: ['path', 'codes'],
}

/** Reads `params`. @throws SourceProblem */
export function sourceIn(params: string): Source {
  const given = JSON.parse(params) as JsonObject
  const unknown = Object.keys(given).find((name) => name !== 'texts' && !Object.hasOwn(parts, name))
  if (unknown !== undefined)
    throw new SourceProblem(`${unknown} is unknown. There are ${Object.keys(parts).join(', ')}, and texts.`)
  const list = partOf(given, 'list')
  const auth = partOf(given, 'auth')
  const version = given['list'] && list['version'] !== undefined ? pointer('list.version', list['version']) : undefined
  const next = list['next'] === undefined ? undefined : pointer('list.next', list['next'])
  return {
    auth: { header: header(auth['header'] ?? 'authorization'), scheme: textIn(auth['scheme'] ?? 'Bearer') },
    list: {
      path: path('list.path', list['path']),
      items: pointer('list.items', list['items'] ?? ''),
      key: pointer('list.key', list['key']),
      title: pointer('list.title', list['title'] ?? list['key']),
      ...(version !== undefined && { version }),
      ...(next !== undefined && { next }),
      firstPage: wholeNumber('list.firstPage', list['firstPage'] ?? 1),
    },
    read: { path: path('read.path', partOf(given, 'read')['path'], '{key}') },
    texts: textsIn(given['texts']),
    ...(given['write'] !== undefined && { write: writeIn(partOf(given, 'write')) }),
    ...(given['locales'] !== undefined && { locales: localesIn(partOf(given, 'locales')) }),
  }
}

/** A part of `params`, with nothing in it that is unknown. */
function partOf(given: JsonObject, name: string): JsonObject {
  const part = given[name] ?? {}
  if (!isObject(part)) throw new SourceProblem(`${name} has to be an object.`)
  const unknown = Object.keys(part).find((one) => !parts[name]?.includes(one))
  if (unknown !== undefined)
    throw new SourceProblem(`${name}.${unknown} is unknown. ${name} has ${parts[name]?.join(', ')}.`)
  return part
}

function path(name: string, value: unknown, ...needed: string[]): string {
  const text = textIn(value)
  // Two slashes would lead to another host.
  if (!/^\/(?!\/)[^\s#\\]*$/.test(text)) throw new SourceProblem(`${name} has to be a path that begins with one slash.`)
  const missing = needed.find((part) => !text.includes(part))
  if (missing !== undefined) throw new SourceProblem(`${name} has to contain ${missing}.`)
  return text
}

function pointer(name: string, value: unknown): string {
  if (typeof value !== 'string' || namesIn(value) === undefined)
    throw new SourceProblem(`${name} has to be a JSON pointer, such as /data/id.`)
  return value
}

function textsIn(value: unknown): string[] {
  if (!Array.isArray(value) || value.length === 0 || value.length > mostTexts)
    throw new SourceProblem(`texts has to be a list of 1 to ${mostTexts} JSON pointers, such as /name/{locale}.`)
  return value.map((one) => pointer('texts', one))
}

function header(value: unknown): string {
  const text = textIn(value).toLowerCase()
  if (!/^(authorization|x-[a-z0-9-]{1,60})$/.test(text))
    throw new SourceProblem('auth.header has to be authorization, or to begin with x-.')
  return text
}

function writeIn(part: JsonObject): Source['write'] {
  const method = textIn(part['method'] ?? 'PUT').toUpperCase()
  if (method !== 'PATCH' && method !== 'POST' && method !== 'PUT')
    throw new SourceProblem('write.method has to be PATCH, POST, or PUT.')
  return { method, path: path('write.path', part['path'], '{key}') }
}

const localesIn = (part: JsonObject): Source['locales'] => ({
  path: path('locales.path', part['path']),
  codes: pointer('locales.codes', part['codes'] ?? ''),
})

function wholeNumber(name: string, value: unknown): number {
  if (!Number.isInteger(value) || Number(value) < 0) throw new SourceProblem(`${name} has to be a whole number.`)
  return Number(value)
}
