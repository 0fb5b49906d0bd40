import { Button, type ButtonLook } from '@dragoman/ui/Button'
import { MenuItem } from '@dragoman/ui/MenuButton'
import { t } from '../../../i18n/t.ts'
import { useOpenEditor, type EditorItem } from './open-editor.ts'

interface OpenEditorButtonProps extends Pick<ButtonLook, 'variant' | 'size'> {
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

/** The same as `OpenEditorButton`, in a menu. */
export function OpenEditorMenuItem({ items }: { items: readonly EditorItem[] }) {
  const { open, reason, isDisabled } = useOpenEditor(items)
  return (
    <MenuItem icon="translate" onAction={open} isDisabled={isDisabled} description={reason}>
      {t('shell.editor.open')}
    </MenuItem>
  )
}
