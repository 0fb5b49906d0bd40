import type { IncomingHttpHeaders } from 'node:http'
import { PeerFault } from './faults.ts'

export type JsonObject = Record<string, unknown>

export const isObject = (value: unknown): value is JsonObject =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** The objects of a list, whatever else is in it. */
export const objectsIn = (value: unknown): JsonObject[] => (Array.isArray(value) ? value.filter(isObject) : [])

export const textIn = (value: unknown): string => (typeof value === 'string' ? value : '')

/** A member of an object by a name that comes from outside; never an inherited one. */
export const ownOf = <T>(all: Readonly<Record<string, T>>, name: string): T | undefined =>
  Object.hasOwn(all, name) ? all[name] : undefined

/** A value within objects. */
export const within = (value: unknown, ...path: string[]): unknown =>
  path.reduce((rest: unknown, name) => (isObject(rest) ? ownOf(rest, name) : undefined), value)

export const textWithin = (value: unknown, ...path: string[]): string => textIn(within(value, ...path))

/** A body as an object; an empty one where it is none. */
export function objectIn(body: Buffer): JsonObject {
  try {
    const value: unknown = JSON.parse(body.toString('utf8'))
    return isObject(value) ? value : {}
  } catch {
    return {}
  }
}

/** An answer of another system. */
export class Answered {
  readonly status: number
  readonly headers: IncomingHttpHeaders
  readonly bytes: Buffer
  readonly #secrets: readonly string[]

  /** @param secrets texts that no message repeats */
  constructor(status: number, headers: IncomingHttpHeaders, bytes: Buffer, secrets: readonly string[] = []) {
    this.status = status
    this.headers = headers
    this.bytes = bytes
    this.#secrets = secrets.filter((secret) => secret.length >= 4)
  }

  get isOk(): boolean {
    return this.status >= 200 && this.status < 300
  }

  header(name: string): string | undefined {
    const value = this.headers[name]
    return Array.isArray(value) ? value[0] : value
  }

  text(): string {
    return this.bytes.toString('utf8')
  }

  /** @throws PeerFault for anything else, such as a page for people */
  json(): unknown {
    try {
      return JSON.parse(this.text())
    } catch {
      throw new PeerFault('NOT_JSON', this.said())
    }
  }

  object(): JsonObject {
    const value = this.json()
    if (!isObject(value)) throw new PeerFault('NOT_JSON', this.said())
    return value
  }

  objects(): JsonObject[] {
    const value = this.json()
    if (!Array.isArray(value)) throw new PeerFault('NOT_JSON', this.said())
    return objectsIn(value)
  }

  /** A part of it for people, without secrets. */
  masked(text: string): string {
    return this.#secrets.reduce((rest, secret) => rest.replaceAll(secret, '********'), text)
  }

  /** Its message in short, without secrets. */
  said(): string {
    const text = this.text().slice(0, 4000)
    const words = this.masked(messageIn(text) ?? text.replaceAll(/<[^>]*>/g, ' '))
    return `${this.status} ${words.replaceAll(/\s+/g, ' ').trim().slice(0, 300)}`.trim()
  }
}

function messageIn(text: string): string | undefined {
  try {
    const value: unknown = JSON.parse(text)
    if (!isObject(value)) return undefined
    const [found] = ['message', 'error_description', 'description', 'error', 'title', 'code']
      .map((name) => value[name])
      .flatMap((one) => (typeof one === 'string' ? [one] : isObject(one) ? textIn(one['message']) || [] : []))
    return found
  } catch {
    return undefined
  }
}
