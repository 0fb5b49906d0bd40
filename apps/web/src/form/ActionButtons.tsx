import { Button } from '@dragoman/ui/Button'
import { t } from '../i18n/t.ts'

export interface ActionButtonsProps {
  /** The verb of the main button. */
  label: string
  /** `danger` where the action takes something away. */
  variant?: 'primary' | 'danger'
  isDisabled?: boolean
  isPending?: boolean
  /** The action of the main button; it submits its form if left out. */
  onPress?: () => void
  /** Id of the form to submit, where the buttons stand outside of it. */
  form?: string
  onCancel: () => void
  /** Word of the other button. */
  cancelLabel?: string | undefined
}

/** The main button of a form or a dialog, and Cancel beside it. */
export function ActionButtons({
  label,
  variant = 'primary',
  onPress,
  form,
  onCancel,
  cancelLabel,
  ...state
}: ActionButtonsProps) {
  return (
    <>
      <Button type={onPress ? 'button' : 'submit'} form={form} variant={variant} onPress={onPress} {...state}>
        {label}
      </Button>
      <Button onPress={onCancel}>{cancelLabel ?? t('shell.cancel')}</Button>
    </>
  )
}
