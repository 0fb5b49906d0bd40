import type { MarginReport } from '@dragoman/sdk/operations/profitability'
import { LanguageCodes } from '../../display/LanguageCodes.tsx'
import { formatMoney } from '../../i18n/format-amounts.ts'
import { t } from '../../i18n/t.ts'
import { MarginShare } from './MarginShare.tsx'
import styles from './profitability.module.css'

/** Language pairs with a bar each: what linguists are paid, and what is left. */
export function MarginPairs({ report: { content, currency, goal } }: { report: MarginReport }) {
  const most = Math.max(0.01, ...content.map(({ revenue, payments }) => Math.max(revenue, payments)))
  return (
    <>
      <ul className={styles.pairs}>
        {content.map(({ key, sourceLanguage, targetLanguage, revenue, payments, marginPercent }) => (
          <li key={key}>
            {sourceLanguage && targetLanguage ? (
              <LanguageCodes source={sourceLanguage} target={targetLanguage} />
            ) : (
              <span>{t('profitability.without.LANGUAGE_PAIR')}</span>
            )}
            <span className={styles.bar} aria-hidden>
              <span data-part="payments" style={{ inlineSize: `${(payments / most) * 100}%` }} />
              <span data-part="margin" style={{ inlineSize: `${(Math.max(0, revenue - payments) / most) * 100}%` }} />
            </span>
            <span className={styles.amount}>{formatMoney(revenue, currency)}</span>
            <MarginShare percent={marginPercent} goal={goal} />
          </li>
        ))}
      </ul>
      <ul className={styles.legend}>
        {(['payments', 'margin'] as const).map((part) => (
          <li key={part}>
            <span className={styles.swatch} data-part={part} aria-hidden />
            {t(`profitability.${part}Short`)}
          </li>
        ))}
      </ul>
    </>
  )
}
