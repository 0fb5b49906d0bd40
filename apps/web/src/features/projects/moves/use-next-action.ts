import { useSession } from '@dragoman/hooks/session'
import type { ProjectMove } from '@dragoman/sdk/lifecycles'
import type { Project } from '@dragoman/sdk/operations/projects'
import { isClient, isManager } from '@dragoman/sdk/permissions'
import { useQuery } from '@tanstack/react-query'
import { useMoves } from './use-moves.ts'
import { progressQuery } from '../project-query.ts'
import { nextAction, type NextAction } from '../next-action.ts'

/** Things that a client can do, or has to wait for; the others are the managers' business. */
const ofClients: ReadonlySet<NextAction['kind']> = new Set([
  'addFiles',
  'preparing',
  'submit',
  'waitApproval',
  'done',
  'canceled',
])

const moves: Partial<Record<NextAction['kind'], ProjectMove>> = {
  submit: 'submit',
  approve: 'approve',
  deliver: 'deliver',
  canceled: 'restore',
}

/**
 * The next thing to do according to the overview; undefined for people who have nothing to do, and until it is known.
 */
export function useNextAction(project: Project): { action: NextAction; move: ProjectMove | undefined } | undefined {
  const { snapshot } = useSession()
  const { data: rows } = useQuery(progressQuery(project.uuid))
  const mayApprove = useMoves(project).some(({ move }) => move === 'approve')
  if (!rows) return undefined
  const action = nextAction(project, rows, mayApprove)
  // A client decides in a card of its own, and a linguist in their tasks.
  const isOfClient = isClient(snapshot.subject) && !mayApprove && ofClients.has(action.kind)
  return isManager(snapshot.subject) || isOfClient ? { action, move: moves[action.kind] } : undefined
}
