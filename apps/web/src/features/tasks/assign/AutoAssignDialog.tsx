import type { Task } from '@dragoman/sdk/operations/tasks'
import { Checkbox } from '@dragoman/ui/Checkbox'
import { useMemo, useState } from 'react'
import { t } from '../../../i18n/t.ts'
import { BulkDialog } from '../bulk/BulkDialog.tsx'

/** Gives tasks to whom the placement rules choose; says beforehand who gets what, and why no one gets the rest. */
export function AutoAssignDialog({ tasks, onClose }: { tasks: readonly Task[]; onClose: (isDone: boolean) => void }) {
  const [ignoreAutopilot, setIgnoreAutopilot] = useState(true)
  const edit = useMemo(() => ({ kind: 'AUTO_ASSIGN', ignoreAutopilot }) as const, [ignoreAutopilot])
  return (
    <BulkDialog
      title={t('tasks.placement.title', { count: tasks.length })}
      tasks={tasks}
      edit={edit}
      label={t('tasks.placement.start')}
      showsChanging
      onClose={() => onClose(false)}
      onDone={() => onClose(true)}
    >
      <p>{t('tasks.placement.text')}</p>
      <Checkbox
        isSelected={ignoreAutopilot}
        onChange={setIgnoreAutopilot}
        description={t('tasks.placement.autopilotText')}
      >
        {t('tasks.placement.autopilot')}
      </Checkbox>
    </BulkDialog>
  )
}
