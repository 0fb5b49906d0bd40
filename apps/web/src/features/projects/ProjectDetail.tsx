import { useSession } from '@dragoman/hooks/session'
import type { Project } from '@dragoman/sdk/operations/projects'
import { requirements } from '@dragoman/sdk/requirements'
import { CopyableId } from '@dragoman/ui/CopyButton'
import { Page, PageBody } from '@dragoman/ui/Page'
import { PageHeader } from '@dragoman/ui/PageHeader'
import { Skeleton } from '@dragoman/ui/Skeleton'
import { Badge } from '@dragoman/ui/StatusBadge'
import { Tab, TabList, TabPanel, Tabs } from '@dragoman/ui/Tabs'
import { Suspense, type ReactNode } from 'react'
import { AlsoHere } from '../../ground/AlsoHere.tsx'
import { SampleBadge } from '../../ground/SampleBadge.tsx'
import { StatusWord } from '../../display/StatusWord.tsx'
import { formatNumber } from '../../i18n/format.ts'
import { t } from '../../i18n/t.ts'
import { withWords } from '../../i18n/with-words.ts'
import { usePageName } from '../../ground/page-name.ts'
import type { List } from '../../list/use-list.ts'
import { missingRegion } from '../../errors/RegionError.tsx'
import { region } from '../../lazy.tsx'
import type { TaskSearch } from '../tasks/task-search.ts'
import { ArchivedNote } from './moves/ArchivedNote.tsx'
import { useDecision } from './moves/use-decision.ts'
import { ProjectMoves, useMoveHint } from './moves/ProjectMoves.tsx'
import { useNextAction } from './moves/use-next-action.ts'
import { projectTabs, type ProjectTab } from './project-query.ts'
import { ProjectOverview } from './ProjectOverview.tsx'
import { WholeProject } from './WholeProject.tsx'

// A tab's code comes when it is opened.
const ProjectActivity = region(() => import('./activity/ProjectActivity.tsx'), 'ProjectActivity', missingRegion)
const ProjectComments = region(
  withWords(['segmentComments'], () => import('../segment-comments/ProjectComments.tsx')),
  'ProjectComments',
  missingRegion,
)
const ProjectCosts = region(() => import('./costs/ProjectCosts.tsx'), 'ProjectCosts', missingRegion)
const ProjectDownloads = region(() => import('./downloads/ProjectDownloads.tsx'), 'ProjectDownloads', missingRegion)
const ProjectFiles = region(() => import('./files/ProjectFiles.tsx'), 'ProjectFiles', missingRegion)
const ProjectGlossaries = region(() => import('./glossaries/ProjectGlossaries.tsx'), 'ProjectGlossaries', missingRegion)
const ProjectMemories = region(() => import('./memories/ProjectMemories.tsx'), 'ProjectMemories', missingRegion)
const ProjectMessages = region(() => import('./messages/ProjectMessages.tsx'), 'ProjectMessages', missingRegion)
const ReferenceFiles = region(() => import('./references/ReferenceFiles.tsx'), 'ReferenceFiles', missingRegion)
const WorkTab = region(() => import('./work-units/WorkTab.tsx'), 'WorkTab', missingRegion)

export interface ProjectDetailProps {
  project: Project
  tab: ProjectTab
  onTabChange: (tab: ProjectTab) => void
  /** The cost whose explanation is open. */
  line: string | undefined
  onLineChange: (line: string | undefined) => void
  /** The comment that a link leads to. */
  comment: string | undefined
  /** The list of tasks with its filters. */
  tasks: List<TaskSearch>
  breadcrumbs: ReactNode
}

/** A project: what it is, where it stands, what it is made of, what it costs, and what was said and done. */
export function ProjectDetail(props: ProjectDetailProps) {
  const { project, tab, onTabChange, line, onLineChange, comment, tasks, breadcrumbs } = props
  const { session } = useSession()
  usePageName(project.reference)
  const hint = useMoveHint(project)
  const next = useNextAction(project)
  const isDecided = useDecision(project) !== null
  const seen: Record<ProjectTab, boolean> = {
    overview: true,
    files: true,
    references: true,
    work: true,
    costs: session.can(requirements['costs.getSummary']),
    memories: session.can(requirements['projects.listTranslationMemories']),
    messages: session.can(requirements['projects.listMessages']),
    comments: session.can(requirements['segmentComments.list']),
    activity: session.can(requirements['activity.list']),
    downloads: session.can(requirements['projects.download']),
  }
  const counts: Partial<Record<ProjectTab, number>> = {
    work: project.progressByWorkflow?.reduce((total, { totalTasks }) => total + totalTasks, 0),
    files: project.totalResources,
    references: project.totalReferenceFiles,
  }
  const panels: Record<ProjectTab, () => ReactNode> = {
    overview: () => <ProjectOverview project={project} onTabChange={onTabChange} />,
    work: () => <WorkTab project={project} list={tasks} />,
    files: () => <WholeProject project={project}>{(whole) => <ProjectFiles project={whole} />}</WholeProject>,
    references: () => <WholeProject project={project}>{(whole) => <ReferenceFiles project={whole} />}</WholeProject>,
    costs: () => (
      <WholeProject project={project}>
        {(whole) => <ProjectCosts project={whole} line={line} onLineChange={onLineChange} />}
      </WholeProject>
    ),
    memories: () => (
      <>
        <ProjectMemories project={project} />
        {session.can(requirements['projects.listGlossaries']) && <ProjectGlossaries projectUuid={project.uuid} />}
      </>
    ),
    messages: () => <ProjectMessages project={project} />,
    comments: () => (
      <ProjectComments projectUuid={project.uuid} comment={comment} onShowAll={() => onTabChange('comments')} />
    ),
    activity: () => <ProjectActivity project={project} />,
    downloads: () => <WholeProject project={project}>{(whole) => <ProjectDownloads project={whole} />}</WholeProject>,
  }
  const shown = projectTabs.filter((each) => seen[each])
  const selected = seen[tab] ? tab : 'overview'
  return (
    <Tabs selectedKey={selected} onSelectionChange={(key) => onTabChange(projectTabs.find((each) => each === key)!)}>
      <Page isFilling={selected === 'work'}>
        <PageHeader
          title={project.reference}
          breadcrumbs={breadcrumbs}
          status={
            <>
              <StatusWord of="projectStatus" code={project.status} />
              {project.archiveDate !== undefined && <Badge icon="inbox">{t('projects.archive.badge')}</Badge>}
              {project.ciTag !== undefined && (
                <Badge icon="refresh">{t('projects.continuous', { tag: project.ciTag })}</Badge>
              )}
              <SampleBadge id={project.uuid} />
              <AlsoHere of="PROJECT" id={project.uuid} />
            </>
          }
          id={<CopyableId value={project.name} />}
          // The overview says what is next, and why.
          hint={selected === 'overview' && next ? null : hint}
          actions={
            <ProjectMoves
              project={project}
              isOverview={selected === 'overview'}
              isDecidedBelow={isDecided && selected === 'overview'}
            />
          }
          tabs={
            <TabList label={project.reference}>
              {shown.map((each) => (
                <Tab key={each} id={each} count={counts[each] === undefined ? undefined : formatNumber(counts[each])}>
                  {t(`projects.tab.${each}`)}
                </Tab>
              ))}
            </TabList>
          }
        />
        {shown.map((each) => (
          <TabPanel key={each} id={each}>
            {each === selected && (
              <PageBody>
                {project.archiveDate !== undefined && <ArchivedNote project={project} />}
                <Suspense fallback={<Skeleton height={320} />}>{panels[each]()}</Suspense>
              </PageBody>
            )}
          </TabPanel>
        ))}
      </Page>
    </Tabs>
  )
}
