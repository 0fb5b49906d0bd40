import type { Connection } from './adapter.ts'

/** Asks once while a connection is open. */
export async function remembered<T>({ memo }: Connection, name: string, asking: () => Promise<T>): Promise<T> {
  if (!memo.has(name)) memo.set(name, await asking())
  return memo.get(name) as T
}
