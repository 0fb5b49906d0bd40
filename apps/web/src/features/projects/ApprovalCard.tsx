import { useSession } from '@dragoman/hooks/session'
import type { Project } from '@dragoman/sdk/operations/projects'
import { isManager } from '@dragoman/sdk/permissions'
import { Button } from '@dragoman/ui/Button'
import { Card } from '@dragoman/ui/Card'
import { Row, Stack } from '@dragoman/ui/Page'
import { useState } from 'react'
import { formatDate, formatMoney } from '../../i18n/format.ts'
import { t } from '../../i18n/t.ts'
import { MoveDialog } from './MoveDialog.tsx'
import { refusalText, useMoves, type Move } from './ProjectMoves.tsx'

/** What a client decides on, put in front of everything else: the words, the price, the date; approve or send back. */
export function ApprovalCard({ project }: { project: Project }) {
  const { snapshot } = useSession()
  const moves = useMoves(project)
  const [chosen, setChosen] = useState<Move | null>(null)
  const approve = moves.find(({ move }) => move === 'approve')
  const back = moves.find(({ move }) => move === 'returnToDraft')
  if (!approve || isManager(snapshot.subject)) return null
  const { totalCost, currency, dueDate, totalWords } = project
  return (
    <Card title={t('projects.approval.title')} description={refusalText(approve)}>
      <Stack gap={16}>
        <p>
          {t('projects.approval.words', { words: totalWords, languages: project.targetLocales.length })}{' '}
          {totalCost !== undefined && t('projects.approval.cost', { amount: formatMoney(totalCost, currency) })}{' '}
          {dueDate !== undefined && t('projects.approval.due', { date: formatDate(dueDate) })}
        </p>
        <Row>
          <Button variant="primary" icon="check" size="large" onPress={() => setChosen(approve)} isDisabled={approve.refused.length > 0}>
            {t('projects.move.approve')}
          </Button>
          {back && (
            <Button icon="undo" size="large" onPress={() => setChosen(back)} isDisabled={back.refused.length > 0}>
              {t('projects.move.returnToDraft')}
            </Button>
          )}
        </Row>
      </Stack>
      {chosen && <MoveDialog project={project} move={chosen} onClose={() => setChosen(null)} />}
    </Card>
  )
}
