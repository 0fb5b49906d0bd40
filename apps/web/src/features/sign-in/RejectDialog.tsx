import { useSession } from '@dragoman/hooks/session'
import { ConfirmDialog } from '@dragoman/ui/ConfirmDialog'
import { useState } from 'react'
import { errorText } from '../../errors/error-text.ts'
import { t } from '../../i18n/t.ts'

/** Asks before a contract is rejected, which signs out. */
export function RejectDialog({ uuid, onClose }: { uuid: string; onClose: () => void }) {
  const { session } = useSession()
  const [problem, setProblem] = useState('')
  const [isPending, setPending] = useState(false)
  async function reject() {
    setPending(true)
    try {
      await session.rejectContract(uuid)
    } catch (error) {
      setProblem(errorText(error))
      setPending(false)
    }
  }
  return (
    <ConfirmDialog
      title={t('access.contract.reject.title')}
      tone="danger"
      isOpen
      onOpenChange={onClose}
      onConfirm={() => void reject()}
      isPending={isPending}
      labels={{
        confirm: t('access.contract.reject.confirm'),
      }}
      {...(problem && { errorMessage: problem })}
    >
      <p>{t('access.contract.reject.text')}</p>
    </ConfirmDialog>
  )
}
