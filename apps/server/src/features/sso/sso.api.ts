import type { Context, Handlers } from '../../identity/context.ts'
import { reachAccount } from '../../identity/reach-account.ts'
import { requireFeature } from '../../identity/require-feature.ts'
import { accountEntity, holdReachedAccount, visitAccount, type AccountRow } from '../../identity/visit-account.ts'
import { changedFields } from '../../kernel/changed-fields.ts'
import { conflict, invalid, notFound } from '../../kernel/refusals.ts'
import { lookUpRecord } from '../account/subdomains/look-up-record.ts'
import {
  unconnectedAt,
  connectionAt,
  heldConnection,
  isUsualKey,
  removeConnection,
  usualKey,
  writeConnection,
  writeUrlKey,
} from './connections.ts'
import { showCertificate } from './certificates.ts'
import { addDomain, deleteDomain, findDomain, noteLookUp, readDomain } from './domains.ts'
import { fetchMetadata } from './fetch-metadata.ts'
import { MetadataRefused, productMetadata, readMetadata } from './saml-metadata.ts'
import { recorded, showSso, showTrial } from './show-sso.ts'
import { callbackAt, entityIdOf, isReachable, originsOf, signedOutAt } from './sso-addresses.ts'
import { signInHandlers } from './sso-sign-in.ts'
import { signOutHandlers } from './sso-sign-out.ts'
import { findTrial } from './states.ts'
import { checkConnection, requireTried } from './write-sso.ts'
import { lowerAscii } from '../../kernel/ascii-case.ts'
import { confirmedSelf } from '../sign-in/own-account.ts'

const events = ['ACCOUNT_SSO_UPDATED', 'ACCOUNT_SSO_URL_KEY_CHANGED'] as const

const about = (account: AccountRow) => ({
  accountId: account.id,
  entity: accountEntity(account),
})

const own = ({ session }: Context, id: string | undefined) => id ?? session.account.id

/** The account, held, once the password of the person who changes it is right. */
async function confirmedAccount(input: Context & { query: { accountUUID?: string }; body: { password: string } }) {
  const accountId = await reachAccount(input.db, input.session, input.query.accountUUID)
  await confirmedSelf(input, input.body.password)
  return holdReachedAccount(input, accountId)
}

export const sso = {
  ...signInHandlers,
  ...signOutHandlers,

  async get(input) {
    return showSso(input, await visitAccount(input, input.query.accountUUID, 'SSO'))
  },

  async update(input) {
    const { db, session, settings } = input
    const { password, ...body } = input.body
    const account = await holdReachedAccount(input, own(input, input.query.accountUUID))
    requireFeature(session, 'SINGLE_SIGN_ON')
    const present = await heldConnection(db, account.id)
    await input.requireVersion({ entity: accountEntity(account), present: () => showSso(input, account), events })
    await checkConnection(db, { session, accountId: account.id, settings }, body, present)
    await confirmedSelf(input, password)
    const place = { accountId: account.id, urlKey: present?.urlKey ?? usualKey(account) }
    const row = await writeConnection(db, place, body, { present, secretKey: settings.secretKey, now: input.now })
    requireTried(row)
    const { before, after, isChanged } = changedFields(present ? recorded(present) : {}, recorded(row))
    const hasNewSecret = body.clientSecret !== undefined
    if (!present || isChanged || hasNewSecret) {
      const detail = { ...(hasNewSecret && { secret: 'REPLACED' }) }
      const parts = present ? { before, after } : { after: recorded(row) }
      await input.journal({ ...about(account), ...parts, detail })
    }
    return showSso(input, account)
  },

  async remove(input) {
    const account = await confirmedAccount(input)
    const present = await heldConnection(input.db, account.id)
    if (!present) return
    await removeConnection(input.db, account.id)
    await input.journal({ ...about(account), before: recorded(present) })
  },

  async updateUrlKey(input) {
    const { db, session, body } = input
    const account = await confirmedAccount(input)
    requireFeature(session, 'SINGLE_SIGN_ON')
    const present = await heldConnection(db, account.id)
    const { urlKey } = body
    if (!present) throw invalid('body.urlKey', 'Connect a provider first. Its address can be changed then.')
    if (isUsualKey(urlKey) && urlKey !== usualKey(account))
      throw invalid('body.urlKey', 'This name is reserved. Choose another one.')
    if (present.urlKey !== urlKey) {
      const row = await writeUrlKey(db, account.id, urlKey)
      if (!row) throw invalid('body.urlKey', 'Another account has this name. Choose another one.')
      await input.journal({ ...about(account), before: { urlKey: present.urlKey }, after: { urlKey } })
    }
    return showSso(input, account)
  },

  async addDomain(input) {
    const { db, session, body } = input
    const account = await confirmedAccount(input)
    requireFeature(session, 'SINGLE_SIGN_ON')
    const domain = readDomain(body.domain)
    await addDomain(db, account.id, domain)
    await input.journal({ ...about(account), after: { domain } })
    return showSso(input, account)
  },

  async removeDomain(input) {
    const { db, query } = input
    const account = await confirmedAccount(input)
    const domain = lowerAscii(query.domain)
    if (!(await deleteDomain(db, account.id, domain))) throw notFound('domain')
    await input.journal({ ...about(account), before: { domain } })
  },

  async checkDomain(input) {
    const { db, session, query, settings, now } = input
    const accountId = await reachAccount(db, session, query.accountUUID)
    requireFeature(session, 'SINGLE_SIGN_ON')
    const row = await findDomain(db, accountId, lowerAscii(query.domain))
    if (!row) throw notFound('domain')
    await confirmedSelf(input, input.body.password)
    const lookUp = await lookUpRecord(row.domain, settings.dnsServers)
    return input.inTransaction(async (context) => {
      const account = await holdReachedAccount(context, accountId)
      const checked = await noteLookUp(context.db, row, lookUp, now)
      if (checked === undefined) throw notFound('domain')
      if (checked === null)
        throw conflict(
          'Another account uses this domain, and its DNS record is still there. Remove that record first.',
          null,
        )
      const detail = { domain: row.domain, verified: checked.verifiedAt !== null }
      await context.journal({ ...about(account), detail })
      return showSso(context, account)
    })
  },

  async readMetadata({ session, body, settings }) {
    requireFeature(session, 'SINGLE_SIGN_ON')
    const { xml, url } = body
    const field = url === undefined ? 'body.xml' : 'body.url'
    if ((xml === undefined) === (url === undefined)) throw invalid(field, 'Paste the document, or enter its address.')
    try {
      const metadata = xml === undefined ? await fetchMetadata(url ?? '', settings) : readMetadata(xml)
      const { issuer, signOnUrl, signOutUrl, certificates } = metadata
      return {
        issuer,
        signOnUrl,
        ...(signOutUrl !== undefined && { signOutUrl }),
        certificates: certificates.map(showCertificate),
      }
    } catch (error) {
      if (error instanceof MetadataRefused) throw invalid(field, error.message)
      throw error
    }
  },

  async getMetadata(input) {
    const { db, path, settings } = input
    const found = await connectionAt(db, path.urlKey)
    // Providers ask for it before there is a connection.
    const account = found?.account ?? (await unconnectedAt(db, path.urlKey))
    if (!account || !isReachable(input, account)) throw notFound('account')
    const urlKey = found?.connection.urlKey ?? usualKey(account)
    const { signingCertificate: certificate = null, signsRequests = false } = found?.connection ?? {}
    const origins = await originsOf(db, settings, account.id)
    const text = productMetadata({
      entityId: entityIdOf(settings, urlKey),
      callbackUrls: origins.map((origin) => callbackAt(origin, urlKey)),
      signedOutUrls: origins.map((origin) => signedOutAt(origin, urlKey)),
      certificate,
      signsRequests,
    })
    return new Response(text, { headers: { 'Content-Type': 'application/samlmetadata+xml; charset=utf-8' } })
  },

  async getTrial({ db, session, path, query }) {
    return showTrial(db, await findTrial(db, await reachAccount(db, session, query.accountUUID), path.trialUuid))
  },
} satisfies Handlers<'sso'>
