import { desc, eq, inArray, lt } from 'drizzle-orm'
import type { Database } from '../../../kernel/database/connect.ts'
import { connectorExchanges } from '../exchange-tables.ts'
import type { Exchange } from '../peer/ask.ts'

const mask = '********'
const secretHeader = /authorization|cookie|key|passcode|password|secret|signature|token/i
/** Characters of a request, and of an answer. */
const mostCharacters = 8000
/** Exchanges of a connection. */
const mostExchanges = 1000
const week = 7 * 24 * 60 * 60 * 1000

/** Keeps exchanges of a connection; nothing secret is left in them. */
export const exchangeKeeper = (db: Database, configId: string, secrets: readonly string[]) => {
  const hidden = secrets.filter((secret) => secret.length >= 4).toSorted((one, other) => other.length - one.length)
  const masked = (text: string) =>
    hidden.reduce((rest, secret) => rest.replaceAll(secret, mask).replaceAll(encodeURIComponent(secret), mask), text)
  const shown = (first: string, headers: Readonly<Record<string, unknown>>, body: string) => {
    const lines = Object.entries(headers).map(
      ([name, value]) => `${name}: ${secretHeader.test(name) ? mask : String(value)}`,
    )
    return masked([first, ...lines, '', body].join('\n').replaceAll('\0', '')).slice(0, mostCharacters)
  }
  return async ({ method, url, sentHeaders, sentBody, answer, fault = '', milliseconds }: Exchange): Promise<void> => {
    const { pathname, search } = new URL(url)
    await db.insert(connectorExchanges).values({
      configId,
      at: new Date(),
      method,
      url: masked(url).slice(0, mostCharacters),
      status: answer?.status ?? null,
      ms: Math.round(milliseconds),
      size: answer?.bytes.length ?? 0,
      sent: shown(`${method} ${pathname}${search}`, sentHeaders, sentBody),
      received: answer
        ? shown(String(answer.status), answer.headers, answer.bytes.subarray(0, 4 * mostCharacters).toString('utf8'))
        : masked(fault).slice(0, mostCharacters),
    })
  }
}

/** Deletes exchanges that are old, or too many. */
export async function dropExchanges(db: Database, now: Date): Promise<void> {
  await db.delete(connectorExchanges).where(lt(connectorExchanges.at, new Date(now.getTime() - week)))
  const configs = await db.selectDistinct({ id: connectorExchanges.configId }).from(connectorExchanges)
  for (const { id } of configs) {
    const beyond = db
      .select({ id: connectorExchanges.id })
      .from(connectorExchanges)
      .where(eq(connectorExchanges.configId, id))
      .orderBy(desc(connectorExchanges.at))
      .offset(mostExchanges)
    await db.delete(connectorExchanges).where(inArray(connectorExchanges.id, beyond))
  }
}
