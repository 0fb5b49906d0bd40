import type { ReactNode } from 'react'
import {
  Tab as AriaTab,
  TabList as AriaTabList,
  TabPanel as AriaTabPanel,
  Tabs as AriaTabs,
  type TabListProps as AriaTabListProps,
  type TabPanelProps as AriaTabPanelProps,
  type TabProps as AriaTabProps,
  type TabsProps as AriaTabsProps,
} from 'react-aria-components/Tabs'
import { CountBadge } from './StatusBadge.tsx'
import styles from './Tabs.module.css'
import { shownTab } from './shown-tab.ts'

/** Holds a `TabList` and its `TabPanel`s. Controlled by `selectedKey`, so that the tab can live in the address. */
export function Tabs(props: Omit<AriaTabsProps, 'className' | 'style'>) {
  return <AriaTabs {...props} className={styles.tabs!} />
}

export interface TabListProps<T> extends Omit<AriaTabListProps<T>, 'className' | 'style' | 'aria-label'> {
  label: string
}

/** The row of tabs, 36 px. It scrolls sideways when it must. */
export function TabList<T extends object>({ label, ...props }: TabListProps<T>) {
  return <AriaTabList {...props} ref={shownTab} aria-label={label} className={styles.list!} />
}

export interface TabProps extends Omit<AriaTabProps, 'className' | 'style' | 'children'> {
  children: ReactNode
  /** A number after the word. */
  count?: ReactNode
}

/** One tab, with the `id` of its panel. */
export function Tab({ children, count, ...props }: TabProps) {
  return (
    <AriaTab {...props} className={styles.tab!}>
      {children}
      {count !== undefined && <CountBadge>{count}</CountBadge>}
    </AriaTab>
  )
}

/** The content of a tab; only the chosen one is in the page. */
export function TabPanel(props: Omit<AriaTabPanelProps, 'className' | 'style'>) {
  return <AriaTabPanel {...props} className={styles.panel!} />
}
