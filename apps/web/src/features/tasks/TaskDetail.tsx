import { useSession } from '@dragoman/hooks/session'
import type { AvailableTask, Task } from '@dragoman/sdk/operations/tasks'
import { requirements } from '@dragoman/sdk/requirements'
import { Page, PageBody } from '@dragoman/ui/Page'
import { PageHeader } from '@dragoman/ui/PageHeader'
import { Tab, TabList, TabPanel, Tabs } from '@dragoman/ui/Tabs'
import type { ReactNode } from 'react'
import { AlsoHere } from '../../ground/AlsoHere.tsx'
import { missingRegion } from '../../errors/RegionError.tsx'
import { region } from '../../lazy.tsx'
import { Languages } from '../../display/Languages.tsx'
import { t, enumWord } from '../../i18n/t.ts'
import { usePageName } from '../../ground/page-name.ts'
import { assigneeOf, ProjectLink, taskState } from './list/task-columns.tsx'
import { moveHint, useMainMove, useTaskMoves } from './moves/task-moves.ts'
import { TaskMoves } from './moves/TaskMoves.tsx'
import { TaskPayment } from './pay/TaskPayment.tsx'
import { sliceRange, taskName } from './task-name.ts'
import { taskTabs, type TaskTab } from './task-query.ts'
import styles from './TaskDetail.module.css'
import { TaskFiles } from './TaskFiles.tsx'
import { TaskLog } from './TaskLog.tsx'
import { TaskOverview } from './TaskOverview.tsx'

const TaskActivity = region(() => import('./TaskActivity.tsx'), 'TaskActivity', missingRegion)

interface TaskDetailProps {
  task: Task | AvailableTask
  tab: TaskTab
  onTabChange: (tab: TaskTab) => void
  /** The XLIFF that is being taken over, or was. */
  jobUuid: string | undefined
  onJobChange: (jobUuid: string | undefined) => void
  breadcrumbs: ReactNode
}

/** A task: what it is about, where it stands, what it pays, what happened to it, and its files. */
export function TaskDetail({ task, tab, onTabChange, jobUuid, onJobChange, breadcrumbs }: TaskDetailProps) {
  const { session } = useSession()
  const { workUnit, payableAmount } = task
  const moves = useTaskMoves(task)
  const main = useMainMove(task, moves)
  usePageName(taskName(task))
  const seen: Record<TaskTab, boolean> = {
    overview: true,
    payment: payableAmount !== undefined,
    log: session.can(requirements['tasks.listLog']),
    files: session.can(requirements['projects.downloadTranslatedFile']),
  }
  const panels: Record<TaskTab, () => ReactNode> = {
    overview: () => <TaskOverview task={task} />,
    payment: () => <TaskPayment task={task} />,
    log: () =>
      session.can(requirements['activity.list']) ? <TaskActivity task={task} /> : <TaskLog taskUuid={task.uuid} />,
    files: () => <TaskFiles task={task} jobUuid={jobUuid} onJobChange={onJobChange} />,
  }
  const shown = taskTabs.filter((each) => seen[each])
  const selected = seen[tab] ? tab : 'overview'
  return (
    <Tabs selectedKey={selected} onSelectionChange={(key) => onTabChange(taskTabs.find((each) => each === key)!)}>
      <Page>
        <PageHeader
          title={<bdi>{workUnit.filename}</bdi>}
          breadcrumbs={breadcrumbs}
          status={
            <>
              {taskState(task)}
              <AlsoHere of="TASK" id={task.uuid} />
            </>
          }
          description={<TaskHeadline task={task} />}
          hint={main && moveHint(main)}
          actions={<TaskMoves task={task} moves={moves} main={main} />}
          tabs={
            <TabList label={workUnit.filename}>
              {shown.map((each) => (
                <Tab key={each} id={each}>
                  {t(`tasks.tab.${each}`)}
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

/** The line under a task's title: project, languages, step and linguist. */
function TaskHeadline({ task }: { task: Task }) {
  const { workUnit, workflow, slice } = task
  return (
    <span className={styles.facts}>
      <ProjectLink task={task} />
      <Languages source={workUnit.sourceLanguage} target={workUnit.targetLanguage} />
      <span>{enumWord('workflow', workflow.code, workflow.title)}</span>
      {slice && <span>{t('tasks.slice', { range: sliceRange(slice) })}</span>}
      {assigneeOf(task)}
    </span>
  )
}
