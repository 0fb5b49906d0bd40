import { useCan } from '@dragoman/hooks/permissions'
import { mutation } from '@dragoman/hooks/query'
import { useVersionedMutation } from '@dragoman/hooks/versions'
import * as api from '@dragoman/sdk/api'
import { connectorKinds } from '@dragoman/sdk/connector-kinds'
import type { ConnectorGroup } from '@dragoman/sdk/operations/connectors'
import { requirements } from '@dragoman/sdk/requirements'
import { Button } from '@dragoman/ui/Button'
import { Card } from '@dragoman/ui/Card'
import { Page, PageBody } from '@dragoman/ui/Page'
import { PageHeader } from '@dragoman/ui/PageHeader'
import { RowList, RowListItem } from '@dragoman/ui/RowList'
import { useMutation, useSuspenseQuery } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { ConflictNotice } from '../../../form/ConflictNotice.tsx'
import { confirmDelete } from '../../../form/confirm-delete.ts'
import { usePageName } from '../../../ground/page-name.ts'
import { showToast } from '../../../ground/toasts.ts'
import { t } from '../../../i18n/t.ts'
import { ConnectionPath } from '../ConnectionPath.tsx'
import { kindHref } from '../connector-places.ts'
import { groupQuery } from '../connector-queries.ts'
import { ConnectionLink } from '../ConnectionLink.tsx'
import { GroupForm } from './GroupForm.tsx'

/** A group of connections that are synchronized together. */
export function GroupPage({ uuid }: { uuid: string }) {
  const { data: group } = useSuspenseQuery(groupQuery(uuid))
  usePageName(group.name)
  const navigate = useNavigate()
  const mayChange = useCan(requirements['connectors.updateGroup'])
  const mayRun = useCan(requirements['connectors.startGroupRun'])
  const { kind, name, configs } = group
  const path = { groupUuid: uuid }
  const update = useVersionedMutation(api.connectors.updateGroup, group, { meta: { showsErrors: true } })
  const run = useMutation(mutation(api.connectors.startGroupRun))
  const remove = useMutation({ ...mutation(api.connectors.removeGroup), meta: { showsErrors: true } })
  const list = { to: kindHref(kind) as '/connectors', search: { tab: 'runs' as const } }
  const askRemove = () =>
    confirmDelete({
      title: t('connectors.removeTitle', { name }),
      text: t('connectors.removeGroupText'),
      run: async () => {
        await remove.mutateAsync({ path })
        showToast({ tone: 'success', title: t('connectors.removed', { name }) })
        await navigate({ to: kindHref(kind) as '/connectors' })
      },
    })
  return (
    <Page>
      <PageHeader
        title={name}
        breadcrumbs={<ConnectionPath kind={kind} />}
        actions={
          <>
            {mayRun && (
              <Button
                variant="primary"
                icon="refresh"
                isPending={run.isPending}
                onPress={() =>
                  run.mutate({ path, body: { direction: 'PULL' } }, { onSuccess: () => void navigate(list) })
                }
              >
                {t('connectors.pullNow')}
              </Button>
            )}
            {mayChange && (
              <Button icon="trash" onPress={askRemove}>
                {t('connectors.remove')}
              </Button>
            )}
          </>
        }
      />
      <PageBody>
        <ConflictNotice conflict={update.conflict} isPending={update.isPending} />
        {mayChange ? (
          <GroupForm
            key={update.base.version}
            kind={connectorKinds[kind]}
            group={update.base}
            isPending={update.isPending}
            error={update.error}
            onSave={({ name: next, configUuids }) =>
              update.mutate(
                { path, body: { name: next, configUuids } },
                { onSuccess: () => showToast({ tone: 'success', title: t('connectors.saved') }) },
              )
            }
          />
        ) : (
          <Configs configs={configs} kind={kind} />
        )}
      </PageBody>
    </Page>
  )
}

const Configs = ({ configs, kind }: Pick<ConnectorGroup, 'configs' | 'kind'>) => (
  <Card title={t('connectors.connections')} isFlush>
    <RowList>
      {configs.map(({ uuid, name }) => (
        <RowListItem key={uuid}>
          <ConnectionLink kind={kind} id={uuid}>
            <bdi>{name}</bdi>
          </ConnectionLink>
        </RowListItem>
      ))}
    </RowList>
  </Card>
)
