import { can } from '@dragoman/sdk/permissions'
import { requirements } from '@dragoman/sdk/requirements'
import type { Context, Handlers } from '../../identity/context.ts'
import { consentUrl, tokensFor } from '../../kernel/outbound/oauth.ts'
import { findSelf } from '../sign-in/own-account.ts'
import { beginAgreement, takeAgreement } from './agreement.ts'
import { accessTo, oauthClient } from './client/oauth-client.ts'
import { organizationsFor } from './client/organizations.ts'
import { chooseContact } from './moves/choose-contact.ts'
import { accountEntity, chooseOrganization, disconnect, keepConnection } from './moves/connect.ts'
import { findConnection } from './moves/find-connection.ts'
import { recordDifference } from './moves/record.ts'
import { requestSync } from './moves/request-sync.ts'
import { sendAgain, sendInvoice, sendPayable } from './moves/send.ts'
import { optionsFor, updateMapping } from './moves/update-mapping.ts'
import { listDifferences, listQueue, listSyncs } from './views/lists.ts'
import { showStatus } from './views/show-status.ts'

/** Leads back to the page of the connection, which says why there is none. */
function finished({ reply }: Context, problem?: 'AGREEMENT' | 'REFUSED' | 'PROVIDER'): void {
  reply.set('Location', `/finance/xero${problem ? `?${new URLSearchParams({ problem })}` : ''}`)
}

export const xero = {
  getStatus: (input) => showStatus(input),

  async connect(input) {
    accessTo(input.settings)
    await findSelf(input)
    return { url: await consentUrl(oauthClient(input.settings), beginAgreement(input)) }
  },

  async finish(input) {
    const { query, caller, settings, request, log } = input
    const agreement = takeAgreement(input, query.state ?? '')
    if (!caller || caller.impersonator || !agreement || !can(caller, requirements['xero.connect']))
      return finished(input, 'AGREEMENT')
    if (query.error !== undefined) return finished(input, 'REFUSED')
    try {
      const { search } = request.url
      const { refreshToken, ...tokens } = await tokensFor(oauthClient(settings), { ...agreement, search })
      const organizations = await organizationsFor(accessTo(settings), tokens.accessToken)
      if (refreshToken === undefined || organizations.length === 0) return finished(input, 'PROVIDER')
      await input.inTransaction(async (own) => {
        const organization = await keepConnection(own, { ...tokens, refreshToken }, organizations)
        if (organization)
          await own.journal({ entity: accountEntity(caller), detail: { organization: organization.name } })
      })
    } catch (error) {
      log.warn({ error }, 'Xero gave no access')
      return finished(input, 'PROVIDER')
    }
    finished(input)
  },

  async chooseOrganization(input) {
    await chooseOrganization(input, input.body.id)
    return showStatus(input)
  },

  disconnect: (input) => disconnect(input),

  listSyncs: ({ db, session, query }) => listSyncs(db, session, query),

  async sync(input) {
    await requestSync(input)
    return showStatus(input)
  },

  listQueue: ({ db, session, query }) => listQueue(db, session, query),

  listDifferences: ({ db, session, query }) => listDifferences(db, session, query),

  async sendAgain(input) {
    await sendAgain(input, input.path.differenceUUID)
    return showStatus(input)
  },

  async record(input) {
    await recordDifference(input, input.path.differenceUUID)
    return showStatus(input)
  },

  async listOptions(input) {
    return optionsFor(input, await findConnection(input.db, input.session.account.id, { isUsable: true }))
  },

  async updateMapping(input) {
    await updateMapping(input, input.body)
    return showStatus(input)
  },

  async chooseContact(input) {
    await chooseContact(input, input.path.partyUUID, input.body.contactId)
    return showStatus(input)
  },

  async sendInvoice(input) {
    await sendInvoice(input, input.path.receivableUUID)
    return showStatus(input)
  },

  async sendPayable(input) {
    await sendPayable(input, input.path.payableUUID)
    return showStatus(input)
  },
} satisfies Handlers<'xero'>
