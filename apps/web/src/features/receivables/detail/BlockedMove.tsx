import type { InvoiceMove } from '@dragoman/sdk/operations/receivables'
import { Button } from '@dragoman/ui/Button'
import { Dialog } from '@dragoman/ui/Dialog'
import { hasMessage, t } from '../../../i18n/t.ts'

export interface BlockedMoveProps {
  title: string
  missing: NonNullable<InvoiceMove['missing']>
  /** Opens a credit note instead; left out where that isn't possible either. */
  onCredit?: (() => void) | undefined
  onClose: () => void
}

/** Why a move isn't possible, and what is instead. */
export function BlockedMove({ title, missing, onCredit, onClose }: BlockedMoveProps) {
  return (
    <Dialog
      size="small"
      isOpen
      onOpenChange={onClose}
      title={title}
      footer={
        <>
          {onCredit && (
            <Button variant="primary" onPress={onCredit}>
              {t('receivables.creditInstead')}
            </Button>
          )}
          <Button onPress={onClose}>{t('shell.close')}</Button>
        </>
      }
    >
      {missing.map((condition) => (
        <p key={condition}>{conditionText(condition)}</p>
      ))}
    </Dialog>
  )
}

/** Why a move of an invoice isn't possible, by the condition that isn't met. */
export function conditionText(condition: string): string {
  const id = `receivables.missing.${condition}`
  return hasMessage(id) ? t(id) : condition
}
