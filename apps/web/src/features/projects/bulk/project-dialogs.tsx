import { useSession } from '@dragoman/hooks/session'
import type { ProjectSummary } from '@dragoman/sdk/operations/projects'
import { requirements } from '@dragoman/sdk/requirements'
import { Button } from '@dragoman/ui/Button'
import { MenuItem, MoreMenu } from '@dragoman/ui/MenuButton'
import { Suspense } from 'react'
import { withBulkWords } from '../../../bulk/with-bulk-words.ts'
import { t } from '../../../i18n/t.ts'
import { overlay } from '../../../lazy.tsx'
import type { ProjectAction } from './project-action.ts'

const ProjectBulkDialog = overlay(
  withBulkWords(() => import('./ProjectBulkDialog.tsx')),
  'ProjectBulkDialog',
)

/** An action, and the projects that it is for. */
export interface ProjectDoing {
  what: ProjectAction
  projects: readonly ProjectSummary[]
}

/** The dialog of what is being done with projects; loaded when it is asked for. */
export function ProjectDialogs({
  doing,
  onClose,
  onDone,
}: {
  doing: ProjectDoing | null
  onClose: () => void
  /** It is done: the projects need not stay selected. */
  onDone: () => void
}) {
  if (!doing) return null
  return (
    <Suspense>
      <ProjectBulkDialog kind={doing.what} projects={doing.projects} onClose={onClose} onDone={onDone} />
    </Suspense>
  )
}

/** The buttons for the selected projects. */
export function ProjectBulkActions({
  projects,
  onAction,
}: {
  projects: readonly ProjectSummary[]
  onAction: (what: ProjectAction) => void
}) {
  const { session } = useSession()
  const isArchived = projects.every(({ archiveDate }) => archiveDate !== undefined)
  const mayMove = session.can(requirements['projects.changeStatus'])
  const mayCalculate = session.can(requirements['costs.recalculate'])
  if (isArchived) {
    return (
      <Button size="small" variant="primary" onPress={() => onAction('UNARCHIVE')}>
        {t('projects.bulk.UNARCHIVE')}
      </Button>
    )
  }
  return (
    <>
      {mayMove && (
        <Button size="small" variant="primary" onPress={() => onAction('STATUS')}>
          {t('projects.bulk.STATUS')}
        </Button>
      )}
      <Button size="small" onPress={() => onAction('MANAGER')}>
        {t('projects.bulk.MANAGER')}
      </Button>
      <Button size="small" onPress={() => onAction('TAGS')}>
        {t('projects.bulk.TAGS')}
      </Button>
      <MoreMenu label={t('projects.bulk.more')}>
        {() => (
          <>
            <MenuItem icon="building" onAction={() => onAction('ORG_UNIT')}>
              {t('projects.bulk.ORG_UNIT')}
            </MenuItem>
            {mayCalculate && (
              <MenuItem icon="refresh" onAction={() => onAction('RECALCULATE')}>
                {t('projects.bulk.RECALCULATE')}
              </MenuItem>
            )}
            <MenuItem icon="inbox" onAction={() => onAction('ARCHIVE')}>
              {t('projects.bulk.ARCHIVE')}
            </MenuItem>
            <MenuItem icon="undo" onAction={() => onAction('UNARCHIVE')}>
              {t('projects.bulk.UNARCHIVE')}
            </MenuItem>
          </>
        )}
      </MoreMenu>
    </>
  )
}
