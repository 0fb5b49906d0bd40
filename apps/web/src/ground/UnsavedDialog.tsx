import { ConfirmDialog } from '@dragoman/ui/ConfirmDialog'
import { t } from '../i18n/t.ts'
import type { LeavingQuestion } from './unsaved.ts'

/** Asks whether to leave a page without saving. */
export function UnsavedDialog({ question }: { question: LeavingQuestion }) {
  return (
    <ConfirmDialog
      title={t('shell.unsaved.title')}
      tone="danger"
      isOpen
      onOpenChange={() => question.decide(false)}
      onConfirm={() => question.decide(true)}
      labels={{ confirm: t('shell.unsaved.leave'), cancel: t('shell.unsaved.stay') }}
    >
      {t('shell.unsaved.text')}
    </ConfirmDialog>
  )
}
