import type { ProjectSummary } from '@dragoman/sdk/operations/projects'
import { Icon, type IconName } from '@dragoman/ui/Icon'
import { enumWord } from '../../i18n/t.ts'
import { formatMoney } from '../../i18n/format-amounts.ts'
import styles from './list/ProjectTable.module.css'

const marks: Partial<Record<string, { icon: IconName; look: string | undefined }>> = {
  CREATING: { icon: 'refresh', look: styles['busy'] },
  UPDATING: { icon: 'refresh', look: styles['busy'] },
  COMPLETED_WARN: { icon: 'warning', look: styles['warned'] },
  LOGFILE_ERROR: { icon: 'error', look: styles['failed'] },
  INGESTION_ERROR: { icon: 'error', look: styles['failed'] },
  ERROR: { icon: 'error', look: styles['failed'] },
}

/** The cost of a project, marked if the calculation isn't simply done. */
export function ProjectCost({ project }: { project: Pick<ProjectSummary, 'totalCost' | 'currency' | 'costsStatus'> }) {
  const mark = marks[project.costsStatus]
  return (
    <span className={styles.cost}>
      {mark && (
        <span className={mark.look} title={enumWord('costsStatus', project.costsStatus)}>
          <Icon name={mark.icon} label={enumWord('costsStatus', project.costsStatus)} />
        </span>
      )}
      {project.totalCost !== undefined && formatMoney(project.totalCost, project.currency)}
    </span>
  )
}
