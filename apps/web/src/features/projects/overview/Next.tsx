import { useCan } from '@dragoman/hooks/permissions'
import type { ProjectMove } from '@dragoman/sdk/lifecycles'
import type { Project } from '@dragoman/sdk/operations/projects'
import { requirements } from '@dragoman/sdk/requirements'
import { Button } from '@dragoman/ui/Button'
import { Suspense, useState, type ReactNode } from 'react'
import { capitalized, languageName } from '../../../i18n/format.ts'
import { formatDay } from '../../../i18n/format-days.ts'
import { enumWord, t } from '../../../i18n/t.ts'
import { overlay } from '../../../lazy.tsx'
import { refusalText, useMoves, type Move } from '../moves/use-moves.ts'
import type { ProjectTab } from '../project-query.ts'
import type { NextAction, Place } from '../next-action.ts'
import styles from './Strip.module.css'

const MoveDialog = overlay(() => import('../moves/MoveDialog.tsx'), 'MoveDialog')

export interface NextProps {
  project: Project
  action: NextAction
  onTabChange: (tab: ProjectTab) => void
  /** Opens the cell of a step of a language. */
  onAssign: (at: Place) => void
  onShowOverdue: () => void
}

/** The next thing to do, the reason, and the one button that does it. */
export function Next({ project, action, onTabChange, onAssign, onShowOverdue }: NextProps) {
  const mayAssign = useCan(requirements['users.listEligibleLinguists'])
  const open = (tab: ProjectTab, label: string) => <Button onPress={() => onTabChange(tab)}>{label}</Button>
  switch (action.kind) {
    case 'addFiles':
      return (
        <Part title={t('projects.files.add')} reason={t('projects.next.addFiles')}>
          <Button variant="primary" onPress={() => onTabChange('files')}>
            {t('projects.files.add')}
          </Button>
        </Part>
      )
    case 'preparing':
      return (
        <Part title={t('projects.next.preparing')} reason={t('projects.next.preparingText', { count: action.count })} />
      )
    case 'failed':
      return (
        <Part title={t('projects.next.failed')} reason={t('projects.next.failedText', { count: action.count })}>
          {open('files', t('projects.next.files'))}
        </Part>
      )
    case 'costs':
      return (
        <Part title={t('projects.next.costs')} reason={t('projects.next.costsText')}>
          {open('costs', t('projects.next.showCosts'))}
        </Part>
      )
    case 'submit':
      return <MovePart project={project} move="submit" reason={t('projects.next.submit')} />
    case 'approve':
      return <MovePart project={project} move="approve" reason={t('projects.next.approve')} />
    case 'deliver':
      return <MovePart project={project} move="deliver" reason={t('projects.next.deliver')} />
    case 'canceled':
      return (
        <MovePart
          project={project}
          move="restore"
          title={t('projects.next.canceled')}
          reason={t('projects.next.canceledText')}
        />
      )
    case 'waitApproval':
      return <Part title={t('projects.next.waitApproval')} reason={t('projects.next.approve')} />
    case 'assign':
      return (
        <Part title={t('projects.next.assign', { count: action.tasks })} reason={assignReason(action)}>
          {mayAssign && (
            <Button variant="primary" onPress={() => onAssign(action.at)}>
              {t('projects.next.assignAction')}
            </Button>
          )}
        </Part>
      )
    case 'overdue':
      return (
        <Part
          title={t('projects.next.overdue')}
          reason={t('projects.next.overdueText', {
            ...namesOf(action.at),
            date: action.at.step.dueDate === undefined ? '' : formatDay(action.at.step.dueDate),
          })}
        >
          <Button variant="primary" onPress={onShowOverdue}>
            {t('projects.next.showOverdue')}
          </Button>
        </Part>
      )
    case 'inWork':
      return (
        <Part title={t('projects.next.inWork')} reason={t('projects.next.inWorkText')}>
          {open('work', t('projects.next.showTasks'))}
        </Part>
      )
    case 'done':
      return (
        <Part title={t('projects.next.done')} reason={t('projects.next.doneText')}>
          {open('downloads', t('projects.next.download'))}
        </Part>
      )
  }
}

const namesOf = ({ row, step }: Place) => ({
  language: capitalized(languageName(row.targetLocale)),
  step: enumWord('workflow', step.workflow, step.title),
})

function assignReason({ at, languages }: Extract<NextAction, { kind: 'assign' }>): string {
  const first = t('projects.next.assignText', { ...namesOf(at), count: at.step.unassignedTasks })
  return languages > 1 ? `${first} ${t('projects.next.assignMore', { count: languages - 1 })}` : first
}

interface MovePartProps {
  project: Project
  move: ProjectMove
  title?: string
  reason: string
}

/** A change of the project's status, for people who can make it; the others see the same without a button. */
function MovePart({ project, move: name, title = t(`projects.move.${name}`), reason }: MovePartProps) {
  const move = useMoves(project).find((each) => each.move === name)
  const [chosen, setChosen] = useState<Move | null>(null)
  return (
    <Part title={title} reason={(move && refusalText(move)) ?? reason}>
      {move && (
        <Button variant="primary" isDisabled={move.refused.length > 0} onPress={() => setChosen(move)}>
          {t(`projects.move.${name}`)}
        </Button>
      )}
      {chosen && (
        <Suspense>
          <MoveDialog project={project} move={chosen} onClose={() => setChosen(null)} />
        </Suspense>
      )}
    </Part>
  )
}

function Part({ title, reason, children }: { title: string; reason: string; children?: ReactNode }) {
  return (
    <div className={styles.next}>
      <div className={styles.words}>
        <span className={styles.label}>{t('projects.strip.next')}</span>
        <strong className={styles.title}>{title}</strong>
        <p className={styles.reason}>{reason}</p>
      </div>
      {children}
    </div>
  )
}
