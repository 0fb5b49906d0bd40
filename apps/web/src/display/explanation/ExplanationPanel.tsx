import { SidePanel } from '@dragoman/ui/SidePanel'
import type { ReactNode } from 'react'
import { t } from '../../i18n/t.ts'

export interface ExplanationPanelProps {
  onClose: () => void
  /** Closed without anything in it. */
  children: ReactNode
}

/** Where an amount tells how it came about, beside the table that it stands in. */
export function ExplanationPanel({ onClose, children }: ExplanationPanelProps) {
  return (
    <SidePanel title={t('costs.explanation')} size="wide" isBeside isOpen={children !== undefined} onClose={onClose}>
      {children}
    </SidePanel>
  )
}
