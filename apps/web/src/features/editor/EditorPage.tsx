import type { EditorContextItem } from '@dragoman/sdk/operations/editor'
import { Button } from '@dragoman/ui/Button'
import { EmptyState } from '@dragoman/ui/EmptyState'
import { Skeleton } from '@dragoman/ui/Skeleton'
import { SkipLink } from '@dragoman/ui/SkipLink'
import { useMediaQuery } from '@dragoman/ui/use-media-query'
import { notFound } from '@tanstack/react-router'
import { useState } from 'react'
import { RegionError } from '../../errors/RegionError.tsx'
import { t } from '../../i18n/t.ts'
import { usePageName } from '../../shell/page-title.ts'
import { useUnsavedGuard } from '../../shell/unsaved.ts'
import { useDrafts, useUnsaved } from './drafts/use-drafts.ts'
import { useEditing } from './drafts/use-editing.ts'
import type { EditorSearch } from './editor-context.ts'
import { EditorHeader } from './EditorHeader.tsx'
import styles from './EditorPage.module.css'
import { EditorToolbar } from './EditorToolbar.tsx'
import { SegmentPanel } from './panel/SegmentPanel.tsx'
import { useConcordanceRequest } from './panel/use-concordance-request.ts'
import { ReadOnlyReason } from './ReadOnlyReason.tsx'
import { SegmentList } from './segments/SegmentList.tsx'
import { useSegment, useSegments } from './segments/use-segments.ts'
import { useShownRows } from './segments/use-shown-rows.ts'

interface EditorPageProps {
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
        address={address}
        item={item}
        items={items}
        search={search}
        onSearchChange={onSearchChange}
      />
    </div>
  )
}

interface WorkspaceProps extends EditorPageProps {
  item: EditorPageProps['items'][number]
}

/** One work unit: what it is, its segments, and what belongs to the active one. */
function Workspace({ address, item, items, search, onSearchChange }: WorkspaceProps) {
  const { workUnit } = item
  const list = useSegments(workUnit.uuid)
  const { store } = list
  const shown = useShownRows(workUnit.uuid, list, search)
  const { rows } = shown
  const [repetitions, setRepetitions] = useState(0)
  const drafts = useDrafts({ workUnitUuid: workUnit.uuid, store, address, onRepetitions: setRepetitions })
  const unsaved = useUnsaved(drafts)
  const onShowAll = () => onSearchChange({ filter: undefined, text: undefined })
  const isWide = useMediaQuery('(width >= 992px)')
  const [isPanelTurned, setPanelTurned] = useState(false)
  const hasPanel = isWide !== isPanelTurned
  const concordance = useConcordanceRequest(() => setPanelTurned(!isWide))
  const { editing, activeId, focusRequest, refusedId, said, onKeyDown } = useEditing({
    item,
    drafts,
    store,
    rows,
    first: search.segment,
    onShowAll,
    onConcordance: concordance.ask,
  })
  const active = useSegment(store, activeId ?? '')
  const error = list.error ?? shown.error
  const retry = list.error ? list.retry : shown.retry
  usePageName(workUnit.filename)
  useUnsavedGuard(unsaved.length > 0, drafts.saveAll)
  const isFiltered = search.filter !== undefined || search.text !== undefined
  return (
    <>
      <header>
        <EditorHeader
          item={item}
          items={items}
          editing={editing}
          store={store}
          onSwitch={(unit) => onSearchChange({ unit })}
        />
        <EditorToolbar
          search={search}
          onSearchChange={onSearchChange}
          editing={editing}
          store={store}
          shown={rows?.length}
          unsaved={unsaved}
          said={repetitions > 0 ? t('editor.said.repetitions', { count: repetitions }) : said}
          hasPanel={hasPanel}
          onPanelChange={() => setPanelTurned(!isPanelTurned)}
        />
      </header>
      {/* oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- keys come up from its fields */}
      <div className={styles.body} data-panel={hasPanel || undefined} onKeyDown={onKeyDown}>
        <main id={mainId} tabIndex={-1} className={styles.main}>
          {item.readOnlyReason && <ReadOnlyReason item={item} />}
          {error && !rows && <RegionError error={error} onRetry={retry} isPending={list.isFetching} />}
          {!rows && !error && (
            <div className={styles.loading}>
              <Skeleton lines={12} />
            </div>
          )}
          {rows && rows.length > 0 && (
            <SegmentList
              rows={rows}
              editing={editing}
              activeId={activeId}
              focusRequest={focusRequest}
              refusedId={refusedId}
            />
          )}
          {rows?.length === 0 && (
            <EmptyState
              kind={isFiltered ? 'no-match' : 'first-use'}
              title={isFiltered ? t('editor.empty.filtered') : t('editor.empty.title')}
              action={isFiltered && <Button onPress={onShowAll}>{t('editor.showAll')}</Button>}
            >
              {isFiltered ? t('editor.empty.filteredText') : t('editor.empty.text')}
            </EmptyState>
          )}
          {error && rows && <RegionError error={error} onRetry={retry} isPending={list.isFetching} />}
        </main>
        {hasPanel && (
          <aside className={styles.panel} aria-label={t('editor.panel')}>
            {active && <SegmentPanel segment={active} editing={editing} concordance={concordance.request} />}
          </aside>
        )}
      </div>
    </>
  )
}
