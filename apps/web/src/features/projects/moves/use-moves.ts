import { useCan } from '@dragoman/hooks/permissions'
import { projectTransitions, type OfferedTransition } from '@dragoman/hooks/transitions'
import type { ProjectMove, ProjectState } from '@dragoman/sdk/lifecycles'
import type { Project } from '@dragoman/sdk/operations/projects'
import { requirements } from '@dragoman/sdk/requirements'
import { hasMessage, t } from '../../../i18n/t.ts'

/** A move of a project that someone is offered. */
export type Move = OfferedTransition<ProjectMove, ProjectState>

/** Moves that aren't for the person are not offered; all others are, with the reasons against them. */
export function useMoves(project: Project): Move[] {
  const mayMove = useCan(requirements['projects.changeStatus'])
  return mayMove ? projectTransitions(project).filter(({ refused }) => !refused.includes('actor')) : []
}

/** Why a move cannot be made now, in a sentence; undefined where it can. */
export function refusalText({ refused: [key] }: Move): string | undefined {
  if (key === undefined) return undefined
  const id = `projects.refused.${key}`
  return hasMessage(id) ? t(id) : key
}
