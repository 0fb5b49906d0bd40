import type { Task } from '@dragoman/sdk/operations/tasks'
import { Languages } from '../../display/Languages.tsx'
import { enumWord } from '../../i18n/enum-word.ts'
import { Assignee, ProjectLink } from './list/task-columns.tsx'
import styles from './TaskHeadline.module.css'

/** The line under a task's title: project, languages, step and linguist. */
export function TaskHeadline({ task }: { task: Task }) {
  const { workUnit, workflow } = task
  return (
    <span className={styles.facts}>
      <ProjectLink task={task} />
      <Languages source={workUnit.sourceLanguage} target={workUnit.targetLanguage} />
      <span>{enumWord('workflow', workflow.code, workflow.title)}</span>
      <Assignee task={task} />
    </span>
  )
}
