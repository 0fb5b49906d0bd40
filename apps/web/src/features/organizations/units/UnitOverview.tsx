import { useCan } from '@dragoman/hooks/permissions'
import type { OrgUnit } from '@dragoman/sdk/operations/orgUnits'
import { requirements } from '@dragoman/sdk/requirements'
import { Card } from '@dragoman/ui/Card'
import { DescriptionList, Property } from '@dragoman/ui/DescriptionList'
import { DetailLayout } from '@dragoman/ui/Page'
import { useQuery } from '@tanstack/react-query'
import { helpOn } from '../../../display/help/Help.tsx'
import { CustomValues } from '../../custom-fields/values/CustomValues.tsx'
import { RegionError } from '../../../errors/RegionError.tsx'
import { countryName, currencyName, formatList } from '../../../i18n/format.ts'
import { t } from '../../../i18n/t.ts'
import { Link } from '../../../ground/links.ts'
import { ClientFigures } from '../client/ClientFigures.tsx'
import { ClientMonths } from '../client/ClientMonths.tsx'
import { ClientProjects } from '../client/ClientProjects.tsx'
import styles from '../client/client.module.css'
import { LastChange } from '../client/LastChange.tsx'
import { PeopleCard } from '../client/PeopleCard.tsx'
import { summaryQuery, type Client } from '../client/summary-query.ts'
import { useRecentChanges } from '../client/use-last-change.ts'
import { ContactCard } from './ContactCard.tsx'

export interface UnitOverviewProps {
  unit: OrgUnit
  client: Client
  may: { projects: boolean; people: boolean }
}

/** The overview of an organizational unit: figures, months, projects, contacts, people. */
export function UnitOverview({ unit, client, may }: UnitOverviewProps) {
  const { data: summary, error, refetch } = useQuery(summaryQuery(client))
  const mayCreate = useCan(requirements['projects.create']) && unit.status === 'ACTIVE'
  return (
    <>
      {error && !summary ? (
        <RegionError error={error} onRetry={() => void refetch()} />
      ) : (
        <ClientFigures summary={summary} client={{ field: 'unit', name: unit.name }} />
      )}
      <DetailLayout
        aside={
          <>
            <UnitProperties unit={unit} />
            <ContactCard unit={unit} />
            {unit.memo && (
              <Card title={t('organizations.memo')}>
                <p className={styles.memo} dir="auto">
                  {unit.memo}
                </p>
              </Card>
            )}
            {may.people && <PeopleCard client={client} />}
          </>
        }
      >
        <ClientMonths client={client} />
        {may.projects && (
          <ClientProjects client={client} summary={summary} first="open" size={8} mayCreate={mayCreate} />
        )}
      </DetailLayout>
    </>
  )
}

function UnitProperties({ unit }: { unit: OrgUnit }) {
  const changes = useRecentChanges(unit.uuid)
  const { organization, country, currency, timezone, tags, priceList, netRateSettings, externalId } = unit
  return (
    <Card title={t('organizations.details')}>
      <DescriptionList layout="beside">
        <Property term={t('organizations.organization')}>
          <Link to="/organizations/$id" params={{ id: organization.uuid }}>
            <bdi>{organization.name}</bdi>
          </Link>
        </Property>
        {country && <Property term={t('organizations.country')}>{countryName(country)}</Property>}
        <Property term={t('organizations.currency')}>{currencyName(currency)}</Property>
        <Property term={t('organizations.timezone')}>
          <bdi>{timezone}</bdi>
        </Property>
        {priceList && (
          <Property term={t('organizations.priceList')}>
            <Link to="/organizations/units/$id" params={{ id: unit.uuid }} search={{ tab: 'prices' }}>
              <bdi>{priceList.name}</bdi>
            </Link>
          </Property>
        )}
        {netRateSettings && (
          <Property term={t('organizations.netRates')} help={helpOn('netRateScheme')}>
            <bdi>{netRateSettings.name}</bdi>
          </Property>
        )}
        {tags.length > 0 && <Property term={t('organizations.tags')}>{formatList(tags)}</Property>}
        {externalId && (
          <Property term={t('organizations.externalId')}>
            <bdi>{externalId}</bdi>
          </Property>
        )}
        {changes?.[0] && (
          <Property term={t('organizations.lastChange')}>
            <LastChange entry={changes[0]} />
          </Property>
        )}
        <CustomValues entity="ORG_UNIT" uuid={unit.uuid} values={unit.customFields} />
      </DescriptionList>
    </Card>
  )
}
