import { query } from '@dragoman/hooks/query'
import * as api from '@dragoman/sdk/api'
import { Badge } from '@dragoman/ui/StatusBadge'
import { useSuspenseQuery } from '@tanstack/react-query'
import { createFileRoute } from '@tanstack/react-router'
import { languagesQuery, loadPlaces } from '../../../../../features/locales/locale-queries.ts'
import { PriceListDetails } from '../../../../../features/rates/price-lists/PriceListDetails.tsx'
import { SettingsPageFrame } from '../../../../../features/settings/SettingsPageFrame.tsx'
import { t } from '../../../../../i18n/t.ts'
import { load } from '../../../../../load.ts'
import { Link } from '../../../../../ground/links.ts'
import { usePageName } from '../../../../../ground/page-name.ts'

const list = '/settings/account-settings/business'
const priceListQuery = (priceListUUID: string) => query(api.priceLists.get, { path: { priceListUUID } })

export const Route = createFileRoute('/_app/settings/account-settings/business/$id')({
  staticData: {
    title: 'settings.priceLists',
    areas: ['settings', 'rates', 'activity'],
    requires: ['ROLE_ACCOUNT_ADMIN'],
  },
  loader: (args) =>
    Promise.all([load(args, priceListQuery(args.params.id)), loadPlaces(args), load(args, languagesQuery())]),
  component: PriceListPage,
})

function PriceListPage() {
  const { data: found } = useSuspenseQuery(priceListQuery(Route.useParams().id))
  const navigate = Route.useNavigate()
  usePageName(found.name)
  return (
    <SettingsPageFrame
      title={found.name}
      status={
        found.defaultPriceList ? (
          <Badge tone="info">{t('rates.default')}</Badge>
        ) : (
          found.status === 'INACTIVE' && <Badge>{t('rates.inactive')}</Badge>
        )
      }
      parents={[
        <Link key="list" to={list}>
          {t('settings.priceLists')}
        </Link>,
      ]}
    >
      <PriceListDetails priceListUUID={found.uuid} onRemoved={() => void navigate({ to: list })} />
    </SettingsPageFrame>
  )
}
