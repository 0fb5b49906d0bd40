import { useCan } from '@dragoman/hooks/permissions'
import type { Project } from '@dragoman/sdk/operations/projects'
import { requirements } from '@dragoman/sdk/requirements'
import { EmptyState, type EmptyStateProps } from '@dragoman/ui/EmptyState'
import { t } from '../../../i18n/t.ts'
import { LinkButton } from '../../../ground/links.ts'

/** Stands where a project without files has nothing to show, with the way to where they are added. */
export function NoFilesYet({
  project: { uuid, status },
  ...rest
}: Pick<EmptyStateProps, 'icon' | 'title' | 'children'> & { project: Project }) {
  const mayUpload = useCan(requirements['projects.createResource'])
  return (
    <EmptyState
      {...rest}
      kind="first-use"
      headingLevel={3}
      action={
        mayUpload &&
        status === 'DRAFT' && (
          <LinkButton to="/projects/$id" params={{ id: uuid }} search={{ tab: 'files' }} replace icon="plus">
            {t('projects.files.add')}
          </LinkButton>
        )
      }
    />
  )
}
