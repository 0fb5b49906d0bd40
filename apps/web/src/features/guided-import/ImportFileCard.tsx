import { mutation } from '@dragoman/hooks/query'
import * as api from '@dragoman/sdk/api'
import type { Import, ImportChoice, ImportFile } from '@dragoman/sdk/operations/imports'
import { Card } from '@dragoman/ui/Card'
import { Disclosure } from '@dragoman/ui/Disclosure'
import { Stack } from '@dragoman/ui/Page'
import { Badge } from '@dragoman/ui/StatusBadge'
import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { t } from '../../i18n/t.ts'
import { ChoiceFields } from './ChoiceFields.tsx'
import { countsText } from './counts-text.ts'
import styles from './guided-import.module.css'
import { ImportOutcome } from './ImportOutcome.tsx'
import { MappingTable } from './MappingTable.tsx'

export interface ImportFileCardProps {
  whole: Import
  file: ImportFile
  isLocked: boolean
  onChanged: () => void
}

const tones = {
  WAITING: 'neutral',
  RUNNING: 'info',
  DONE: 'success',
  UNCHANGED: 'neutral',
  LEFT_OUT: 'neutral',
  FAILED: 'danger',
  UNDONE: 'neutral',
} as const

/** A file of an import: how it is understood, and what it would do or has done. */
export function ImportFileCard({ whole, file, isLocked, onChanged }: ImportFileCardProps) {
  const { uuid, path, state, choice, plan, result = plan } = file
  const change = useMutation({ ...mutation(api.imports.updateFile), onSuccess: onChanged })
  const [isOpen, setOpen] = useState<boolean>()
  const choose = (body: ImportChoice) => {
    // Once its problem is gone it stays open.
    setOpen(true)
    change.mutate({ path: { importUuid: whole.uuid, importFileUuid: uuid }, body })
  }
  const isStuck = isLocked || change.isPending
  const kind = choice.kind ?? 'NONE'
  const isWrong = result?.problem !== undefined
  const isExpanded = isOpen ?? isWrong
  const writes = kind !== 'NONE' && kind !== 'SOURCE'
  return (
    <Card>
      <Disclosure
        headingLevel={2}
        title={<bdi>{path}</bdi>}
        end={
          <span className={styles.end}>
            {result && writes && !isWrong && <span className={styles.counts}>{countsText([result], whole.state)}</span>}
            <Badge tone={isWrong ? 'danger' : writes ? tones[state] : 'neutral'}>
              {state !== 'WAITING' && writes
                ? t(`guidedImport.state.${state}`)
                : isWrong
                  ? t('imports.failed')
                  : t(`guidedImport.kind.${kind}`)}
            </Badge>
          </span>
        }
        isExpanded={isExpanded}
        onExpandedChange={setOpen}
      >
        {isExpanded && (
          <Stack>
            <ChoiceFields whole={whole} file={file} isLocked={isStuck} onChoose={choose} />
            <MappingTable file={file} isLocked={isStuck} onChoose={choose} />
            <ImportOutcome file={file} />
          </Stack>
        )}
      </Disclosure>
    </Card>
  )
}
