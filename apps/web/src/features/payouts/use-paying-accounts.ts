import { query } from '@dragoman/hooks/query'
import * as api from '@dragoman/sdk/api'
import type { PayingAccount } from '@dragoman/sdk/operations/payouts'
import { useQuery } from '@tanstack/react-query'

/** The bank accounts of the company; undefined while they are on their way. */
export const usePayingAccounts = (): PayingAccount[] | undefined => useQuery(query(api.payouts.listBankAccounts)).data

/** A bank account as one choice of several. */
export const accountOption = ({ uuid, holder, bank, last4 }: PayingAccount) => ({
  id: uuid,
  label: `${bank ?? holder} •••• ${last4}`,
})
