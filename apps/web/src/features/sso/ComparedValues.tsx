import { t } from '../../i18n/t.ts'
import styles from './sso.module.css'

/** What was expected, and what came instead. */
export function ComparedValues({
  expected,
  received,
}: {
  expected?: string | undefined
  received?: string | undefined
}) {
  return (
    <>
      {expected !== undefined && (
        <div>
          {t('sso.expected')} <bdi className={styles.found}>{expected}</bdi>
        </div>
      )}
      {received !== undefined && (
        <div>
          {t('sso.received')} <bdi className={styles.found}>{received}</bdi>
        </div>
      )}
    </>
  )
}
