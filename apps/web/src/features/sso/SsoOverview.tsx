import type { SingleSignOn } from '@dragoman/sdk/operations/sso'
import { Stack } from '@dragoman/ui/Page'
import { ConnectionForm } from './ConnectionForm.tsx'
import { FailureList } from './FailureList.tsx'
import { ProviderAddresses } from './ProviderAddresses.tsx'
import { SsoDomains } from './SsoDomains.tsx'
import { TrialReport } from './TrialReport.tsx'

/** Single sign-on of the account, in the order in which it is set up. */
export function SsoOverview({ sso, trial }: { sso: SingleSignOn; trial: string | undefined }) {
  return (
    <Stack>
      {trial !== undefined && <TrialReport uuid={trial} />}
      <SsoDomains domains={sso.domains} />
      <ProviderAddresses key={sso.urlKey} sso={sso} />
      <ConnectionForm sso={sso} />
      <FailureList failures={sso.failures} />
    </Stack>
  )
}
