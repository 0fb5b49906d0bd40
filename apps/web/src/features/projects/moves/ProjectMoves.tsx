import { useCan } from '@dragoman/hooks/permissions'
import { requirements } from '@dragoman/sdk/requirements'
import type { ProjectMove } from '@dragoman/sdk/lifecycles'
import type { Project } from '@dragoman/sdk/operations/projects'
import { Button } from '@dragoman/ui/Button'
import { MenuItem } from '@dragoman/ui/MenuButton'
import { useNavigate } from '@tanstack/react-router'
import { Suspense, useState } from 'react'
import { t } from '../../../i18n/t.ts'
import { withWords } from '../../../i18n/with-words.ts'
import { overlay } from '../../../lazy.tsx'
import { HeaderMenu } from '../../../ground/HeaderMenu.tsx'
import { useArchive } from './use-archive.ts'
import { useRemoveProject } from './use-remove-project.tsx'
import { useNextAction } from './use-next-action.ts'
import { refusalText, useMoves, type Move } from './use-moves.ts'

const MoveDialog = overlay(() => import('./MoveDialog.tsx'), 'MoveDialog')
const DistributeDialog = overlay(
  withWords(['routing'], () => import('../../project-routing/DistributeDialog.tsx')),
  'DistributeDialog',
)

const ExtractDialog = overlay(
  withWords(['termExtraction'], () => import('../../term-extraction/ExtractDialog.tsx')),
  'ExtractDialog',
)

const removable: readonly string[] = ['DRAFT', 'CANCELLED']

const mainMoves: readonly ProjectMove[] = ['submit', 'approve', 'deliver', 'restore']

export interface ProjectMovesProps {
  project: Project
  /** The overview offers what is next by itself: what isn't that is in the menu here. */
  isOverview: boolean
  /** The page itself asks for the decision between approving and sending back; it is not asked for twice. */
  isDecidedBelow: boolean
}

/** The buttons of a project's header: where it can go from here. */
export function ProjectMoves({ project, isOverview, isDecidedBelow }: ProjectMovesProps) {
  const all = useMoves(project)
  const moves = isDecidedBelow ? all.filter(({ move }) => move !== 'approve' && move !== 'returnToDraft') : all
  const mayRemove = useCan(requirements['projects.remove'])
  const remove = useRemoveProject(project)
  const archive = useArchive(project)
  const mayCheck = useCan(requirements['checkRuns.start'])
  const mayReplace = useCan(requirements['textChanges.start']) && mayCheck
  const mayShow = useCan(requirements['screenshots.upload'])
  const mayExtract = useCan(requirements['termExtractions.start'])
  const [isExtracting, setExtracting] = useState(false)
  const navigate = useNavigate()
  const mayDistribute = useCan(requirements['projectRouting.createProjects'])
  const [isDistributing, setDistributing] = useState(false)
  const [chosen, setChosen] = useState<Move | null>(null)
  const next = useNextAction(project)
  const isRemovable = removable.includes(project.status) && project.archiveDate === undefined
  const distributes = mayDistribute && project.status === 'DRAFT' && project.archiveDate === undefined
  const usual = moves.find(({ move }) => mainMoves.includes(move))
  const main = isOverview && next ? undefined : usual
  const back = moves.find(({ move }) => move === 'returnToDraft' || move === 'reopen')
  const rest = moves.filter((move) => move !== main && move !== back && !(isOverview && move.move === next?.move))
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
      {(rest.length > 0 || mayRemove || archive || distributes || mayCheck || mayShow || mayExtract) && (
        <HeaderMenu>
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
          {mayCheck && (
            <MenuItem
              icon="check"
              onAction={() => void navigate({ to: '/projects/checks/$id', params: { id: project.uuid } })}
            >
              {t('projects.checkTranslations')}
            </MenuItem>
          )}
          {mayReplace && (
            <MenuItem
              icon="search"
              onAction={() => void navigate({ to: '/projects/replace/$id', params: { id: project.uuid } })}
            >
              {t('projects.findAndReplace')}
            </MenuItem>
          )}
          {mayShow && (
            <MenuItem
              icon="eye"
              onAction={() => void navigate({ to: '/projects/screenshots/$id', params: { id: project.uuid } })}
            >
              {t('projects.screenshots')}
            </MenuItem>
          )}
          {mayExtract && (
            <MenuItem icon="glossary" onAction={() => setExtracting(true)}>
              {t('projects.findTerms')}
            </MenuItem>
          )}
          {distributes && (
            <MenuItem icon="folder" onAction={() => setDistributing(true)}>
              {t('projects.distribute')}
            </MenuItem>
          )}
          {archive && (
            <MenuItem icon="inbox" isDisabled={!archive.isPossible} description={archive.why} onAction={archive.run}>
              {archive.label}
            </MenuItem>
          )}
          {mayRemove && (
            <MenuItem
              icon="trash"
              tone="danger"
              isDisabled={!isRemovable}
              description={isRemovable ? undefined : t('projects.delete.closed')}
              onAction={remove}
            >
              {t('projects.delete')}
            </MenuItem>
          )}
        </HeaderMenu>
      )}
      {isExtracting && (
        <Suspense>
          <ExtractDialog projectUuid={project.uuid} onClose={() => setExtracting(false)} />
        </Suspense>
      )}
      {isDistributing && (
        <Suspense>
          <DistributeDialog project={project} onClose={() => setDistributing(false)} />
        </Suspense>
      )}
      {chosen && (
        <Suspense>
          <MoveDialog project={project} move={chosen} onClose={() => setChosen(null)} />
        </Suspense>
      )}
    </>
  )
}

/** Why the main move cannot be made, as the line beside the buttons; null where it can. */
export function useMoveHint(project: Project): string | null {
  const main = useMoves(project).find(({ move }) => mainMoves.includes(move))
  return (main && refusalText(main)) ?? null
}
