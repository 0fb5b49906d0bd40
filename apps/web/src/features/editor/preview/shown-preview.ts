import { browserStorage, stored } from '@dragoman/sdk/session-storage'
import { useState } from 'react'

const kept = stored<boolean>(browserStorage('localStorage'), 'editorPreview')

/** Whether the preview is open, as this browser was left. */
export function useShownPreview() {
  const [isShown, setShown] = useState(() => kept.read() === true)
  const show = (shown: boolean) => {
    setShown(shown)
    kept.write(shown)
  }
  return [isShown, show] as const
}
