declare module 'virtual:words/*' {
  import type { Messages } from '@lingui/core'

  /** The messages that every page needs. */
  export const shell: Messages
  /** Load the messages of the other areas. */
  export const areas: Readonly<Record<string, () => Promise<{ default: Messages }>>>
}
