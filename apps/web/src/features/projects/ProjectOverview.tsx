import type { Project } from '@dragoman/sdk/operations/projects'
import { Card } from '@dragoman/ui/Card'
import { DetailLayout, Stack } from '@dragoman/ui/Page'
import { t } from '../../i18n/t.ts'
import { ApprovalCard } from './moves/ApprovalCard.tsx'
import { ProjectFacts } from './ProjectFacts.tsx'
import styles from './projects.module.css'
import { WorkUnitGrid } from './work-units/WorkUnitGrid.tsx'

/** Where a project stands at a glance: files by languages, what people should know, and the facts beside. */
export function ProjectOverview({ project }: { project: Project }) {
  return (
    <DetailLayout aside={<ProjectFacts project={project} />}>
      <ApprovalCard project={project} />
      <WorkUnitGrid project={project} />
      {(project.instructions || project.notes) && (
        <Card title={t('projects.notes.title')}>
          <Stack gap={12}>
            {project.instructions && <Text title={t('projects.instructions')} text={project.instructions} />}
            {project.notes && <Text title={t('projects.notes')} text={project.notes} />}
          </Stack>
        </Card>
      )}
    </DetailLayout>
  )
}

function Text({ title, text }: { title: string; text: string }) {
  return (
    <div>
      <h3 className={styles.term}>{title}</h3>
      <p dir="auto" className={styles.text}>
        {text}
      </p>
    </div>
  )
}
