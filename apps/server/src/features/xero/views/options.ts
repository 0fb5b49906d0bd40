import type { XeroOptions, XeroTarget } from '@dragoman/sdk/operations/xero'
import { recordsIn, textIn, type Json } from '../../../engines/xero/answers.ts'
import type { XeroCalls } from '../client/xero-calls.ts'

const target = (code: string | undefined, name: string | undefined): XeroTarget[] =>
  code === undefined ? [] : [{ code, name: (name ?? code).slice(0, 300) }]

const isActive = ({ Status: status }: Json) => status === undefined || status === 'ACTIVE'

/** All that can be mapped to, as Xero has it now. */
export async function readOptions(calls: XeroCalls): Promise<XeroOptions> {
  const accounts = recordsIn((await calls.get('Accounts'))['Accounts']).filter(isActive)
  const rates = recordsIn((await calls.get('TaxRates'))['TaxRates']).filter(isActive)
  const categories = recordsIn((await calls.get('TrackingCategories'))['TrackingCategories']).filter(isActive)
  const isBank = ({ Type: type }: Json) => type === 'BANK'
  const named = (account: Json) => {
    const [code, name] = [textIn(account['Code']), textIn(account['Name'])]
    return [code, name].filter(Boolean).join(' ')
  }
  return {
    // A line names its account by the code.
    accounts: accounts
      .filter((account) => !isBank(account))
      .flatMap((account) => target(textIn(account['Code']), named(account))),
    bankAccounts: accounts.filter(isBank).flatMap((account) => target(textIn(account['AccountID']), named(account))),
    taxRates: rates.flatMap((rate) => target(textIn(rate['TaxType']), textIn(rate['Name']))),
    trackingCategories: categories.flatMap((one) => target(textIn(one['TrackingCategoryID']), textIn(one['Name']))),
  }
}
