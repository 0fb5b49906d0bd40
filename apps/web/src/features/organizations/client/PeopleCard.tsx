import { query } from '@dragoman/hooks/query'
import * as api from '@dragoman/sdk/api'
import type { UserListItem } from '@dragoman/sdk/operations/users'
import { Person } from '@dragoman/ui/Avatar'
import { Card } from '@dragoman/ui/Card'
import { RowList, RowListItem } from '@dragoman/ui/RowList'
import { Skeleton } from '@dragoman/ui/Skeleton'
import { useQuery } from '@tanstack/react-query'
import { RegionError } from '../../../errors/RegionError.tsx'
import { formatList, formatNumber } from '../../../i18n/format.ts'
import { enumWord, t } from '../../../i18n/t.ts'
import { Link } from '../../../ground/links.ts'
import { ofClient, type Client } from './summary-query.ts'

const shown = 5

/** A few of the people of a client, and how many there are. */
export function PeopleCard({ client }: { client: Client }) {
  const { data, error, refetch } = useQuery(
    query(api.users.list, { query: { ...ofClient(client), size: 50, sort: 'name,asc' } }),
  )
  // People who order come before those who translate.
  const isContact = ({ roles }: UserListItem) => Number(roles.includes('CLIENT'))
  const people = data?.content.toSorted((one, other) => isContact(other) - isContact(one)).slice(0, shown)
  return (
    <Card
      title={t('organizations.tab.people')}
      actions={
        data &&
        data.totalElements > shown && (
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
      {people && people.length > 0 && (
        <RowList label={t('organizations.tab.people')}>
          {people.map(({ uuid, name, avatar, roles }) => (
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
