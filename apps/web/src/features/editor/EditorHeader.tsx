import { useCan } from '@dragoman/hooks/permissions'
import type { EditorContextItem } from '@dragoman/sdk/operations/editor'
import type { SegmentRange } from '@dragoman/sdk/operations/tasks'
import { requirements } from '@dragoman/sdk/requirements'
import { DirectionalIcon } from '@dragoman/ui/DirectionalIcon'
import { IconButton } from '@dragoman/ui/IconButton'
import { ProgressBar } from '@dragoman/ui/ProgressBar'
import { Select } from '@dragoman/ui/Select'
import { DueDate } from '../../display/DueDate.tsx'
import { Languages } from '../../display/Languages.tsx'
import { StatusWord } from '../../display/StatusWord.tsx'
import { formatNumber, languageName } from '../../i18n/format.ts'
import { enumWord, t } from '../../i18n/t.ts'
import { AlsoHere } from '../../ground/AlsoHere.tsx'
import { LinkButton } from '../../ground/links.ts'
import { toggleTheme, useTheme } from '../../ground/theme.ts'
import { confirmLeaving } from '../../ground/unsaved.ts'
import { TaskActions } from './delivery/TaskActions.tsx'
import type { Editing } from './drafts/editing.ts'
import type { SegmentFilter } from './editor-context.ts'
import styles from './EditorHeader.module.css'
import type { SegmentStore } from './segments/segment-store.ts'
import { useCounts } from './segments/use-segments.ts'

interface EditorHeaderProps {
  item: EditorContextItem
  items: readonly EditorContextItem[]
  editing: Editing
  store: SegmentStore
  onSwitch: (workUnitUuid: string) => void
  onFilter: (filter: SegmentFilter) => void
  /** One segment shows with its neighbors alone. */
  hasFocus: boolean
  onFocusChange: (hasFocus: boolean) => void
}

/** The file, its progress, and the actions on the task. */
export function EditorHeader({ item, items, editing, store, onSwitch, ...view }: EditorHeaderProps) {
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
          {task && <bdi className={styles.onWide}>{task.project.reference || task.project.name}</bdi>}
          <Languages source={workUnit.sourceLanguage} target={workUnit.targetLanguage} />
          <span>{enumWord('workflow', workUnit.workflow, task?.workflow.title)}</span>
          {task?.slice && <span>{t('editor.slice', { range: rangeOf(task.slice) })}</span>}
          {task && (
            <span className={styles.onWide}>
              <StatusWord of="taskStatus" code={task.status} />
            </span>
          )}
          {task?.dueDate !== undefined && (
            <span className={styles.due}>
              {t('editor.due')} <DueDate value={task.dueDate} status={task.status} />
            </span>
          )}
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
      <UnitProgress store={store} />
      {task && <AlsoHere key={task.uuid} of="TASK" id={task.uuid} />}
      <div className={styles.actions}>
        <TaskActions item={item} editing={editing} {...view} />
        <span className={styles.onWide}>
          <IconButton
            icon={theme === 'dark' ? 'sun' : 'moon'}
            label={theme === 'dark' ? t('shell.theme.light') : t('shell.theme.dark')}
            onPress={toggleTheme}
          />
        </span>
      </div>
    </div>
  )
}

const rangeOf = ({ beginIndex, endIndex }: SegmentRange) =>
  `${formatNumber(beginIndex + 1)}–${formatNumber(endIndex + 1)}`

/** Confirmed segments and words; what is locked or of another slice isn't work here. */
function UnitProgress({ store }: Pick<EditorHeaderProps, 'store'>) {
  const counts = useCounts(store)
  const total = counts.all - counts.locked - counts.other
  const label = t('editor.progress.segments', { confirmed: formatNumber(counts.confirmed), total: formatNumber(total) })
  const words = { confirmed: formatNumber(counts.confirmedWords), total: formatNumber(counts.words) }
  return (
    <div className={styles.progress}>
      <ProgressBar
        label={t('editor.progress')}
        isLabelHidden
        value={total === 0 ? 100 : (100 * counts.confirmed) / total}
        valueLabel={label}
        tone={counts.confirmed === total ? 'success' : 'accent'}
      />
      <span className={styles.counts}>
        <span>{label}</span>
        <span>{t('editor.progress.words', words)}</span>
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
