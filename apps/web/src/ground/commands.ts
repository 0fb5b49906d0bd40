import { browserStorage, stored } from '@dragoman/sdk/session-storage'
import type { IconName } from '@dragoman/ui/Icon'
import { useEffect, useRef } from 'react'
import type { PlainMessageId } from '../i18n/t.ts'

/** Something that can be done on the present page: by a key, or several one after the other, and in the palette. */
export interface Command {
  /** The label: a message, or a page's own words. */
  label: PlainMessageId | (() => string)
  keys?: readonly string[]
  /** With an icon, the command palette offers it, too. */
  icon?: IconName
  /** Why it can't be done now. */
  reason?: string | undefined
  /** Whether it can be done at the moment, where that changes without the page being drawn again. */
  isOffered?: () => boolean
  run: () => void
  /** It opens a window or a menu with a field: what is typed until that is there is meant for it. */
  asks?: boolean
  /** Takes back what it asks for: Escape before its code is here. */
  takeBack?: () => void
}

/** The commands that parts of the page offer; `keys.ts` reads them. */
export const offered = new Set<{ current: readonly Command[] }>()

/** Offers commands while the component is there. */
export function useCommands(own: readonly Command[]) {
  const latest = useRef(own)
  useEffect(() => {
    latest.current = own
  })
  useEffect(() => {
    offered.add(latest)
    return () => void offered.delete(latest)
  }, [])
}

/** The key beside which others are pressed for commands: that of the person's computer. */
export const commandKey = /Mac|iPhone|iPad/.test(navigator.platform) ? '⌘' : 'Ctrl'

const isOff = stored<boolean>(browserStorage('localStorage'), 'keysOff')

/** Whether the keys are switched on, as chosen in this browser; undefined where nothing was. */
export const keysChoice = (): boolean | undefined => {
  const kept = isOff.read()
  return typeof kept === 'boolean' ? !kept : undefined
}

/** Switches the keys on or off in this browser. */
export const switchKeys = (isOn: boolean) => isOff.write(!isOn)
