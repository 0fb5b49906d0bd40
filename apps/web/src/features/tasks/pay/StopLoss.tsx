import { query } from '@dragoman/hooks/query'
import { useSession } from '@dragoman/hooks/session'
import * as api from '@dragoman/sdk/api'
import type { Task } from '@dragoman/sdk/operations/tasks'
import { ifMatch } from '@dragoman/sdk/versions'
import { Button } from '@dragoman/ui/Button'
import { InlineAlert } from '@dragoman/ui/InlineAlert'
import { Row } from '@dragoman/ui/Page'
import { useQuery } from '@tanstack/react-query'
import { formatTimestamp } from '../../../i18n/format.ts'
import { formatMoney } from '../../../i18n/format-amounts.ts'
import { t } from '../../../i18n/t.ts'
import { showToast } from '../../../ground/toasts.ts'
import { useTaskWrite } from '../use-task-write.ts'

export interface StopLossProps {
  task: Task
  /** Nothing either once the offer was answered or has expired. */
  isOpenOnly?: boolean
}

/** A lower pay that is on offer: its assignee answers, a manager sees where it stands. Nothing without an offer. */
export function StopLoss({ task, isOpenOnly }: StopLossProps) {
  const { snapshot } = useSession()
  const { data: offer } = useQuery({
    ...query(api.tasks.getStopLoss, { path: { taskUuid: task.uuid } }),
    enabled: task.assignee !== undefined,
  })
  const post = useTaskWrite(api.tasks.postStopLoss)
  if (!offer || (isOpenOnly && offer.status !== 'OFFERED')) return null
  const answer = (status: 'ACCEPTED' | 'DECLINED') => {
    const onSuccess = () => showToast({ tone: 'success', title: t(`tasks.stopLoss.told.${status}`) })
    post.mutate({ path: { taskUuid: task.uuid }, body: { status }, headers: ifMatch(offer) }, { onSuccess })
  }
  const { status, offeredTotal, originalTotal, currency, expiresAt, reason } = offer
  const isMine = task.assignee?.uuid === snapshot.subject?.user.uuid
  const isOpen = status === 'OFFERED'
  const values = { offered: formatMoney(offeredTotal, currency), original: formatMoney(originalTotal, currency) }
  return (
    <InlineAlert
      tone={isOpen ? 'warning' : 'info'}
      title={t(`tasks.stopLoss.${status as 'OFFERED' | 'ACCEPTED' | 'DECLINED' | 'EXPIRED'}`)}
      action={
        isMine && isOpen ? (
          <Row>
            <Button size="small" variant="primary" isDisabled={post.isPending} onPress={() => answer('ACCEPTED')}>
              {t('tasks.stopLoss.accept')}
            </Button>
            <Button size="small" isDisabled={post.isPending} onPress={() => answer('DECLINED')}>
              {t('tasks.stopLoss.decline')}
            </Button>
          </Row>
        ) : undefined
      }
    >
      {t('tasks.stopLoss.text', values)} {isOpen && t('tasks.stopLoss.until', { date: formatTimestamp(expiresAt) })}{' '}
      {reason && <bdi>{reason}</bdi>}
    </InlineAlert>
  )
}
