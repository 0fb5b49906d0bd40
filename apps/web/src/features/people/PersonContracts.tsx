import { useSession } from '@dragoman/hooks/session'
import { query } from '@dragoman/hooks/query'
import * as api from '@dragoman/sdk/api'
import { can } from '@dragoman/sdk/permissions'
import { Card } from '@dragoman/ui/Card'
import { RowList, RowListItem } from '@dragoman/ui/RowList'
import { useQuery } from '@tanstack/react-query'
import { Moment } from '../../display/Moment.tsx'
import { t } from '../../i18n/t.ts'

/** The contracts of a person, each version that they accepted, and when; nothing where there are none. */
export function PersonContracts({ userUuid }: { userUuid: string }) {
  const { snapshot } = useSession()
  const isOwn = snapshot.subject?.user.uuid === userUuid
  const maySee = isOwn || can(snapshot.subject, ['ROLE_ACCOUNT_ADMIN'])
  // The page is whole without it.
  const { data: contracts } = useQuery({
    ...query(api.users.listContracts, { query: { userUuid } }),
    enabled: maySee,
    meta: { showsErrors: true },
  })
  if (!contracts || contracts.length === 0) return null
  return (
    <Card title={t('users.contracts')}>
      <RowList label={t('users.contracts')}>
        {contracts.map(({ uuid, name, version, current, acceptedAt }) => (
          <RowListItem
            key={uuid}
            end={acceptedAt === undefined ? t('users.contracts.open') : <Moment value={acceptedAt} />}
            below={t(current ? 'users.contracts.version' : 'users.contracts.earlier', { version })}
          >
            <bdi>{name}</bdi>
          </RowListItem>
        ))}
      </RowList>
    </Card>
  )
}
