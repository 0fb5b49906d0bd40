import { IconButton } from '@dragoman/ui/IconButton'
import { Select } from '@dragoman/ui/Select'
import { useMemo } from 'react'
import { t } from '../../i18n/t.ts'
import type { ViewedList } from '../../list/list-state.ts'
import { QueryLine } from '../../list/QueryLine.tsx'
import { useQueryLine } from '../../list/use-query-line.ts'
import { ViewsMenu } from '../../list/ViewsMenu.tsx'
import { segmentSorts, type EditorSearch } from './editor-context.ts'
import styles from './EditorToolbar.module.css'
import { segmentSpec } from './segments/segment-spec.ts'

interface SegmentLineProps {
  search: EditorSearch
  onSearchChange: (change: Partial<EditorSearch>) => void
  onReplace: () => void
}

/** The parts of the address that a saved view of segments keeps. */
const none = { text: undefined, filter: undefined, line: undefined, sort: undefined }

/** The query line of the segments, their order, and the saved views of both. */
export function SegmentLine({ search, onSearchChange, onReplace }: SegmentLineProps) {
  const spec = useMemo(segmentSpec, [])
  const { text, filter, line, sort, view } = search
  const state = useQueryLine(
    { ...(text !== undefined && { q: text }), ...(line !== undefined && { filter: line }) },
    (change) =>
      onSearchChange({
        ...('q' in change && { text: change.q }),
        ...('filter' in change && { line: change.filter }),
      }),
    spec,
  )
  const set = (change: object) => onSearchChange(change)
  const list: ViewedList = {
    search: { text, filter, line, sort, view } as ViewedList['search'],
    set,
    open: (address) =>
      onSearchChange({ ...none, view: undefined, ...address, page: undefined } as Partial<EditorSearch>),
  }
  return (
    <>
      <div className={styles.search}>
        <QueryLine line={state} spec={spec} label={t('editor.search')} />
      </div>
      <span className={styles.views}>
        <Select
          label={t('editor.sort')}
          isLabelHidden
          width="fit"
          value={sort ?? 'file'}
          onChange={(id) => onSearchChange({ sort: segmentSorts.find((each) => each === id) })}
          options={(['file', ...segmentSorts] as const).map((id) => ({ id, label: t(`editor.sort.${id}`) }))}
        />
        <ViewsMenu list={list} name="SEGMENTS" />
        <IconButton icon="refresh" label={t('editor.key.replace')} onPress={onReplace} />
      </span>
    </>
  )
}
