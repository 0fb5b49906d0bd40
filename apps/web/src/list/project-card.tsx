import type { ProjectSummary } from '@dragoman/sdk/operations/projects'
import { DueDay } from '../display/DueDay.tsx'
import { LanguageCodes } from '../display/LanguageCodes.tsx'
import { StatusWord } from '../display/StatusWord.tsx'
import { StepBars, stepShare } from '../display/StepBars.tsx'
import { t } from '../i18n/t.ts'
import { ListCard } from './ListCard.tsx'
import { RowLink } from '../ground/RowLink.tsx'
import styles from './project-card.module.css'

/** A project of a list on a phone. */
export const projectCard = (project: ProjectSummary) => {
  const { uuid, name, reference, organizationalUnit, progress, progressByWorkflow = [], unassignedTasks } = project
  return (
    <ListCard
      name={
        <RowLink to="/projects/$id" id={uuid} data-main="">
          <bdi>{reference}</bdi>
        </RowLink>
      }
      due={project.dueDate !== undefined && <DueDay value={project.dueDate} status={project.status} />}
      place={
        <>
          <bdi>{organizationalUnit.organization?.name ?? organizationalUnit.name}</bdi>{' '}
          <bdi className={styles.number}>{name}</bdi>
        </>
      }
      state={<StatusWord of="projectStatus" code={project.status} />}
      languages={<LanguageCodes source={project.sourceLocale} target={project.targetLocales} />}
      end={
        <>
          {unassignedTasks > 0 && (
            <span className={styles.open}>{t('list.unassignedCount', { count: unassignedTasks })}</span>
          )}
          {progressByWorkflow.length > 0 && (
            <StepBars steps={progressByWorkflow.map(stepShare)} share={progress / 100} />
          )}
        </>
      }
    />
  )
}
