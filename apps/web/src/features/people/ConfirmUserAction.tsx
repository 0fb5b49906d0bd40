import { mutation } from '@dragoman/hooks/query'
import type { UserListItem } from '@dragoman/sdk/operations/users'
import { ConfirmDialog } from '@dragoman/ui/ConfirmDialog'
import { useMutation } from '@tanstack/react-query'
import { errorText } from '../../errors/error-text.ts'
import { t } from '../../i18n/t.ts'
import { showToast } from '../../ground/toasts.ts'
import { userActionCalls } from './user-action-calls.ts'
import type { UserAction } from './user-actions.ts'

export interface ConfirmUserActionProps {
  user: UserListItem
  action: UserAction
  onClose: () => void
  onDone?: () => void
}

/** Asks before something is done to a person, and says what it means. */
export function ConfirmUserAction({ user, action, onClose, onDone }: ConfirmUserActionProps) {
  const { name } = user
  const { operation, params } = userActionCalls[action.id]
  const act = useMutation({ ...mutation(operation), meta: { showsErrors: true } })
  const label = t(`users.action.${action.id}`)
  return (
    <ConfirmDialog
      isOpen
      onOpenChange={onClose}
      title={t('users.action.title', { action: label, name })}
      tone={action.isDangerous ? 'danger' : 'accent'}
      labels={{ confirm: label }}
      isPending={act.isPending}
      errorMessage={act.error ? errorText(act.error) : undefined}
      onConfirm={() =>
        act.mutate(params(user.uuid), {
          onSuccess: () => {
            showToast({ tone: 'success', title: t('users.action.done', { action: label, name }) })
            onClose()
            onDone?.()
          },
        })
      }
    >
      <p>{t(`users.action.${action.id}.text`, { name })}</p>
    </ConfirmDialog>
  )
}
