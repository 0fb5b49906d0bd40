import { Card } from '@dragoman/ui/Card'
import { t } from '../../i18n/t.ts'
import styles from './xero.module.css'

/** The parts of the books that Xero is not told of. */
export function NotSent() {
  return (
    <Card title={t('xero.notSent')} description={t('xero.notSentText')}>
      <ul className={styles.notSent}>
        <li>{t('xero.notSent.refunds')}</li>
        <li>{t('xero.notSent.fees')}</li>
        <li>{t('xero.notSent.fx')}</li>
      </ul>
    </Card>
  )
}
