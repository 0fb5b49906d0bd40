import { mutation, query } from '@dragoman/hooks/query'
import * as api from '@dragoman/sdk/api'
import type { Webhook, WebhookDelivery } from '@dragoman/sdk/operations/webhooks'
import { BareButton } from '@dragoman/ui/BareButton'
import { Button } from '@dragoman/ui/Button'
import { Card } from '@dragoman/ui/Card'
import { DirectionalIcon } from '@dragoman/ui/DirectionalIcon'
import { EmptyState } from '@dragoman/ui/EmptyState'
import { IconButton } from '@dragoman/ui/IconButton'
import { Pagination } from '@dragoman/ui/Pagination'
import { SegmentedControl } from '@dragoman/ui/SegmentedControl'
import { Skeleton } from '@dragoman/ui/Skeleton'
import { Badge } from '@dragoman/ui/StatusBadge'
import type { Tone } from '@dragoman/ui/status-tone'
import { VisuallyHidden } from '@dragoman/ui/VisuallyHidden'
import { keepPreviousData, useMutation, useQuery } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { Fragment, lazy, Suspense, useState } from 'react'
import { Moment } from '../../display/Moment.tsx'
import { RegionError } from '../../errors/RegionError.tsx'
import { formatNumber, formatTimestamp } from '../../i18n/format.ts'
import { t } from '../../i18n/t.ts'
import { showToast } from '../../ground/toasts.ts'
import { answerText, durationText } from './answer-text.ts'
import { DeliveryExchange } from './DeliveryExchange.tsx'
import { TypeCode } from './TypeCode.tsx'
import styles from './webhooks.module.css'

const ReplayDialog = lazy(() => import('./ReplayDialog.tsx').then((module) => ({ default: module.ReplayDialog })))

const pageSize = 25

const tones: Readonly<Record<WebhookDelivery['status'], Tone>> = {
  DELIVERED: 'success',
  FAILED: 'danger',
  PENDING: 'warning',
  HELD: 'neutral',
}

/** Lists the deliveries to a receiver, newest first; a row opens in place. */
export function DeliveryLog({ webhook, isFailedOnly }: { webhook: Webhook; isFailedOnly: boolean }) {
  const navigate = useNavigate()
  const [page, setPage] = useState(0)
  const [opened, setOpened] = useState<string | null>(null)
  const [isReplaying, setReplaying] = useState(false)
  const { data, error, refetch } = useQuery({
    ...query(api.webhooks.listDeliveries, {
      path: { id: webhook.uuid },
      query: { page, size: pageSize, ...(isFailedOnly && { status: 'FAILED' as const }) },
    }),
    placeholderData: keepPreviousData,
    refetchInterval: 5000,
  })
  const show = (which: 'all' | 'failed') => {
    setPage(0)
    void navigate({
      to: '.',
      search: ((present: object) => ({ ...present, status: which === 'failed' ? 'FAILED' : undefined })) as never,
      replace: true,
      resetScroll: false,
    })
  }
  const canSend = webhook.url !== undefined && webhook.active
  return (
    <Card
      isFlush
      title={t('webhooks.deliveries')}
      actions={
        <>
          <SegmentedControl
            label={t('webhooks.show')}
            value={isFailedOnly ? 'failed' : 'all'}
            options={[
              { id: 'all', label: t('webhooks.all') },
              {
                id: 'failed',
                label: t('webhooks.failed'),
                ...(webhook.stats.failed > 0 && { count: formatNumber(webhook.stats.failed) }),
              },
            ]}
            onChange={show}
          />
          {webhook.url !== undefined && (
            <Button size="small" icon="refresh" isDisabled={!canSend} onPress={() => setReplaying(true)}>
              {t('webhooks.replayMany')}
            </Button>
          )}
        </>
      }
      footer={
        data &&
        data.totalElements > pageSize && (
          <Pagination page={page} pageSize={pageSize} total={data.totalElements} onPageChange={setPage} />
        )
      }
    >
      {error && !data ? (
        <RegionError error={error} onRetry={() => void refetch()} />
      ) : !data ? (
        <div className={styles.padded}>
          <Skeleton lines={6} />
        </div>
      ) : data.content.length === 0 ? (
        <EmptyState
          kind={isFailedOnly ? 'no-match' : 'first-use'}
          icon="inbox"
          title={isFailedOnly ? t('webhooks.noFailed') : t('webhooks.noDeliveries')}
        >
          {t('webhooks.noDeliveriesText')}
        </EmptyState>
      ) : (
        <table className={styles.table} aria-label={t('webhooks.deliveries')}>
          <thead>
            <tr>
              <th scope="col">{t('webhooks.time')}</th>
              <th scope="col">{t('webhooks.event')}</th>
              <th scope="col">{t('webhooks.answer')}</th>
              <th scope="col" data-end>
                {t('webhooks.duration')}
              </th>
              <th scope="col" data-end>
                {t('webhooks.attempts')}
              </th>
              <th scope="col">
                <VisuallyHidden>{t('webhooks.replay')}</VisuallyHidden>
              </th>
            </tr>
          </thead>
          <tbody>
            {data.content.map((delivery) => (
              <Fragment key={delivery.uuid}>
                <DeliveryRow
                  webhook={webhook}
                  delivery={delivery}
                  isOpen={delivery.uuid === opened}
                  onToggle={() => setOpened(delivery.uuid === opened ? null : delivery.uuid)}
                  canSend={canSend}
                />
                {delivery.uuid === opened && (
                  <tr>
                    <td colSpan={6} className={styles.opened}>
                      <DeliveryExchange webhook={webhook} delivery={delivery} />
                    </td>
                  </tr>
                )}
              </Fragment>
            ))}
          </tbody>
        </table>
      )}
      <Suspense>{isReplaying && <ReplayDialog webhook={webhook} onClose={() => setReplaying(false)} />}</Suspense>
    </Card>
  )
}

interface DeliveryRowProps {
  webhook: Webhook
  delivery: WebhookDelivery
  isOpen: boolean
  onToggle: () => void
  canSend: boolean
}

function DeliveryRow({ webhook, delivery, isOpen, onToggle, canSend }: DeliveryRowProps) {
  const { uuid, type, status, createdAt, attempts, mostAttempts, duration, attemptedAt } = delivery
  const replay = useMutation(mutation(api.webhooks.replayDelivery))
  const tone = status === 'PENDING' && attemptedAt === undefined ? 'neutral' : tones[status]
  const send = () =>
    replay.mutate(
      { path: { id: webhook.uuid, deliveryUuid: uuid } },
      { onSuccess: () => showToast({ tone: 'success', title: t('webhooks.replayed', { count: 1 }) }) },
    )
  return (
    <tr data-selected={isOpen || undefined}>
      <th scope="row">
        <BareButton
          className={styles.opener}
          aria-expanded={isOpen}
          aria-label={t('webhooks.details', { event: type, time: formatTimestamp(createdAt) })}
          onPress={onToggle}
        >
          <DirectionalIcon name="chevron-end" className={styles.chevron} />
          <Moment value={createdAt} />
        </BareButton>
      </th>
      <td>
        <TypeCode type={type} />
      </td>
      <td>
        <Badge tone={tone}>{answerText(delivery)}</Badge>
      </td>
      <td data-end>{duration !== undefined && durationText(duration)}</td>
      <td data-end>
        {attempts > 1 || status !== 'DELIVERED' ? t('webhooks.attemptOf', { attempts, mostAttempts }) : attempts}
      </td>
      <td data-end>
        {canSend && (
          <IconButton
            size="small"
            icon="refresh"
            label={t('webhooks.replayOne', { event: type, time: formatTimestamp(createdAt) })}
            isDisabled={replay.isPending}
            onPress={send}
          />
        )}
      </td>
    </tr>
  )
}
