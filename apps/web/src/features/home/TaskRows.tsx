import type { HomeLinguist, HomeTask } from '@dragoman/sdk/operations/home'
import { Card } from '@dragoman/ui/Card'
import { ProgressBar } from '@dragoman/ui/ProgressBar'
import { Skeleton } from '@dragoman/ui/Skeleton'
import { Suspense, type ReactNode } from 'react'
import { DueDate } from '../../display/DueDate.tsx'
import { LanguageCodes } from '../../display/LanguageCodes.tsx'
import { Languages } from '../../display/Languages.tsx'
import { formatNumber } from '../../i18n/format.ts'
import { formatMoney } from '../../i18n/format-amounts.ts'
import { enumWord, t } from '../../i18n/t.ts'
import { withWords } from '../../i18n/with-words.ts'
import { Link, LinkButton } from '../../ground/links.ts'
import { region } from '../../lazy.tsx'
import styles from './home.module.css'

// The page shows at once; what is done with its tasks comes after it.
const AcceptTasks = region(
  withWords(['tasks'], () => import('../tasks/moves/AcceptTasks.tsx')),
  'AcceptTasks',
  () => null,
)
const ContinueInEditor = region(
  () => import('../editor/open/ContinueInEditor.tsx'),
  'ContinueInEditor',
  () => null,
)

/** Answers a task where it is listed; the page that has the tasks and this list knows how. */
export type AnswerTask = (props: { uuid: string; name: string; isOpen: boolean; instead: ReactNode }) => ReactNode

/** The task in work that is due first. */
export function ContinueTask({ task, isLoading }: { task: HomeTask | undefined; isLoading: boolean }) {
  return (
    <Card title={t('home.continue')}>
      <div className={styles.continue}>
        {isLoading && <Skeleton lines={2} />}
        {!isLoading && !task && <p className={styles.none}>{t('home.inWork.empty')}</p>}
        {task && (
          <>
            <div className={styles.present}>
              <Link to="/tasks/$id" params={{ id: task.uuid }} variant="plain">
                <bdi>{task.filename}</bdi>
              </Link>
              <span className={styles.detail}>
                <bdi>{task.project}</bdi> · <Step task={task} /> ·{' '}
                <Languages source={task.sourceLocale} target={task.targetLocale} />
                {task.pay !== undefined && task.currency && <> · {formatMoney(task.pay, task.currency)}</>}
              </span>
            </div>
            <div className={styles.progress}>
              <ProgressBar
                label={t('home.wordsOf', { done: formatNumber(task.confirmedWords), all: formatNumber(task.words) })}
                value={task.words === 0 ? 0 : Math.floor((100 * task.confirmedWords) / task.words)}
              />
            </div>
            <Suspense fallback={<OpenTask uuid={task.uuid} />}>
              <ContinueInEditor taskUuid={task.uuid}>{t('home.continue')}</ContinueInEditor>
            </Suspense>
          </>
        )}
      </div>
    </Card>
  )
}

/** Stands for the editor while its code is on the way. */
const OpenTask = ({ uuid }: { uuid: string }) => (
  <LinkButton to="/tasks/$id" params={{ id: uuid }} variant="primary">
    {t('home.continue')}
  </LinkButton>
)

const groups = ['ASSIGNED', 'AVAILABLE', 'IN_PROGRESS'] as const

/** Tasks of a linguist in groups, each with what it pays before it is accepted. */
export function TaskRows({ data, answer }: { data: HomeLinguist | undefined; answer: AnswerTask }) {
  const heads = {
    ASSIGNED: { title: t('home.toAccept'), empty: t('home.toAccept.empty'), total: data?.assigned },
    AVAILABLE: { title: t('home.available'), empty: t('home.available.empty'), total: data?.available },
    IN_PROGRESS: { title: t('home.inWork'), empty: t('home.inWork.empty'), total: data?.inProgress },
  }
  return groups.map((group) => {
    const { title, empty, total } = heads[group]
    const rows = data?.tasks.filter((task) => task.group === group)
    return (
      <Card
        key={group}
        title={
          <>
            {title} {total !== undefined && total > 0 && <span className={styles.count}>{formatNumber(total)}</span>}
          </>
        }
        actions={
          <>
            {group === 'ASSIGNED' && rows && rows.length > 1 && (
              <Suspense fallback={<span className={styles.accepting} />}>
                <AcceptTasks tasks={rows} />
              </Suspense>
            )}
            {rows && total !== undefined && total > rows.length && <All group={group} />}
          </>
        }
        isFlush
      >
        <div className={styles.rows} aria-busy={!rows || undefined}>
          {!rows && (
            <div className={styles.waiting}>
              <Skeleton lines={10} />
            </div>
          )}
          {rows?.length === 0 && <p className={styles.empty}>{empty}</p>}
          {rows && rows.length > 0 && (
            <ul className={styles.list}>
              {rows.map((task) => (
                <Row key={task.uuid} task={task} answer={answer} />
              ))}
            </ul>
          )}
        </div>
      </Card>
    )
  })
}

function All({ group }: { group: (typeof groups)[number] }) {
  if (group === 'AVAILABLE') {
    return (
      <Link to="/tasks" search={{ tab: 'available' }}>
        {t('home.all')}
      </Link>
    )
  }
  return (
    <Link to="/tasks" search={{ statuses: [group === 'ASSIGNED' ? 'PENDING' : 'APPROVED'] }}>
      {t('home.all')}
    </Link>
  )
}

function Row({ task, answer: Answer }: { task: HomeTask; answer: AnswerTask }) {
  const { uuid, filename, project, sourceLocale, targetLocale, words, pay, currency, dueDate, group } = task
  const action = t('home.action.open')
  const open = (
    <LinkButton
      size="small"
      to="/tasks/$id"
      params={{ id: uuid }}
      aria-label={t('home.do', { action, name: filename })}
    >
      {action}
    </LinkButton>
  )
  return (
    <li className={styles.row} data-kind="task">
      <span className={styles.about}>
        <span className={styles.name}>
          <Link to="/tasks/$id" params={{ id: uuid }} variant="plain">
            <bdi>{filename}</bdi>
          </Link>
        </span>
        <span className={styles.detail}>
          <LanguageCodes source={sourceLocale} target={targetLocale} /> · <Step task={task} /> · <bdi>{project}</bdi>
        </span>
      </span>
      <span className={styles.number}>{t('home.words', { count: words })}</span>
      <span className={styles.number}>{pay !== undefined && currency ? formatMoney(pay, currency) : '–'}</span>
      <span className={styles.due}>{dueDate !== undefined && <DueDate value={dueDate} status="APPROVED" />}</span>
      <span className={styles.action}>
        {group === 'IN_PROGRESS' ? (
          open
        ) : (
          <Answer uuid={uuid} name={filename} isOpen={group === 'AVAILABLE'} instead={open} />
        )}
      </span>
    </li>
  )
}

const Step = ({ task: { workflow } }: { task: HomeTask }) => enumWord('workflow', workflow.code, workflow.title)
