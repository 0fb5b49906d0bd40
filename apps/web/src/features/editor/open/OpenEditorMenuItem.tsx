import { MenuItem } from '@dragoman/ui/Menu'
import { t } from '../../../i18n/t.ts'
import { useOpenEditor, type EditorItem } from './open-editor.ts'

/** The same as `OpenEditorButton`, in a menu. */
export function OpenEditorMenuItem({ items }: { items: readonly EditorItem[] }) {
  const { open, reason, isDisabled } = useOpenEditor(items)
  return (
    <MenuItem icon="translate" onAction={open} isDisabled={isDisabled} description={reason}>
      {t('shell.editor.open')}
    </MenuItem>
  )
}
