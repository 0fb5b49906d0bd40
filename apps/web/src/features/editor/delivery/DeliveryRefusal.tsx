import type { Task } from '@dragoman/sdk/operations/tasks'
import { InlineAlert } from '@dragoman/ui/InlineAlert'
import { Stack } from '@dragoman/ui/Page'
import { enumWord, t } from '../../../i18n/t.ts'
import { SegmentLinks } from './SegmentLinks.tsx'
import type { RefusedDelivery } from './delivery-refusal.ts'

export interface DeliveryRefusalProps {
  refusal: RefusedDelivery
  waitingFor: Task['waitingFor']
  onGo: (segmentId: string) => void
}

/** The reasons against a delivery, with the way to each segment. */
export function DeliveryRefusal({ refusal: { isWaiting, open, mismatched }, waitingFor, onGo }: DeliveryRefusalProps) {
  const step = waitingFor && enumWord('workflow', waitingFor.workflow.code, waitingFor.workflow.title)
  return (
    <InlineAlert tone="danger" isAnnounced title={t('editor.deliver.refused')}>
      <Stack gap={12}>
        {isWaiting && <p>{step ? t('editor.readOnly.waiting', { step }) : t('editor.readOnly.step')}</p>}
        {open.count > 0 && (
          <div>
            <p>{t('editor.deliver.open', { count: open.count })}</p>
            <SegmentLinks findings={open} onGo={onGo} />
          </div>
        )}
        {mismatched.count > 0 && (
          <div>
            <p>{t('editor.deliver.mismatched', { count: mismatched.count })}</p>
            <SegmentLinks findings={mismatched} onGo={onGo} withIssues />
          </div>
        )}
      </Stack>
    </InlineAlert>
  )
}
