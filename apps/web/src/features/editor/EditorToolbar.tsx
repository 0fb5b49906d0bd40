import { Button } from '@dragoman/ui/Button'
import { Icon } from '@dragoman/ui/Icon'
import { IconButton } from '@dragoman/ui/IconButton'
import { SegmentedControl } from '@dragoman/ui/SegmentedControl'
import { formatNumber } from '../../i18n/format.ts'
import { t } from '../../i18n/t.ts'
import type { EditorSearch } from './editor-context.ts'
import type { Editing } from './drafts/editing.ts'
import { lostDraftsId } from './drafts/lost-drafts-id.ts'
import styles from './EditorToolbar.module.css'
import { useCommentMarks } from './comments/comment-marks.ts'
import { segmentFilters } from './editor-context.ts'
import { SegmentLine } from './SegmentLine.tsx'
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
  onReplace: () => void
  hasPreview: boolean
  onPreviewChange: () => void
}

/** The filters of the segments, the state of saving, and the panel. */
export function EditorToolbar(props: EditorToolbarProps) {
  const { search, onSearchChange, store, shown, said, hasPanel, onPanelChange, hasPreview, onPreviewChange } = props
  const commented = useCommentMarks(props.editing.item.workUnit.uuid).size
  const counts = { ...useCounts(store), commented }
  const filters = segmentFilters.filter((id) => id !== 'commented' || commented > 0 || search.filter === id)
  return (
    <div role="group" aria-label={t('editor.toolbar')} className={styles.toolbar} data-area="tools">
      <SegmentLine search={search} onSearchChange={onSearchChange} onReplace={props.onReplace} />
      <div className={styles.filter}>
        <SegmentedControl
          label={t('editor.filter')}
          value={search.filter ?? 'all'}
          onChange={(filter) => onSearchChange({ filter: filter === 'all' ? undefined : filter })}
          options={(['all', ...filters] as const).map((id) => ({
            id,
            label: t(`editor.filter.${id}`),
            count: formatNumber(counts[id]),
          }))}
        />
      </div>
      {(search.text ?? search.line) !== undefined && shown !== undefined && (
        <span className={styles.count}>{t('editor.count', { count: shown })}</span>
      )}
      <span role="status" className={styles.said}>
        {said}
      </span>
      <span className={styles.end}>
        <SaveState {...props} />
        <IconButton
          icon="eye"
          label={hasPreview ? t('editor.hidePreview') : t('editor.showPreview')}
          isActive={hasPreview}
          onPress={onPreviewChange}
        />
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
function SaveState({ unsaved, editing, store }: EditorToolbarProps) {
  if (!editing.isWritable) return null
  const stuck = unsaved.filter((id) => ['failed', 'conflict'].includes(editing.drafts.get(id)!.state))
  if (stuck.length > 0) {
    return (
      <Button
        size="small"
        icon="warning"
        onPress={() => {
          const shown = stuck.find((id) => store.rowOf(id) !== undefined)
          if (shown === undefined) document.getElementById(lostDraftsId)?.focus()
          else editing.show(shown)
        }}
      >
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
