import type { AvailableTask, Task } from '@dragoman/sdk/operations/tasks'
import { Languages } from '../../display/Languages.tsx'
import { Moment } from '../../display/Moment.tsx'
import { enumWord, t } from '../../i18n/t.ts'
import { formatMoney } from '../../i18n/format.ts'
import { Link } from '../../shell/links.ts'
import { QueueLine } from './Queue.tsx'

/** A task in a queue: file, step, languages and words, when it is due, and what it pays where that matters. */
export function TaskLine({ task, showsPay = false }: { task: Task | AvailableTask; showsPay?: boolean }) {
  const { uuid, workUnit, workflow, project, dueDate, payableAmount, currency, waitingFor } = task
  return (
    <QueueLine
      link={
        <Link to="/tasks/$id" params={{ id: uuid }} variant="plain">
          <bdi>{workUnit.filename}</bdi>
        </Link>
      }
      detail={
        <>
          {enumWord('workflow', workflow.code, workflow.title)} ·{' '}
          <Languages source={workUnit.sourceLanguage} target={workUnit.targetLanguage} /> ·{' '}
          {t('home.words', { count: workUnit.words })} · <bdi>{project.reference}</bdi>
        </>
      }
      end={
        <>
          {showsPay && payableAmount !== undefined && <span>{formatMoney(payableAmount, currency)}</span>}
          {waitingFor ? (
            <span>
              {t('home.waitsFor', { step: enumWord('workflow', waitingFor.workflow.code, waitingFor.workflow.title) })}
            </span>
          ) : (
            dueDate !== undefined && <Moment value={dueDate} as="relative" />
          )}
        </>
      }
    />
  )
}
