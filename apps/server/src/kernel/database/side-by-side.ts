import { is } from 'drizzle-orm'
import { PgTransaction } from 'drizzle-orm/pg-core'
import type { Database } from './connect.ts'

/** Several reads at once, on connections of their own; within a transaction, which has but one, one after the other. */
export async function sideBySide<Results extends readonly unknown[]>(
  db: Database,
  ...reads: { [At in keyof Results]: () => PromiseLike<Results[At]> }
): Promise<Results>
export async function sideBySide(db: Database, ...reads: (() => PromiseLike<unknown>)[]): Promise<unknown[]> {
  if (!is(db, PgTransaction)) return Promise.all(reads.map((read) => read()))
  const results: unknown[] = []
  for (const read of reads) results.push(await read())
  return results
}
