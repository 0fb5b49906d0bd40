import { useSession } from '@dragoman/hooks/session'
import { useSuspenseQuery } from '@tanstack/react-query'
import { createFileRoute } from '@tanstack/react-router'
import { CancellationOptionList } from '../../../../features/cancellations/CancellationOptionList.tsx'
import { CancellationReport } from '../../../../features/cancellations/CancellationReport.tsx'
import { RequireCancellationOption } from '../../../../features/cancellations/RequireCancellationOption.tsx'
import { cancellationOptionsQuery } from '../../../../features/cancellations/cancellation-options-query.ts'
import { SettingsPageFrame } from '../../../../features/settings/SettingsPageFrame.tsx'
import { t } from '../../../../i18n/t.ts'
import { accountOf, load } from '../../../../load.ts'

export const Route = createFileRoute('/_app/settings/account-settings/cancellation-options')({
  staticData: {
    title: 'cancellations.title',
    areas: ['settings'],
    requires: ['ROLE_ACCOUNT_ADMIN'],
    frame: 'wide',
  },
  loader: (args) => load(args, cancellationOptionsQuery(accountOf(args))),
  component: CancellationOptionsPage,
})

function CancellationOptionsPage() {
  const { accountUuid } = useSession().snapshot.subject!.user
  const { data, dataUpdatedAt } = useSuspenseQuery(cancellationOptionsQuery(accountUuid))
  return (
    <SettingsPageFrame title={t('cancellations.title')} description={t('cancellations.text')}>
      <RequireCancellationOption required={data.required} />
      <CancellationOptionList options={data.options} />
      <CancellationReport accountUUID={accountUuid} now={dataUpdatedAt} />
    </SettingsPageFrame>
  )
}
