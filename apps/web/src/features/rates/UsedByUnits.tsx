import { query } from '@dragoman/hooks/query'
import * as api from '@dragoman/sdk/api'
import { Card } from '@dragoman/ui/Card'
import { Row } from '@dragoman/ui/Page'
import { useQueries } from '@tanstack/react-query'
import { t } from '../../i18n/t.ts'
import { Link } from '../../shell/links.ts'

/** Which units use rates by themselves, and whether all others do. */
export function UsedByUnits({ orgUnitUuids, isDefault }: { orgUnitUuids: readonly string[]; isDefault: boolean }) {
  const units = useQueries({
    queries: orgUnitUuids.map((orgUnitUUID) => query(api.orgUnits.get, { path: { orgUnitUUID } })),
  })
  return (
    <Card title={t('rates.usedBy')} description={describe(orgUnitUuids.length > 0, isDefault)}>
      {orgUnitUuids.length > 0 && (
        <Row>
          {orgUnitUuids.map((uuid, at) => (
            <Link key={uuid} to="/organizations/units/$id" params={{ id: uuid }} search={{ tab: 'prices' }}>
              <bdi>{units[at]?.data?.name ?? '…'}</bdi>
            </Link>
          ))}
        </Row>
      )}
    </Card>
  )
}

function describe(hasUnits: boolean, isDefault: boolean): string {
  if (isDefault) return hasUnits ? t('rates.usedByOthers') : t('rates.usedByAll')
  return hasUnits ? t('rates.usedByText') : t('rates.usedByNone')
}
