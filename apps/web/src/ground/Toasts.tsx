import { ToastRegion } from '@dragoman/ui/Toast'

export { clearToasts, showToast } from '@dragoman/ui/Toast'

/** Where messages appear; once, near the root. */
export function Toasts() {
  return <ToastRegion />
}
