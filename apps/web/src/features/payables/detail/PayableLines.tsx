import type { Payable, PayableLine, PayableReconciliation } from '@dragoman/sdk/operations/payables'
import { Card } from '@dragoman/ui/Card'
import { Icon } from '@dragoman/ui/Icon'
import { TextButton } from '@dragoman/ui/TextButton'
import { useState } from 'react'
import { formatMoney } from '../../../i18n/format-amounts.ts'
import { t } from '../../../i18n/t.ts'
import { LineParts } from './LineParts.tsx'
import { LineRow } from './LineRow.tsx'
import type { OpenPart } from './open-part.ts'
import table from '../../../display/money/MoneyLines.module.css'
import styles from './PayableLines.module.css'
import { TotalRows } from './TotalRows.tsx'

export interface PayableLinesProps {
  payable: Payable
  compared: PayableReconciliation | undefined
  onOpen: (part: OpenPart) => void
}

/** The lines of a payable. Each opens to the match bands that it is made of, and these to their segments. */
export function PayableLines({ payable, compared, onOpen }: PayableLinesProps) {
  const { lines, currency } = payable
  const [open, setOpen] = useState<ReadonlySet<string>>(new Set())
  const openable = lines.filter(({ parts }) => parts.length > 0).map(({ uuid }) => uuid)
  const isAllOpen = openable.length > 0 && openable.every((uuid) => open.has(uuid))
  const turn = ({ uuid }: PayableLine) => {
    const next = new Set(open)
    if (!next.delete(uuid)) next.add(uuid)
    setOpen(next)
  }
  const causeOf = (line: PayableLine) => compared?.lines.find(({ uuid }) => uuid === line.uuid)?.cause
  return (
    <Card
      title={t('payables.lines')}
      isFlush
      actions={
        <>
          {compared && <Verdict difference={compared.difference} currency={currency} />}
          {openable.length > 0 && (
            <TextButton onPress={() => setOpen(new Set(isAllOpen ? [] : openable))}>
              {t(isAllOpen ? 'payables.closeAll' : 'payables.openAll')}
            </TextButton>
          )}
        </>
      }
    >
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls must be reached by keyboard */}
      <div className={table.scroll} role="region" aria-label={t('payables.lines')} tabIndex={0}>
        <table className={table.lines}>
          <thead>
            <tr>
              <th scope="col">{t('payables.line')}</th>
              <th scope="col">{t('payables.delivered')}</th>
              <th scope="col" data-align="end">
                {t('payables.amount')}
              </th>
            </tr>
          </thead>
          {lines.map((line) => (
            <tbody key={line.uuid}>
              <LineRow
                line={line}
                currency={currency}
                cause={causeOf(line)}
                isOpen={open.has(line.uuid)}
                onTurn={() => turn(line)}
              />
              {open.has(line.uuid) && (
                <tr>
                  <td colSpan={3} className={table.parts}>
                    <LineParts line={line} currency={currency} onOpen={onOpen} />
                  </td>
                </tr>
              )}
            </tbody>
          ))}
          <TotalRows payable={payable} />
        </table>
      </div>
    </Card>
  )
}

function Verdict({ difference, currency }: { difference: number; currency: string }) {
  return difference === 0 ? (
    <span className={styles.agrees}>
      <Icon name="check" />
      {t('payables.agrees')}
    </span>
  ) : (
    <span className={styles.differs}>
      <Icon name="warning" />
      {t('payables.differsBy', { amount: formatMoney(difference, currency) })}
    </span>
  )
}
