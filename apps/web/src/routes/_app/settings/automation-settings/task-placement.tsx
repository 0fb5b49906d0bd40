import { useSession } from '@dragoman/hooks/session'
import { useSuspenseQuery } from '@tanstack/react-query'
import { createFileRoute } from '@tanstack/react-router'
import { placementQuery } from '../../../../features/placement/placement-queries.ts'
import { TaskPlacement } from '../../../../features/placement/TaskPlacement.tsx'
import { SettingsPageFrame } from '../../../../features/settings/SettingsPageFrame.tsx'
import { t } from '../../../../i18n/t.ts'
import { accountOf, load } from '../../../../load.ts'

export const Route = createFileRoute('/_app/settings/automation-settings/task-placement')({
  staticData: {
    title: 'settings.placement',
    areas: ['settings', 'placement', 'organizations', 'tasks'],
    requires: ['ROLE_ACCOUNT_ADMIN'],
  },
  loader: (args) => load(args, placementQuery(accountOf(args))),
  component: TaskPlacementPage,
})

function TaskPlacementPage() {
  const { accountUuid } = useSession().snapshot.subject!.user
  const { data } = useSuspenseQuery(placementQuery(accountUuid))
  return (
    <SettingsPageFrame
      title={t('settings.placement')}
      description={t('settings.placement.text')}
      lastChange={data.lastChange}
    >
      <TaskPlacement accountUUID={accountUuid} placement={data} />
    </SettingsPageFrame>
  )
}
