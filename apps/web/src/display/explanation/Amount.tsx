import { TextButton } from '@dragoman/ui/TextButton'
import { formatMoney } from '../../i18n/format-amounts.ts'
import { t } from '../../i18n/t.ts'

export interface AmountProps {
  amount: number
  currency: string
  /** The subject of the amount, such as a band. */
  of: string
  onPress: () => void
}

/** An amount that explains itself on a press. */
export function Amount({ amount, currency, of, onPress }: AmountProps) {
  const text = formatMoney(amount, currency)
  return (
    <TextButton aria-label={t('costs.explain', { what: of, amount: text })} onPress={onPress}>
      {text}
    </TextButton>
  )
}
