import type { CloudProvider } from '@dragoman/sdk/operations/cloudStorage'
import { can } from '@dragoman/sdk/permissions'
import type { Context, Handlers } from '../../identity/context.ts'
import { findSelf } from '../sign-in/own-account.ts'
import { beginAgreement, takeAgreement } from './agreement.ts'
import { cloudCalls } from './cloud-calls.ts'
import { callsFor, dropConnection, keepConnection, offersTo } from './connections.ts'
import { sendFile } from './send-file.ts'
import { consentUrl, tokensFor } from '../../kernel/outbound/oauth.ts'
import { accessTo, oauthClient } from './oauth-client.ts'
import { storageProviders } from './providers/providers.ts'

const person = ({ user }: NonNullable<Context['caller']>) => ({ type: 'USER' as const, id: user.id, name: user.name })

/** Leads to the page that says how connecting went. */
function finishedPage(
  { reply }: Context,
  provider: CloudProvider,
  problem?: 'AGREEMENT' | 'REFUSED' | 'PROVIDER',
): void {
  reply.set('Location', `/auth/cloud-storage?${new URLSearchParams({ provider, ...(problem && { problem }) })}`)
}

export const cloudStorage = {
  listProviders: ({ db, session, settings }) => offersTo(db, session, settings),

  async connect(input) {
    const { path, settings } = input
    await findSelf(input)
    accessTo(settings, path.provider)
    return { url: await consentUrl(oauthClient(path.provider, settings), beginAgreement(input, path.provider)) }
  },

  async finish(input) {
    const { path, query, caller, settings, now, request, log } = input
    const { provider } = path
    const agreement = takeAgreement(input, { provider, state: query.state ?? '' })
    if (!caller || caller.impersonator || !agreement || !can(caller, ['PROJECT_upload']))
      return finishedPage(input, provider, 'AGREEMENT')
    if (query.error !== undefined) return finishedPage(input, provider, 'REFUSED')
    const { access } = accessTo(settings, provider)
    try {
      const { search } = request.url
      const tokens = await tokensFor(oauthClient(provider, settings), { ...agreement, search })
      const accountName = await storageProviders[provider].accountName(cloudCalls(access, tokens.accessToken))
      await input.inTransaction(async ({ db, journal }) => {
        const { secretKey } = settings
        await keepConnection(db, { session: caller, provider, accountName }, tokens, { secretKey, now })
        await journal({ entity: person(caller), detail: { provider } })
      })
    } catch (error) {
      log.warn({ error, provider }, 'cloud storage gave no access')
      return finishedPage(input, provider, 'PROVIDER')
    }
    finishedPage(input, provider)
  },

  async disconnect({ db, session, path, journal }) {
    const isGone = await dropConnection(db, session, path.provider)
    if (isGone) await journal({ entity: person(session), detail: { provider: path.provider } })
  },

  async listItems(input) {
    const { path, query } = input
    return storageProviders[path.provider].items(await callsFor(input, path.provider), query)
  },

  async download(input) {
    const { path, query } = input
    return sendFile(await storageProviders[path.provider].file(await callsFor(input, path.provider), query.id))
  },
} satisfies Handlers<'cloudStorage'>
