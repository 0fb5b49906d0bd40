import { query } from '@dragoman/hooks/query'
import * as api from '@dragoman/sdk/api'
import { Person } from '@dragoman/ui/Avatar'
import { Card } from '@dragoman/ui/Card'
import { RowList, RowListItem } from '@dragoman/ui/RowList'
import { Skeleton } from '@dragoman/ui/Skeleton'
import { useQuery } from '@tanstack/react-query'
import { RegionError } from '../../../errors/RegionError.tsx'
import { formatList, formatNumber } from '../../../i18n/format.ts'
import { enumWord, t } from '../../../i18n/t.ts'
import { Link } from '../../../shell/links.ts'
import { ofClient, type Client } from './summary-query.ts'

/** A few of the people of a client, and how many there are. */
export function PeopleCard({ client }: { client: Client }) {
  const { data, error, refetch } = useQuery(
    query(api.users.list, { query: { ...ofClient(client), size: 5, sort: 'name,asc' } }),
  )
  return (
    <Card
      title={t('organizations.tab.people')}
      actions={
        data &&
        data.totalElements > data.content.length && (
          <Link
            to={client.kind === 'organization' ? '/organizations/$id' : '/organizations/units/$id'}
            params={{ id: client.uuid }}
            search={{ tab: 'people' }}
          >
            {t('organizations.people.all', { count: formatNumber(data.totalElements) })}
          </Link>
        )
      }
    >
      {!data && error && <RegionError error={error} onRetry={() => void refetch()} />}
      {!data && !error && <Skeleton lines={5} />}
      {data?.content.length === 0 && <p>{t('organizations.people.none')}</p>}
      {data && data.content.length > 0 && (
        <RowList label={t('organizations.tab.people')}>
          {data.content.map(({ uuid, name, avatar, roles }) => (
            <RowListItem key={uuid} end={formatList(roles.map((role) => enumWord('role', role)))}>
              <Link to="/users/$id" params={{ id: uuid }} variant="plain">
                <Person name={name} src={avatar} />
              </Link>
            </RowListItem>
          ))}
        </RowList>
      )}
    </Card>
  )
}
