import { mutation } from '@dragoman/hooks/query'
import * as api from '@dragoman/sdk/api'
import type { TermRequest } from '@dragoman/sdk/operations/termRequests'
import type { TermLane } from '@dragoman/sdk/term-lifecycle'
import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { showToast } from '../../../ground/toasts.ts'
import { t } from '../../../i18n/t.ts'
import type { RequestSearch } from '../request-search.ts'
import { laneRefusal, laneWord, requestName } from '../request-words.ts'
import type { Board, Lifted } from './board-state.ts'

/** Moves a request at once. */
export function useMove() {
  const { mutate, isPending, variables } = useMutation(mutation(api.termRequests.move))
  const move = (request: TermRequest, lane: TermLane, onDone?: () => void) =>
    mutate(
      { path: { termRequestUuid: request.uuid }, body: { lane, version: request.version } },
      {
        onSuccess: (moved) => {
          const name = requestName(moved)
          showToast({ tone: 'success', title: t('termRequests.moved', { name, lane: laneWord(lane) }) })
          onDone?.()
        },
      },
    )
  return { move, pending: isPending ? variables.path.termRequestUuid : undefined }
}

interface Asking {
  /** Opens a request: an approval is decided there. */
  open: (request: TermRequest) => void
  reject: (request: TermRequest) => void
}

/** Cards that are moved: the lifted one, where it is, and what happens when it is put down. */
export function useBoard(search: RequestSearch, { open, reject }: Asking): { board: Board; said: string } {
  const [lifted, setLifted] = useState<Lifted | null>(null)
  const [said, say] = useState('')
  const { move, pending } = useMove()
  const board: Board = {
    search,
    lifted,
    pending,
    lift: (request, by) => {
      setLifted({ request, over: request.lane, by })
      if (by === 'keyboard') say(t('termRequests.lifted', { name: requestName(request) }))
    },
    over: (lane) => {
      if (!lifted || lifted.over === lane) return
      setLifted({ ...lifted, over: lane })
      if (lifted.by === 'keyboard')
        say(
          [laneWord(lane), lane === lifted.request.lane ? '' : laneRefusal(lifted.request, lane)]
            .filter(Boolean)
            .join('. '),
        )
    },
    drop: (request, lane) => {
      if (lane === request.lane) {
        setLifted(null)
        return
      }
      const refusal = laneRefusal(request, lane)
      if (refusal !== undefined) {
        say(refusal)
        return
      }
      setLifted(null)
      if (lane === 'APPROVED') open(request)
      else if (lane === 'REJECTED') reject(request)
      else move(request, lane)
    },
    cancel: () => {
      if (lifted?.by === 'keyboard') say(t('termRequests.canceled'))
      setLifted(null)
    },
  }
  return { board, said }
}
