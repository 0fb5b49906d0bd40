import { mutation } from '@dragoman/hooks/query'
import * as api from '@dragoman/sdk/api'
import type { ConnectorDescriptor } from '@dragoman/sdk/connector-kinds'
import { useMutation } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { Page, PageBody } from '@dragoman/ui/Page'
import { PageHeader } from '@dragoman/ui/PageHeader'
import { t } from '../../../i18n/t.ts'
import { ConnectionPath } from '../ConnectionPath.tsx'
import { GroupForm } from './GroupForm.tsx'

/** The page that makes a group of connections of a kind. */
export function NewGroup({ kind }: { kind: ConnectorDescriptor }) {
  const navigate = useNavigate()
  const create = useMutation({ ...mutation(api.connectors.createGroup), meta: { showsErrors: true } })
  return (
    <Page>
      <PageHeader title={t('connectors.newGroup')} breadcrumbs={<ConnectionPath kind={kind.kind} />} />
      <PageBody>
        <GroupForm
          kind={kind}
          isPending={create.isPending || create.isSuccess}
          error={create.error}
          onSave={(draft) =>
            create.mutate(
              { body: { ...draft, kind: kind.kind } },
              {
                onSuccess: ({ uuid }) =>
                  void navigate({
                    to: '/connectors/$kind/config-group/{-$id}',
                    params: { kind: kind.path, id: uuid },
                    replace: true,
                  }),
              },
            )
          }
        />
      </PageBody>
    </Page>
  )
}
