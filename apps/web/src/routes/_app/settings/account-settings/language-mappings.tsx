import { useSession } from '@dragoman/hooks/session'
import { Button } from '@dragoman/ui/Button'
import { EmptyState } from '@dragoman/ui/EmptyState'
import { useSuspenseQuery } from '@tanstack/react-query'
import { createFileRoute } from '@tanstack/react-router'
import { lazy, Suspense, useState } from 'react'
import { LanguageMappingTable } from '../../../../features/language-mappings/LanguageMappingTable.tsx'
import { languageMappingsQuery } from '../../../../features/language-mappings/language-mappings-query.ts'
import { SettingsPageFrame } from '../../../../features/settings/SettingsPageFrame.tsx'
import { t } from '../../../../i18n/t.ts'
import { accountOf, load } from '../../../../load.ts'

const LanguageMappingDialog = lazy(() =>
  import('../../../../features/language-mappings/LanguageMappingDialog.tsx').then((module) => ({
    default: module.LanguageMappingDialog,
  })),
)

export const Route = createFileRoute('/_app/settings/account-settings/language-mappings')({
  staticData: { title: 'mappings.title', areas: ['settings'], requires: ['ROLE_ACCOUNT_ADMIN'], frame: 'wide' },
  loader: (args) => load(args, languageMappingsQuery(accountOf(args))),
  component: LanguageMappingsPage,
})

function LanguageMappingsPage() {
  const { accountUuid } = useSession().snapshot.subject!.user
  const { data } = useSuspenseQuery(languageMappingsQuery(accountUuid))
  const [isAdding, setAdding] = useState(false)
  const add = (
    <Button variant="primary" icon="plus" onPress={() => setAdding(true)}>
      {t('mappings.add')}
    </Button>
  )
  return (
    <SettingsPageFrame
      title={t('mappings.title')}
      description={t('mappings.text')}
      actions={data.mappings.length > 0 && add}
    >
      <LanguageMappingTable
        accountUUID={accountUuid}
        mappings={data.mappings}
        empty={
          <EmptyState kind="first-use" icon="translate" title={t('mappings.none')} action={add}>
            {t('mappings.noneText')}
          </EmptyState>
        }
      />
      <Suspense>
        {isAdding && <LanguageMappingDialog accountUUID={accountUuid} onClose={() => setAdding(false)} />}
      </Suspense>
    </SettingsPageFrame>
  )
}
