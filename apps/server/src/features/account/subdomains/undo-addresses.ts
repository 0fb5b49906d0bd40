import { conflict } from '../../../kernel/refusals.ts'
import { formerly, type Undo } from '../../../identity/undo.ts'
import { deleteAddress, findAddresses, writeAddress, type AddressKind } from './address-rows.ts'

/** Addresses that were set or removed. Who owns a custom one has to be proved again. */
export const undoAddress = (kind: AddressKind): Undo => ({
  present: async ({ db }, { id }) => ({ host: (await findAddresses(db, id))[kind]?.host ?? null }),

  async restore({ db, now, accountHosts, afterCommit }, { id: accountId }, change) {
    const { host } = formerly<{ host: string | null }>(change)
    if (host === null) await deleteAddress(db, accountId, kind)
    else if (!(await writeAddress(db, { accountId, kind, host, now })))
      throw conflict('Another account has this address now. Choose another one.', null)
    afterCommit(() => accountHosts.forget())
    const name = kind === 'SUBDOMAIN' ? 'ACCOUNT_SUBDOMAIN' : 'ACCOUNT_CUSTOM_SUBDOMAIN'
    return { event: host === null ? `${name}_REMOVED` : `${name}_CHANGED` }
  },
})
