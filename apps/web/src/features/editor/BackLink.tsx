import { useCan } from '@dragoman/hooks/permissions'
import type { EditorContextItem } from '@dragoman/sdk/operations/editor'
import { requirements } from '@dragoman/sdk/requirements'
import { DirectionalIcon } from '@dragoman/ui/DirectionalIcon'
import { t } from '../../i18n/t.ts'
import { LinkButton } from '../../shell/links.ts'

/** Back to what was opened: the task, else the project, else home. */
export function BackLink({ item: { task, workUnit } }: { item: EditorContextItem }) {
  const mayTask = useCan(requirements['tasks.get'])
  const mayProject = useCan(requirements['projects.get'])
  const look = {
    variant: 'quiet',
    'aria-label': t('editor.back'),
    children: <DirectionalIcon name="chevron-start" />,
  } as const
  if (task && mayTask) return <LinkButton {...look} to="/tasks/$id" params={{ id: task.uuid }} />
  if (mayProject) return <LinkButton {...look} to="/projects/$id" params={{ id: workUnit.projectUUID }} />
  return <LinkButton {...look} to="/" />
}
