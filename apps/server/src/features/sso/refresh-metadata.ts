import { and, eq, isNotNull } from 'drizzle-orm'
import type { Logger } from 'pino'
import type { AppSettings } from '../../identity/context.ts'
import { ssoConnections } from '../../identity/sso-tables.ts'
import type { SsoConnectionRow } from '../../identity/single-sign-on.ts'
import { changedFields } from '../../kernel/changed-fields.ts'
import type { Database } from '../../kernel/database/connect.ts'
import { transact } from '../../kernel/database/transact.ts'
import { addressProblem } from '../../kernel/outbound/public-address.ts'
import { recordChange } from '../../kernel/journal.ts'
import { heldConnection, writeMetadata } from './connections.ts'
import { fetchMetadata } from './fetch-metadata.ts'
import { MetadataRefused, type ProviderMetadata } from './saml-metadata.ts'
import { recorded } from './show-sso.ts'

interface Given {
  db: Database
  settings: Pick<AppSettings, 'ssoAllowedHosts'>
  log: Logger
}

/** Reads the metadata of all SAML providers that have an address for it, so that their new certificates are known in time. */
export async function refreshMetadata(given: Given): Promise<void> {
  const rows = await given.db
    .select()
    .from(ssoConnections)
    .where(and(eq(ssoConnections.protocol, 'SAML'), isNotNull(ssoConnections.metadataUrl)))
  for (const row of rows) await refresh(given, row)
}

async function refresh({ db, settings, log }: Given, row: SsoConnectionRow): Promise<void> {
  const { accountId: account, issuer, metadataUrl } = row
  try {
    const metadata = await fetchMetadata(metadataUrl ?? '', settings)
    const { signOnUrl, signOutUrl } = metadata
    for (const url of [signOnUrl, signOutUrl])
      if (url !== undefined && addressProblem(url, settings.ssoAllowedHosts ?? []))
        throw new MetadataRefused(`The document names ${url}, which isn't a public https address.`)
    if (metadata.issuer !== issuer) throw new MetadataRefused(`The document is about ${metadata.issuer}.`)
    await transact(db, (part) => store(part, row, metadata))
  } catch (error) {
    if (!(error instanceof MetadataRefused)) throw error
    log.info({ account, reason: error.message }, 'metadata of a provider could not be read')
  }
}

async function store(db: Database, { accountId, metadataUrl }: SsoConnectionRow, metadata: ProviderMetadata) {
  const present = await heldConnection(db, accountId)
  if (present?.metadataUrl !== metadataUrl) return
  const row = { ...present, ...metadata, signOutUrl: metadata.signOutUrl ?? null }
  const { before, after, isChanged } = changedFields(recorded(present), recorded(row))
  if (!isChanged) return
  await writeMetadata(db, accountId, row)
  await recordChange(
    db,
    { accountId, userId: null, impersonatorId: null, requestId: null },
    {
      event: 'ACCOUNT_SSO_UPDATED',
      entity: { type: 'ACCOUNT', id: accountId, name: row.issuer },
      before,
      after,
      detail: { metadata: metadataUrl },
    },
  )
}
