import type { Import } from '@dragoman/sdk/operations/imports'
import { Button } from '@dragoman/ui/Button'
import { ConfirmDialog } from '@dragoman/ui/ConfirmDialog'
import { MenuButton, MenuItem } from '@dragoman/ui/MenuButton'
import { Row } from '@dragoman/ui/Page'
import { useState } from 'react'
import { LinkButton } from '../../ground/links.ts'
import { t } from '../../i18n/t.ts'

export interface ImportActionsProps {
  whole: Import
  isRunning: boolean
  onStart: () => void
  onUndo: () => void
  onSave: (format: 'CSV' | 'JSON') => void
}

/** Starts an import, undoes it, and downloads its report. */
export function ImportActions({ whole, isRunning, onStart, onUndo, onSave }: ImportActionsProps) {
  const [asks, setAsks] = useState(false)
  const isNew = whole.files.some(({ plan }) => plan && plan.problem === undefined && plan.added + plan.changed > 0)
  return (
    <Row>
      {whole.state === 'OPEN' ? (
        <Button variant="primary" isDisabled={!isNew || isRunning} onPress={onStart}>
          {t('guidedImport.start')}
        </Button>
      ) : (
        <LinkButton to="/tools/import" variant="primary">
          {t('guidedImport.another')}
        </LinkButton>
      )}
      <MenuButton icon="download" variant="secondary" label={t('guidedImport.report')}>
        {(['CSV', 'JSON'] as const).map((format) => (
          <MenuItem key={format} id={format} onAction={() => onSave(format)}>
            {format}
          </MenuItem>
        ))}
      </MenuButton>
      {whole.undoableUntil !== undefined && (
        <Button variant="secondary" icon="undo" isDisabled={isRunning} onPress={() => setAsks(true)}>
          {t('guidedImport.undo')}
        </Button>
      )}
      <ConfirmDialog
        title={t('guidedImport.undo')}
        tone="danger"
        isOpen={asks}
        onOpenChange={setAsks}
        labels={{ confirm: t('guidedImport.undo') }}
        onConfirm={() => {
          setAsks(false)
          onUndo()
        }}
      >
        <p>{t('guidedImport.undoText')}</p>
      </ConfirmDialog>
    </Row>
  )
}
