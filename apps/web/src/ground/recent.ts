import { browserStorage, stored } from '@dragoman/sdk/session-storage'
import { recentKey } from './recent-key.ts'

/** A page that was open: its address, and the name of what it shows. */
export interface RecentPage {
  path: string
  name: string
}

const most = 8

const keptOf = (person: string) => stored<RecentPage[]>(browserStorage('localStorage'), recentKey(person))

/** The pages that a person had open last in this browser, the latest first. */
export const recentPages = (person: string): RecentPage[] => keptOf(person).read() ?? []

/** Keeps a page as the latest. */
export function noteRecent(person: string, page: RecentPage) {
  keptOf(person).write([page, ...recentPages(person).filter(({ path }) => path !== page.path)].slice(0, most))
}
