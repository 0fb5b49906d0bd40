import { useSession } from '@dragoman/hooks/session'
import * as api from '@dragoman/sdk/api'
import type { Task } from '@dragoman/sdk/operations/tasks'
import { requirements } from '@dragoman/sdk/requirements'
import { ifMatch } from '@dragoman/sdk/versions'
import { Button } from '@dragoman/ui/Button'
import { MenuItem } from '@dragoman/ui/MenuButton'
import { useNavigate } from '@tanstack/react-router'
import { useState } from 'react'
import { t } from '../../../i18n/t.ts'
import { useCommands } from '../../../ground/commands.ts'
import { HeaderMenu } from '../../../ground/HeaderMenu.tsx'
import { showToast } from '../../../ground/toasts.ts'
import { NextTask } from '../../editor/open/NextTask.tsx'
import { OpenEditorButton } from '../../editor/open/OpenEditor.tsx'
import { TaskDialogs } from '../task-dialogs.tsx'
import { mayBeSplit } from '../may-be-split.ts'
import { taskName } from '../task-name.ts'
import { useTaskWrite } from '../use-task-write.ts'
import { MoveTaskDialog, type AskedMove } from './MoveTaskDialog.tsx'
import { canTry, moveHint, moveWord, type OfferedTaskMove } from './task-moves.ts'

/** The question that a dialog asks. */
type Asked = AskedMove | 'revoke' | 'assign' | 'split' | 'join'

const isMove = (asked: Asked): asked is AskedMove => !['assign', 'revoke', 'split', 'join'].includes(asked)

export interface TaskMovesProps {
  task: Task
  moves: readonly OfferedTaskMove[]
  /** The one of them that is a button of its own. */
  main: OfferedTaskMove | undefined
}

/** The buttons of a task's header: where it can go from here, who gets it, and the editor. */
export function TaskMoves({ task, moves, main }: TaskMovesProps) {
  const { session, snapshot } = useSession()
  const navigate = useNavigate()
  const [asked, setAsked] = useState<Asked | null>(null)
  const change = useTaskWrite(api.tasks.changeStatus)
  const claim = useTaskWrite(api.tasks.assign)
  const review = useTaskWrite(api.tasks.undoSkip)
  const mayAssign = session.can(requirements['users.listEligibleLinguists']) && task.status === 'PENDING'
  const rest = moves.filter((move) => move !== main)
  const maySplit = session.can(requirements['tasks.split'])
  const splits = maySplit && mayBeSplit(task)
  const joins = maySplit && task.fromSplit === true
  const start = ({ move, to }: OfferedTaskMove) => {
    const onSuccess = () =>
      showToast({
        tone: 'success',
        title: t(move === 'claim' ? 'tasks.moved.claim' : 'tasks.moved.accept', { name: taskName(task) }),
      })
    if (move === 'accept') change.mutate({ path: { taskUuid: task.uuid }, body: { status: to } }, { onSuccess })
    else if (move === 'claim') {
      const userUUID = snapshot.subject!.user.uuid
      claim.mutate({ path: { taskUUID: task.uuid, userUUID }, headers: ifMatch(task) }, { onSuccess })
    } else setAsked(move as Asked)
  }
  const close = () => setAsked(null)
  const claims = moves.find((each) => (each.move === 'claim' || each.move === 'accept') && canTry(each))
  const rejects = moves.find((each) => each.move === 'reject' && canTry(each))
  useCommands([
    ...(mayAssign
      ? [
          {
            keys: ['a'],
            label: 'tasks.assign',
            run: () => setAsked('assign'),
            asks: true,
            takeBack: () => setAsked(null),
          } as const,
        ]
      : []),
    ...(claims ? [{ keys: ['y'], label: () => moveWord(claims.move), run: () => start(claims) }] : []),
    ...(rejects ? [{ keys: ['r'], label: () => moveWord('reject'), run: () => start(rejects) }] : []),
  ])
  return (
    <>
      <OpenEditorButton items={[{ workUnit: task.workUnit, taskUuid: task.uuid, step: task.workflow.code }]} />
      {mayAssign && !main && (
        <Button variant="primary" icon="user" onPress={() => setAsked('assign')}>
          {task.assignee ? t('tasks.reassign') : t('tasks.assign')}
        </Button>
      )}
      {task.assignment === 'SKIPPED' && session.can(requirements['tasks.undoSkip']) && (
        <Button
          icon="undo"
          isPending={review.isPending}
          onPress={() =>
            review.mutate(
              { path: { taskUuid: task.uuid } },
              {
                onSuccess: () => showToast({ tone: 'success', title: t('tasks.skipUndone', { name: taskName(task) }) }),
              },
            )
          }
        >
          {t('tasks.undoSkip')}
        </Button>
      )}
      {main && (
        <Button
          variant="primary"
          isDisabled={!canTry(main)}
          isPending={change.isPending || claim.isPending}
          onPress={() => start(main)}
        >
          {moveWord(main.move)}
        </Button>
      )}
      <NextTask task={task} />
      {(rest.length > 0 || splits || joins) && (
        <HeaderMenu label={t('tasks.more')}>
          {rest.map((move) => (
            <MenuItem
              key={move.move}
              tone={move.move === 'cancel' || move.move === 'reject' ? 'danger' : undefined}
              isDisabled={!canTry(move)}
              description={canTry(move) ? undefined : moveHint(move)}
              onAction={() => start(move)}
            >
              {moveWord(move.move)}
            </MenuItem>
          ))}
          {splits && <MenuItem onAction={() => setAsked('split')}>{t('tasks.split')}</MenuItem>}
          {joins && <MenuItem onAction={() => setAsked('join')}>{t('tasks.join')}</MenuItem>}
        </HeaderMenu>
      )}
      <TaskDialogs
        doing={asked && !isMove(asked) ? { what: asked, tasks: [task] } : null}
        onClose={close}
        onDone={close}
      />
      {asked && isMove(asked) && (
        <MoveTaskDialog
          task={task}
          move={asked}
          onClose={close}
          // A task that was given back may be out of sight.
          onMoved={asked === 'reject' ? () => void navigate({ to: '/tasks' }) : undefined}
        />
      )}
    </>
  )
}
