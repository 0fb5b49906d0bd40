import { useCan } from '@dragoman/hooks/permissions'
import { connectorKinds } from '@dragoman/sdk/connector-kinds'
import type { ConnectorRequest } from '@dragoman/sdk/operations/connectorRequests'
import { requirements } from '@dragoman/sdk/requirements'
import { Button } from '@dragoman/ui/Button'
import { Card } from '@dragoman/ui/Card'
import { DescriptionList, Property } from '@dragoman/ui/DescriptionList'
import { InlineAlert } from '@dragoman/ui/InlineAlert'
import { DetailLayout, Page, PageBody, Row } from '@dragoman/ui/Page'
import { PageHeader } from '@dragoman/ui/PageHeader'
import { Badge } from '@dragoman/ui/StatusBadge'
import type { Tone } from '@dragoman/ui/status-tone'
import { useSuspenseQuery } from '@tanstack/react-query'
import { Suspense, useState } from 'react'
import { formatList, formatTimestamp, isolated, languageName } from '../../i18n/format.ts'
import { t } from '../../i18n/t.ts'
import { overlay } from '../../lazy.tsx'
import { LinkButton } from '../../ground/links.ts'
import { usePageName } from '../../ground/page-name.ts'
import { ConnectionPath } from '../connectors/ConnectionPath.tsx'
import { AcceptForm } from './AcceptForm.tsx'
import { Pieces } from './Pieces.tsx'
import { requestQuery } from './request-queries.ts'

const RefuseDialog = overlay(() => import('./RefuseDialog.tsx'), 'RefuseDialog')

const tones: Readonly<Record<ConnectorRequest['status'], Tone>> = {
  OPEN: 'warning',
  ACCEPTED: 'success',
  REFUSED: 'neutral',
}

/** Content that an editor wants to have translated: a manager accepts or refuses it. */
export function RequestPage({ uuid }: { uuid: string }) {
  const { data: request } = useSuspenseQuery(requestQuery(uuid))
  usePageName(request.name)
  const mayDecide = useCan(requirements['connectorRequests.accept'])
  const isOpen = request.status === 'OPEN' && mayDecide
  const [chosen, setChosen] = useState<ReadonlySet<string>>(() => new Set(usable(request)))
  const [isRefusing, setRefusing] = useState(false)
  const time = formatTimestamp(request.createdAt)
  const { requester } = request
  return (
    <Page>
      <PageHeader
        title={request.name}
        breadcrumbs={<ConnectionPath kind={request.kind} />}
        status={<Badge tone={tones[request.status]}>{t(`requests.status.${request.status}`)}</Badge>}
        description={
          requester ? t('requests.by', { name: isolated(requester.name), time }) : t('requests.at', { time })
        }
        actions={isOpen && <Button onPress={() => setRefusing(true)}>{t('requests.refuse')}</Button>}
      />
      <PageBody>
        {request.fault && (
          <InlineAlert tone="warning" title={t(`connectors.fault.${request.fault}`)}>
            {t('requests.unread')}
          </InlineAlert>
        )}
        <DetailLayout aside={isOpen ? <AcceptForm request={request} chosen={chosen} /> : <Decided request={request} />}>
          <Pieces
            pieces={request.pieces}
            {...(isOpen && { selection: { selected: chosen, onChange: (next) => setChosen(next) } })}
          />
          {request.note !== '' && (
            <Card title={t('requests.note')}>
              <p dir="auto">{request.note}</p>
            </Card>
          )}
        </DetailLayout>
        {isRefusing && (
          <Suspense>
            <RefuseDialog requestUuid={uuid} onClose={() => setRefusing(false)} />
          </Suspense>
        )}
      </PageBody>
    </Page>
  )
}

const usable = ({ pieces }: ConnectorRequest) => pieces.filter(({ isGone }) => !isGone).map(({ key }) => key)

function Decided({ request }: { request: ConnectorRequest }) {
  const { config, kind, targetLocales, answer, projectUuid, runUuid } = request
  return (
    <Card title={t(`requests.status.${request.status}`)}>
      <DescriptionList>
        <Property term={connectorKinds[kind].name}>
          <bdi>{config.name}</bdi>
        </Property>
        {targetLocales.length > 0 && (
          <Property term={t('connectors.targets')}>{formatList(targetLocales.map(languageName))}</Property>
        )}
        {answer !== '' && <Property term={t('requests.answer')}>{answer}</Property>}
      </DescriptionList>
      <Row>
        {projectUuid !== undefined && (
          <LinkButton to="/projects/$id" params={{ id: projectUuid }}>
            {t('requests.openProject')}
          </LinkButton>
        )}
        {runUuid !== undefined && (
          <LinkButton
            to="/connectors/$kind/sync/{-$id}"
            params={{ kind: connectorKinds[kind].path, id: runUuid }}
            variant="quiet"
          >
            {t('requests.openRun')}
          </LinkButton>
        )}
      </Row>
    </Card>
  )
}
