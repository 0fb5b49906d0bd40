import type { CSSProperties, ReactNode } from 'react'
import styles from './Page.module.css'

export interface PageProps {
  /** A `PageHeader`, then a `PageBody`. */
  children: ReactNode
  /** The page is as high as the window and something inside scrolls, as on a list page. */
  isFilling?: boolean
}

/** A page inside the shell's main area. */
export function Page({ children, isFilling }: PageProps) {
  return (
    <div className={styles.page} data-filling={isFilling || undefined}>
      {children}
    </div>
  )
}

/** The content under the header, with the page's gutter. Its children stand below each other. */
export function PageBody({ children }: { children: ReactNode }) {
  return <div className={styles.body}>{children}</div>
}

/** Main content with a column of 320 px at its end from 1200 px on; below it else. */
export function DetailLayout({ children, aside }: { children: ReactNode; aside: ReactNode }) {
  return (
    <div className={styles.detail}>
      <div className={styles.column}>{children}</div>
      <aside className={styles.column}>{aside}</aside>
    </div>
  )
}

export interface SettingsLayoutProps {
  /** Search and list of the settings, from 992 px on; left out where the content is just that. */
  navigation?: ReactNode
  /** A `Page`. */
  children: ReactNode
  /** For a page with a wide table. */
  isWide?: boolean
}

/** A secondary navigation of 200 px beside a page whose content is at most 720 px wide, or 1140 px. */
export function SettingsLayout({ navigation, children, isWide }: SettingsLayoutProps) {
  return (
    <div className={styles.settings}>
      {navigation && <div className={styles.navigation}>{navigation}</div>}
      <div className={styles.content} data-wide={isWide || undefined}>
        {children}
      </div>
    </div>
  )
}

export interface TilesProps {
  children: ReactNode
  /** The least width of each, in pixels. */
  minimum?: number
  /** Characters of the longest figure, `charactersOf`: all figures are as large as it can be in one line. */
  longest?: number
}

/** Things of equal weight beside each other, as many as fit: figures, charts, cards. */
export function Tiles({ children, minimum = 220, longest }: TilesProps) {
  return (
    <div
      className={styles.tiles}
      style={
        {
          gridTemplateColumns: `repeat(auto-fit, minmax(min(${minimum}px, 100%), 1fr))`,
          '--characters': longest,
        } as CSSProperties
      }
    >
      {children}
    </div>
  )
}

/** Things in a row with a small gap, wrapping. */
export function Row({ children, justify }: { children: ReactNode; justify?: 'between' | 'end' }) {
  return (
    <div className={styles.row} data-justify={justify}>
      {children}
    </div>
  )
}

/** Things below each other. The gap is in pixels of the spacing scale. */
export function Stack({ children, gap = 16 }: { children: ReactNode; gap?: 4 | 8 | 12 | 16 | 20 | 24 | 32 }) {
  return (
    <div className={styles.stack} style={{ gap }}>
      {children}
    </div>
  )
}
