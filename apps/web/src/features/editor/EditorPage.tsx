import type { EditorContextItem } from '@dragoman/sdk/operations/editor'
import { SkipLink } from '@dragoman/ui/SkipLink'
import { notFound } from '@tanstack/react-router'
import { t } from '../../i18n/t.ts'
import type { EditorSearch } from './editor-context.ts'
import styles from './EditorPage.module.css'
import { Workspace } from './Workspace.tsx'

export interface EditorPageProps {
  /** The last part of the editor's address. */
  address: string
  /** What it opens. */
  items: readonly EditorContextItem[]
  search: EditorSearch
  onSearchChange: (change: Partial<EditorSearch>) => void
}

const mainId = 'main'

/** The editor, in a frame of its own: as wide as the window, without a sidebar. */
export function EditorPage({ address, items, search, onSearchChange }: EditorPageProps) {
  const item = items.find(({ workUnit }) => workUnit.uuid === search.unit) ?? items[0]
  // Taken away since it was opened.
  if (!item) throw notFound()
  return (
    <div className={styles.frame}>
      <SkipLink target={mainId}>{t('shell.skip')}</SkipLink>
      <Workspace
        key={item.workUnit.uuid}
        mainId={mainId}
        address={address}
        item={item}
        items={items}
        search={search}
        onSearchChange={onSearchChange}
      />
    </div>
  )
}
