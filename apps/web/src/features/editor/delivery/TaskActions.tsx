import { useSession } from '@dragoman/hooks/session'
import { taskTransitions } from '@dragoman/hooks/transitions'
import type { EditorContextItem } from '@dragoman/sdk/operations/editor'
import { Button } from '@dragoman/ui/Button'
import { MenuItem, MoreMenu } from '@dragoman/ui/MenuButton'
import { Suspense, useState } from 'react'
import { t } from '../../../i18n/t.ts'
import { overlay } from '../../../lazy.tsx'
import type { Editing } from '../drafts/editing.ts'
import type { SegmentFilter } from '../editor-context.ts'
import { NextTask } from '../open/NextTask.tsx'
import { choosePlainText, usePlainText } from '../segments/field/field-mode.ts'
import { useCounts } from '../segments/use-segments.ts'
import styles from './TaskActions.module.css'

const AcceptDialog = overlay(() => import('./AcceptDialog.tsx'), 'AcceptDialog')
const DeliverDialog = overlay(() => import('./DeliverDialog.tsx'), 'DeliverDialog')
const ConfirmAllDialog = overlay(() => import('./ConfirmAllDialog.tsx'), 'ConfirmAllDialog')

interface TaskActionsProps {
  item: EditorContextItem
  editing: Editing
  /** Shows only some of the segments. */
  onFilter: (filter: SegmentFilter) => void
  /** One segment shows with its neighbors alone. */
  hasFocus: boolean
  onFocusChange: (hasFocus: boolean) => void
}

/** The actions on the task as a whole. */
export function TaskActions({ item, editing, onFilter, hasFocus, onFocusChange }: TaskActionsProps) {
  const { task, previewUrl, writable } = item
  const { subject } = useSession().snapshot
  const [wasOpen] = useState(task?.status !== 'DELIVERED')
  const [open, setOpen] = useState<'accept' | 'deliver' | 'confirmAll'>()
  const moves = task ? taskTransitions(task, subject).map(({ move }) => move) : []
  const close = () => setOpen(undefined)
  const isPlain = usePlainText()
  const counts = useCounts(editing.store)
  const unconfirmed = counts.open + counts.draft
  return (
    <>
      {moves.includes('accept') && (
        <Button variant="primary" icon="check" onPress={() => setOpen('accept')}>
          {t('editor.accept')}
        </Button>
      )}
      {writable && moves.includes('deliver') && (
        <Button variant="primary" icon="upload" onPress={() => setOpen('deliver')}>
          {t('editor.deliver')}
          {unconfirmed > 0 && <span className={styles.open}>{t('editor.deliver.count', { count: unconfirmed })}</span>}
        </Button>
      )}
      {task && <NextTask task={task} isHere isFocused={wasOpen} />}
      <MoreMenu label={t('editor.more')}>
        {writable && (
          <MenuItem icon="check" onAction={() => setOpen('confirmAll')}>
            {t('editor.confirmAll')}
          </MenuItem>
        )}
        {previewUrl !== undefined && (
          <MenuItem icon="external" href={previewUrl} target="_blank" rel="noopener noreferrer">
            {t('editor.preview')}
          </MenuItem>
        )}
        <MenuItem icon="density" onAction={() => onFocusChange(!hasFocus)} description={t('editor.focus.help')}>
          {t(hasFocus ? 'editor.focus.off' : 'editor.focus.on')}
        </MenuItem>
        <MenuItem icon="translate" onAction={() => choosePlainText(!isPlain)} description={t('editor.plainText.help')}>
          {t(isPlain ? 'editor.plainText.off' : 'editor.plainText')}
        </MenuItem>
      </MoreMenu>
      <Suspense>
        {open === 'accept' && task && <AcceptDialog task={task} onClose={close} />}
        {open === 'deliver' && task && (
          <DeliverDialog
            task={task}
            editing={editing}
            onFilter={onFilter}
            onConfirmAll={() => setOpen('confirmAll')}
            onClose={close}
          />
        )}
        {open === 'confirmAll' && <ConfirmAllDialog editing={editing} onClose={close} />}
      </Suspense>
    </>
  )
}
