import { useCan } from '@dragoman/hooks/permissions'
import type { Project } from '@dragoman/sdk/operations/projects'
import { requirements } from '@dragoman/sdk/requirements'
import { Skeleton } from '@dragoman/ui/Skeleton'
import { useQuery } from '@tanstack/react-query'
import { Suspense, useState } from 'react'
import { missingRegion } from '../../errors/RegionError.tsx'
import { region } from '../../lazy.tsx'
import { MoveProblem } from './moves/MoveProblem.tsx'
import { useDecision } from './moves/use-decision.ts'
import { Folds } from './overview/Folds.tsx'
import type { OpenCell } from './overview/LanguageGrid.tsx'
import { Next } from './overview/Next.tsx'
import { RecentActivity } from './overview/RecentActivity.tsx'
import { Strip } from './overview/Strip.tsx'
import { useNextAction } from './moves/use-next-action.ts'
import { WorkCard, type WorkView } from './overview/WorkCard.tsx'
import styles from './overview/Overview.module.css'
import { progressQuery, type ProjectTab } from './project-query.ts'
import { useApproval } from './quote/use-approval.ts'

// Only clients see it, and only until they have decided.
const ProjectQuote = region(() => import('./quote/ProjectQuote.tsx'), 'ProjectQuote', missingRegion)

export interface ProjectOverviewProps {
  project: Project
  onTabChange: (tab: ProjectTab) => void
}

/** The quote for someone who decides on it; else where the project stands, and who does what by when. */
export function ProjectOverview(props: ProjectOverviewProps) {
  const { project } = props
  const decision = useDecision(project)
  const approval = useApproval(project)
  return (
    <>
      {approval.error && <MoveProblem error={approval.error} />}
      {decision ? (
        <Suspense fallback={<Skeleton height={320} />}>
          <ProjectQuote project={project} decision={decision} approval={approval} />
        </Suspense>
      ) : (
        <Work {...props} />
      )}
    </>
  )
}

/** Where a project stands, what to do next and why, and who does what by when. */
function Work({ project, onTabChange }: ProjectOverviewProps) {
  const seesActivity = useCan(requirements['activity.list'])
  const { data: progress, error, refetch } = useQuery(progressQuery(project.uuid))
  const [view, setView] = useState<WorkView>({ rows: 'languages', filter: undefined, order: 'attention' })
  const [openCell, setOpenCell] = useState<OpenCell | null>(null)
  const next = useNextAction(project)
  return (
    <>
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
