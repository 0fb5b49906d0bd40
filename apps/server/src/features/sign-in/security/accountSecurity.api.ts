import type { Handlers } from '../../../identity/context.ts'
import { visitAccount } from '../../../identity/visit-account.ts'
import { changeSecurity, showSecurity } from './account-security.ts'

export const accountSecurity = {
  async getSecurity(input) {
    return showSecurity(input, await visitAccount(input, input.path.accountUUID, 'SECURITY'))
  },

  updateSecurity: (input) => changeSecurity(input),
} satisfies Partial<Handlers<'accountSettings'>>
