import { useCan } from '@dragoman/hooks/permissions'
import type { Project } from '@dragoman/sdk/operations/projects'
import { requirements } from '@dragoman/sdk/requirements'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { ApprovalCard } from './moves/ApprovalCard.tsx'
import { Folds } from './overview/Folds.tsx'
import type { OpenCell } from './overview/LanguageGrid.tsx'
import { Next } from './overview/Next.tsx'
import { RecentActivity } from './overview/RecentActivity.tsx'
import { Strip } from './overview/Strip.tsx'
import { useNextAction } from './moves/use-next-action.ts'
import { WorkCard, type WorkView } from './overview/WorkCard.tsx'
import styles from './overview/Overview.module.css'
import { progressQuery, type ProjectTab } from './project-query.ts'

export interface ProjectOverviewProps {
  project: Project
  onTabChange: (tab: ProjectTab) => void
}

/** Where a project stands, what to do next and why, and who does what by when. */
export function ProjectOverview({ project, onTabChange }: ProjectOverviewProps) {
  const seesActivity = useCan(requirements['activity.list'])
  const { data: progress, error, refetch } = useQuery(progressQuery(project.uuid))
  const [view, setView] = useState<WorkView>({ rows: 'languages', filter: undefined, order: 'attention' })
  const [openCell, setOpenCell] = useState<OpenCell | null>(null)
  const next = useNextAction(project)
  return (
    <>
      <ApprovalCard project={project} />
      <Strip
        project={project}
        progress={progress}
        next={
          next && (
            <Next
              project={project}
              action={next.action}
              onTabChange={onTabChange}
              onAssign={({ row, step }) => {
                setView({ ...view, rows: 'languages', filter: undefined })
                setOpenCell({ locale: row.targetLocale, index: step.index })
              }}
              onShowOverdue={() => setView({ ...view, rows: 'languages', filter: 'overdue' })}
            />
          )
        }
      />
      <div className={styles.layout}>
        <div className={styles.detail}>
          <WorkCard
            project={project}
            progress={progress}
            error={error}
            onRetry={() => void refetch()}
            view={view}
            onViewChange={(change) => setView({ ...view, ...change })}
            openCell={openCell}
            onOpenCellChange={setOpenCell}
          />
          <aside className={styles.side}>
            {seesActivity && <RecentActivity project={project} onShowAll={() => onTabChange('activity')} />}
            <Folds project={project} />
          </aside>
        </div>
      </div>
    </>
  )
}
