import { Client } from 'pg'

/** Milliseconds that a connection may take to come: a call still ends with an error before the SDK gives it up. */
export const connectPatience = 20_000

/** Opens one connection, does the work on it and closes it, which undoes a transaction that is still open. */
export async function withClient<Result>(url: string, work: (client: Client) => Promise<Result>): Promise<Result> {
  const client = new Client({ connectionString: url, connectionTimeoutMillis: connectPatience })
  // A connection that breaks fails the query under way; without a listener it would end the process as well.
  client.on('error', () => undefined)
  try {
    await client.connect()
    return await work(client)
  } finally {
    await client.end()
  }
}
