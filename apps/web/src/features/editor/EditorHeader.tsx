import { useCan } from '@dragoman/hooks/permissions'
import type { EditorContextItem } from '@dragoman/sdk/operations/editor'
import { requirements } from '@dragoman/sdk/requirements'
import { DirectionalIcon } from '@dragoman/ui/DirectionalIcon'
import { IconButton } from '@dragoman/ui/IconButton'
import { ProgressBar } from '@dragoman/ui/ProgressBar'
import { Select } from '@dragoman/ui/Select'
import { useMemo } from 'react'
import { Languages } from '../../display/Languages.tsx'
import { StatusWord } from '../../display/StatusWord.tsx'
import { formatNumber, languageName } from '../../i18n/format.ts'
import { enumWord, t } from '../../i18n/t.ts'
import { LinkButton } from '../../shell/links.ts'
import { toggleTheme, useTheme } from '../../shell/theme.ts'
import { confirmLeaving } from '../../shell/unsaved.ts'
import { TaskActions } from './delivery/TaskActions.tsx'
import type { Editing } from './drafts/editing.ts'
import styles from './EditorHeader.module.css'
import { progressOf } from './segments/segment-filter.ts'
import type { useSegments } from './segments/use-segments.ts'

interface EditorHeaderProps {
  item: EditorContextItem
  items: readonly EditorContextItem[]
  editing: Editing
  list: ReturnType<typeof useSegments>
  onSwitch: (workUnitUuid: string) => void
}

/** What is being translated, how far it is, and what can be done with the task. */
export function EditorHeader({ item, items, editing, list, onSwitch }: EditorHeaderProps) {
  const { workUnit, task } = item
  const theme = useTheme()
  const change = async (uuid: string) => {
    if ((await editing.drafts.saveAll()) || (await confirmLeaving())) onSwitch(uuid)
  }
  return (
    <div className={styles.header}>
      <BackLink item={item} />
      <div className={styles.names}>
        <h1 className={styles.title} tabIndex={-1}>
          <bdi>{workUnit.filename}</bdi>
        </h1>
        <div className={styles.facts}>
          {task && <bdi>{task.project.reference || task.project.name}</bdi>}
          <Languages source={workUnit.sourceLanguage} target={workUnit.targetLanguage} />
          <span>{enumWord('workflow', workUnit.workflow, task?.workflow.title)}</span>
          {task && <StatusWord of="taskStatus" code={task.status} />}
        </div>
      </div>
      {items.length > 1 && (
        <Select
          label={t('editor.switch')}
          isLabelHidden
          width="fit"
          value={workUnit.uuid}
          onChange={(uuid) => void change(uuid)}
          options={items.map(({ workUnit: { uuid, filename, targetLanguage } }) => ({
            id: uuid,
            label: `${filename} · ${languageName(targetLanguage)}`,
          }))}
        />
      )}
      <UnitProgress item={item} list={list} />
      <div className={styles.actions}>
        <TaskActions item={item} editing={editing} />
        <IconButton
          icon={theme === 'dark' ? 'sun' : 'moon'}
          label={theme === 'dark' ? t('shell.theme.light') : t('shell.theme.dark')}
          onPress={toggleTheme}
        />
      </div>
    </div>
  )
}

/** Confirmed segments and words, from what is on the page once all of it is. */
function UnitProgress({
  item: { workUnit },
  list: { segments, isComplete },
}: Pick<EditorHeaderProps, 'item' | 'list'>) {
  const counted = useMemo(() => (segments && isComplete ? progressOf(segments) : undefined), [segments, isComplete])
  const confirmed = counted?.confirmedSegments ?? workUnit.confirmedSegments
  const total = counted?.segments ?? workUnit.totalSegments
  const numbers = { confirmed: formatNumber(confirmed), total: formatNumber(total) }
  const label = t('editor.progress.segments', numbers)
  return (
    <div className={styles.progress}>
      <ProgressBar
        label={t('editor.progress')}
        isLabelHidden
        value={total === 0 ? 100 : (100 * confirmed) / total}
        valueLabel={label}
        tone={confirmed === total ? 'success' : 'accent'}
      />
      <span className={styles.counts}>
        {label}
        {counted &&
          ` · ${t('editor.progress.words', { confirmed: formatNumber(counted.confirmedWords), total: formatNumber(counted.words) })}`}
      </span>
    </div>
  )
}

/** Back to what was opened: the task, else the project, else home. */
function BackLink({ item: { task, workUnit } }: { item: EditorContextItem }) {
  const mayTask = useCan(requirements['tasks.get'])
  const mayProject = useCan(requirements['projects.get'])
  const look = {
    variant: 'quiet',
    'aria-label': t('editor.back'),
    children: <DirectionalIcon name="chevron-start" />,
  } as const
  if (task && mayTask) return <LinkButton {...look} to="/tasks/$id" params={{ id: task.uuid }} />
  if (mayProject) return <LinkButton {...look} to="/projects/$id" params={{ id: workUnit.projectUUID }} />
  return <LinkButton {...look} to="/" />
}
