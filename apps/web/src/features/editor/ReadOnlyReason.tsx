import type { EditorContextItem } from '@dragoman/sdk/operations/editor'
import { Banner } from '@dragoman/ui/InlineAlert'
import { useSession } from '@dragoman/hooks/session'
import { failureText } from '../../errors/failure-text.ts'
import { enumWord, t } from '../../i18n/t.ts'

/** Why the segments can only be read. */
export function ReadOnlyReason({ item }: { item: EditorContextItem }) {
  const me = useSession().snapshot.subject?.user.uuid
  return (
    <Banner tone="info" title={t('editor.readOnly')}>
      {reasonText(item, me)}
    </Banner>
  )
}

function reasonText({ readOnlyReason, task, workUnit }: EditorContextItem, me: string | undefined): string {
  const isMine = task?.assignee !== undefined && task.assignee.uuid === me
  switch (readOnlyReason) {
    case 'TASK_STATUS':
      if (isMine && task.status === 'PENDING') return t('editor.readOnly.accept')
      return t('editor.readOnly.status', { status: enumWord('taskStatus', task?.status ?? workUnit.taskStatus) })
    case 'NOT_ASSIGNEE':
      return t('editor.readOnly.assignee')
    case 'WAITING_FOR_STEP':
      return task?.waitingFor
        ? t('editor.readOnly.waiting', {
            step: enumWord('workflow', task.waitingFor.workflow.code, task.waitingFor.workflow.title),
          })
        : t('editor.readOnly.step')
    case 'NOT_CREATED':
      return (
        failureText(workUnit.genesisCreationFailure, workUnit.genesisCreationDescription) ??
        t('shell.editor.notCreated')
      )
    default:
      return t('editor.readOnly.other')
  }
}
