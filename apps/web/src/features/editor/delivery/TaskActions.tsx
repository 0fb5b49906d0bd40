import { useSession } from '@dragoman/hooks/session'
import { taskTransitions } from '@dragoman/hooks/transitions'
import type { EditorContextItem } from '@dragoman/sdk/operations/editor'
import { Button } from '@dragoman/ui/Button'
import { MenuItem, MoreMenu } from '@dragoman/ui/Menu'
import { Suspense, useState } from 'react'
import { t } from '../../../i18n/t.ts'
import { overlay } from '../../../lazy.tsx'
import type { Editing } from '../drafts/editing.ts'

const AcceptDialog = overlay(() => import('./AcceptDialog.tsx'), 'AcceptDialog')
const DeliverDialog = overlay(() => import('./DeliverDialog.tsx'), 'DeliverDialog')
const ConfirmAllDialog = overlay(() => import('./ConfirmAllDialog.tsx'), 'ConfirmAllDialog')

/** What can be done with the task as a whole. */
export function TaskActions({ item, editing }: { item: EditorContextItem; editing: Editing }) {
  const { task, writable } = item
  const { subject } = useSession().snapshot
  const [open, setOpen] = useState<'accept' | 'deliver' | 'confirmAll'>()
  const moves = task ? taskTransitions(task, subject).map(({ move }) => move) : []
  const close = () => setOpen(undefined)
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
        </Button>
      )}
      {writable && (
        <MoreMenu label={t('editor.more')}>
          <MenuItem icon="check" onAction={() => setOpen('confirmAll')}>
            {t('editor.confirmAll')}
          </MenuItem>
        </MoreMenu>
      )}
      <Suspense>
        {open === 'accept' && task && <AcceptDialog task={task} onClose={close} />}
        {open === 'deliver' && task && <DeliverDialog task={task} editing={editing} onClose={close} />}
        {open === 'confirmAll' && <ConfirmAllDialog editing={editing} onClose={close} />}
      </Suspense>
    </>
  )
}
