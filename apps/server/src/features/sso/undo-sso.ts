import { requireFeature } from '../../identity/require-feature.ts'
import { conflict } from '../../kernel/refusals.ts'
import { formerly, type Change, type ConfirmedUndo } from '../../identity/undo.ts'
import { confirmUndo } from '../sign-in/own-account.ts'
import { findConnection, heldConnection, restoreConnection, writeUrlKey, type Restorable } from './connections.ts'
import { addDomain, deleteDomain, findDomain } from './domains.ts'
import { recorded } from './show-sso.ts'
import { checkPeople, requireTried } from './write-sso.ts'

/**
 * Restores the settings for people who sign in through a provider; never the provider itself, which needs its secret.
 */
export const undoConnection: ConfirmedUndo = {
  confirm: confirmUndo,

  async present({ db }, { id }) {
    const row = await findConnection(db, id)
    return row ? recorded(row) : null
  },

  async restore({ db, session }, { id: accountId }, change) {
    requireFeature(session, 'SINGLE_SIGN_ON')
    const fields = formerly<Restorable>(change)
    await heldConnection(db, accountId)
    await checkPeople(db, { session, accountId }, peopleIn(fields))
    requireTried(await restoreConnection(db, accountId, fields))
    return { event: 'ACCOUNT_SSO_UPDATED' }
  },
}

const peopleIn = ({ defaultRole, defaultOrgUnitIds, mappings = [] }: Restorable) => ({
  ...(defaultRole && { defaultRole }),
  ...(defaultOrgUnitIds && { defaultOrgUnitUuids: defaultOrgUnitIds }),
  mappings: mappings.map(({ orgUnitIds, ...one }) => ({ ...one, orgUnitUuids: orgUnitIds })),
})

/** How addresses name the account. */
export const undoUrlKey: ConfirmedUndo = {
  confirm: confirmUndo,

  async present({ db }, { id }) {
    const row = await findConnection(db, id)
    return row ? { urlKey: row.urlKey } : null
  },

  async restore({ db, session }, { id }, change) {
    requireFeature(session, 'SINGLE_SIGN_ON')
    const row = await writeUrlKey(db, id, formerly<{ urlKey: string }>(change).urlKey)
    if (!row) throw conflict('Another account has this name now.', null)
    return { event: 'ACCOUNT_SSO_URL_KEY_CHANGED' }
  },
}

/** An email domain that was added or removed; one that comes back is verified again before it counts. */
export const undoDomain: ConfirmedUndo = {
  confirm: confirmUndo,

  async present({ db }, { id }, change) {
    const row = await findDomain(db, id, domainIn(change))
    return row ? { domain: row.domain } : null
  },

  async restore({ db, session }, { id }, change) {
    const domain = domainIn(change)
    if (await deleteDomain(db, id, domain)) return { event: 'ACCOUNT_SSO_DOMAIN_REMOVED' }
    requireFeature(session, 'SINGLE_SIGN_ON')
    await addDomain(db, id, domain)
    return { event: 'ACCOUNT_SSO_DOMAIN_ADDED' }
  },
}

const domainIn = ({ before, after }: Change) => String((after ?? before)?.['domain'])
