import { useSession } from '@dragoman/hooks/session'
import { useSuspenseQuery } from '@tanstack/react-query'
import { createFileRoute } from '@tanstack/react-router'
import { ReducedFees } from '../../../features/account/settings/ReducedFees.tsx'
import { accountSettingsQuery } from '../../../features/account/settings/settings-queries.ts'
import { SettingsPageFrame } from '../../../features/settings/SettingsPageFrame.tsx'
import { t } from '../../../i18n/t.ts'
import { accountOf, load } from '../../../load.ts'

export const Route = createFileRoute('/_app/settings/stoploss')({
  staticData: { title: 'settings.stopLoss', areas: ['settings', 'accountSettings'], requires: ['ROLE_ACCOUNT_ADMIN'] },
  loader: (args) => load(args, accountSettingsQuery(accountOf(args))),
  component: StopLossPage,
})

function StopLossPage() {
  const { accountUuid } = useSession().snapshot.subject!.user
  const { data } = useSuspenseQuery(accountSettingsQuery(accountUuid))
  return (
    <SettingsPageFrame
      title={t('settings.stopLoss')}
      description={t('settings.stopLoss.text')}
      lastChange={data.lastStopLossChange}
    >
      <ReducedFees accountUUID={accountUuid} settings={data} />
    </SettingsPageFrame>
  )
}
