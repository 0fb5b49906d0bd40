import { createContext } from 'react'

/** Whether the sidebar shows icons only, and what happens when a link is followed. Set by `AppShell`. */
export const SidebarContext = createContext<{ isNarrow: boolean; onFollow?: () => void }>({ isNarrow: false })
