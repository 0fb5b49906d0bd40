import type { BulkChange, BulkUndo } from '@dragoman/sdk/operations/bulkChanges'
import { Button } from '@dragoman/ui/Button'
import { Card } from '@dragoman/ui/Card'
import { Row, Stack } from '@dragoman/ui/Page'
import { useState } from 'react'
import { formatClock, formatTimestamp } from '../i18n/format.ts'
import { t } from '../i18n/t.ts'
import { BulkItems } from './BulkItems.tsx'
import { bulkWords, subjectOf } from './bulk-words.ts'
import { useUndoBulk } from './use-undo-bulk.ts'

/** Shows the effect of a bulk change on each item, and undoes it while there is time. */
export function BulkResult({ change }: { change: BulkChange }) {
  const { kind, changed, skipped, undo } = change
  const of = subjectOf(kind)
  const words = bulkWords(of)
  const { restored = [], kept = [] } = undo ?? {}
  return (
    <Stack gap={16}>
      <Card title={undo?.undoneAt ? t('bulk.undone') : t('bulk.undo')}>
        {undo ? <Undo change={change} undo={undo} /> : <p>{t('bulk.noUndo')}</p>}
      </Card>
      {undo?.undoneAt !== undefined && (
        <Card title={t('bulk.undone')}>
          <BulkItems of={of} title={words.restored(restored.length)} items={restored} />
          <BulkItems of={of} title={words.kept(kept.length)} items={kept} isOpen />
        </Card>
      )}
      <Card title={t('bulk.title')}>
        <BulkItems of={of} title={words.changed(changed.length)} items={changed} isOpen />
        <BulkItems of={of} title={words.skippedAfter(skipped.length)} items={skipped} isOpen />
      </Card>
    </Stack>
  )
}

function Undo({ change: { uuid, kind, changed }, undo }: { change: BulkChange; undo: BulkUndo }) {
  const undoBulk = useUndoBulk()
  const words = bulkWords(subjectOf(kind))
  const [isPending, setPending] = useState(false)
  // The server has the last word; this only saves a refusal.
  const [openedAt] = useState(() => Date.now())
  if (undo.undoneAt !== undefined) {
    return <p>{t('bulk.undoneBy', { name: undo.undoneBy?.name ?? '', time: formatTimestamp(undo.undoneAt) })}</p>
  }
  if (changed.length === 0) return <p>{words.none()}</p>
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
        {t('bulk.undoUntil', { time: formatClock(undo.until) })} {words.undoText()}
      </span>
    </Row>
  )
}
