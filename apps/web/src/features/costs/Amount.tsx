import { Button } from 'react-aria-components/Button'
import { formatMoney } from '../../i18n/format.ts'
import { t } from '../../i18n/t.ts'
import styles from './costs.module.css'

export interface AmountProps {
  amount: number
  currency: string
  /** What it is for, such as a band. */
  of: string
  onPress: () => void
}

/** An amount that explains itself on a press. */
export function Amount({ amount, currency, of, onPress }: AmountProps) {
  const text = formatMoney(amount, currency)
  return (
    <Button className={styles.amount!} aria-label={t('costs.explain', { what: of, amount: text })} onPress={onPress}>
      {text}
    </Button>
  )
}
