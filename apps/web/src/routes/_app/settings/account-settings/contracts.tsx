import { query } from '@dragoman/hooks/query'
import { useSession } from '@dragoman/hooks/session'
import * as api from '@dragoman/sdk/api'
import { Button } from '@dragoman/ui/Button'
import { EmptyState } from '@dragoman/ui/EmptyState'
import { useSuspenseQuery } from '@tanstack/react-query'
import { createFileRoute } from '@tanstack/react-router'
import { Suspense, useState } from 'react'
import { ContractDisplay } from '../../../../features/contracts/ContractDisplay.tsx'
import { ContractTable } from '../../../../features/contracts/ContractTable.tsx'
import { SettingsPageFrame } from '../../../../features/settings/SettingsPageFrame.tsx'
import { t } from '../../../../i18n/t.ts'
import { overlay } from '../../../../lazy.tsx'
import { accountOf, load } from '../../../../load.ts'

const ContractDialog = overlay(() => import('../../../../features/contracts/ContractDialog.tsx'), 'ContractDialog')
const AcceptancesPanel = overlay(
  () => import('../../../../features/contracts/AcceptancesPanel.tsx'),
  'AcceptancesPanel',
)

const contractsQuery = () => query(api.contracts.list)
const settingsQuery = (accountUUID: string) => query(api.contracts.getSettings, { path: { accountUUID } })

export const Route = createFileRoute('/_app/settings/account-settings/contracts')({
  staticData: { title: 'contracts.title', areas: ['settings'], requires: ['ROLE_ACCOUNT_ADMIN'], frame: 'wide' },
  loader: (args) => Promise.all([load(args, contractsQuery()), load(args, settingsQuery(accountOf(args)))]),
  component: ContractsPage,
})

function ContractsPage() {
  const { accountUuid } = useSession().snapshot.subject!.user
  const { data: settings } = useSuspenseQuery(settingsQuery(accountUuid))
  const { data: contracts } = useSuspenseQuery(contractsQuery())
  /** The contract to publish a version of; empty for a new one. */
  const [edited, setEdited] = useState<string | null>(null)
  const [shown, setShown] = useState<string | null>(null)
  const ofId = (id: string | null) => contracts.find(({ uuid }) => uuid === id)
  const [present, accepted] = [ofId(edited), ofId(shown)]
  const close = () => setEdited(null)
  const add = (
    <Button variant="primary" icon="plus" onPress={() => setEdited('')}>
      {t('contracts.add')}
    </Button>
  )
  return (
    <SettingsPageFrame
      title={t('contracts.title')}
      description={t('settings.contracts.text')}
      actions={contracts.length > 0 && add}
    >
      <ContractTable
        contracts={contracts}
        onPublish={setEdited}
        onAcceptances={setShown}
        empty={
          <EmptyState kind="first-use" icon="file" title={t('contracts.none')} action={add}>
            {t('contracts.noneText')}
          </EmptyState>
        }
      />
      <ContractDisplay accountUUID={accountUuid} settings={settings} />
      <Suspense>
        {edited === '' && <ContractDialog onClose={close} />}
        {present && <ContractDialog key={present.uuid} contract={present} onClose={close} />}
        {accepted && <AcceptancesPanel contract={accepted} onClose={() => setShown(null)} />}
      </Suspense>
    </SettingsPageFrame>
  )
}
