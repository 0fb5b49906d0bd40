import { Resolver } from 'node:dns/promises'
import { errorCode } from '../../../kernel/error-code.ts'

/** The texts of a TXT record, or the failure of the name servers to answer. */
export type LookUp = { found: string[] } | { failed: true }

/** Name of the record that proves who owns a host. */
export const recordName = (host: string): string => `_dragoman.${host}`

/** Text of that record. */
export const recordValue = (token: string): string => `dragoman-verification=${token}`

/** Asks name servers for the texts of the record of a host, of `servers` or of the machine; waits for up to ten seconds. */
export async function lookUpRecord(host: string, servers: readonly string[] = []): Promise<LookUp> {
  const resolver = new Resolver({ timeout: 2500, tries: 2 })
  if (servers.length > 0) resolver.setServers(servers)
  try {
    const records = await resolver.resolveTxt(recordName(host))
    return { found: records.map((pieces) => pieces.join('')) }
  } catch (error) {
    return ['ENOTFOUND', 'ENODATA'].includes(errorCode(error)) ? { found: [] } : { failed: true }
  }
}
