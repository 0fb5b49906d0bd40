import type { BulkChange } from '@dragoman/sdk/operations/bulkChanges'
import { Button } from '@dragoman/ui/Button'
import { Card } from '@dragoman/ui/Card'
import { Row, Stack } from '@dragoman/ui/Page'
import { useState } from 'react'
import { formatClock, formatTimestamp } from '../i18n/format.ts'
import { t } from '../i18n/t.ts'
import { BulkItems } from './BulkItems.tsx'
import { useUndoBulk } from './use-undo-bulk.ts'

/** What a bulk change did to each item, and undoing it while there is time. */
export function BulkResult({ change }: { change: BulkChange }) {
  const { changed, skipped, undo } = change
  return (
    <Stack gap={16}>
      <Card title={undo.undoneAt ? t('bulk.undone') : t('bulk.undo')}>
        <Undo change={change} />
      </Card>
      {undo.undoneAt !== undefined && (
        <Card title={t('bulk.undone')}>
          <BulkItems title={t('bulk.restored', { count: undo.restored?.length ?? 0 })} items={undo.restored ?? []} />
          <BulkItems title={t('bulk.kept', { count: undo.kept?.length ?? 0 })} items={undo.kept ?? []} isOpen />
        </Card>
      )}
      <Card title={t('bulk.title')}>
        <BulkItems title={t('bulk.changed', { count: changed.length })} items={changed} isOpen />
        <BulkItems title={t('bulk.skippedAfter', { count: skipped.length })} items={skipped} isOpen />
      </Card>
    </Stack>
  )
}

function Undo({ change: { uuid, changed, undo } }: { change: BulkChange }) {
  const undoBulk = useUndoBulk()
  const [isPending, setPending] = useState(false)
  // The server has the last word; this only saves a refusal.
  const [openedAt] = useState(() => Date.now())
  if (undo.undoneAt !== undefined) {
    return <p>{t('bulk.undoneBy', { name: undo.undoneBy?.name ?? '', time: formatTimestamp(undo.undoneAt) })}</p>
  }
  if (changed.length === 0) return <p>{t('bulk.plan.none')}</p>
  if (undo.until < openedAt) return <p>{t('bulk.undoOver')}</p>
  return (
    <Row>
      <Button
        icon="undo"
        isPending={isPending}
        onPress={() => {
          setPending(true)
          void undoBulk(uuid).finally(() => setPending(false))
        }}
      >
        {t('bulk.undo')}
      </Button>
      <span>
        {t('bulk.undoUntil', { time: formatClock(undo.until) })} {t('bulk.undoText')}
      </span>
    </Row>
  )
}
