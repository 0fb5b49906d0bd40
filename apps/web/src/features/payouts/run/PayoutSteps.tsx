import type { Payout } from '@dragoman/sdk/operations/payouts'
import { Icon, type IconName } from '@dragoman/ui/Icon'
import type { ReactNode } from 'react'
import { Moment } from '../../../display/Moment.tsx'
import { formatList } from '../../../i18n/format.ts'
import { t } from '../../../i18n/t.ts'
import styles from '../payouts.module.css'

interface Step {
  id: 'created' | 'approved' | 'sent' | 'statement' | 'reconciled'
  icon: IconName
  isDone: boolean
  lines: ReactNode[]
}

/** The steps of a run, from its creation to the last payment. */
export function PayoutSteps({ payout }: { payout: Payout }) {
  return (
    <ol className={styles.steps} aria-label={t('payouts.steps')}>
      {stepsOf(payout).map(({ id, icon, isDone, lines }) => (
        <li key={id} data-done={isDone || undefined}>
          <span className={styles.mark} aria-hidden>
            <Icon name={icon} />
          </span>
          <div>
            <span className={styles.step}>{t(`payouts.step.${id}`)}</span>
            {lines.map((line, at) => (
              // oxlint-disable-next-line react/no-array-index-key -- lines have no other name
              <span key={at} className={styles.muted}>
                {line}
              </span>
            ))}
          </div>
        </li>
      ))}
    </ol>
  )
}

function stepsOf(payout: Payout): Step[] {
  const { createdBy, creationDate, payables, approvedBy, sentBy, sentDate, file, statements, settled, failed } = payout
  const [last] = statements.toReversed()
  const open = payables - settled - failed
  return [
    {
      id: 'created',
      icon: 'plus',
      isDone: true,
      lines: [
        <bdi key="who">{createdBy?.name}</bdi>,
        <Moment key="when" value={creationDate} as="date" />,
        t('payouts.payableCount', { count: payables }),
      ],
    },
    {
      id: 'approved',
      icon: 'check',
      isDone: approvedBy.length > 0,
      lines: [<bdi key="who">{formatList(approvedBy.map(({ name }) => name))}</bdi>],
    },
    {
      id: 'sent',
      icon: 'upload',
      isDone: sentDate !== undefined,
      lines:
        sentDate === undefined
          ? [t('payouts.notSent')]
          : [
              <bdi key="who">{sentBy?.name}</bdi>,
              <Moment key="when" value={sentDate} as="date" />,
              <bdi key="hash" title={file.sha256}>{`sha256 ${file.sha256.slice(0, 4)}…${file.sha256.slice(-4)}`}</bdi>,
            ],
    },
    {
      id: 'statement',
      icon: 'file',
      isDone: last !== undefined,
      lines: last
        ? [<bdi key="file">{last.fileName}</bdi>, <Moment key="when" value={last.importDate} as="date" />]
        : [t('payouts.noStatement')],
    },
    {
      id: 'reconciled',
      icon: 'success',
      isDone: payout.status === 'RECONCILED',
      lines: [t('payouts.counts', { settled, failed, open })],
    },
  ]
}
