import { mutation, query } from '@dragoman/hooks/query'
import { useSession } from '@dragoman/hooks/session'
import * as api from '@dragoman/sdk/api'
import type { AgentRequest } from '@dragoman/sdk/operations/agents'
import { Button } from '@dragoman/ui/Button'
import { Card } from '@dragoman/ui/Card'
import { CopyableId } from '@dragoman/ui/CopyButton'
import { DescriptionList, Property } from '@dragoman/ui/DescriptionList'
import { EmptyState } from '@dragoman/ui/EmptyState'
import { FormLayout } from '@dragoman/ui/Form'
import { InlineAlert } from '@dragoman/ui/InlineAlert'
import { Link } from '@dragoman/ui/Link'
import { Page, PageBody, Row, Stack } from '@dragoman/ui/Page'
import { PageHeader } from '@dragoman/ui/PageHeader'
import { Radio, RadioGroup } from '@dragoman/ui/RadioGroup'
import { Skeleton } from '@dragoman/ui/Skeleton'
import { useMutation, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { errorText } from '../../errors/error-text.ts'
import { isolated } from '../../i18n/format.ts'
import { t } from '../../i18n/t.ts'
import type { Asked } from './agent-search.ts'

/** Asks whether a program may work for the person: the authorization page of OAuth. */
export function ConnectAgent({ asked }: { asked: Asked | undefined }) {
  const address = `${location.origin}/mcp`
  return (
    <Page>
      <PageHeader title={t('agents.title')} description={t('agents.text')} />
      <PageBody>
        {asked ? (
          <FormLayout width="page">
            <Request asked={asked} />
          </FormLayout>
        ) : (
          <EmptyState
            kind="first-use"
            icon="plug"
            title={t('agents.none')}
            action={
              <>
                <CopyableId value={address} />
                <Link href="/docs/agents" target="_blank" rel="noopener">
                  {t('agents.help')}
                </Link>
              </>
            }
          >
            {t('agents.noneText', { address: isolated(address) })}
          </EmptyState>
        )}
      </PageBody>
    </Page>
  )
}

function Request({ asked }: { asked: Asked }) {
  const { data: request, error } = useQuery(query(api.agents.ask, { query: asked }))
  if (error)
    return (
      <InlineAlert tone="danger" title={t('agents.refused')}>
        {errorText(error)}
      </InlineAlert>
    )
  return request ? <Consent asked={asked} request={request} /> : <Skeleton lines={6} />
}

const leave = (address: string) => location.assign(address)

function Consent({ asked, request }: { asked: Asked; request: AgentRequest }) {
  const { user } = useSession().snapshot.subject!
  const { name, host, account, mayWrite, refusedUri } = request
  const [access, setAccess] = useState<'read' | 'write'>(mayWrite ? 'write' : 'read')
  const connect = useMutation({ ...mutation(api.agents.connect), meta: { showsErrors: true } })
  const { clientId, redirectUri, codeChallenge = '', state, resource } = asked
  const allow = () =>
    connect.mutate(
      {
        body: {
          clientId,
          redirectUri,
          codeChallenge,
          readOnly: access === 'read',
          ...(state !== undefined && { state }),
          ...(resource !== undefined && { resource }),
        },
      },
      { onSuccess: (back) => leave(back.redirectUri) },
    )
  // Programs on the person's own machine open beside this page, which stays.
  if (connect.isSuccess)
    return (
      <InlineAlert tone="success" isAnnounced>
        {t('agents.done', { name: isolated(name) })}
      </InlineAlert>
    )
  return (
    <Card
      title={t('agents.asks', { name: isolated(name) })}
      description={t('agents.asksText', { name: isolated(name), account: isolated(account) })}
    >
      <Stack>
        <DescriptionList>
          <Property term={t('agents.as')}>
            <bdi>{user.name}</bdi>
          </Property>
          <Property term={t('agents.goesTo')}>
            <bdi>{host}</bdi>
          </Property>
        </DescriptionList>
        <RadioGroup
          label={t('agents.may')}
          value={access}
          onChange={(chosen) => setAccess(chosen === 'write' ? 'write' : 'read')}
        >
          <Radio value="read">{t('agents.may.read')}</Radio>
          {mayWrite && <Radio value="write">{t('agents.may.write')}</Radio>}
        </RadioGroup>
        <InlineAlert tone="warning">{t('agents.trust', { name: isolated(name) })}</InlineAlert>
        {connect.error && (
          <InlineAlert tone="danger" isAnnounced>
            {errorText(connect.error)}
          </InlineAlert>
        )}
        <Row>
          <Button variant="primary" isPending={connect.isPending} onPress={allow}>
            {t('agents.allow')}
          </Button>
          <Button isDisabled={connect.isPending} onPress={() => leave(refusedUri)}>
            {t('agents.refuse')}
          </Button>
        </Row>
      </Stack>
    </Card>
  )
}
