import type { ReviewAgreement } from '@dragoman/sdk/operations/quality'
import { number } from '../../../i18n/format.ts'
import { t } from '../../../i18n/t.ts'

export const kappaNumber = (kappa: number): string =>
  number(kappa, { minimumFractionDigits: 2, maximumFractionDigits: 2 })

/** Kappa of an agreement; a dash where nothing can be told. */
export const kappaText = ({ kappa }: ReviewAgreement): string =>
  kappa === undefined ? '–' : t('quality.kappa', { value: kappaNumber(kappa) })
