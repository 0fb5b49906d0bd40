import { useCan } from '@dragoman/hooks/permissions'
import type { EditorContextItem } from '@dragoman/sdk/operations/editor'
import { requirements } from '@dragoman/sdk/requirements'
import { t } from '../../i18n/t.ts'
import { LinkButton } from '../../shell/links.ts'

/** Back to what was opened: the task, else the project. */
export function BackLink({ item: { task, workUnit } }: { item: EditorContextItem }) {
  const mayProjects = useCan(requirements['projects.get'])
  if (mayProjects) {
    return (
      <LinkButton to="/projects/$id" params={{ id: workUnit.projectUUID }} variant="quiet" aria-label={t('editor.back')}>
        ←
      </LinkButton>
    )
  }
  return <LinkButton to="/" variant="quiet" icon="chevron-start" aria-label={task?.project.reference ?? t('editor.back')} />
}
