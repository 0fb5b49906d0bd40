import type { InvoiceLine } from '@dragoman/sdk/operations/receivables'
import { Card } from '@dragoman/ui/Card'
import { TextButton } from '@dragoman/ui/TextButton'
import { useState, type ReactNode } from 'react'
import { formatMoney } from '../../../i18n/format-amounts.ts'
import { t } from '../../../i18n/t.ts'
import styles from '../../../display/money/MoneyLines.module.css'
import { LineRow } from './LineRow.tsx'
import type { OpenCost } from './open-cost.ts'
import { PartRows } from './PartRows.tsx'

export interface InvoiceLinesProps {
  lines: readonly InvoiceLine[]
  netAmount: number
  currency: string
  /** Newer lines are on their way. */
  isRefreshing?: boolean
  onOpen?: ((cost: OpenCost) => void) | undefined
  actions?: ReactNode
  /** Below the table, such as a form for further lines. */
  children?: ReactNode
}

/** The lines of an invoice. Each opens to the cost lines that it is made of, and these to their segments. */
export function InvoiceLines(props: InvoiceLinesProps) {
  const { lines, netAmount, currency, isRefreshing, onOpen, actions, children } = props
  const [open, setOpen] = useState<ReadonlySet<string>>(new Set())
  // Each preview gives its lines other ids.
  const keyed = lines.map((line, at) => ({ line, key: `${line.projectUuid ?? ''} ${line.targetLocale ?? ''} ${at}` }))
  const openable = keyed.filter(({ line }) => line.parts.length > 0).map(({ key }) => key)
  const isAllOpen = openable.length > 0 && openable.every((key) => open.has(key))
  const turn = (key: string) => {
    const next = new Set(open)
    if (!next.delete(key)) next.add(key)
    setOpen(next)
  }
  return (
    <Card
      title={t('receivables.lines')}
      isFlush
      actions={
        <>
          {openable.length > 0 && (
            <TextButton onPress={() => setOpen(new Set(isAllOpen ? [] : openable))}>
              {t(isAllOpen ? 'receivables.closeAll' : 'receivables.openAll')}
            </TextButton>
          )}
          {actions}
        </>
      }
    >
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls must be reached by keyboard */}
      <div className={styles.scroll} role="region" aria-label={t('receivables.lines')} tabIndex={0}>
        <table className={styles.lines} data-dimmed={isRefreshing || undefined}>
          <thead>
            <tr>
              <th scope="col">{t('receivables.description')}</th>
              <th scope="col" data-align="end">
                {t('receivables.words')}
              </th>
              <th scope="col" data-align="end">
                {t('receivables.amount')}
              </th>
            </tr>
          </thead>
          {keyed.map(({ line, key }) => (
            <tbody key={key}>
              <LineRow line={line} currency={currency} isOpen={open.has(key)} onTurn={() => turn(key)} />
              {open.has(key) && (
                <tr>
                  <td colSpan={3} className={styles.parts}>
                    <PartRows line={line} currency={currency} onOpen={onOpen} />
                  </td>
                </tr>
              )}
            </tbody>
          ))}
          <tfoot>
            <tr data-strong>
              <th scope="row" colSpan={2}>
                {t('receivables.net')}
              </th>
              <td data-align="end">{formatMoney(netAmount, currency)}</td>
            </tr>
          </tfoot>
        </table>
      </div>
      {children}
    </Card>
  )
}
