import { useSession } from '@dragoman/hooks/session'
import type { Project } from '@dragoman/sdk/operations/projects'
import { requirements } from '@dragoman/sdk/requirements'
import { CopyableId } from '@dragoman/ui/CopyButton'
import { Page, PageBody } from '@dragoman/ui/Page'
import { PageHeader } from '@dragoman/ui/PageHeader'
import { Badge } from '@dragoman/ui/StatusBadge'
import { Tab, TabList, TabPanel, Tabs } from '@dragoman/ui/Tabs'
import type { ReactNode } from 'react'
import { StatusWord } from '../../display/StatusWord.tsx'
import { formatNumber } from '../../i18n/format.ts'
import { t } from '../../i18n/t.ts'
import { usePageName } from '../../shell/page-title.ts'
import { ProjectCosts } from './costs/ProjectCosts.tsx'
import { useDecision } from './moves/ApprovalCard.tsx'
import { ProjectGlossaries } from './glossaries/ProjectGlossaries.tsx'
import { projectTabs, type ProjectTab } from './project-query.ts'
import { ProjectActivity } from './activity/ProjectActivity.tsx'
import { ProjectDownloads } from './downloads/ProjectDownloads.tsx'
import { ProjectFiles } from './files/ProjectFiles.tsx'
import { ProjectMemories } from './memories/ProjectMemories.tsx'
import { ProjectMessages } from './messages/ProjectMessages.tsx'
import { ProjectMoves, useMoveHint } from './moves/ProjectMoves.tsx'
import { ProjectOverview } from './ProjectOverview.tsx'
import { ProjectTasks } from './ProjectTasks.tsx'
import { ProjectWorkUnits } from './work-units/ProjectWorkUnits.tsx'
import { ReferenceFiles } from './references/ReferenceFiles.tsx'

export interface ProjectDetailProps {
  project: Project
  tab: ProjectTab
  onTabChange: (tab: ProjectTab) => void
  /** The cost whose explanation is open. */
  line: string | undefined
  onLineChange: (line: string | undefined) => void
  breadcrumbs: ReactNode
}

/** A project: what it is, where it stands, what it is made of, what it costs, and what was said and done. */
export function ProjectDetail({ project, tab, onTabChange, line, onLineChange, breadcrumbs }: ProjectDetailProps) {
  const { session } = useSession()
  usePageName(project.reference)
  const hint = useMoveHint(project)
  const isDecided = useDecision(project) !== null
  const seen: Record<ProjectTab, boolean> = {
    overview: true,
    files: true,
    references: true,
    workUnits: true,
    tasks: session.can(requirements['tasks.list']),
    costs: session.can(requirements['costs.getSummary']),
    memories: session.can(requirements['projects.listTranslationMemories']),
    messages: session.can(requirements['projects.listMessages']),
    activity: session.can(requirements['activity.list']),
    downloads: session.can(requirements['projects.download']),
  }
  const counts: Partial<Record<ProjectTab, number>> = {
    files: project.resources.length,
    references: project.referenceFiles.length,
    workUnits: project.workUnits.length,
  }
  const panels: Record<ProjectTab, () => ReactNode> = {
    overview: () => <ProjectOverview project={project} />,
    files: () => <ProjectFiles project={project} />,
    references: () => <ReferenceFiles project={project} />,
    workUnits: () => <ProjectWorkUnits project={project} />,
    tasks: () => <ProjectTasks project={project} />,
    costs: () => <ProjectCosts project={project} line={line} onLineChange={onLineChange} />,
    memories: () => (
      <>
        <ProjectMemories project={project} />
        {session.can(requirements['projects.listGlossaries']) && <ProjectGlossaries projectUuid={project.uuid} />}
      </>
    ),
    messages: () => <ProjectMessages project={project} />,
    activity: () => <ProjectActivity project={project} />,
    downloads: () => <ProjectDownloads project={project} />,
  }
  const shown = projectTabs.filter((each) => seen[each])
  const selected = seen[tab] ? tab : 'overview'
  return (
    <Tabs selectedKey={selected} onSelectionChange={(key) => onTabChange(projectTabs.find((each) => each === key)!)}>
      <Page>
        <PageHeader
          title={project.reference}
          breadcrumbs={breadcrumbs}
          status={
            <>
              <StatusWord of="projectStatus" code={project.status} />
              {project.ciTag !== undefined && (
                <Badge icon="refresh">{t('projects.continuous', { tag: project.ciTag })}</Badge>
              )}
            </>
          }
          id={<CopyableId value={project.name} />}
          hint={hint}
          actions={<ProjectMoves project={project} isDecidedBelow={isDecided && selected === 'overview'} />}
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
            {each === selected && <PageBody>{panels[each]()}</PageBody>}
          </TabPanel>
        ))}
      </Page>
    </Tabs>
  )
}
