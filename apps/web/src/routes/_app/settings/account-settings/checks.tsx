import { createFileRoute } from '@tanstack/react-router'
import { checkProfilesQuery } from '../../../../features/check-profiles/check-profiles-query.ts'
import { CheckProfilesPage } from '../../../../features/check-profiles/CheckProfilesPage.tsx'
import { load } from '../../../../load.ts'

export const Route = createFileRoute('/_app/settings/account-settings/checks')({
  staticData: {
    title: 'checkProfiles.title',
    areas: ['checkRuns', 'settings'],
    requires: ['ROLE_ACCOUNT_ADMIN'],
    frame: 'wide',
  },
  loader: (args) => load(args, checkProfilesQuery()),
  component: CheckProfilesPage,
})
