import { Button, type ButtonLook } from '@dragoman/ui/Button'
import { t } from '../../../i18n/t.ts'
import { useOpenEditor, type EditorItem } from './open-editor.ts'

export interface OpenEditorButtonProps extends Pick<ButtonLook, 'variant' | 'size'> {
  items: readonly EditorItem[]
}

/** Opens work units or tasks in the editor; disabled, with the reason beside it, where that is not possible. */
export function OpenEditorButton({ items, variant, size }: OpenEditorButtonProps) {
  const { open, reason, isDisabled, isPending } = useOpenEditor(items)
  return (
    <Button
      variant={variant}
      size={size}
      icon="translate"
      onPress={open}
      isDisabled={isDisabled}
      isPending={isPending}
      aria-label={reason && `${t('shell.editor.open')}: ${reason}`}
    >
      {t('shell.editor.open')}
    </Button>
  )
}
