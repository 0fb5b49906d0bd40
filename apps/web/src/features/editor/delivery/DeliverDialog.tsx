import { mutation } from '@dragoman/hooks/query'
import { changeStatus, type Task } from '@dragoman/sdk/operations/tasks'
import { Checkbox } from '@dragoman/ui/Checkbox'
import { ConfirmDialog } from '@dragoman/ui/ConfirmDialog'
import { InlineAlert } from '@dragoman/ui/InlineAlert'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { errorText } from '../../../errors/error-text.ts'
import { t } from '../../../i18n/t.ts'
import { showToast } from '../../../ground/toasts.ts'
import type { Editing } from '../drafts/editing.ts'
import type { SegmentFilter } from '../editor-context.ts'
import { indexQuery, useCounts } from '../segments/use-segments.ts'
import { deliveryRefusal } from './delivery-refusal.ts'
import { OpenWork } from './OpenWork.tsx'
import { DeliveryRefusal } from './DeliveryRefusal.tsx'

interface DeliverDialogProps {
  task: Task
  editing: Editing
  onFilter: (filter: SegmentFilter) => void
  onConfirmAll: () => void
  onClose: () => void
}

/** Asks before a task is delivered, and says what stands against it, with the way there. */
export function DeliverDialog({ task, editing, onFilter, onConfirmAll, onClose }: DeliverDialogProps) {
  const queryClient = useQueryClient()
  const { uuid } = editing.item.workUnit
  useEffect(() => {
    // Segments that others confirmed or reopened since the page was loaded count, too.
    void queryClient.invalidateQueries(indexQuery(uuid))
  }, [queryClient, uuid])
  const { open, draft } = useCounts(editing.store)
  const isOpen = open + draft > 0
  const [isOnPurpose, setOnPurpose] = useState(false)
  const [unsaved, setUnsaved] = useState(0)
  const [isSending, setSending] = useState(false)
  const deliver = useMutation({ ...mutation(changeStatus), meta: { showsErrors: true } })
  const refusal = deliveryRefusal(deliver.error)
  const send = async () => {
    setSending(true)
    const isSaved = await editing.drafts.saveAll()
    setUnsaved(editing.drafts.unsaved().length)
    if (!isSaved) return setSending(false)
    deliver.mutate(
      { path: { taskUuid: task.uuid }, body: { status: 'DELIVERED', ...(isOnPurpose && { hasTagMismatch: true }) } },
      {
        onSuccess: () => {
          showToast({ tone: 'success', title: t('editor.delivered', { name: task.workUnit.filename }) })
          onClose()
        },
        onSettled: () => setSending(false),
      },
    )
  }
  const goTo = (segmentId: string) => {
    onClose()
    editing.show(segmentId)
  }
  return (
    <ConfirmDialog
      isOpen
      onOpenChange={onClose}
      title={t('editor.deliver.title', { name: task.workUnit.filename })}
      labels={{
        confirm: t('editor.deliver'),
        pending: t('editor.deliver.pending'),
      }}
      onConfirm={() => void send()}
      isPending={isSending}
      isDisabled={isOpen}
      errorMessage={deliver.error && !refusal ? errorText(deliver.error) : undefined}
    >
      {!refusal && <p>{t(isOpen ? 'editor.deliver.notReady' : 'editor.deliver.text')}</p>}
      {!refusal && (
        <OpenWork
          editing={editing}
          onGo={goTo}
          onFilter={(filter) => {
            onClose()
            onFilter(filter)
          }}
          onConfirmAll={onConfirmAll}
        />
      )}
      {unsaved > 0 && (
        <InlineAlert tone="danger" isAnnounced>
          {t('editor.deliver.unsaved', { count: unsaved })}
        </InlineAlert>
      )}
      {refusal && <DeliveryRefusal refusal={refusal} waitingFor={task.waitingFor} onGo={goTo} />}
      {refusal && refusal.mismatched.count > 0 && (
        <Checkbox isSelected={isOnPurpose} onChange={setOnPurpose} description={t('editor.deliver.onPurposeText')}>
          {t('editor.deliver.onPurpose')}
        </Checkbox>
      )}
    </ConfirmDialog>
  )
}
