import { listQuery, listSearch } from '@dragoman/hooks/list'
import { query } from '@dragoman/hooks/query'
import * as api from '@dragoman/sdk/api'
import { Button } from '@dragoman/ui/Button'
import { createFileRoute } from '@tanstack/react-router'
import { Suspense, useState } from 'react'
import { loadPlaces } from '../../../../../features/locales/locale-queries.ts'
import { PriceListTable } from '../../../../../features/rates/price-lists/PriceListTable.tsx'
import { SettingsPageFrame } from '../../../../../features/settings/SettingsPageFrame.tsx'
import { t } from '../../../../../i18n/t.ts'
import { overlay } from '../../../../../lazy.tsx'
import { useList } from '../../../../../list/use-list.ts'
import { loadList } from '../../../../../load.ts'

const NewPriceList = overlay(() => import('../../../../../features/rates/price-lists/NewPriceList.tsx'), 'NewPriceList')

export const Route = createFileRoute('/_app/settings/account-settings/business/')({
  staticData: {
    title: 'settings.priceLists',
    areas: ['settings', 'rates'],
    requires: ['ROLE_ACCOUNT_ADMIN'],
    frame: 'wide',
  },
  validateSearch: listSearch({}),
  loaderDeps: ({ search }) => search,
  loader: (args) =>
    Promise.all([loadList(args, query(api.priceLists.list, { query: listQuery(args.deps) })), loadPlaces(args)]),
  component: PriceListsPage,
})

function PriceListsPage() {
  const list = useList(Route.useSearch())
  const navigate = Route.useNavigate()
  const [isCreating, setCreating] = useState(false)
  const create = (
    <Button variant="primary" icon="plus" onPress={() => setCreating(true)}>
      {t('rates.newList')}
    </Button>
  )
  return (
    <SettingsPageFrame title={t('settings.priceLists')} description={t('settings.priceLists.text')} actions={create}>
      <PriceListTable list={list} action={create} />
      {isCreating && (
        <Suspense>
          <NewPriceList
            onClose={() => setCreating(false)}
            onCreated={({ uuid }) =>
              void navigate({
                to: '/settings/account-settings/business/$id',
                params: { id: uuid },
                ignoreBlocker: true,
              })
            }
          />
        </Suspense>
      )}
    </SettingsPageFrame>
  )
}
