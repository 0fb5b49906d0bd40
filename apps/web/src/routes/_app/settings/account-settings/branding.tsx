import { query } from '@dragoman/hooks/query'
import { useSession } from '@dragoman/hooks/session'
import * as api from '@dragoman/sdk/api'
import { planIncludes } from '@dragoman/sdk/tiers'
import { useSuspenseQuery } from '@tanstack/react-query'
import { createFileRoute } from '@tanstack/react-router'
import { addressesQuery } from '../../../../features/account/branding/address-query.ts'
import { BrandingOverview } from '../../../../features/account/branding/BrandingOverview.tsx'
import { NoBranding } from '../../../../features/account/branding/NoBranding.tsx'
import { accountOf, load } from '../../../../load.ts'

const logosQuery = (accountUUID: string) => query(api.branding.getLogoDetails, { path: { accountUUID } })

export const Route = createFileRoute('/_app/settings/account-settings/branding')({
  staticData: { title: 'branding.title', areas: ['settings'], requires: ['ROLE_ACCOUNT_ADMIN'], frame: 'wide' },
  loader: async (args) => {
    const accountUuid = accountOf(args)
    await Promise.all([load(args, logosQuery(accountUuid)), load(args, addressesQuery(accountUuid))])
  },
  component: BrandingPage,
})

function BrandingPage() {
  const subject = useSession().snapshot.subject!
  const accountUUID = subject.user.accountUuid
  const { data } = useSuspenseQuery(logosQuery(accountUUID))
  const { data: addresses } = useSuspenseQuery(addressesQuery(accountUUID))
  return planIncludes(subject, 'BRANDING') ? (
    <BrandingOverview accountUUID={accountUUID} details={data} addresses={addresses} />
  ) : (
    <NoBranding />
  )
}
