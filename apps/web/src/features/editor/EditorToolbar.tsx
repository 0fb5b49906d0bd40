import { Button } from '@dragoman/ui/Button'
import { Icon } from '@dragoman/ui/Icon'
import { IconButton } from '@dragoman/ui/IconButton'
import { SearchField } from '@dragoman/ui/SearchField'
import { SegmentedControl } from '@dragoman/ui/SegmentedControl'
import { formatNumber } from '../../i18n/format.ts'
import { t } from '../../i18n/t.ts'
import { useTyped } from '../../list/use-typed.ts'
import type { EditorSearch } from './editor-context.ts'
import type { Editing } from './drafts/editing.ts'
import styles from './EditorToolbar.module.css'
import { segmentFilters } from './editor-context.ts'
import type { SegmentStore } from './segments/segment-store.ts'
import { useCounts } from './segments/use-segments.ts'

export interface EditorToolbarProps {
  search: EditorSearch
  onSearchChange: (change: Partial<EditorSearch>) => void
  editing: Editing
  store: SegmentStore
  /** How many segments show; undefined while that is not known. */
  shown: number | undefined
  unsaved: readonly string[]
  /** The latest message, for the eye and for screen readers. */
  said: string
  hasPanel: boolean
  onPanelChange: () => void
}

/** The filters of the segments, the state of saving, and the panel. */
export function EditorToolbar(props: EditorToolbarProps) {
  const { search, onSearchChange, store, shown, said, hasPanel, onPanelChange } = props
  const counts = useCounts(store)
  const [typed, setTyped] = useTyped(search.text ?? '', (text) => onSearchChange({ text: text || undefined }))
  return (
    <div role="group" aria-label={t('editor.toolbar')} className={styles.toolbar} data-area="tools">
      <div className={styles.search}>
        <SearchField label={t('editor.search')} value={typed} onChange={setTyped} />
      </div>
      <div className={styles.filter}>
        <SegmentedControl
          label={t('editor.filter')}
          value={search.filter ?? 'all'}
          onChange={(filter) => onSearchChange({ filter: filter === 'all' ? undefined : filter })}
          options={(['all', ...segmentFilters] as const).map((id) => ({
            id,
            label: t(`editor.filter.${id}`),
            count: formatNumber(counts[id]),
          }))}
        />
      </div>
      {search.text && shown !== undefined && (
        <span className={styles.count}>{t('editor.count', { count: shown })}</span>
      )}
      <span role="status" className={styles.said}>
        {said}
      </span>
      <span className={styles.end}>
        <SaveState {...props} />
        <IconButton
          icon="columns"
          label={hasPanel ? t('editor.hidePanel') : t('editor.showPanel')}
          isActive={hasPanel}
          onPress={onPanelChange}
        />
      </span>
    </div>
  )
}

/** Whether everything is saved; what is not, one press away. */
function SaveState({ unsaved, editing }: EditorToolbarProps) {
  if (!editing.isWritable) return null
  const stuck = unsaved.filter((id) => ['failed', 'conflict'].includes(editing.drafts.get(id)!.state))
  if (stuck.length > 0) {
    return (
      <Button size="small" icon="warning" onPress={() => editing.show(stuck[0]!)}>
        {t('editor.unsaved', { count: stuck.length })}
      </Button>
    )
  }
  return (
    <span className={styles.saved}>
      {unsaved.length === 0 && <Icon name="check" />}
      <span className={styles.savedWord}>{unsaved.length === 0 ? t('editor.saved') : t('editor.saving')}</span>
    </span>
  )
}
