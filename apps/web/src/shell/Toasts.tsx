import { ToastRegion } from '@dragoman/ui/Toast'
import { t } from '../i18n/t.ts'

export { clearToasts, showToast } from '@dragoman/ui/Toast'

/** Where messages appear; once, near the root. */
export function Toasts() {
  return <ToastRegion labels={{ region: t('shell.toasts'), close: t('shell.close') }} />
}
