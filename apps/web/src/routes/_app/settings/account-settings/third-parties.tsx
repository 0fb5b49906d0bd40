import { query } from '@dragoman/hooks/query'
import * as api from '@dragoman/sdk/api'
import { Button } from '@dragoman/ui/Button'
import { EmptyState } from '@dragoman/ui/EmptyState'
import { useSuspenseQuery } from '@tanstack/react-query'
import { createFileRoute } from '@tanstack/react-router'
import { lazy, Suspense, useState } from 'react'
import { SettingsPageFrame } from '../../../../features/settings/SettingsPageFrame.tsx'
import { ThirdPartyTable } from '../../../../features/third-parties/ThirdPartyTable.tsx'
import { t } from '../../../../i18n/t.ts'
import { load } from '../../../../load.ts'

const ThirdPartyDialog = lazy(() =>
  import('../../../../features/third-parties/ThirdPartyDialog.tsx').then((module) => ({
    default: module.ThirdPartyDialog,
  })),
)

const toolsQuery = () => query(api.thirdParties.list)

export const Route = createFileRoute('/_app/settings/account-settings/third-parties')({
  staticData: { title: 'thirdParties.title', areas: ['settings'], requires: ['ROLE_ACCOUNT_ADMIN'], frame: 'wide' },
  loader: (args) => load(args, toolsQuery()),
  component: ThirdPartiesPage,
})

function ThirdPartiesPage() {
  const { data: tools } = useSuspenseQuery(toolsQuery())
  /** The id of the tool to change; empty for a new one. */
  const [edited, setEdited] = useState<string | null>(null)
  const close = () => setEdited(null)
  const tool = tools.find(({ id }) => id === edited)
  const add = (
    <Button variant="primary" icon="plus" onPress={() => setEdited('')}>
      {t('thirdParties.add')}
    </Button>
  )
  return (
    <SettingsPageFrame
      title={t('thirdParties.title')}
      description={t('settings.thirdParties.text')}
      actions={tools.length > 0 && add}
    >
      <ThirdPartyTable
        tools={tools}
        onEdit={setEdited}
        empty={
          <EmptyState kind="first-use" icon="tools" title={t('thirdParties.none')} action={add}>
            {t('thirdParties.noneText')}
          </EmptyState>
        }
      />
      <Suspense>
        {edited === '' && <ThirdPartyDialog onClose={close} />}
        {tool && <ThirdPartyDialog key={tool.id} tool={tool} onClose={close} />}
      </Suspense>
    </SettingsPageFrame>
  )
}
