import type { PeerServer } from './peer-server.ts'

/** A system with content on this machine, whatever its protocol is: what the same tests need of each. */
export interface ContentPeer extends PeerServer {
  kind: string
  /** How it is connected. */
  fields: Record<string, string>
  secret: string
  /** Settings that take this content alone; where there are none, its key is included. */
  only?(key: string): object
  /** Adds content and gives its key. */
  add(title: string, html: string): string
  change(key: string, html: string): void
  remove(key: string): void
  /** The HTML of a translation; undefined without one. */
  translation(key: string, code: string): string | undefined
  changeTranslation(key: string, code: string, html: string): void
  /** Pieces of content, translations among them. */
  count(): number
  /** Takes the key back. */
  revoke(): void
}

/** Basic authentication, as systems take it. */
export const basic = (name: string, password: string): string =>
  `Basic ${Buffer.from(`${name}:${password}`).toString('base64')}`

let clock = Date.parse('2026-11-02T08:00:00Z')
/** A moment after all others. */
export const nextMoment = (): Date => new Date((clock += 1000))
