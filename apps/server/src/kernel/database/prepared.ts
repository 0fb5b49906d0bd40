import { sql } from 'drizzle-orm'
import { LRUCache } from 'lru-cache'
import { Client, type QueryConfig } from 'pg'

/**
 * As a part of a query: PostgreSQL plans it for its very values each time. For lists with a filter: a plan for whatever
 * value may read a whole account in search of what is rare.
 */
export const plannedEachTime = sql.raw('/* planned each time */')

/** Statements that one connection keeps: each may take a tenth of a megabyte in PostgreSQL. */
const keptByConnection = 150

/** Texts of selects that came lately, and how those are called that came more than once. */
const names = new LRUCache<string, { name: string | undefined }>({ max: 500 })
let named = 0

function nameOf(text: string): string | undefined {
  const known = names.get(text)
  if (!known) names.set(text, { name: undefined })
  else known.name ??= `dragoman_${(named += 1)}`
  return known?.name
}

const isKept = (text: string) => /^\s*(?:select|with)\s/i.test(text) && !text.includes('/* planned each time */')

/**
 * Prepares the selects that come again, so that PostgreSQL neither reads their text nor, where that is as good, plans
 * them again. What a connection has kept it forgets with its end (`maxUses` of the pool).
 */
export class PreparingClient extends Client {
  readonly #kept = new Set<string>()

  // The overloads of the client say what each kind of call gives.
  override query = ((...given: [string | QueryConfig, ...unknown[]]) => {
    const [asked, ...rest] = given
    return Reflect.apply(Client.prototype.query, this, [this.#withName(asked), ...rest])
  }) as Client['query']

  #withName(asked: string | QueryConfig): string | QueryConfig {
    if (typeof asked !== 'object' || typeof asked.text !== 'string' || asked.name || !isKept(asked.text)) return asked
    const name = nameOf(asked.text)
    if (name === undefined || (!this.#kept.has(name) && this.#kept.size >= keptByConnection)) return asked
    this.#kept.add(name)
    return { ...asked, name }
  }
}
