import { useCan } from '@dragoman/hooks/permissions'
import type { ClientSummary } from '@dragoman/sdk/operations/clientSummaries'
import type { Organization } from '@dragoman/sdk/operations/organizations'
import { requirements } from '@dragoman/sdk/requirements'
import { Card } from '@dragoman/ui/Card'
import { DescriptionList, Property } from '@dragoman/ui/DescriptionList'
import { EmptyState } from '@dragoman/ui/EmptyState'
import { DetailLayout } from '@dragoman/ui/Page'
import { RowList, RowListItem } from '@dragoman/ui/RowList'
import { useQuery } from '@tanstack/react-query'
import { CustomValues } from '../custom-fields/values/CustomValues.tsx'
import { StatusWord } from '../../display/StatusWord.tsx'
import { RegionError } from '../../errors/RegionError.tsx'
import { countryName, formatNumber } from '../../i18n/format.ts'
import { t } from '../../i18n/t.ts'
import { Link, LinkButton } from '../../ground/links.ts'
import { ClientFigures } from './client/ClientFigures.tsx'
import { ClientMonths } from './client/ClientMonths.tsx'
import { ClientProjects } from './client/ClientProjects.tsx'
import { LastChange } from './client/LastChange.tsx'
import { PeopleCard } from './client/PeopleCard.tsx'
import { summaryQuery, type Client } from './client/summary-query.ts'
import { useRecentChanges } from './client/use-last-change.ts'

export interface OrganizationOverviewProps {
  organization: Organization
  client: Client
  may: { projects: boolean; people: boolean; activity: boolean }
}

/** The overview of an organization: figures, months, projects, its units and people. */
export function OrganizationOverview({ organization, client, may }: OrganizationOverviewProps) {
  const { data: summary, error, refetch } = useQuery(summaryQuery(client))
  const mayCreate = useCan(requirements['projects.create'])
  const changes = useRecentChanges(organization.uuid)
  const { country, customFields } = organization
  return (
    <>
      {error && !summary ? (
        <RegionError error={error} onRetry={() => void refetch()} />
      ) : (
        <ClientFigures summary={summary} client={{ field: 'client', name: organization.name }} />
      )}
      <DetailLayout
        aside={
          <>
            <Card title={t('organizations.details')}>
              <DescriptionList layout="beside">
                <Property term={t('organizations.country')}>
                  {country ? countryName(country) : t('shell.unknown')}
                </Property>
                {changes?.[0] && (
                  <Property term={t('organizations.lastChange')}>
                    <LastChange entry={changes[0]} />
                  </Property>
                )}
                <CustomValues entity="ORGANIZATION" uuid={organization.uuid} values={customFields} />
              </DescriptionList>
            </Card>
            <UnitsCard organization={organization} summary={summary} />
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

function UnitsCard({ organization, summary }: { organization: Organization; summary: ClientSummary | undefined }) {
  const mayCreate = useCan(requirements['orgUnits.create'])
  const { organizationalUnits } = organization
  const facts = new Map(summary?.orgUnits.map((unit) => [unit.uuid, unit]))
  return (
    <Card
      title={t('organizations.units')}
      actions={
        mayCreate && (
          <LinkButton
            to="/organizations/units/create"
            search={{ organization: organization.uuid }}
            size="small"
            icon="plus"
          >
            {t('organizations.addUnit')}
          </LinkButton>
        )
      }
    >
      {organizationalUnits.length === 0 ? (
        <EmptyState kind="first-use" icon="building" headingLevel={3} title={t('organizations.noUnits')} />
      ) : (
        <RowList label={t('organizations.units')}>
          {organizationalUnits.map(({ uuid, name }) => {
            const unit = facts.get(uuid)
            return (
              <RowListItem
                key={uuid}
                end={unit && t('organizations.figure.projects', { count: unit.openProjects })}
                below={
                  unit &&
                  (unit.status === 'INACTIVE' ? (
                    <StatusWord of="userStatus" code={unit.status} />
                  ) : (
                    t('organizations.wordsThisMonth', { words: formatNumber(unit.words) })
                  ))
                }
              >
                <Link to="/organizations/units/$id" params={{ id: uuid }} variant="plain">
                  <bdi>{name}</bdi>
                </Link>
              </RowListItem>
            )
          })}
        </RowList>
      )}
    </Card>
  )
}
