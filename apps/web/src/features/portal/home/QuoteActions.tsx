import { useCan } from '@dragoman/hooks/permissions'
import { requirements } from '@dragoman/sdk/requirements'
import { Button } from '@dragoman/ui/Button'
import { useQuery } from '@tanstack/react-query'
import { Suspense, useState } from 'react'
import { t } from '../../../i18n/t.ts'
import { withWords } from '../../../i18n/with-words.ts'
import { overlay } from '../../../lazy.tsx'
import { useMoves } from '../../projects/moves/use-moves.ts'
import { projectQuery } from '../../projects/project-query.ts'
import type { Project } from '@dragoman/sdk/operations/projects'
import type { PortalRow } from './ProjectsCard.tsx'

const MoveDialog = overlay(() => import('../../projects/moves/MoveDialog.tsx'), 'MoveDialog')
const QuoteLines = overlay(
  withWords(['costs'], () => import('./QuoteLines.tsx')),
  'QuoteLines',
)

type Decision = 'approve' | 'returnToDraft'

/** A quote is approved, opened, or sent back with a reason. */
export function QuoteActions({ row, onDone }: { row: PortalRow; onDone: () => void }) {
  const [decision, setDecision] = useState<Decision | null>(null)
  const [isOpen, setOpen] = useState(false)
  const seesCosts = useCan(requirements['costs.getSummary'])
  const named = (action: string) => t('portal.actionOf', { action, name: row.reference })
  return (
    <>
      <Button
        size="small"
        variant="primary"
        icon="check"
        aria-label={named(t('projects.move.approve'))}
        onPress={() => setDecision('approve')}
      >
        {t('projects.move.approve')}
      </Button>
      {seesCosts && (
        <Button size="small" aria-label={named(t('portal.quotes.lines'))} onPress={() => setOpen(true)}>
          {t('portal.quotes.lines')}
        </Button>
      )}
      <Button
        size="small"
        variant="quiet"
        aria-label={named(t('portal.quotes.back'))}
        onPress={() => setDecision('returnToDraft')}
      >
        {t('portal.quotes.back')}
      </Button>
      {isOpen && (
        <Suspense>
          <QuoteLines row={row} onClose={() => setOpen(false)} />
        </Suspense>
      )}
      {decision && (
        <Decide
          projectUuid={row.uuid}
          decision={decision}
          onClose={() => {
            setDecision(null)
            onDone()
          }}
        />
      )}
    </>
  )
}

interface DecideProps {
  projectUuid: string
  decision: Decision
  onClose: () => void
}

function Decide({ projectUuid, ...props }: DecideProps) {
  const { data } = useQuery(projectQuery(projectUuid))
  return data ? <DecisionDialog project={data} {...props} /> : null
}

function DecisionDialog({ project, decision, onClose }: Omit<DecideProps, 'projectUuid'> & { project: Project }) {
  const move = useMoves(project).find((one) => one.move === decision)
  if (!move) return null
  return (
    <Suspense>
      <MoveDialog project={project} move={move} onClose={onClose} />
    </Suspense>
  )
}
