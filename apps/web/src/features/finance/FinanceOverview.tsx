import { useCan } from '@dragoman/hooks/permissions'
import { requirements } from '@dragoman/sdk/requirements'
import { Stack } from '@dragoman/ui/Page'
import { BankAccounts } from './BankAccounts.tsx'
import { CompanyCard } from './CompanyCard.tsx'
import { DunningCard } from './DunningCard.tsx'
import { ExchangeRates } from './ExchangeRates.tsx'
import type { FinanceCardProps } from './finance-query.ts'
import { NumberingCard } from './NumberingCard.tsx'
import { Periods } from './Periods.tsx'
import { TaxCodes } from './TaxCodes.tsx'

/** The company that invoices, the numbers of its documents, and its currencies. `now` is in epoch ms. */
export function FinanceOverview({ now, ...props }: FinanceCardProps & { now: number }) {
  const mayLock = useCan(requirements['finance.listPeriods'])
  const day = new Date(now).toISOString().slice(0, 10)
  return (
    <Stack>
      <CompanyCard {...props} />
      <NumberingCard {...props} day={day} />
      <DunningCard {...props} />
      <TaxCodes {...props} />
      <BankAccounts {...props} />
      <ExchangeRates {...props} day={day} />
      {mayLock && <Periods accountUUID={props.accountUUID} />}
    </Stack>
  )
}
