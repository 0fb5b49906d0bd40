import { useCan } from '@dragoman/hooks/permissions'
import { query } from '@dragoman/hooks/query'
import { useSession } from '@dragoman/hooks/session'
import * as api from '@dragoman/sdk/api'
import type { Project } from '@dragoman/sdk/operations/projects'
import { isManager } from '@dragoman/sdk/permissions'
import { requirements } from '@dragoman/sdk/requirements'
import { Button } from '@dragoman/ui/Button'
import { Card } from '@dragoman/ui/Card'
import { InlineAlert } from '@dragoman/ui/InlineAlert'
import { Row, Stack } from '@dragoman/ui/Page'
import { Skeleton } from '@dragoman/ui/Skeleton'
import { useQuery } from '@tanstack/react-query'
import { Suspense, useState } from 'react'
import { formatDate, formatTimestamp } from '../../../i18n/format.ts'
import { formatMoney } from '../../../i18n/format-amounts.ts'
import { t } from '../../../i18n/t.ts'
import { overlay } from '../../../lazy.tsx'
import { refusalText, useMoves, type Move } from './use-moves.ts'

const MoveDialog = overlay(() => import('./MoveDialog.tsx'), 'MoveDialog')

/** Whether the card is there: someone who isn't a manager can approve the project. */
export function useDecision(project: Project): { approve: Move; back: Move | undefined } | null {
  const { snapshot } = useSession()
  const moves = useMoves(project)
  const approve = moves.find(({ move }) => move === 'approve')
  if (!approve || isManager(snapshot.subject)) return null
  return { approve, back: moves.find(({ move }) => move === 'returnToDraft') }
}

/**
 * A client's decision, above everything else: the words, the price, the date; approve or send back. The dialog outlives
 * the card: it may have to say that someone else decided in the meantime.
 */
export function ApprovalCard({ project }: { project: Project }) {
  const [chosen, setChosen] = useState<Move | null>(null)
  const decision = useDecision(project)
  return (
    <>
      {decision && <Decision project={project} {...decision} onChoose={setChosen} />}
      {chosen && (
        <Suspense>
          <MoveDialog project={project} move={chosen} onClose={() => setChosen(null)} />
        </Suspense>
      )}
    </>
  )
}

interface DecisionProps {
  project: Project
  approve: Move
  back: Move | undefined
  onChoose: (move: Move) => void
}

function Decision({ project, approve, back, onChoose }: DecisionProps) {
  const { uuid, totalCost, currency, dueDate, totalWords, targetLocales } = project
  const enabled = useCan(requirements['costs.getSummary']) && totalCost !== undefined
  const { data: costs, isPending } = useQuery({
    ...query(api.costs.getSummary, { path: { projectUUID: uuid } }),
    enabled,
  })
  return (
    <Card title={t('projects.approval.title')} description={refusalText(approve)}>
      <Stack gap={16}>
        <p>
          {t('projects.approval.words', { words: totalWords, languages: targetLocales.length })}{' '}
          {totalCost !== undefined && t('projects.approval.cost', { amount: formatMoney(totalCost, currency) })}{' '}
          {dueDate !== undefined && t('projects.approval.due', { date: formatDate(dueDate) })}
        </p>
        {costs?.outdatedAt !== undefined && (
          <InlineAlert tone="warning">
            {t('projects.approval.outdated', { at: formatTimestamp(costs.outdatedAt) })}
          </InlineAlert>
        )}
        {enabled && isPending ? (
          // No one decides before they see that the price is old, nor presses a button that moves.
          <Skeleton height={40} />
        ) : (
          <Row>
            <Button
              variant="primary"
              icon="check"
              size="large"
              onPress={() => onChoose(approve)}
              isDisabled={approve.refused.length > 0}
            >
              {t('projects.move.approve')}
            </Button>
            {back && (
              <Button icon="undo" size="large" onPress={() => onChoose(back)} isDisabled={back.refused.length > 0}>
                {t('projects.move.returnToDraft')}
              </Button>
            )}
          </Row>
        )}
      </Stack>
    </Card>
  )
}
