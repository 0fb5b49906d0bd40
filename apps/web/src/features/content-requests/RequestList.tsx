import type { ConnectorKind } from '@dragoman/sdk/operations/shared'
import { Card } from '@dragoman/ui/Card'
import { RowList, RowListItem } from '@dragoman/ui/RowList'
import { useSuspenseQuery } from '@tanstack/react-query'
import { Moment } from '../../display/Moment.tsx'
import { t } from '../../i18n/t.ts'
import { Link } from '../../ground/links.ts'
import { requestsQuery } from './request-queries.ts'

/** The latest requests of a kind, each with its state. */
export function RequestList({ kind, path }: { kind: ConnectorKind; path: string }) {
  const { data } = useSuspenseQuery(requestsQuery(kind))
  return (
    <Card title={t('requests.list')}>
      {data.content.length === 0 ? (
        <p>{t('requests.none')}</p>
      ) : (
        <RowList label={t('requests.list')}>
          {data.content.map(({ uuid, name, status, createdAt }) => (
            <RowListItem
              key={uuid}
              end={
                <>
                  {t(`requests.status.${status}`)} · <Moment value={createdAt} />
                </>
              }
            >
              <Link to="/connectors/$kind/request/{-$id}" params={{ kind: path, id: uuid }}>
                <bdi>{name}</bdi>
              </Link>
            </RowListItem>
          ))}
        </RowList>
      )}
    </Card>
  )
}
