import { Button } from '@dragoman/ui/Button'
import { Card } from '@dragoman/ui/Card'
import { DescriptionList, Property } from '@dragoman/ui/DescriptionList'
import { InlineAlert } from '@dragoman/ui/InlineAlert'
import { Page, PageBody, Row, Stack } from '@dragoman/ui/Page'
import { PageHeader } from '@dragoman/ui/PageHeader'
import { ProgressBar } from '@dragoman/ui/ProgressBar'
import { RowList, RowListItem } from '@dragoman/ui/RowList'
import { Badge } from '@dragoman/ui/StatusBadge'
import { TextField } from '@dragoman/ui/TextField'
import { useState } from 'react'
import { formatNumber } from '../../i18n/format.ts'
import { t } from '../../i18n/t.ts'
import { echoAddress, loadCount, useEcho, type EchoState, type LoadResult } from './use-echo.ts'

/** Shows whether WebSockets get through to this server, how long a message takes there and back, and many at once. */
export function WebsocketTester() {
  const { state, messages, load, connect, disconnect, send, sendMany } = useEcho()
  const [text, setText] = useState('')
  const isOpen = state.status === 'open'
  const isLoading = load !== undefined && load.result === undefined && isOpen
  return (
    <Page>
      <PageHeader
        title={t('websocket.title')}
        description={t('websocket.text')}
        actions={
          isOpen ? (
            <Button onPress={disconnect}>{t('websocket.disconnect')}</Button>
          ) : (
            <Button variant="primary" onPress={connect} isPending={state.status === 'connecting'}>
              {t('websocket.connect')}
            </Button>
          )
        }
      />
      <PageBody>
        <Card title={t('websocket.connection')}>
          <Stack gap={12}>
            <DescriptionList>
              <Property term={t('websocket.status')}>
                <span role="status">
                  <Badge tone={isOpen ? 'success' : state.status === 'closed' ? 'danger' : 'neutral'}>
                    {t(`websocket.status.${state.status}`)}
                  </Badge>
                </span>
              </Property>
              <Property term={t('websocket.address')}>
                <bdi>{echoAddress()}</bdi>
              </Property>
            </DescriptionList>
            <ClosedBecause state={state} />
          </Stack>
        </Card>
        <Card title={t('websocket.messages')}>
          <Stack gap={16}>
            <form
              onSubmit={(event) => {
                event.preventDefault()
                if (!isOpen || text === '') return
                send(text)
                setText('')
              }}
            >
              <Stack gap={12}>
                <TextField label={t('websocket.message')} value={text} onChange={setText} maxLength={10_000} />
                <Row>
                  <Button type="submit" isDisabled={!isOpen || text === '' || isLoading}>
                    {t('websocket.send')}
                  </Button>
                </Row>
              </Stack>
            </form>
            {messages.length > 0 && (
              <RowList label={t('websocket.messages')}>
                {messages.map(({ id, text: sent, took }) => (
                  <RowListItem
                    key={id}
                    end={
                      took === undefined
                        ? t('websocket.waiting')
                        : t('websocket.roundTrip', { time: milliseconds(took) })
                    }
                  >
                    <bdi>{sent}</bdi>
                  </RowListItem>
                ))}
              </RowList>
            )}
          </Stack>
        </Card>
        <Card title={t('websocket.load')} description={t('websocket.loadText', { count: loadCount })}>
          <Stack gap={16}>
            <Row>
              <Button onPress={sendMany} isDisabled={!isOpen} isPending={isLoading}>
                {t('websocket.loadStart', { count: loadCount })}
              </Button>
            </Row>
            {isLoading && <ProgressBar label={t('websocket.received')} value={(load.received / loadCount) * 100} />}
            {load?.result && <LoadFigures result={load.result} />}
          </Stack>
        </Card>
      </PageBody>
    </Page>
  )
}

/** Why there is no connection, and what to do. */
function ClosedBecause({ state }: { state: EchoState }) {
  if (state.status !== 'closed' || state.code === 1000) return null
  const { code, reason, wasOpen } = state
  return (
    <InlineAlert tone="warning" isAnnounced title={t('websocket.closedWith', { code: String(code) })}>
      {wasOpen ? reason || t('websocket.lost') : t('websocket.notOpened')}
    </InlineAlert>
  )
}

function LoadFigures({ result: { sent, received, median, high, total } }: { result: LoadResult }) {
  const lost = sent - received
  return (
    <div role="status">
      <DescriptionList>
        <Property term={t('websocket.received')}>{t('websocket.receivedOf', { received, sent })}</Property>
        <Property term={t('websocket.lostCount')}>{formatNumber(lost)}</Property>
        <Property term={t('websocket.median')}>{milliseconds(median)}</Property>
        <Property term={t('websocket.high')}>{milliseconds(high)}</Property>
        <Property term={t('websocket.total')}>{milliseconds(total)}</Property>
      </DescriptionList>
    </div>
  )
}

const milliseconds = (time: number) =>
  t('websocket.milliseconds', { time: time < 10 ? time.toFixed(1) : Math.round(time).toFixed(0) })
