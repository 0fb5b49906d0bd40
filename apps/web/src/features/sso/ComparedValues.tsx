import { t } from '../../i18n/t.ts'
import styles from './sso.module.css'

/** Shows the expected value beside the one that came. */
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
