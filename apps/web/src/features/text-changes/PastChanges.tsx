import { mutation } from '@dragoman/hooks/query'
import * as api from '@dragoman/sdk/api'
import type { TextChange } from '@dragoman/sdk/operations/textChanges'
import { Button } from '@dragoman/ui/Button'
import { DataTable, type Column } from '@dragoman/ui/DataTable'
import { EmptyState } from '@dragoman/ui/EmptyState'
import { useMutation, useQuery } from '@tanstack/react-query'
import { Moment } from '../../display/Moment.tsx'
import { RegionError } from '../../errors/RegionError.tsx'
import { t } from '../../i18n/t.ts'
import styles from './FoundText.module.css'
import { followedChangesQuery } from './text-change-queries.ts'

/** The last changes in a project, each with its undo. */
export function PastChanges({ projectUuid }: { projectUuid: string }) {
  const { data, error, refetch } = useQuery(followedChangesQuery(projectUuid))
  if (error && !data) return <RegionError error={error} onRetry={() => void refetch()} />
  return (
    <DataTable
      label={t('textChanges.past')}
      columns={columns()}
      rows={data?.content}
      rowId={({ uuid }) => uuid}
      isFitting
      rowActions={rowActions}
      empty={
        <EmptyState kind="first-use" icon="search" title={t('textChanges.noPast')}>
          {t('textChanges.noPastText')}
        </EmptyState>
      }
      card={(change) => (
        <>
          <p>
            <Replaced change={change} />
          </p>
          <p>{stateOf(change)}</p>
          <Moment value={change.createdDate} />
        </>
      )}
    />
  )
}

/** The text that was looked for, and what took its place. */
function Replaced({ change: { text, replacement } }: { change: TextChange }) {
  if (text === undefined) return t('textChanges.fixes')
  return (
    <bdi className={styles.text}>
      <del className={styles.gone}>{text}</del> {replacement && <ins className={styles.put}>{replacement}</ins>}
    </bdi>
  )
}

function stateOf({ status, changed, restored = 0 }: TextChange): string {
  if (status === 'UNDONE') return t('textChanges.undone', { count: restored })
  if (status === 'FAILED') return t('textChanges.failed')
  return status === 'RUNNING' ? t('textChanges.running') : t('textChanges.done', { count: changed })
}

const columns = (): Column<TextChange>[] => [
  { id: 'change', header: t('textChanges.past'), isFlexible: true, cell: (change) => <Replaced change={change} /> },
  { id: 'state', header: t('textChanges.state'), cell: stateOf },
  { id: 'by', header: t('textChanges.by'), cell: ({ createdBy }) => createdBy && <bdi>{createdBy.name}</bdi> },
  { id: 'date', header: t('textChanges.date'), cell: ({ createdDate }) => <Moment value={createdDate} /> },
]

const rowActions = { width: 120, cell: (change: TextChange) => <Undo change={change} /> }

function Undo({ change: { uuid, status, changed } }: { change: TextChange }) {
  const undo = useMutation(mutation(api.textChanges.undo))
  if (status !== 'FINISHED' || changed === 0) return null
  return (
    <Button
      size="small"
      icon="undo"
      isPending={undo.isPending}
      onPress={() => undo.mutate({ path: { textChangeUuid: uuid } })}
    >
      {t('textChanges.undo')}
    </Button>
  )
}
