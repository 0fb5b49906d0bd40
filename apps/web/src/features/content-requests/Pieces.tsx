import type { ConnectorRequestPiece } from '@dragoman/sdk/operations/connectorRequests'
import { Card } from '@dragoman/ui/Card'
import { DataTable, type Column } from '@dragoman/ui/DataTable'
import { EmptyState } from '@dragoman/ui/EmptyState'
import { Badge } from '@dragoman/ui/StatusBadge'
import { useMemo } from 'react'
import { formatNumber } from '../../i18n/format.ts'
import { t } from '../../i18n/t.ts'

interface PiecesProps {
  pieces: readonly ConnectorRequestPiece[]
  selection?: { selected: ReadonlySet<string>; onChange: (selected: Set<string>) => void }
}

const rowId = ({ key }: ConnectorRequestPiece) => key

/** The content of a request as it stands now. */
export function Pieces({ pieces, selection }: PiecesProps) {
  const columns = useMemo(pieceColumns, [])
  return (
    <Card title={t('requests.pieces')} description={t('requests.piecesText')} isFlush>
      <DataTable<ConnectorRequestPiece>
        label={t('requests.pieces')}
        columns={columns}
        rows={pieces}
        rowId={rowId}
        isEmbedded
        {...(selection && { selection: { ...selection, actions: null, rowName: ({ title }) => title } })}
        card={(piece) => (
          <>
            <bdi>{piece.title}</bdi>
            <PieceState piece={piece} />
          </>
        )}
        empty={<EmptyState kind="first-use" icon="inbox" headingLevel={3} title={t('requests.keysMissing')} />}
      />
    </Card>
  )
}

function PieceState({ piece: { isChanged, isGone } }: { piece: ConnectorRequestPiece }) {
  if (isGone) return <Badge tone="danger">{t('requests.gone')}</Badge>
  return isChanged ? (
    <Badge tone="warning">{t('requests.changed')}</Badge>
  ) : (
    <Badge tone="neutral">{t('requests.same')}</Badge>
  )
}

const pieceColumns = (): Column<ConnectorRequestPiece>[] => [
  { id: 'title', header: t('requests.pieces'), minWidth: 200, cell: ({ title }) => <bdi>{title}</bdi> },
  {
    id: 'words',
    header: t('projects.words'),
    width: 100,
    cell: ({ words }) => (words === undefined ? '–' : formatNumber(words)),
  },
  { id: 'state', header: t('connectors.stateHead'), width: 260, cell: (piece) => <PieceState piece={piece} /> },
]
