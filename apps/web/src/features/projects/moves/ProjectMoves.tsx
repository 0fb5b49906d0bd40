import type { ProjectMove } from '@dragoman/sdk/lifecycles'
import type { Project } from '@dragoman/sdk/operations/projects'
import { Button } from '@dragoman/ui/Button'
import { MenuItem, MoreMenu } from '@dragoman/ui/Menu'
import { useState } from 'react'
import { t } from '../../../i18n/t.ts'
import { MoveDialog } from './MoveDialog.tsx'
import { refusalText, useMoves, type Move } from './use-moves.ts'

const mainMoves: readonly ProjectMove[] = ['submit', 'approve', 'deliver', 'restore']

export interface ProjectMovesProps {
  project: Project
  /** The page itself asks for the decision between approving and sending back; it is not asked for twice. */
  isDecidedBelow: boolean
}

/** The buttons of a project's header: where it can go from here. */
export function ProjectMoves({ project, isDecidedBelow }: ProjectMovesProps) {
  const all = useMoves(project)
  const moves = isDecidedBelow ? all.filter(({ move }) => move !== 'approve' && move !== 'returnToDraft') : all
  const [chosen, setChosen] = useState<Move | null>(null)
  const main = moves.find(({ move }) => mainMoves.includes(move))
  const back = moves.find(({ move }) => move === 'returnToDraft' || move === 'reopen')
  const rest = moves.filter((move) => move !== main && move !== back)
  return (
    <>
      {back && (
        <Button onPress={() => setChosen(back)} isDisabled={back.refused.length > 0}>
          {t(`projects.move.${back.move}`)}
        </Button>
      )}
      {main && (
        <Button variant="primary" onPress={() => setChosen(main)} isDisabled={main.refused.length > 0}>
          {t(`projects.move.${main.move}`)}
        </Button>
      )}
      {rest.length > 0 && (
        <MoreMenu size="regular" variant="outline">
          {rest.map((move) => (
            <MenuItem
              key={move.move}
              tone={move.move === 'cancel' ? 'danger' : 'default'}
              description={refusalText(move)}
              isDisabled={move.refused.length > 0}
              onAction={() => setChosen(move)}
            >
              {t(`projects.move.${move.move}`)}
            </MenuItem>
          ))}
        </MoreMenu>
      )}
      {chosen && <MoveDialog project={project} move={chosen} onClose={() => setChosen(null)} />}
    </>
  )
}

/** Why the main move cannot be made, as the line beside the buttons; null where it can. */
export function useMoveHint(project: Project): string | null {
  const main = useMoves(project).find(({ move }) => mainMoves.includes(move))
  return (main && refusalText(main)) ?? null
}
