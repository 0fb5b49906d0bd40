import { isAccountHost } from '@dragoman/sdk/host'
import { tiersWith } from '@dragoman/sdk/tiers'
import { and, eq, inArray, isNotNull } from 'drizzle-orm'
import type { Database } from '../kernel/database/connect.ts'
import { bareHost, isLoopback } from '../kernel/loopback.ts'
import type { Notices } from '../kernel/notices.ts'
import { accounts } from '../kernel/tables.ts'
import { loadCertificate } from './certificates.ts'
import { accountAddresses } from './tables.ts'

/** Finds the account of a host name. */
export interface AccountHosts {
  /** The account at a host name; undefined for the names of the installation and for unknown ones. */
  find(hostname: string): Promise<string | undefined>
  /** Forgets what is remembered, because an address has changed; resolves when every other server has been told. */
  forget(): Promise<void>
}

const topic = 'account hosts'
/** How long the addresses are remembered, in milliseconds. */
const life = 5000

/**
 * Reads the addresses of all accounts together, so that requests with made-up names cost nothing. Only verified ones of
 * accounts whose plan includes branding count.
 */
export function createAccountHosts({
  db,
  notices,
  certificatesDirectory,
  isDemo = false,
}: {
  db: Database
  notices: Notices
  certificatesDirectory?: string | undefined
  /** Whether only names of the machine itself count, as passwords are well known. */
  isDemo?: boolean | undefined
}): AccountHosts {
  let known: { hosts: Promise<ReadonlyMap<string, string>>; until: number } | undefined
  notices.on(topic, () => (known = undefined))
  const load = () => {
    const hosts = loadHosts(db, certificatesDirectory)
    const mine = { hosts, until: Date.now() + life }
    known = mine
    hosts.catch(() => {
      if (known === mine) known = undefined
    })
    return hosts
  }
  return {
    async find(hostname) {
      const host = bareHost(hostname)
      if (!isAccountHost(host) || (isDemo && !isLoopback(host))) return undefined
      const hosts = await (known && known.until > Date.now() && notices.isListening() ? known.hosts : load())
      return hosts.get(host)
    },
    async forget() {
      known = undefined
      await notices.tell(topic)
    },
  }
}

async function loadHosts(db: Database, certificates: string | undefined): Promise<ReadonlyMap<string, string>> {
  const rows = await db
    .select({ address: accountAddresses })
    .from(accountAddresses)
    .innerJoin(accounts, eq(accounts.id, accountAddresses.accountId))
    .where(and(isNotNull(accountAddresses.verifiedAt), inArray(accounts.tier, tiersWith('BRANDING'))))
  const hosts = new Map<string, string>()
  for (const { address } of rows) {
    const { host, accountId, certificateRemovedAt } = address
    if (certificateRemovedAt === null || (await isReplaced(certificates, host, certificateRemovedAt)))
      hosts.set(host, accountId)
  }
  return hosts
}

async function isReplaced(directory: string | undefined, host: string, removedAt: Date): Promise<boolean> {
  const certificate = await loadCertificate(directory, host)
  return certificate !== null && certificate.validFromDate > removedAt
}
