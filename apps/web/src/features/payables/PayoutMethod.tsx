import type { PayableItem } from '@dragoman/sdk/operations/payables'
import { Icon } from '@dragoman/ui/Icon'
import { enumWord, t } from '../../i18n/t.ts'
import styles from './payables.module.css'

/** How a linguist is paid, or that no one knows yet. */
export function PayoutMethod({ payable }: { payable: PayableItem }) {
  const { payoutMethod, vendor } = payable
  if (!payoutMethod) {
    return (
      <span className={styles.missing}>
        <Icon name="warning" />
        {t('payables.noMethod')}
      </span>
    )
  }
  const account = vendor.payoneerId ?? vendor.paypalAccount
  return (
    <>
      {enumWord('payoutMethod', payoutMethod)} {account && <bdi className={styles.muted}>{account}</bdi>}
    </>
  )
}
