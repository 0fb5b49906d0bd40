import { t } from '../../i18n/t.ts'
import { showToast } from '../../shell/toasts.ts'

/** Says which version was saved, and what becomes of money that was reckoned before: of prices, or of pay. */
export function tellSaved({ version }: { version: number }, of: 'prices' | 'pay' = 'prices'): void {
  const description = of === 'pay' ? t('rates.savedPayText') : t('rates.savedText')
  showToast({ tone: 'success', title: t('rates.saved', { version }), description })
}
