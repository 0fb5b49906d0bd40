import { mutation } from '@dragoman/hooks/query'
import { confirmSegments } from '@dragoman/sdk/operations/editor'
import { Button } from '@dragoman/ui/Button'
import { ConfirmDialog } from '@dragoman/ui/ConfirmDialog'
import { Dialog } from '@dragoman/ui/Dialog'
import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { errorText } from '../../../errors/error-text.ts'
import { t } from '../../../i18n/t.ts'
import type { Editing } from '../drafts/editing.ts'
import { SegmentLinks } from './SegmentLinks.tsx'

/** Confirms all open segments that can be; says which cannot, and why. */
export function ConfirmAllDialog({ editing, onClose }: { editing: Editing; onClose: () => void }) {
  const confirm = useMutation({ ...mutation(confirmSegments), meta: { showsErrors: true } })
  const [isSending, setSending] = useState(false)
  const result = confirm.data
  const send = async () => {
    setSending(true)
    await editing.drafts.saveAll()
    confirm.mutate({ path: { id: editing.item.workUnit.uuid }, body: {} }, { onSettled: () => setSending(false) })
  }
  const goTo = (segmentId: string) => {
    onClose()
    editing.show(segmentId)
  }
  if (!result) {
    return (
      <ConfirmDialog
        isOpen
        onOpenChange={onClose}
        title={t('editor.confirmAll')}
        labels={{
          confirm: t('editor.confirmAll'),
          pending: t('editor.saving'),
        }}
        onConfirm={() => void send()}
        isPending={isSending}
        errorMessage={confirm.error ? errorText(confirm.error) : undefined}
      >
        <p>{t('editor.confirmAll.text')}</p>
      </ConfirmDialog>
    )
  }
  return (
    <Dialog
      isOpen
      onOpenChange={onClose}
      title={t('editor.confirmAll.done', { count: result.confirmed })}
      footer={<Button onPress={onClose}>{t('shell.close')}</Button>}
    >
      {result.refused.length === 0 ? (
        <p>{t('editor.confirmAll.all')}</p>
      ) : (
        <>
          <p>{t('editor.confirmAll.refused', { count: result.refused.length })}</p>
          <SegmentLinks findings={{ count: result.refused.length, segments: result.refused }} onGo={goTo} withIssues />
        </>
      )}
    </Dialog>
  )
}
