import { mutation } from '@dragoman/hooks/query'
import * as api from '@dragoman/sdk/api'
import type { JournalCheck, JournalProblem } from '@dragoman/sdk/operations/journal'
import { Button } from '@dragoman/ui/Button'
import { InlineAlert } from '@dragoman/ui/InlineAlert'
import { Badge } from '@dragoman/ui/StatusBadge'
import { useMutation, useQuery } from '@tanstack/react-query'
import { Suspense, useState } from 'react'
import { errorText } from '../../errors/error-text.ts'
import { formatNumber, formatTimestamp } from '../../i18n/format.ts'
import { t } from '../../i18n/t.ts'
import { overlay } from '../../lazy.tsx'
import { useCommands } from '../../ground/commands.ts'
import { showToast } from '../../ground/toasts.ts'
import { chainQuery, journalSettingsQuery } from './journal-queries.ts'
import styles from './journal.module.css'

const KeepDialog = overlay(() => import('./KeepDialog.tsx'), 'KeepDialog')

/** Whether the journal is complete, and how long it is kept, with the ways to check and to change that. */
export function ChainBar({ accountUUID }: { accountUUID: string }) {
  const { data: chain } = useQuery(chainQuery(accountUUID))
  const { data: settings } = useQuery(journalSettingsQuery(accountUUID))
  const [isKeeping, setKeeping] = useState(false)
  const verify = useMutation({ ...mutation(api.journal.verify), meta: { showsErrors: true } })
  const run = () =>
    verify.mutate(
      { path: { accountUUID } },
      {
        onSuccess: ({ entries, problems }) =>
          problems.length === 0 && showToast({ tone: 'success', title: t('journal.verified', { count: entries }) }),
        onError: (error) => showToast({ tone: 'danger', title: errorText(error) }),
      },
    )
  useCommands([{ label: 'journal.verify', icon: 'lock', run }])
  const check = verify.data ?? chain?.lastCheck
  return (
    <>
      <section className={styles.bar} aria-label={t('journal.chain')}>
        <div className={styles.state}>
          <ChainBadge check={check} />
          <p className={styles.facts}>
            {chain && t('journal.entries', { count: chain.entries })}
            {chain && chain.waiting > 0 && ` · ${t('journal.waiting', { count: chain.waiting })}`}
            {chain && chain.unsealed > 0 && ` · ${t('journal.unsealed', { count: chain.unsealed })}`}
            {check && ` · ${t('journal.checkedAt', { time: formatTimestamp(check.at) })}`}
          </p>
          <Button size="small" icon="check" isPending={verify.isPending} onPress={run}>
            {t('journal.verify')}
          </Button>
        </div>
        {settings && (
          <div className={styles.state}>
            <p className={styles.facts}>
              {settings.keepDays === null ? t('journal.keptForever') : t('journal.kept', { count: settings.keepDays })}
            </p>
            <Button size="small" icon="clock" onPress={() => setKeeping(true)}>
              {t('journal.keep')}
            </Button>
          </div>
        )}
      </section>
      {check && check.problems.length > 0 && <Problems problems={check.problems} />}
      <Suspense>
        {isKeeping && settings && (
          <KeepDialog accountUUID={accountUUID} settings={settings} onClose={() => setKeeping(false)} />
        )}
      </Suspense>
    </>
  )
}

function ChainBadge({ check }: { check: JournalCheck | undefined }) {
  if (!check) return <Badge>{t('journal.neverChecked')}</Badge>
  return check.problems.length === 0 ? (
    <Badge tone="success">{t('journal.whole')}</Badge>
  ) : (
    <Badge tone="danger">{t('journal.broken')}</Badge>
  )
}

function Problems({ problems }: { problems: readonly JournalProblem[] }) {
  return (
    <InlineAlert tone="danger" title={t('journal.brokenTitle')} isAnnounced>
      <ul className={styles.problems}>
        {problems.map(({ kind, position, at }) => (
          <li key={`${kind} ${position ?? at ?? ''}`}>
            {t(`journal.problem.${kind}`)}
            {position !== undefined && ` · ${t('journal.atPosition', { position: formatNumber(position) })}`}
            {at !== undefined && ` · ${formatTimestamp(at)}`}
          </li>
        ))}
      </ul>
    </InlineAlert>
  )
}
