import { createContext } from 'react'

/** Where a side panel stands beside the page instead of over it; null without a frame that has room for it. */
export const SideRoom = createContext<HTMLElement | null>(null)
