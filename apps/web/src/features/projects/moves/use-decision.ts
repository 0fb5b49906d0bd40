import { useSession } from '@dragoman/hooks/session'
import type { Project } from '@dragoman/sdk/operations/projects'
import { isManager } from '@dragoman/sdk/permissions'
import { useMoves, type Move } from './use-moves.ts'

/** The moves that a client may make with a quote. */
export interface Decision {
  approve: Move
  back: Move | undefined
}

/** The decision about a quote, for someone who isn't a manager and may approve it; managers have it among their moves. */
export function useDecision(project: Project): Decision | null {
  const { snapshot } = useSession()
  const moves = useMoves(project)
  const approve = moves.find(({ move }) => move === 'approve')
  if (!approve || isManager(snapshot.subject)) return null
  return { approve, back: moves.find(({ move }) => move === 'returnToDraft') }
}
