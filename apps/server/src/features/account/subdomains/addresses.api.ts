import type { AccountAddresses, SubdomainLogo } from '@dragoman/sdk/operations/addresses'
import { tiersWith } from '@dragoman/sdk/tiers'
import { logoPictures } from '../../../identity/brand.ts'
import type { Context, Handlers } from '../../../identity/context.ts'
import { reachAccount } from '../../../identity/reach-account.ts'
import { requireFeature } from '../../../identity/require-feature.ts'
import { accountEntity, holdReachedAccount, visitAccount } from '../../../identity/visit-account.ts'
import { loadCertificate } from '../../../identity/certificates.ts'
import { conflict, invalid, notFound } from '../../../kernel/refusals.ts'
import { customHost, subdomainHost } from './address-names.ts'
import {
  deleteAddress,
  discardCertificate,
  findAddresses,
  noteLookUp,
  writeAddress,
  type AddressKind,
} from './address-rows.ts'
import { findBrandedAccount } from './find-branded-account.ts'
import { lookUpRecord } from './look-up-record.ts'
import { showAddresses } from './show-addresses.ts'

export const addresses = {
  async getSubdomainLogo({ db, request, query }): Promise<SubdomainLogo> {
    const account = await findBrandedAccount(db, request.accountId ?? query.accountUuid, tiersWith('BRANDING'))
    if (!account) return {}
    const { name, logo } = account
    const pictures = logo && logoPictures(logo)
    return { name, ...(pictures && { logoUrl: pictures.square, logo: pictures }) }
  },

  async checkCertificateRequest({ accountHosts, query }) {
    if ((await accountHosts.find(query.domain)) === undefined) throw notFound('address')
  },

  async getCustomSubdomain(input) {
    return showAddresses(input, await visitAccount(input, input.path.accountUUID, 'ADDRESSES'))
  },

  setSubdomain: (input) => setAddress(input, 'SUBDOMAIN', () => subdomainHost(input.settings, input.body.subdomain)),
  removeSubdomain: (input) => removeAddress(input, 'SUBDOMAIN'),
  setCustomSubdomain: (input) =>
    setAddress(input, 'CUSTOM', () => customHost(input.settings, input.body.customSubdomain)),
  removeCustomSubdomain: (input) => removeAddress(input, 'CUSTOM'),

  async checkCustomSubdomain(input) {
    const { db, session, path, settings, now } = input
    requireFeature(session, 'BRANDING')
    const { CUSTOM: row } = await findAddresses(db, await reachAccount(db, session, path.accountUUID))
    if (!row) throw notFound('custom subdomain')
    const lookUp = await lookUpRecord(row.host, settings.dnsServers)
    return input.inTransaction(async (context) => {
      const account = await holdReachedAccount(context, path.accountUUID)
      const checked = await noteLookUp(context.db, row, lookUp, now)
      if (checked === undefined) throw notFound('custom subdomain')
      if (checked === null)
        throw conflict(
          'Another account uses this host, and its DNS record is still there. Remove that record first.',
          null,
        )
      const isVerified = checked.verifiedAt !== null
      await context.journal({
        accountId: account.id,
        entity: accountEntity(account),
        detail: { host: row.host, verified: isVerified },
      })
      context.afterCommit(() => context.accountHosts.forget())
      return showAddresses(context, account)
    })
  },

  async removeCertificate(input) {
    const { db, path, settings, now } = input
    const account = await holdReachedAccount(input, path.accountUUID)
    const { CUSTOM: row } = await findAddresses(db, account.id)
    const certificate = row && (await loadCertificate(settings.certificatesDirectory, row.host))
    if (!row || !certificate) throw notFound('certificate')
    await discardCertificate(db, account.id, now)
    await input.journal({
      accountId: account.id,
      entity: accountEntity(account),
      detail: { host: row.host },
    })
    input.afterCommit(() => input.accountHosts.forget())
  },
} satisfies Handlers<'addresses'>

type Change = Context & { path: { accountUUID: string } }

async function setAddress(input: Change, kind: AddressKind, readHost: () => string): Promise<AccountAddresses> {
  const { db, session, path, now } = input
  const account = await holdReachedAccount(input, path.accountUUID)
  requireFeature(session, 'BRANDING')
  const host = readHost()
  const before = (await findAddresses(db, account.id))[kind]?.host ?? null
  if (before !== host) {
    const row = await writeAddress(db, { accountId: account.id, kind, host, now })
    if (!row) throw invalid('body.subdomain', 'Another account has this name. Choose another one.')
    await noteChange(input, account, { before, after: host })
  }
  return showAddresses(input, account)
}

async function removeAddress(input: Change, kind: AddressKind): Promise<void> {
  const account = await holdReachedAccount(input, input.path.accountUUID)
  const removed = await deleteAddress(input.db, account.id, kind)
  if (removed) await noteChange(input, account, { before: removed.host, after: null })
}

async function noteChange(
  { journal, accountHosts, afterCommit }: Context,
  account: Parameters<typeof accountEntity>[0],
  { before, after }: { before: string | null; after: string | null },
): Promise<void> {
  await journal({
    accountId: account.id,
    entity: accountEntity(account),
    before: { host: before },
    after: { host: after },
  })
  afterCommit(() => accountHosts.forget())
}
