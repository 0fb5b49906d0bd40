import { mutation } from '@dragoman/hooks/query'
import * as api from '@dragoman/sdk/api'
import type { ConnectorCheck } from '@dragoman/sdk/operations/connectors'
import { Button } from '@dragoman/ui/Button'
import { Card } from '@dragoman/ui/Card'
import { Icon } from '@dragoman/ui/Icon'
import { InlineAlert } from '@dragoman/ui/InlineAlert'
import { useMutation } from '@tanstack/react-query'
import { useEffect } from 'react'
import { errorText } from '../../../errors/error-text.ts'
import { formatNumber } from '../../../i18n/format.ts'
import { t } from '../../../i18n/t.ts'
import styles from '../connectors.module.css'

interface ChecksProps {
  configUuid: string
  /** Tries the connection at once. */
  isEager?: boolean
  onTried?: (isOk: boolean) => void
}

/** Tries a connection, check by check; nothing is written to the other system. */
export function Checks({ configUuid, isEager = false, onTried }: ChecksProps) {
  const { mutate, data, error, isPending } = useMutation({
    ...mutation(api.connectors.test),
    meta: { showsErrors: true },
    onSuccess: ({ isOk }) => onTried?.(isOk),
  })
  const path = { configUuid }
  useEffect(() => {
    if (isEager) mutate({ path: { configUuid } })
  }, [isEager, configUuid, mutate])
  const passed = data?.checks.filter(({ isOk }) => isOk).length ?? 0
  return (
    <Card
      title={t('connectors.checks')}
      description={t('connectors.checksText')}
      actions={
        <Button size="small" icon="play" isPending={isPending} onPress={() => mutate({ path })}>
          {t(data ? 'connectors.tryAgain' : 'connectors.tryIt')}
        </Button>
      }
    >
      <div role="status">
        {error && <InlineAlert tone="danger">{errorText(error)}</InlineAlert>}
        {data && (
          <>
            <p className={styles.text}>
              {t('connectors.checksPassed', { passed: formatNumber(passed), all: formatNumber(data.checks.length) })}
            </p>
            <ul className={styles.checks}>
              {data.checks.map((check) => (
                <Check key={check.check} check={check} />
              ))}
            </ul>
          </>
        )}
      </div>
    </Card>
  )
}

function Check({ check: { check, isOk, reason, message, milliseconds } }: { check: ConnectorCheck }) {
  return (
    <li className={styles.check}>
      <Icon
        name={isOk ? 'success' : 'error'}
        className={isOk ? styles.good! : styles.bad!}
        label={t(isOk ? 'connectors.passed' : 'connectors.notPassed')}
      />
      <span>{t(`connectors.check.${check}`)}</span>
      <span className={styles.meta}>{t('connectors.milliseconds', { count: formatNumber(milliseconds) })}</span>
      {reason && <span className={styles.why}>{t(`connectors.fault.${reason}`)}</span>}
      {message && <code className={styles.said}>{message}</code>}
    </li>
  )
}
