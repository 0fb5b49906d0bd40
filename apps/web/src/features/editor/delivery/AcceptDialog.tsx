import { mutation } from '@dragoman/hooks/query'
import { changeStatus, type Task } from '@dragoman/sdk/operations/tasks'
import { ConfirmDialog } from '@dragoman/ui/ConfirmDialog'
import { DescriptionList, Property } from '@dragoman/ui/DescriptionList'
import { useMutation } from '@tanstack/react-query'
import { Moment } from '../../../display/Moment.tsx'
import { errorText } from '../../../errors/error-text.ts'
import { formatNumber } from '../../../i18n/format.ts'
import { formatMoney } from '../../../i18n/format-amounts.ts'
import { t } from '../../../i18n/t.ts'

/** Asks before a task is taken on: what it pays and when it is due are said before. */
export function AcceptDialog({ task, onClose }: { task: Task; onClose: () => void }) {
  const accept = useMutation({ ...mutation(changeStatus), meta: { showsErrors: true } })
  const { uuid: taskUuid, payableAmount, currency, dueDate, workUnit } = task
  return (
    <ConfirmDialog
      isOpen
      onOpenChange={onClose}
      title={t('editor.accept.title')}
      labels={{
        confirm: t('editor.accept'),
        pending: t('editor.accept.pending'),
      }}
      onConfirm={() => accept.mutate({ path: { taskUuid }, body: { status: 'APPROVED' } }, { onSuccess: onClose })}
      isPending={accept.isPending}
      errorMessage={accept.error ? errorText(accept.error) : undefined}
    >
      <DescriptionList layout="beside">
        <Property term={t('editor.words')}>{formatNumber(workUnit.words)}</Property>
        {payableAmount !== undefined && (
          <Property term={t('editor.pay')}>{formatMoney(payableAmount, currency)}</Property>
        )}
        {dueDate !== undefined && (
          <Property term={t('editor.due')}>
            <Moment value={dueDate} />
          </Property>
        )}
      </DescriptionList>
    </ConfirmDialog>
  )
}
