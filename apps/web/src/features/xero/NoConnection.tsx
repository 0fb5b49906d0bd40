import { mutation } from '@dragoman/hooks/query'
import { useCan } from '@dragoman/hooks/permissions'
import * as api from '@dragoman/sdk/api'
import type { XeroStatus } from '@dragoman/sdk/operations/xero'
import { requirements } from '@dragoman/sdk/requirements'
import { Button } from '@dragoman/ui/Button'
import { Card } from '@dragoman/ui/Card'
import { EmptyState } from '@dragoman/ui/EmptyState'
import { InlineAlert } from '@dragoman/ui/InlineAlert'
import { RowList, RowListItem } from '@dragoman/ui/RowList'
import { useMutation } from '@tanstack/react-query'
import { errorText } from '../../errors/error-text.ts'
import { isolated } from '../../i18n/format.ts'
import { t } from '../../i18n/t.ts'
import { NotSent } from './NotSent.tsx'
import { useConnect } from './use-xero.ts'

/** The way to a connection, or who can make one. */
export function NoConnection({ status }: { status: XeroStatus }) {
  const mayConnect = useCan(requirements['xero.connect'])
  const { connect, isPending, error } = useConnect()
  if (status.state === 'NOT_CONFIGURED')
    return (
      <EmptyState kind="no-permission" icon="plug" title={t('xero.notConfigured')}>
        {t('xero.notConfiguredText')} <code dir="ltr">XERO_CLIENT</code>
      </EmptyState>
    )
  if (status.state === 'CHOOSING' && mayConnect) return <ChooseOrganization status={status} />
  return (
    <>
      <EmptyState
        kind="first-use"
        icon="plug"
        title={t('xero.notConnected')}
        action={
          mayConnect && (
            <Button variant="primary" icon="plug" isPending={isPending} onPress={connect}>
              {t('xero.connect')}
            </Button>
          )
        }
      >
        {t('xero.connectText')} {!mayConnect && t('xero.askAdministrator')}
      </EmptyState>
      <NotSent />
      {error && (
        <InlineAlert tone="danger" isAnnounced>
          {errorText(error)}
        </InlineAlert>
      )}
    </>
  )
}

function ChooseOrganization({ status: { organizations = [] } }: { status: XeroStatus }) {
  const choose = useMutation(mutation(api.xero.chooseOrganization))
  return (
    <Card title={t('xero.choose')} description={t('xero.chooseText')} isFlush>
      <RowList>
        {organizations.map(({ id, name }) => (
          <RowListItem
            key={id}
            end={
              <Button
                size="small"
                isPending={choose.isPending && choose.variables.body.id === id}
                onPress={() => choose.mutate({ body: { id } })}
              >
                {t('xero.connectThis', { name: isolated(name) })}
              </Button>
            }
          >
            <bdi>{name}</bdi>
          </RowListItem>
        ))}
      </RowList>
    </Card>
  )
}
