import { createHmac, timingSafeEqual } from 'node:crypto'
import type { ConnectorRepository } from '@dragoman/sdk/operations/connectors'

/** A request by which another system tells of a change. */
export interface Hook {
  method: string
  /** Path with query. */
  path: string
  headers: Headers
  body: Buffer
  secret: string
  now: Date
  repositories: readonly ConnectorRepository[]
  /** The address by which we commit. */
  authorEmail: string
}

/** A hook that is signed as it should be. */
export interface Heard {
  /** Its name, by which it counts once. */
  delivery: string
  /** Whether content may have changed. */
  isNews: boolean
}

/** How old a hook that is told when it was sent may be, in milliseconds. */
const longestWay = 5 * 60_000

export const isRecent = (sent: number, { now }: Pick<Hook, 'now'>): boolean =>
  Number.isFinite(sent) && Math.abs(now.getTime() - sent) <= longestWay

/** Whether a text is signed by HMAC-SHA256 with a secret. */
export function isSigned(
  text: string | Uint8Array,
  secret: string,
  { given, encoding }: { given: string; encoding: 'hex' | 'base64' },
): boolean {
  const right = createHmac('sha256', secret).update(text).digest()
  const told = Buffer.from(given, encoding)
  return told.length === right.length && timingSafeEqual(told, right)
}

/** The same where a header is `sha256=` with hexadecimal digits. */
export function isSignedAs(header: string, { headers, body, secret }: Hook): boolean {
  const [scheme, given = ''] = (headers.get(header) ?? '').split('=')
  return scheme === 'sha256' && isSigned(body, secret, { given, encoding: 'hex' })
}

/** Whether commits on a branch of a repository concern a connection: not our own, and not those on other branches. */
export function isNewsOf(
  { repositories, authorEmail }: Hook,
  pushed: { repository: string; branch: string; authors: readonly string[] },
): boolean {
  const { repository, branch, authors } = pushed
  const isRead = repositories.some(
    ({ owner, name, baseBranch = 'main' }) =>
      `${owner}/${name}`.toLowerCase() === repository.toLowerCase() && baseBranch === branch,
  )
  const isOwn = authors.length > 0 && authors.every((author) => author.includes(authorEmail))
  return isRead && !isOwn
}
