import { useSession } from '@dragoman/hooks/session'
import { query } from '@dragoman/hooks/query'
import * as api from '@dragoman/sdk/api'
import type { Task, TaskBoard } from '@dragoman/sdk/operations/tasks'
import { requirements } from '@dragoman/sdk/requirements'
import { ifMatch } from '@dragoman/sdk/versions'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { obstacleText } from '../../../display/entry-name.ts'
import { formatList } from '../../../i18n/format.ts'
import { t } from '../../../i18n/t.ts'
import { showToast } from '../../../ground/toasts.ts'
import type { TaskSearch } from '../task-search.ts'
import type { TaskDoing } from '../task-dialogs.tsx'
import { taskName } from '../task-name.ts'
import { useTaskWrite } from '../use-task-write.ts'
import { isSame, type Board, type Lifted } from './board-context.ts'
import { boardMove, type BoardRows, type Place } from './board-moves.ts'
import { rowName } from './BoardRow.tsx'

/** A moved task that a dialog asks about. */
export type AskedMove = { move: 'deliver' | 'reopen'; task: Task }

/** Cards of a board that are moved: what is lifted, where it may go, and what happens when it is put down. */
export function useBoardMoves(rows: BoardRows, search: TaskSearch, data: TaskBoard | undefined) {
  const { session, snapshot } = useSession()
  const [lifted, setLifted] = useState<Lifted | null>(null)
  const [said, announce] = useState('')
  const [pending, setPending] = useState<string | null>(null)
  const [doing, setDoing] = useState<TaskDoing | null>(null)
  const [asked, setAsked] = useState<AskedMove | null>(null)
  const assign = useTaskWrite(api.tasks.assign)
  const revoke = useTaskWrite(api.tasks.revokeAssignment)
  const mayAssign = session.can(requirements['users.listEligibleLinguists'])
  const asksWho = lifted !== null && mayAssign && rows === 'LINGUIST' && lifted.task.status === 'PENDING'
  const { data: linguists } = useQuery({
    ...query(api.tasks.listBulkLinguists, { body: { taskUuids: lifted ? [lifted.task.uuid] : [] } }),
    enabled: asksWho,
  })
  const unable = new Map(
    (asksWho ? (linguists ?? []) : []).filter(({ fits }) => fits === 0).map((each) => [each.user.uuid, each.blockedBy]),
  )
  const blocked = new Set(unable.keys())
  const rules = { rows, subject: snapshot.subject, mayAssign, blocked }
  const moveTo = (place: Place) => lifted && boardMove(lifted.task, lifted.from, place, rules)
  const nameOf = (place: Place) => {
    const row = data?.content.find(({ key }) => key === place.row)
    return (row && rowName(row)) ?? ''
  }
  const reasonOf = (place: Place) => {
    const move = moveTo(place)
    if (move?.do !== 'refuse') return undefined
    if (move.why === 'notEligible')
      return t('tasks.notEligible', { reasons: formatList((unable.get(place.row ?? '') ?? []).map(obstacleText)) })
    if (move.why === 'previousDelivered') return t('tasks.unmet.previousDelivered')
    return t(`board.refusal.${move.why}`)
  }
  const tell = (place: Place) => {
    const where = [t(`board.lane.${place.lane}`), nameOf(place)].filter(Boolean).join(', ')
    announce([where, reasonOf(place)].filter(Boolean).join('. '))
  }

  /** Gives a task to a linguist at once; the message takes it back. */
  const give = (task: Task, userUUID: string, name: string) => {
    const before = task.assignee?.uuid
    setPending(task.uuid)
    assign.mutate(
      { path: { taskUUID: task.uuid, userUUID }, headers: ifMatch(task) },
      {
        onSuccess: (saved) =>
          showToast({
            tone: 'success',
            title: t('board.moved', { task: taskName(task), place: name }),
            action: { label: t('board.undo'), onAction: () => restore(saved, before) },
          }),
        onSettled: () => setPending(null),
      },
    )
  }
  const take = (task: Task) => {
    const before = task.assignee?.uuid
    setPending(task.uuid)
    revoke.mutate(
      { path: { taskUUID: task.uuid }, headers: ifMatch(task) },
      {
        onSuccess: (saved) =>
          showToast({
            tone: 'success',
            title: t('board.moved', { task: taskName(task), place: t('board.lane.UNASSIGNED') }),
            action: { label: t('board.undo'), onAction: () => restore(saved, before) },
          }),
        onSettled: () => setPending(null),
      },
    )
  }
  const restore = (task: Task, userUUID: string | undefined) => {
    const path = { taskUUID: task.uuid }
    if (userUUID) assign.mutate({ path: { ...path, userUUID }, headers: ifMatch(task) })
    else revoke.mutate({ path, headers: ifMatch(task) })
  }

  const put = (task: Task, place: Place) => {
    const move = moveTo(place)
    if (!move || move.do === 'refuse' || move.do === 'stay') return
    if (move.do === 'assign' && move.to) give(task, move.to, nameOf(place))
    else if (move.do === 'assign') setDoing({ what: 'assign', tasks: [task] })
    // An accepted task is someone's work: taking it away asks first.
    else if (move.do === 'unassign' && task.status === 'PENDING') take(task)
    else if (move.do === 'unassign') setDoing({ what: 'revoke', tasks: [task] })
    else setAsked({ move: move.do, task })
  }

  const board: Board = {
    rows,
    search,
    lifted,
    pending,
    moveTo: (place) => moveTo(place) ?? undefined,
    reasonOf,
    lift: (task, from, by) => {
      setLifted({ task, from, over: from, by })
      if (by === 'keyboard') announce(t('board.lifted', { task: taskName(task) }))
    },
    over: (place) => {
      if (!lifted || isSame(lifted.over, place)) return
      setLifted({ ...lifted, over: place })
      if (lifted.by === 'keyboard') tell(place)
    },
    drop: (place) => {
      if (!lifted) return
      const reason = reasonOf(place)
      if (reason !== undefined) {
        announce(reason)
        return
      }
      setLifted(null)
      put(lifted.task, place)
    },
    cancel: () => {
      if (lifted?.by === 'keyboard') announce(t('board.canceled'))
      setLifted(null)
    },
    onAction: mayAssign ? (what, task) => setDoing({ what, tasks: [task] }) : undefined,
    onMove: (move, task) => setAsked({ move, task }),
  }
  const close = () => {
    setDoing(null)
    setAsked(null)
  }
  return { board, doing, asked, close, said }
}
